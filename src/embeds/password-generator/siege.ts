/** A burglar at the door: when he is through, and how the world looks by then. Times are base-10 logarithms of seconds. */

/** After this (a hundred million million years) the last stars are out, and nobody tries any more. */
export const end = 21.5

/** Powers of ten that pass in a second of looking on. */
export const pace = 2.2

/**
 * When he guesses a password that is one of 2^bits: `share` says which of his guesses it is, from 0 (the first) to 1 (the
 * last).
 */
export function fallsAt(share: number, bits: number, perSecond: number): number {
  return Math.log10(Math.max(share, 2 ** -32)) + bits * Math.log10(2) - Math.log10(perSecond)
}

/**
 * What has become of him, from the time on that is told. The facts: the oceans boil in about a thousand million years, the
 * Sun has become a white dwarf after eight, and the last stars go out after a hundred million million (F. C. Adams and
 * G. Laughlin, A Dying Universe, 1997).
 */
export const ages = [
  { from: Number.NEGATIVE_INFINITY, name: "handle", says: "He tries the handle." },
  { from: 3.5, name: "chair", says: "He has asked for a chair." },
  { from: 7, name: "beard", says: "His beard is coming along." },
  { from: 9.5, name: "bones", says: "He is bones, and goes on typing." },
  { from: 12, name: "ice", says: "An ice age. The handle is frozen." },
  { from: 14.5, name: "ferns", says: "Ferns. Something with scales tries the handle too." },
  { from: 16.5, name: "heat", says: "The oceans have boiled. He has taken his cap off." },
  { from: 17.6, name: "night", says: "The Sun has gone out. The porch light hasn't." },
] as const

export type Age = (typeof ages)[number]
export type AgeName = Age["name"]

/** What has become of him at a time. */
export function ageAt(log: number): Age {
  return ages.filter(({ from }) => log >= from).at(-1) ?? ages[0]
}

/** How many of the ages have begun by then: 0 for the first. */
export function ageNumber(log: number): number {
  return ages.indexOf(ageAt(log))
}
