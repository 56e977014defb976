/** Calculates the length of books at a speed, and the words read from a tape. */
import { pluralise } from "../../lib/text/pluralise"
import type { Book } from "./schema"

/** The reading speed in words a second at 1x: 150 a minute. */
const wordsPerSecond = 2.5

/** Formats hours as "12 days and 3 hours", rounded to whole hours; less than a day in hours alone. */
export function daysText(hours: number): string {
  const whole = Math.round(hours)
  const [days, rest] = [Math.floor(whole / 24), whole % 24]
  if (days === 0) return pluralise(rest, "hour")
  return rest === 0 ? pluralise(days, "day") : `${pluralise(days, "day")} and ${pluralise(rest, "hour")}`
}

/** Returns the total hours at 1x (`plain`), and at the speeds he listened at (`heard`). */
export function totals(books: readonly Pick<Book, "hours" | "speed">[]) {
  return {
    plain: books.reduce((sum, { hours }) => sum + hours, 0),
    heard: books.reduce((sum, { hours, speed }) => sum + hours / speed, 0),
  }
}

/** Describes the time saved by listening faster. */
export function wonText(books: readonly Pick<Book, "hours" | "speed">[]): string {
  const { plain, heard } = totals(books)
  return `${daysText(plain)} of life at 1x; ${daysText(heard)} as he heard them. Won: ${daysText(plain - heard)}, spent on rewinding.`
}

/** Splits the opening into the words read after `seconds` of tape at 1x and the rest. */
export function heardOf(opening: string, seconds: number): { heard: string; rest: string; isOver: boolean } {
  const words = opening.split(" ")
  const count = Math.min(words.length, Math.floor(seconds * wordsPerSecond))
  const rest = words.slice(count).join(" ")
  return {
    heard: words.slice(0, count).join(" "),
    rest,
    isOver: seconds * wordsPerSecond >= words.length + 2,
  }
}

/** Describes the sound at a speed. */
export function manner(speed: number): string {
  if (speed < 0.8) return "as a whale would"
  if (speed <= 1.1) return "as it was meant"
  if (speed <= 1.6) return "as somebody with a bus to catch"
  if (speed <= 2.3) return "as an auctioneer"
  return speed <= 3 ? "as a hamster" : "as a wasp in a jar"
}
