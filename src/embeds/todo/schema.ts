/** content/data/todo.yaml: what doing one thing leads to, in the realistic mode of the todo list. */
import * as v from "valibot"

const template = v.strictObject({
  /** Beginnings of words that bring these up, in small letters; none: they fit anything. */
  words: v.array(
    v.pipe(
      v.string("Write a word."),
      v.regex(/^\p{Ll}+$/u, "Write the beginning of one word, in small letters."),
    ),
  ),
  /** At least two things to do next; {task} is the thing that all this began with. */
  next: v.pipe(
    v.array(
      v.pipe(
        v.string("Write a text."),
        v.nonEmpty("Write a text."),
        v.maxLength(120, "Write 120 letters or less."),
      ),
    ),
    v.minLength(2, "Write at least two things: doing one adds two."),
  ),
})

export const schema = v.array(template)

export type Template = v.InferOutput<typeof template>
