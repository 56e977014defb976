/** content/data/neon-colors.yaml: the colours for a neon sign. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const neonColor = v.strictObject({
  name: text,
  hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'Write a colour as "#ff4a1c", in small letters.')),
  /** A sentence on where the colour is seen. */
  what: text,
})

export const schema = v.array(neonColor)

export type NeonColor = v.InferOutput<typeof neonColor>
