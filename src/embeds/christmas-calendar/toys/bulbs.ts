/** A string of lights in a row, one of which is broken: the current goes as far as that one. */

export const bulbs = 12

/** What is known of the broken bulb: it is one of these, both ends included, from 1. */
export type Known = { from: number; to: number; tests: number }

export const unknown: Known = { from: 1, to: bulbs, tests: 0 }

/** What is known after a test of whether the current comes past a bulb, when a certain one is broken. */
export function tested({ from, to, tests }: Known, at: number, broken: number): Known {
  return broken > at
    ? { from: Math.max(from, at + 1), to, tests: tests + 1 }
    : { from, to: Math.min(to, at), tests: tests + 1 }
}

/** What is said of it. */
export function bulbText({ from, to, tests }: Known): string {
  if (from === to) {
    const praise = tests <= 4 ? "An electrician could not have done it faster." : "Also a way."
    return `It is bulb ${from}, found in ${tests} test${tests === 1 ? "" : "s"}. All lit. ${praise}`
  }
  if (tests === 0) return "One of twelve is broken, so none of them burns. Press a bulb to measure there."
  return `The current stops somewhere from bulb ${from} to bulb ${to}.`
}
