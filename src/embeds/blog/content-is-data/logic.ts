/** The leaves of the website, where they lie when it falls, and the things that can hold it up. */

/** A leaf on the tree, and its place and turn in the heap on the ground. */
export type Leaf = { name: string; x: number; y: number; lies: readonly [x: number, y: number, turn: number] }

/** The height of the ground line. */
export const ground = 210

/** The width and height of a leaf. */
export const leafSize = [88, 28] as const

export const leaves: readonly Leaf[] = [
  { x: 160, y: 24, name: "TITLE", lies: [288, 164, 13] },
  { x: 84, y: 62, name: "WORDS", lies: [136, 193, -3] },
  { x: 236, y: 62, name: "TOY", lies: [234, 193, 2] },
  { x: 64, y: 106, name: "LINKS", lies: [186, 160, -9] },
  { x: 256, y: 106, name: "MORE WORDS", lies: [236, 128, 6] },
]

export type Prop = { id: string; name: string; lean: number; message: string }

export const hamster: Prop = { id: "hamster", name: "Call the hamster back", lean: 0, message: "Standing." }
export const nothing: Prop = { id: "nothing", name: "", lean: 88, message: "Oh no." }

/** Substitutes for the hamster, none of which lasts. */
export const props: readonly Prop[] = [
  { id: "broom", name: "A broom", lean: -24, message: "The broom is sweeping. That was not the idea." },
  { id: "book", name: "“CSS in a Weekend”", lean: 24, message: "It holds until Monday." },
  { id: "man", name: "The man from IT", lean: 33, message: "“I'm on holiday,” says the man from IT." },
]
