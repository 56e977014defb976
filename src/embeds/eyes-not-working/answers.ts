/** The wood's answers to a boo and to a poke. */

/** The reaction of the eyes to a boo. */
export type Fright = "shut" | "half" | "wink" | "stay" | "wide"

export const boos: readonly { fright: Fright; says: string }[] = [
  { fright: "shut", says: "They have shut their eyes. They are counting how many of you there are." },
  { fright: "half", says: "Every other one was only pretending." },
  { fright: "wink", says: "They kept one open each. They have a system now." },
  { fright: "stay", says: "Nobody blinked. It has been discussed." },
  { fright: "wide", says: "“Boo,” say forty-eight eyes." },
]

const pokes = [
  "Ow, says somebody.",
  "That was somebody else. He has told the first one.",
  "That was the good one.",
  "Something in the wood is writing down your name.",
  "It moved its head. You have poked a squirrel.",
  "They have put the small ones at the back.",
] as const

const againPokes = ["The same one again. It keeps them shut now.", "It isn't at home."] as const
const treePokes = [
  "That was a tree.",
  "That was the same tree.",
  "The tree would like to be left out of this.",
] as const

const pick = (list: readonly string[], times: number) => list[times % list.length] ?? ""

/** A poke: at a pair, at the one poked just before, or at no pair. */
export type Poked = "pair" | "again" | "tree"

const answers: Record<Poked, readonly string[]> = {
  pair: pokes,
  again: againPokes,
  tree: treePokes,
}

/** Returns the answer to a poke; `times` counts earlier ones of the same sort. */
export const pokeAnswer = (poked: Poked, times: number) => pick(answers[poked], times)
