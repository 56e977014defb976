/** How deep Pertti sleeps between two bangs, and what he thinks of the one that woke him. */

/** Milliseconds that he stays awake after a bang, holding up his card. */
export const awakeFor = 4000

/** Seconds in which he gets through most of what was left of falling asleep. */
const pace = 12

/**
 * How deep he sleeps at an instant, from 0 for awake to 1, where the last bang was at another, both in milliseconds; null
 * where there was none since the party.
 */
export function depthAt(at: number, bang: number | null): number {
  if (bang === null) return 1
  const seconds = Math.max(0, at - bang - awakeFor) / 1000
  return 1 - Math.exp(-seconds / pace)
}

/** Whether he is still awake of the last bang. */
export const isAwake = (at: number, bang: number | null) => bang !== null && at - bang < awakeFor

/** What a bang is worth to one who slept so deep, by halves from 0 to 10, as a jury shows it. */
export function scoreOf(depth: number): string {
  return (Math.round(depth * 20) / 2).toFixed(1)
}

/** From here on he jumps as high as the lamp. */
export const highest = 9.5

/** What he has to say about it. */
export function opinionOf(score: string): string {
  const points = Number(score)
  if (points >= highest) return "Up to the lamp."
  if (points >= 6) return "Good height. The landing was weak."
  if (points >= 2) return "He had only just closed his eyes."
  return "He saw it coming."
}
