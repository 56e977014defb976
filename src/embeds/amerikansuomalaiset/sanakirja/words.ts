/** The words of a call: in English, as the uncle says them, and as they are understood in Helsinki. */

type Part<Meant extends string> = {
  en: string
  /** The word in the form that the sentence needs: of standard Finnish as well as of Finglish. */
  said: string
  heard: string
  draws: Meant
}

/** Subjects, in the nominative. */
export const who = [
  { en: "The boss", said: "Paasi", heard: "A slab of rock", draws: "slab" },
  { en: "Granny", said: "Ränni", heard: "A rain gutter", draws: "gutter" },
  { en: "The labourer", said: "Leipuri", heard: "A baker", draws: "baker" },
  { en: "The logger", said: "Lokari", heard: "A mudguard", draws: "mudguard" },
] as const satisfies readonly Part<string>[]

/** Verbs, in the third person of the present. */
export const does = [
  { en: "pushes", said: "pussaa", heard: "kisses", draws: "kiss" },
  { en: "cans", said: "kännää", heard: "gets drunk on", draws: "drunk" },
  { en: "shovels", said: "soveltaa", heard: "applies", draws: "formula" },
  { en: "calls", said: "koolaa", heard: "nails battens on", draws: "battens" },
] as const satisfies readonly Part<string>[]

/** Objects, in the partitive. */
export const what = [
  { en: "the moose", said: "muusia", heard: "mashed potatoes", draws: "mash" },
  { en: "the pistol", said: "kanuunaa", heard: "a cannon", draws: "cannon" },
  { en: "the beer", said: "piiriä", heard: "a ring of people", draws: "ring" },
  { en: "the handle", said: "hantelia", heard: "a dumbbell", draws: "dumbbell" },
  { en: "the soap", said: "soopaa", heard: "utter nonsense", draws: "nonsense" },
  { en: "the stove", said: "touvia", heard: "a ship's rope", draws: "rope" },
  { en: "the pork", said: "porkkaa", heard: "a ski-pole basket", draws: "basket" },
] as const satisfies readonly Part<string>[]

/** Places, in the inessive. */
export const where = [
  { en: "in the house", said: "haussissa", heard: "in a bull market", draws: "market" },
  { en: "in the room", said: "ruumassa", heard: "in the hold of a ship", draws: "hold" },
  { en: "at the mall", said: "maalissa", heard: "in a football goal", draws: "goal" },
] as const satisfies readonly Part<string>[]

export const parts = [who, does, what, where] as const

export type Meaning = {
  who: (typeof who)[number]["draws"]
  does: (typeof does)[number]["draws"]
  what: (typeof what)[number]["draws"]
  where: (typeof where)[number]["draws"]
}
