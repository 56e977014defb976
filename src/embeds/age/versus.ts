/** Compares two ages: when one was half the other, and when they add up to a hundred years. */
import { type Day, dayAt, dayKey, dayNumber } from "../../lib/calendar/calendarDay"
import { longDate } from "../../lib/calendar/longDate"
import { pluralise } from "../../lib/text/pluralise"
import { monthsAfter, spanBetween } from "./logic"

/** The lifespan of a hamster in years, roughly. */
export const hamsterLifeYears = 2

/**
 * Returns the number of hamster lives from birth to `today`: 20.3 is twenty whole ones and part of another. 0
 * before the birth.
 */
export function hamstersIn(born: Day, today: Day): number {
  const span = spanBetween(born, today)
  if (!span) return 0
  const before = dayNumber(monthsAfter(born, span.years * 12))
  const after = dayNumber(monthsAfter(born, (span.years + 1) * 12))
  return (span.years + (dayNumber(today) - before) / (after - before)) / hamsterLifeYears
}

/** Describes the years of the hamster at an index, and the age of its owner in them. */
export function lifeOf(born: Day, index: number): string {
  const from = born.year + index * hamsterLifeYears
  const age = index * hamsterLifeYears
  return `Hamster ${index + 1}, from ${from} to ${from + hamsterLifeYears}. You were ${age} and ${age + 1}.`
}

/** Compares the visitor's age with his in sentences. Both must be born by `today`. */
export function compareAges(his: Day, yours: Day, today: Day): string[] {
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
