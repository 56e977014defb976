/** content/data/education.yaml: skills in rows, with their prerequisites, and the exam's questions. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.nonEmpty("Write a text."))

const skill = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, "Write small letters and -.")),
  name: v.pipe(text, v.maxLength(24, "Write at most 24 letters: it stands on a button.")),
  row: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  column: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
  needs: v.array(v.string("Write the id of a skill.")),
  how: text,
})

const question = v.strictObject({
  question: text,
  options: v.pipe(v.array(text), v.length(3, "Write three options.")),
  right: v.picklist([0, 1, 2], "Write 0, 1 or 2."),
})

export const schema = v.strictObject({
  skills: v.pipe(
    v.array(skill),
    v.check(
      skills => new Set(skills.map(({ row, column }) => `${row} ${column}`)).size === skills.length,
      "Two skills stand in the same place.",
    ),
    v.check(
      skills =>
        skills.every(one =>
          one.needs.every(need => skills.some(other => other.id === need && other.row < one.row)),
        ),
      "A skill needs skills of the rows above it, by their id.",
    ),
  ),
  questions: v.pipe(v.array(question), v.minLength(3, "Write three questions or more.")),
})

export type Course = v.InferOutput<typeof schema>
export type Skill = Course["skills"][number]
export type Question = Course["questions"][number]
