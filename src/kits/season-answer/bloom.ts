/** The year as it runs for whoever has sown: on to the bloom, a while there, and back to the day on which it was sown. */

/** The day of the year on which what was sown is open, and those on which it comes up. */
export const bloomDay = 104
const budding = 82
/** Ticks that the bloom stays. */
const hold = 40

/** How many days it has run on, ticks it has stood, and whether it is on its way back. */
export type Bloom = { gone: number; stood: number; isBack: boolean }

export const sownNow: Bloom = { gone: 0, stood: 0, isBack: false }

/** Days from one day of the year to the next bloom. */
export function daysToBloom(from: number, daysInYear: number): number {
  return (bloomDay - from + daysInYear) % daysInYear
}

/** A twentieth of a second later; null when it is back where it began. */
export function afterTick({ gone, stood, isBack }: Bloom, total: number): Bloom | null {
  if (isBack) {
    const left = gone - Math.max(5, total / 16)
    return left > 0 ? { gone: left, stood, isBack } : null
  }
  if (gone < total) return { gone: Math.min(total, gone + Math.max(2, total / 70)), stood: 0, isBack }
  return { gone, stood: stood + 1, isBack: stood >= hold }
}

/** The day of the year so many days on. */
export function dayOn(from: number, gone: number, daysInYear: number): number {
  return ((from - 1 + Math.round(gone)) % daysInYear) + 1
}

/** How far what was sown has come up on a day, 0 to 1. */
export function openness(day: number): number {
  return Math.min(1, Math.max(0, (day - budding) / (bloomDay - 6 - budding)))
}
