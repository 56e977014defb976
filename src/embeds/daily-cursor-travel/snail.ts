/** Two garden snails, mother and daughter, on their way to the Moon. All lengths are in metres. */
import { formatLength, formatSignificant, secondsPerYear } from "../../lib/text/travel"

/** The mother's start, in milliseconds since 1970: 29 April 2023, the day this page was opened, at midnight UTC. */
const startTime = Date.UTC(2023, 3, 29)

/** The speed of a garden snail in metres a second. */
export const snailSpeed = 0.001

/** Returns the mother's distance at a time in milliseconds since 1970; 0 before its start. */
export function snailAt(time: number): number {
  return (Math.max(0, time - startTime) / 1000) * snailSpeed
}

/** Formats a waiting time in seconds: "3.2 hours", "8.21 days", "4,060 years". */
export function formatWait(seconds: number): string {
  if (seconds < 86_400) return `${formatSignificant(seconds / 3600)} hours`
  return seconds < secondsPerYear
    ? `${formatSignificant(seconds / 86_400)} days`
    : `${formatSignificant(seconds / secondsPerYear)} years`
}

/** Describes the mother's lead, and the time until it changes at the visitor's speed. */
export function leadText(you: number, snail: number, speed: number): string {
  if (you >= snail) return `You are ${formatLength(you - snail)} ahead of Mother. She has not been told.`
  const lead = `Mother is ${formatLength(snail - you)} ahead of you.`
  if (speed <= snailSpeed) return `${lead} At today's pace she stays there.`
  return `${lead} At today's pace you catch her in ${formatWait((snail - you) / (speed - snailSpeed))}, without sleep.`
}

/** Returns the leader of this visit; null while the difference is below 2 mm. */
export function leader(you: number, snail: number): "you" | "snail" | null {
  if (Math.abs(you - snail) < 0.002) return null
  return you > snail ? "you" : "snail"
}
