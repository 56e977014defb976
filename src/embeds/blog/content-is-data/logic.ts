/** The things that can hold up the website, and how far it leans on each. */

export type Prop = { id: string; name: string; lean: number; message: string }

export const hamster: Prop = { id: "hamster", name: "Call the hamster back", lean: 0, message: "Standing." }
export const nothing: Prop = { id: "nothing", name: "", lean: 88, message: "Oh no." }

/** Substitutes for the hamster, none of which lasts. */
export const props: readonly Prop[] = [
  { id: "broom", name: "A broom", lean: -24, message: "The broom is sweeping. That was not the idea." },
  { id: "book", name: "“CSS in a Weekend”", lean: 42, message: "It holds until Monday." },
  { id: "man", name: "The man from IT", lean: 66, message: "“I'm on holiday,” says the man from IT." },
]
