/** The sets of cards of the memory game: what each picture is called, and the picture. */
import * as v from "valibot"

/** As many as the largest table has pairs: 8 by 8. */
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
      /** Its name in an address: "animals". */
      set: v.pipe(v.string(), v.regex(/^[a-z]+$/, "Write small letters only.")),
      /** Its name in a sentence or a menu: "Animals". */
      name: v.string(),
      /** Pictures by what they are called. */
      cards,
    }),
  ),
  v.nonEmpty("Write at least one set of cards."),
)

export type CardSet = v.InferOutput<typeof schema>[number]
