/** The schema of content/data/transcript.yaml: the courses of a transcript, in the order of their terms. */
import * as v from "valibot"

/** Converts a term such as "Autumn 1998" to a number that grows by one each term. */
export function termNumber(term: string): number {
  const [season, year] = term.split(" ")
  return Number(year) * 2 + (season === "Autumn" ? 1 : 0)
}

const course = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}\d{3}$/, "Write three capitals and three digits.")),
  name: v.pipe(v.string("Write a text."), v.nonEmpty("Write a text.")),
  term: v.pipe(v.string(), v.regex(/^(Spring|Autumn) (19|20)\d\d$/, "Write a term as Autumn 1998.")),
  credits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40)),
  grade: v.union([v.literal("pass"), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))]),
})

export const schema = v.pipe(
  v.array(course),
  v.minLength(1, "Write a course."),
  v.check(
    courses => new Set(courses.map(({ code }) => code)).size === courses.length,
    "Two courses have the same code.",
  ),
  v.check(
    courses => courses.every(({ term }, i) => termNumber(term) >= termNumber(courses[i - 1]?.term ?? term)),
    "Write the terms in order.",
  ),
)

export type Course = v.InferOutput<typeof schema>[number]
