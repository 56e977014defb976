/**
 * The schema of content/data/todo.yaml: the tasks that follow from doing one, in the realistic mode of the todo
 * list.
 */
import * as v from "valibot"

const template = v.strictObject({
  /** Prefixes of words that a task must contain, in lower case; if empty, the template fits anything. */
  words: v.array(
    v.pipe(
      v.string("Write a word."),
      v.regex(/^\p{Ll}+$/u, "Write the beginning of one word, in small letters."),
    ),
  ),
  /** At least two follow-up tasks; {task} is replaced by the text of the original task. */
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
