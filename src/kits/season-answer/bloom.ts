/** The animation of the year after sowing: forward to the bloom, a pause there, and back to the day of sowing. */

/** The day of the year on which the seeds are in full bloom, and the day on which they start to come up. */
export const bloomDay = 104
const buddingDay = 82
/** The length of the pause at the bloom, in ticks. */
const pauseTicks = 40

/** The days run forward, the ticks of the pause so far, and whether the year runs back. */
export type Bloom = { gone: number; stood: number; isBack: boolean }

export const initialBloom: Bloom = { gone: 0, stood: 0, isBack: false }

/** Counts the days from a day of the year to the next bloom. */
export function daysToBloom(from: number, daysInYear: number): number {
  return (bloomDay - from + daysInYear) % daysInYear
}

/** Returns the state after a tick of 50 ms; null when the year is back at its start. */
export function nextBloom({ gone, stood, isBack }: Bloom, total: number): Bloom | null {
  if (isBack) {
    const left = gone - Math.max(5, total / 16)
    return left > 0 ? { gone: left, stood, isBack } : null
  }
  if (gone < total) return { gone: Math.min(total, gone + Math.max(2, total / 70)), stood: 0, isBack }
  return { gone, stood: stood + 1, isBack: stood >= pauseTicks }
}

/** Adds days to a day of the year, across New Year. */
export function addDaysInYear(from: number, gone: number, daysInYear: number): number {
  return ((from - 1 + Math.round(gone)) % daysInYear) + 1
}

/** Returns how far the seeds have come up on a day, 0 to 1. */
export function openness(day: number): number {
  return Math.min(1, Math.max(0, (day - buddingDay) / (bloomDay - 6 - buddingDay)))
}
