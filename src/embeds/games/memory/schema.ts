/** Card sets of the memory game: pictures by name. */
import * as v from "valibot"

/** The number of pairs on the largest table. */
export const cardsInSet = 32

const cards = v.pipe(
  v.record(v.pipe(v.string(), v.nonEmpty()), v.pipe(v.string(), v.nonEmpty())),
  v.check(
    set => Object.keys(set).length === cardsInSet,
    `A set has exactly ${cardsInSet} cards: the largest table has so many pairs.`,
  ),
  v.check(
    set => new Set(Object.values(set)).size === Object.keys(set).length,
    "Two cards have the same picture: it could not be told which of them are a pair.",
  ),
)

export const schema = v.pipe(
  v.array(
    v.strictObject({
      /** The set's id in addresses: "animals". */
      set: v.pipe(v.string(), v.regex(/^[a-z]+$/, "Write small letters only.")),
      /** The set's name in menus and sentences: "Animals". */
      name: v.string(),
      /** Pictures by name. */
      cards,
    }),
  ),
  v.nonEmpty("Write at least one set of cards."),
)

export type CardSet = v.InferOutput<typeof schema>[number]
