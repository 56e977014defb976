/** content/data/calculator-moods.yaml: comments on results, by mood. */
import * as v from "valibot"

/** The moods of a result, most specific first; the first that fits is commented on. */
export const moods = [
  "zero-division",
  "limit",
  "mistake",
  "80085",
  "only-a-number",
  "same-again",
  "floating-point",
  "42",
  "404",
  "418",
  "1337",
  "1984",
  "1998",
  "2000",
  "365",
  "13",
  "0",
  "1",
  "minus-1",
  "2",
  "7",
  "100",
  "nearly-pi",
  "root",
  "astronomical",
  "power-of-two",
  "repdigit",
  "palindrome",
  "factorial",
  "fibonacci",
  "cube",
  "square",
  "prime",
  "round",
  "year",
  "huge",
  "negative",
  "even",
  "odd",
  "half",
  "quarter",
  "third",
  "tiny",
  "money",
  "negative-part",
  "below-one",
  "repeating",
  "part",
] as const

export type Mood = (typeof moods)[number]

export const schema = v.pipe(
  v.array(
    v.strictObject({
      when: v.picklist(moods),
      /** Sentences, one of which is chosen. */
      say: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.nonEmpty("Write at least one sentence.")),
    }),
  ),
  v.check(
    list => moods.every(mood => list.some(({ when }) => when === mood)),
    "Write something for every mood.",
  ),
)

export type Comments = v.InferOutput<typeof schema>[number]
