/** The burglary: the time it takes, and the state of the world by then. Times are base-10 logarithms of seconds. */

/** The end, after about 10^14 years: the last stars are out, and nobody tries any more. */
export const end = 21.5

/** The powers of ten that pass per second of watching. */
export const powersPerSecond = 2.2

/**
 * Returns the time at which a password of `bits` bits is guessed. `share` is its position among all guesses, from 0
 * (the first) to 1 (the last).
 */
export function crackedAt(share: number, bits: number, perSecond: number): number {
  return Math.log10(Math.max(share, 2 ** -32)) + bits * Math.log10(2) - Math.log10(perSecond)
}

/**
 * The burglar's condition from each time on. The facts: the oceans boil in about 10^9 years, the Sun has become a
 * white dwarf after 8 × 10^9, and the last stars go out after 10^14 (F. C. Adams and G. Laughlin, A Dying Universe,
 * 1997).
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

/** Returns the burglar's condition at a time. */
export function ageAt(log: number): Age {
  return ages.filter(({ from }) => log >= from).at(-1) ?? ages[0]
}

/** Returns the index of the age at a time; 0 for the first. */
export function ageNumber(log: number): number {
  return ages.indexOf(ageAt(log))
}
