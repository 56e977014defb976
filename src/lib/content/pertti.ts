/** The part that Pertti plays on a page, as its front matter declares it, and what there are pictures of. */

/** The objects that he can carry, as they stand in a sentence. */
export const carried = {
  bamboo: "bamboo",
  book: "a book",
  carrot: "a carrot",
  mug: "a mug",
  pizza: "a slice of pizza",
  umbrella: "an umbrella",
} as const

/** The clothes that he can wear, as they stand in a sentence. */
export const worn = {
  headphones: "headphones",
  "party hat": "a party hat",
  "santa hat": "a red hat",
  "woolly hat": "a woolly hat",
} as const

export type Carried = keyof typeof carried
export type Worn = keyof typeof worn

/** The number of seeds that he takes in a day. */
export const maxSeedsADay = 3

/** His part on a page; exactly one of these is set. */
export type PerttiRole = {
  carries?: Carried | null | undefined
  wears?: Worn | null | undefined
  /** True if he is under his cushion. */
  hides?: boolean | null | undefined
  /** True if he runs in his wheel. */
  runs?: boolean | null | undefined
  /** True if his cushion is empty, because he is on the page itself. */
  away?: boolean | null | undefined
}

export const carriedNames = Object.keys(carried) as Carried[]
export const wornNames = Object.keys(worn) as Worn[]

/** Returns the name of a picture's file for an object: "party-hat". */
export const pictureName = (name: string) => name.replaceAll(" ", "-")
