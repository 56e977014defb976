/** content/data/finglish.yaml: words of American Finnish with their sources. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const word = v.strictObject({
  word: v.pipe(text, v.regex(/^\p{L}+$/u, "Write one word.")),
  fi: text,
  en: text,
  /** The key of its source in `sources`. */
  source: text,
})

export const schema = v.pipe(
  v.strictObject({
    sources: v.record(text, v.strictObject({ text, to: v.pipe(v.string(), v.url("Write an address.")) })),
    words: v.pipe(v.array(word), v.minLength(120, "The catalogue promises 120 words.")),
  }),
  v.check(
    ({ sources, words }) => words.every(({ source }) => Object.hasOwn(sources, source)),
    "Every word needs a source that stands above.",
  ),
)

export type Finglish = v.InferOutput<typeof schema>
export type Word = Finglish["words"][number]
