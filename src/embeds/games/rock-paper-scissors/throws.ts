/** The three throws, what beats what, and rounds as a text of two letters each: "rp" is your rock, the machine's paper. */

/** In an order in which each is beaten by the next, and the last by the first. */
export const throws = ["rock", "paper", "scissors"] as const

export type Throw = (typeof throws)[number]

export type Round = { you: Throw; machine: Throw }
/** How a round ended for you. */
export type Outcome = "won" | "drawn" | "lost"

/** How many places further in the order `b` is than `a`: 0, 1 (b beats a) or 2 (a beats b). */
export function shiftOf(a: Throw, b: Throw): number {
  return (throws.indexOf(b) - throws.indexOf(a) + 3) % 3
}

/** The throw so many places further in the order. */
export function shifted(a: Throw, shift: number): Throw {
  return throws[(throws.indexOf(a) + shift) % 3] ?? a
}

export function outcomeOf({ you, machine }: Round): Outcome {
  const shift = shiftOf(machine, you)
  return shift === 0 ? "drawn" : shift === 1 ? "won" : "lost"
}

/** Rounds as a text; no two throws begin with the same letter. */
export function written(rounds: readonly Round[]): string {
  return rounds.map(({ you, machine }) => you.charAt(0) + machine.charAt(0)).join("")
}

const named = (letter: string | undefined) => throws.find(each => each.charAt(0) === letter) ?? "rock"

/** The rounds of a text that `written` made. */
export function readRounds(text: string): Round[] {
  const pairs = text.match(/[rps]{2}/g) ?? []
  return pairs.map(pair => ({ you: named(pair[0]), machine: named(pair[1]) }))
}
