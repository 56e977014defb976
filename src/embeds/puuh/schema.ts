/** content/data/sighs.yaml: the encyclopaedia of sighs, with their sounds. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."), v.maxLength(80))
const from = (min: number, max: number) =>
  v.pipe(
    v.number(`Write a number from ${min} to ${max}.`),
    v.minValue(min, `Write a number from ${min} to ${max}.`),
    v.maxValue(max, `Write a number from ${min} to ${max}.`),
  )

const sigh = v.strictObject({
  id: v.pipe(text, v.regex(/^[a-z-]+$/, "Write small letters and hyphens.")),
  name: text,
  says: text,
  when: text,
  cure: text,
  /** In seconds. */
  breath: from(0.3, 6),
  depth: from(1, 10),
  voice: from(0, 1),
})

export const schema = v.pipe(
  v.array(sigh),
  v.check(sighs => new Set(sighs.map(({ id }) => id)).size === sighs.length, "Use each id once."),
  v.check(
    sighs => ["short", "deep", "existential"].every((id, i) => sighs[i]?.id === id),
    "Begin with short, deep and existential.",
  ),
)

export type Sigh = v.InferOutput<typeof sigh>
