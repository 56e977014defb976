/**
 * The throws, their cyclic order, and rounds encoded as two letters each: "rp" is your rock against the machine's
 * paper.
 */

/** In cyclic order: each is beaten by the next, and the last by the first. */
export const throws = ["rock", "paper", "scissors"] as const

export type Throw = (typeof throws)[number]

export type Round = { you: Throw; machine: Throw }
/** The outcome of a round for the visitor. */
export type Outcome = "won" | "drawn" | "lost"

/** Returns the shift from `a` to `b` in cyclic order: 0, 1 (b beats a) or 2 (a beats b). */
export function shiftOf(a: Throw, b: Throw): number {
  return (throws.indexOf(b) - throws.indexOf(a) + 3) % 3
}

/** Returns the throw `shift` places after `a` in cyclic order. */
export function shifted(a: Throw, shift: number): Throw {
  return throws[(throws.indexOf(a) + shift) % 3] ?? a
}

export function outcomeOf({ you, machine }: Round): Outcome {
  const shift = shiftOf(machine, you)
  return shift === 0 ? "drawn" : shift === 1 ? "won" : "lost"
}

/** Encodes rounds as text by the throws' initials. */
export function written(rounds: readonly Round[]): string {
  return rounds.map(({ you, machine }) => you.charAt(0) + machine.charAt(0)).join("")
}

const named = (letter: string | undefined) => throws.find(each => each.charAt(0) === letter) ?? "rock"

/** Decodes a text made by `written`. */
export function readRounds(text: string): Round[] {
  const pairs = text.match(/[rps]{2}/g) ?? []
  return pairs.map(pair => ({ you: named(pair[0]), machine: named(pair[1]) }))
}
