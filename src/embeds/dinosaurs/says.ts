/** The answers to a finger. */

/** The number of plasters that a visitor has. */
export const maxBites = 5

const bites = [
  "It has gone.",
  "It bit you.",
  "It bit you again.",
  "It weighs two grams.",
  "That one was for the mammoths.",
  "You are out of plasters.",
]

/** Returns the sentence for the number of bites so far. */
export function biteText(count: number): string {
  return bites[count] ?? ""
}

const pokes = ["It did not notice.", "It thinks you are a fly.", "Somewhere far away a tail has moved."]

/** Returns the answer to a finger on the skin, by the number of earlier ones. */
export function pokeText(count: number): string {
  return pokes[count % pokes.length] ?? ""
}
