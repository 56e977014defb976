/** Describes weeks, and what a pull does to the others. */
import { dayAt } from "../../lib/calendar/calendarDay"
import { longDate } from "../../lib/calendar/longDate"
import { hash } from "../../lib/game/random"
import { keyOf } from "./logic"

/** Formats the days of a week as briefly as possible: "12 to 18 May 2024". */
export function weekDays(born: number, week: number): string {
  const [first, last] = [born + week * 7, born + week * 7 + 6]
  const [from, to] = [dayAt(first), dayAt(last)]
  const until = longDate(keyOf(last))
  if (from.year !== to.year) return `${longDate(keyOf(first))} to ${until}`
  if (from.month === to.month) return `${from.day} to ${until}`
  return `${longDate(keyOf(first)).replace(/ \d+$/, "")} to ${until}`
}

/** Pertti's doings in weeks without a name, once he was big enough. */
const ordinary = [
  "Did the washing",
  "Rain",
  "Looked for a pen",
  "Meant to call Mother",
  "Mother called",
  "It was a week",
  "Found a mark. Lost it",
  "Waited for the modem",
  "Bought milk",
  "Forgot the milk",
  "Nothing. It was lovely",
  "Sorted the cables",
  "The cables again",
  "Soup",
  "Was going to start on Monday",
  "Monday",
]
const infancy = ["Slept", "Cried", "Slept, with hair", "Ate a sock", "Said “lamp”", "Fell over"]

/** Returns what Pertti did in a week without a name. */
export function ordinaryWeek(week: number): string {
  const list = week < 150 ? infancy : ordinary
  return list[hash(`week ${week}`) % list.length] ?? "Soup"
}

/** Returns the answer to the nth pull at the present week, from 1; `free` is the day after its last, as a date. */
export function inUseText(times: number, free: string): string {
  if (times === 1) return "It is in use."
  if (times === 2) return "It is still in use."
  if (times === 3) return `You can have it on ${longDate(free)}.`
  return "Please."
}

const weeksPerYear = 52.18

/** Describes what came down after a pull: `fallen` of `total` weeks. */
export function fallText(fallen: number, total: number, isFirst: boolean): string {
  if (fallen === 0) return "The others didn't notice."
  if (isFirst) return "That was the first one. It was holding the rest."
  if (fallen > total * 0.6) return "Nobody had glued them."
  if (fallen > 400) {
    const told = Math.round(fallen / 100) * 100
    return `${told.toLocaleString("en-GB")} weeks came down. That is ${Math.round(told / weeksPerYear)} years.`
  }
  return `${fallen} ${fallen === 1 ? "week" : "weeks"} came down.`
}
