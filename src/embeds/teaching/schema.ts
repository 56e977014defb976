/** The schema of content/data/courses-taught.yaml: courses, the lines of their only slide, and their feedback. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.nonEmpty("Write a text."))

const feedback = v.strictObject({
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  quote: v.pipe(text, v.maxLength(90, "Write at most 90 letters: the form has three lines.")),
})

const course = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}\d{3}$/, "Write three capitals and three digits.")),
  name: v.pipe(text, v.maxLength(40, "Write at most 40 letters.")),
  term: v.pipe(v.string(), v.regex(/^(Spring|Autumn) (19|20)\d\d$/, "Write a term as Autumn 1998.")),
  lines: v.pipe(
    v.array(v.pipe(text, v.maxLength(64, "Write at most 64 letters: it is one line of a slide."))),
    v.minLength(8, "Write eight lines or more: they have to get small."),
    v.maxLength(16, "Write sixteen lines at most."),
  ),
  asked: text,
  feedback: v.pipe(v.array(feedback), v.length(3, "Write three forms.")),
})

export const schema = v.pipe(
  v.array(course),
  v.minLength(1, "Write a course."),
  v.check(
    courses => new Set(courses.map(({ code }) => code)).size === courses.length,
    "Two courses have the same code.",
  ),
)

export type Course = v.InferOutput<typeof schema>[number]
