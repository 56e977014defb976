/** The schema of a staged chat: its turns, each perhaps with a drawing. */
import * as v from "valibot"

const turn = v.strictObject({
  from: v.picklist(["visitor", "machine"], "Write visitor or machine."),
  text: v.pipe(v.string(), v.nonEmpty("Write what is said.")),
  drawing: v.optional(v.pipe(v.string(), v.nonEmpty("Write the drawing's name, or leave the key out."))),
})

export const schema = v.pipe(v.array(turn), v.minLength(1, "Write at least one turn."))

/** One turn of a chat; `drawing` is the name of a picture of the page. */
export type Turn = v.InferOutput<typeof turn>
