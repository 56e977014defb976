/** The things that pages give a visitor at their moments, kept in My Briefcase. */

/** A thing as the front matter declares it. */
export type Thing = {
  /** Its name with an article, within a sentence: "a bent degree". */
  name: string
  /** A dare for visitors who have not got it. */
  hint: string
}

/** A page's thing; `isLoose` if it leaves a trace on the desktop, drawn by trace.tsx in the folder of its embed. */
export type PageThing = Thing & {
  isLoose: boolean
  /** The name of its icon: one of its own, or the page's. */
  icon: string
}

/** Pertti's clothes, with the number of things that each takes. */
export const clothes = [
  { count: 8, name: "a bow tie" },
  { count: 16, name: "sunglasses" },
  { count: 32, name: "a cape" },
  { count: 64, name: "a crown" },
] as const

/** The maximum lengths of a name and a hint in characters, and of a hint in words: no more fit on the label. */
export const maxThing = { name: 40, hint: 60, hintWords: 8 }
