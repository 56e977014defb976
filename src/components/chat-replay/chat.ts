/** A staged chat: who says what, and which drawing hangs under it. */
import * as v from "valibot"

const turn = v.strictObject({
  from: v.picklist(["visitor", "machine"], "Write visitor or machine."),
  text: v.pipe(v.string(), v.nonEmpty("Write what is said.")),
  drawing: v.optional(v.pipe(v.string(), v.nonEmpty("Write the drawing's name, or leave the key out."))),
})

export const schema = v.pipe(v.array(turn), v.minLength(1, "Write at least one turn."))

/** One turn of a chat; `drawing` names a picture that the page knows. */
export type Turn = v.InferOutput<typeof turn>
