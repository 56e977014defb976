/** content/data/backlog.yaml: the cards of the site's own backlog. */
import * as v from "valibot"
import { longDate } from "../../lib/calendar/longDate"

export const columns = [
  ["backlog", "Backlog"],
  ["next", "Next"],
  ["doing", "Doing"],
  ["done", "Done"],
] as const

export type Column = (typeof columns)[number][0]

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

function isDay(day: string): boolean {
  try {
    return longDate(day) !== ""
  } catch {
    return false
  }
}

const day = v.pipe(v.string(), v.check(isDay, "Write a day as 2024-05-31."))

const card = v.pipe(
  v.strictObject({
    /** Must never change: visitors' stored boards refer to it. */
    id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, "Write small letters and hyphens.")),
    title: text,
    note: text,
    /** The day it was written down. */
    since: day,
    column: v.picklist(
      columns.map(([column]) => column),
      "Write backlog, next, doing or done.",
    ),
    /** The day it was done. */
    done: v.optional(day),
  }),
  v.check(
    ({ column, done }) => (column === "done") === (done !== undefined),
    "What is in done has a day in `done`, and nothing else has.",
  ),
  v.check(
    ({ since, done }) => done === undefined || since <= done,
    "It was done before it was written down.",
  ),
)

export const schema = v.pipe(
  v.array(card),
  v.check(cards => new Set(cards.map(({ id }) => id)).size === cards.length, "Two cards have the same id."),
)

export type Card = v.InferOutput<typeof card>
