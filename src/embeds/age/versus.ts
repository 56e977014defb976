/** Two ages beside each other: when one was half the other, and when they are a hundred years together. */
import { type Day, dayAt, dayKey, dayNumber } from "../../lib/calendar/calendarDay"
import { longDate } from "../../lib/calendar/longDate"
import { pluralise } from "../../lib/text/pluralise"
import { monthsAfter, spanBetween } from "./logic"

/** How many years a hamster lives, about. */
export const hamsterLife = 2

/** How many hamsters, one after the other, a life has taken until a day: 20.3 are twenty and most of another to come. */
export function hamstersIn(born: Day, today: Day): number {
  const span = spanBetween(born, today)
  if (!span) return 0
  const before = dayNumber(monthsAfter(born, span.years * 12))
  const after = dayNumber(monthsAfter(born, (span.years + 1) * 12))
  return (span.years + (dayNumber(today) - before) / (after - before)) / hamsterLife
}

/** The years of a hamster of somebody's, counted from 0, and how old they were in them. */
export function lifeOf(born: Day, index: number): string {
  const from = born.year + index * hamsterLife
  const age = index * hamsterLife
  return `Hamster ${index + 1}, from ${from} to ${from + hamsterLife}. You were ${age} and ${age + 1}.`
}

/** What the visitor's age is beside his, in sentences; both were born by today. */
export function beside(his: Day, yours: Day, today: Day): string[] {
  const [a, b, now] = [dayNumber(his), dayNumber(yours), dayNumber(today)]
  const count = hamstersIn(yours, today)
  const lives =
    count < 1
      ? "You are less than a hamster old."
      : `You are ${pluralise(Math.floor(count), "hamster")} old${count >= 2 ? ", one after the other" : ""}${count % 1 > 0.75 ? ", and this one is getting tired" : ""}.`
  if (a === b) return [lives, "You were born on the same day. He remembers you as larger."]
  const older = a < b ? "He" : "You"
  const span = spanBetween(a < b ? his : yours, a < b ? yours : his)
  const apart = span && [
    ...(span.years > 0 ? [pluralise(span.years, "year")] : []),
    ...(span.months > 0 ? [pluralise(span.months, "month")] : []),
    ...(span.days > 0 ? [pluralise(span.days, "day")] : []),
  ]
  const twice = 2 * Math.max(a, b) - Math.min(a, b)
  const day = longDate(dayKey(dayAt(twice)))
  const half =
    twice > now
      ? `On ${day} ${a < b ? "he" : "you"} will be exactly twice as old as ${a < b ? "you" : "he"}.`
      : `On ${day} ${a < b ? "he was" : "you were"} exactly twice as old as ${a < b ? "you" : "he"}. Neither noticed.`
  const hundred = Math.ceil((a + b + 36524.25) / 2)
  const together = `Together you ${hundred > now ? "will be" : "were"} a hundred on ${longDate(dayKey(dayAt(hundred)))}.`
  return [lives, `${older} came first, by ${apart?.join(", ")}.`, half, together]
}
