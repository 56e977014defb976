/** content/data/neon-colors.yaml: the colours that a neon sign may have. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const neonColor = v.strictObject({
  name: text,
  hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'Write a colour as "#ff4a1c", in small letters.')),
  /** Where one has seen it, in a sentence. */
  what: text,
})

export const schema = v.array(neonColor)

export type NeonColor = v.InferOutput<typeof neonColor>
