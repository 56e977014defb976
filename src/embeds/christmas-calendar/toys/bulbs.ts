/** A string of lights with a broken bulb: the current reaches as far as that bulb. */

export const bulbs = 12

/** The range of bulbs that may be the broken one, from 1, both ends included. */
export type Known = { from: number; to: number; tests: number }

export const unknown: Known = { from: 1, to: bulbs, tests: 0 }

/** Narrows the range by testing whether the current passes bulb `at`. */
export function narrowRange({ from, to, tests }: Known, at: number, broken: number): Known {
  return broken > at
    ? { from: Math.max(from, at + 1), to, tests: tests + 1 }
    : { from, to: Math.min(to, at), tests: tests + 1 }
}

/** Describes the state of the search. */
export function bulbText({ from, to, tests }: Known): string {
  if (from === to) {
    const praise = tests <= 4 ? "An electrician could not have done it faster." : "Also a way."
    return `It is bulb ${from}, found in ${tests} test${tests === 1 ? "" : "s"}. All lit. ${praise}`
  }
  if (tests === 0) return "One of twelve is broken, so none of them burns. Press a bulb to measure there."
  return `The current stops somewhere from bulb ${from} to bulb ${to}.`
}
