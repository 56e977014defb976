/** The way of a thing from another page through the panda, which takes it for bamboo. */

/** Its place: in the panda's paw, inside it, or among its droppings. */
export type Passage = "held" | "inside" | "out"

/** The number of further stalks after which it comes out: with itself, enough for a dropping. */
export const stalksAfter = 2

/** Returns the place of a thing that was eaten as the stalk of a number, or not yet (null). */
export function passageOf(eatenAs: number | null, total: number): Passage {
  if (eatenAs === null) return "held"
  return total - eatenAs < stalksAfter ? "inside" : "out"
}

/** Returns the sign's words about a thing, by its name within a sentence; `asleep` is the panda. */
export function passageText(passage: Passage, asleep: boolean, name: string): string {
  if (passage === "held")
    return asleep
      ? `It sleeps with ${name} in its arms, and chews a little.`
      : `It has taken ${name} for bamboo. Nobody has told it.`
  if (passage === "inside")
    return asleep ? `It has dropped off with ${name} inside.` : `That was ${name}. It would like another.`
  return `It digests less than a fifth of what it eats. The rest was ${name}.`
}

/** Returns the sign's words at first while the last thing that the panda had, by its name within a sentence, is not there. */
export function missingText(name: string, asleep: boolean): string {
  return asleep ? `It dreams of ${name}.` : `It looks for ${name} in its bamboo. It liked that one.`
}

/** Returns what the picture shows of a thing, as an end of its label. */
export function passageLabel(passage: Passage, name: string): string {
  const places = {
    held: `and ${name} in its arms`,
    inside: `and ${name} inside it`,
    out: `and ${name} among its droppings`,
  }
  return places[passage]
}
