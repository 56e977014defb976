/** content/data/excuses.yaml: the parts of excuses, and which of them go together. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const sentence = v.pipe(text, v.regex(/[.]$/, "End the sentence with a full stop."))
const slug = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, "Write small letters and hyphens."))
const some = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(item), v.minLength(1, "Write at least one."))

/** Kinds of occasions: being late, being absent, or not having done something. */
export const kinds = ["late", "absent", "undone"] as const

const kind = v.picklist(kinds, "Write late, absent or undone.")

const occasion = v.strictObject({
  /** The occasion's id in links. */
  id: slug,
  name: text,
  /** Completes "I am sorry that". */
  that: text,
  kind,
  /** The recipient of the excuse. */
  whom: text,
})

/** A word with a plural, or one used for both. */
const word = v.union([text, v.strictObject({ one: text, many: text })], "Write a word, or {one: , many: }.")

const actor = v.strictObject({
  who: text,
  as: v.picklist(["he", "she", "it", "they"], "Write he, she, it or they."),
  /** An emoji, shown until a GIF is found. */
  sign: text,
})

const cause = v.strictObject({
  /** The kinds of actors that suit it. */
  by: some(slug),
  /** The words after the actor. */
  does: text,
  for: v.optional(some(kind)),
  /** The GIF's search term, appended to the actor. */
  gif: text,
})

const turn = v.strictObject({ by: v.optional(some(slug)), and: v.pipe(text, v.startsWith("and ")) })

const level = v.strictObject({
  /** From 5, believed by everyone, to 1, too absurd to be invented. */
  likely: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  name: text,
  /** Verdicts on excuses of this level, each a full sentence. */
  verdicts: some(sentence),
  /** The possible culprits by kind. */
  actors: v.record(slug, some(actor)),
  causes: some(cause),
  turns: some(turn),
  closings: some(sentence),
})

const isKnown = ({ actors, causes, turns }: v.InferOutput<typeof level>) =>
  [...causes, ...turns].every(({ by }) => (by ?? []).every(kind => Object.hasOwn(actors, kind)))

export const schema = v.strictObject({
  occasions: some(occasion),
  openings: some(v.pipe(sentence, v.includes("{that}", "Write {that} where the occasion stands."))),
  /** Lists of words that parts use as placeholders. */
  words: v.record(slug, some(word)),
  levels: v.pipe(
    v.array(v.pipe(level, v.check(isKnown, "Every kind after by: needs its actors in the same level."))),
    v.check(
      levels => levels.map(({ likely }) => likely).join() === "5,4,3,2,1",
      "Write the five levels, 5 first and 1 last.",
    ),
  ),
})

export type Excuses = v.InferOutput<typeof schema>
export type Occasion = v.InferOutput<typeof occasion>
export type Level = v.InferOutput<typeof level>
export type Actor = v.InferOutput<typeof actor>
export type Cause = v.InferOutput<typeof cause>
export type Turn = v.InferOutput<typeof turn>
export type Word = v.InferOutput<typeof word>
