/** A time of day read backwards, with remarks. */
import { clockText } from "../../../lib/calendar/wallClock"

/** Reverses a minute of the day, 0 to 1439: 12:34 is "43:21". */
export function backwards(minute: number): string {
  return [...clockText(minute)].reverse().join("")
}

/** Describes the reversed time of a minute of the day, 0 to 1439. */
export function verdict(minute: number): string {
  const there = clockText(minute)
  const back = backwards(minute)
  if (there === back) return `${there} is ${back} from the other end too.`
  const [hour = 0, past = 0] = back.split(":").map(Number)
  if (hour > 23) return `Backwards ${there} is ${back}. No day is that long.`
  if (past > 59) return `Backwards ${there} is ${back}. No hour is that long.`
  return `Backwards ${there} is ${back}, which is a time, but another one.`
}
