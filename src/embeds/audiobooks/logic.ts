/** How long books last at a speed, and how far into its first words a tape is. */
import { pluralise } from "../../lib/text/pluralise"
import type { Book } from "./schema"

/** Words a second at 1x: 150 a minute. */
const pace = 2.5

/** "12 days and 3 hours" from hours, rounded to a whole hour; less than a day in hours alone. */
export function daysText(hours: number): string {
  const whole = Math.round(hours)
  const [days, rest] = [Math.floor(whole / 24), whole % 24]
  if (days === 0) return pluralise(rest, "hour")
  return rest === 0 ? pluralise(days, "day") : `${pluralise(days, "day")} and ${pluralise(rest, "hour")}`
}

/** Hours of some books at 1x, and at the speeds at which they were heard. */
export function totals(books: readonly Pick<Book, "hours" | "speed">[]) {
  return {
    plain: books.reduce((sum, { hours }) => sum + hours, 0),
    heard: books.reduce((sum, { hours, speed }) => sum + hours / speed, 0),
  }
}

/** What he has won by not listening at the speed of speech, and what for. */
export function wonText(books: readonly Pick<Book, "hours" | "speed">[]): string {
  const { plain, heard } = totals(books)
  return `${daysText(plain)} of life at 1x; ${daysText(heard)} as he heard them. Won: ${daysText(plain - heard)}, spent on rewinding.`
}

/** The words that have been read after so many seconds of the tape at 1x, and whether that is all of them. */
export function heardOf(opening: string, seconds: number): { heard: string; rest: string; isOver: boolean } {
  const words = opening.split(" ")
  const count = Math.min(words.length, Math.floor(seconds * pace))
  const rest = words.slice(count).join(" ")
  return { heard: words.slice(0, count).join(" "), rest, isOver: seconds * pace >= words.length + 2 }
}

/** How it sounds at a speed. */
export function manner(speed: number): string {
  if (speed < 0.8) return "as a whale would"
  if (speed <= 1.1) return "as it was meant"
  if (speed <= 1.6) return "as somebody with a bus to catch"
  if (speed <= 2.3) return "as an auctioneer"
  return speed <= 3 ? "as a hamster" : "as a wasp in a jar"
}
