/** Remarks in the room between two stages. */
import type { State } from "./state"

/** Seconds between two of them. */
const everySeconds = 28

const murmurs: readonly [from: number, text: string][] = [
  [2, "Somebody has fixed a typo in a comment. Two files stopped working."],
  [3, "The printer wants magenta."],
  [4, "A customer writes that the button is blue. It should be blue."],
  [4, "It works on the coffee machine."],
  [5, "Risto has moved the deadline. He will not say in which direction."],
  [6, "Somebody asks who wrote this. It was you, in line 4."],
  [7, "The new framework has a newer framework."],
  [7, "Somebody has found out what the semicolon was for."],
  [8, "The model has agreed with everybody."],
  [8, "The model has written a poem about the bug. It rhymes with undefined."],
  [9, "The chart goes up. Somebody turns it round. It goes up."],
  [10, "Your desk is where the printer was. The printer has an office."],
  [11, "It smells of smoke. It is only the coffee."],
  [12, "The word family has been taken out of the slides."],
  [13, "The log has been found. It is in the model's poem."],
]

/** Returns what is heard in this second, the newest things first; null for silence. */
export function murmurOf({ stage, since }: Pick<State, "stage" | "since">): string | null {
  if (since === 0 || since % everySeconds > 0) return null
  const candidates = murmurs.filter(([from]) => from <= stage).reverse()
  return candidates[(since / everySeconds - 1) % Math.max(1, candidates.length)]?.[1] ?? null
}
