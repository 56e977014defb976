/** Calculates how deeply Pertti sleeps between two bangs, and his verdict on them. */

/** The time he stays awake after a bang, holding up his card, in milliseconds. */
export const awakeMs = 4000

/** The time constant of falling asleep, in seconds. */
const timeConstantSeconds = 12

/**
 * Returns the depth of his sleep, from 0 (awake) to 1. Both instants are in milliseconds; `bang` is null before the
 * first.
 */
export function depthAt(at: number, bang: number | null): number {
  if (bang === null) return 1
  const seconds = Math.max(0, at - bang - awakeMs) / 1000
  return 1 - Math.exp(-seconds / timeConstantSeconds)
}

/** Returns whether the last bang still keeps him awake. */
export const isAwake = (at: number, bang: number | null) => bang !== null && at - bang < awakeMs

/** The points that each bang he remembers costs the next one, and the most that all of them cost. */
const [strictness, maxStrictness] = [0.5, 6]

/**
 * Returns the score of a bang by the depth of the sleep it ended and the bangs he remembers: 0 to 10 in halves, as a
 * jury gives it.
 */
export function scoreOf(depth: number, remembered: number): string {
  const points = Math.round(depth * 20) / 2 - Math.min(maxStrictness, remembered * strictness)
  return Math.max(0, points).toFixed(1)
}

/** The score from which he hits the light switch at the lamp. */
export const lampScore = 9.5

/** Returns his comment on a score. */
export function opinionOf(score: string, depth: number): string {
  const points = Number(score)
  if (points >= lampScore) return "Up to the lamp."
  if (depth > 0.9) return "He has seen that one."
  if (points >= 6) return "Good height. The landing was weak."
  if (points >= 2) return "He had only just closed his eyes. Count to three z's."
  return "He saw it coming. Let him sleep first."
}

/** Returns the score he gives the visitor for his own bang: 0.5 to 4.5. */
export function visitorScore(remembered: number): string {
  return (((remembered * 7) % 9) / 2 + 0.5).toFixed(1)
}

/** The share of his sleep that is left to him without the guest that he takes for a pillow. */
const withoutPillow = 0.4

/** Returns the depth of his sleep with a pillow, or while that is up at the lamp. */
export function depthOn(depth: number, isPillowUp: boolean): number {
  return isPillowUp ? depth * withoutPillow : depth
}

/** Returns whether a bang sends the pillow up to the lamp: if he slept well on it. */
export const fliesUp = (depth: number, isPillowUp: boolean) => !isPillowUp && depth > 0.5

/** Describes the way of a pillow at a bang; null if it stays where it is. */
export function pillowText(name: string, depth: number, isPillowUp: boolean): string | null {
  if (isPillowUp) return `${name} came down from the lamp. He had only dozed.`
  return fliesUp(depth, isPillowUp) ? `${name} flew up to the lamp, and stayed.` : null
}
