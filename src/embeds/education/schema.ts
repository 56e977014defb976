/** content/data/education.yaml: the questions of the exam, each with three notes to pass and what comes of them. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.nonEmpty("Write a text."))
const remark = v.pipe(text, v.maxLength(44, "Write at most 44 letters: it is a line of the certificate."))

const answer = v.strictObject({
  note: v.pipe(text, v.maxLength(30, "Write at most 30 letters: it is a note.")),
  mark: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(10)),
  happens: text,
  remark,
})

const question = v.strictObject({
  subject: v.pipe(text, v.maxLength(14, "Write at most 14 letters.")),
  question: v.pipe(text, v.maxLength(60, "Write at most 60 letters: it stands on the board.")),
  answers: v.pipe(v.array(answer), v.length(3, "Write three answers.")),
  own: v.strictObject({ writes: v.pipe(text, v.maxLength(8)), remark }),
})

export const schema = v.pipe(
  v.array(question),
  v.minLength(6, "Write six questions or more."),
  v.maxLength(9, "Write at most nine: a digit in the address stands for each."),
)

export type Question = v.InferOutput<typeof question>
