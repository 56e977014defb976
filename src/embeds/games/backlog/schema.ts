/** content/data/games-backlog.yaml: the games that will never be made. */
import * as v from "valibot"
import { longDate } from "../../../lib/calendar/longDate"

const line = v.pipe(
  v.string("Write a text."),
  v.trim(),
  v.nonEmpty("Write a text."),
  v.maxLength(130, "Write 130 letters or less: a design document has one line."),
)
const sentence = v.pipe(line, v.regex(/[.!?]$/, "End the sentence."))

function isDay(text: string): boolean {
  try {
    return longDate(text) !== ""
  } catch {
    return false
  }
}

const idea = v.strictObject({
  title: line,
  /** The date of the idea, as in 2024-05-31. */
  since: v.pipe(v.string(), v.check(isDay, "Write a day as 2024-05-31.")),
  design: sentence,
  /** The estimated development time. */
  estimate: line,
  /** The reason why it will never be made. */
  never: sentence,
})

const isUnique = (ideas: v.InferOutput<typeof idea>[]) =>
  new Set(ideas.map(({ title }) => title)).size === ideas.length

export const schema = v.pipe(
  v.array(idea),
  v.check(isUnique, "Two games have the same title: what is made of them is kept by it."),
)

export type GameIdea = v.InferOutput<typeof idea>
