/** A garden snail on its way to the Moon, and how a cursor stands beside it. All lengths are in metres. */
import { formatLength, formatSignificant, secondsPerYear } from "../../lib/text/travel"

/** When it set out: 29 April 2023, the day this page was opened, at midnight UTC. */
const setOut = Date.UTC(2023, 3, 29)

/** A millimetre a second, which garden snails can keep up, in metres. */
export const snailSpeed = 0.001

/** How far it is at a time in milliseconds since 1970; 0 before it set out. */
export function snailAt(time: number): number {
  return (Math.max(0, time - setOut) / 1000) * snailSpeed
}

/** A time that one may have to wait, in seconds: "3.2 hours", "8.21 days", "4,060 years". */
export function wait(seconds: number): string {
  if (seconds < 86_400) return `${formatSignificant(seconds / 3600)} hours`
  return seconds < secondsPerYear
    ? `${formatSignificant(seconds / 86_400)} days`
    : `${formatSignificant(seconds / secondsPerYear)} years`
}

/** Who is ahead of whom, and when that ends at the visitor's speed. */
export function leadText(you: number, snail: number, speed: number): string {
  if (you >= snail)
    return `You are ${formatLength(you - snail)} ahead of the snail of 2023. It has not been told.`
  const lead = `The snail of 2023 is ${formatLength(snail - you)} ahead of you.`
  if (speed <= snailSpeed) return `${lead} At today's rate it stays there.`
  return `${lead} At today's rate you catch it in ${wait((snail - you) / (speed - snailSpeed))}, without sleep.`
}

/** Who has the lead in this visit; null for as long as neither has moved far enough to say. */
export function leader(you: number, snail: number): "you" | "snail" | null {
  if (Math.abs(you - snail) < 0.002) return null
  return you > snail ? "you" : "snail"
}
