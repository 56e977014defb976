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

/** Returns the score of a bang by the depth of the sleep it ended: 0 to 10 in halves, as a jury gives it. */
export function scoreOf(depth: number): string {
  return (Math.round(depth * 20) / 2).toFixed(1)
}

/** The score from which he jumps as high as the lamp. */
export const lampScore = 9.5

/** Returns his comment on a score. */
export function opinionOf(score: string): string {
  const points = Number(score)
  if (points >= lampScore) return "Up to the lamp."
  if (points >= 6) return "Good height. The landing was weak."
  if (points >= 2) return "He had only just closed his eyes."
  return "He saw it coming."
}
