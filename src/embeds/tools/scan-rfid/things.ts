/** Things that people hold to a reader although a page can read nothing on them. */
export type Thing = {
  name: string
  says: string
  /** The animation on the plate. */
  mood: "bow" | "bark" | "rock" | "stay"
}

/** Contactless cards and phones use 13.56 MHz; the chips of pets 134.2 kHz (ISO 11785). */
export const things: readonly Thing[] = [
  {
    name: "A bus card",
    says: "It answers. It only talks to buses.",
    mood: "bow",
  },
  {
    name: "A dog",
    says: "The reader heard nothing. The dog heard the reader.",
    mood: "bark",
  },
  { name: "A banana", says: "No chip. The sticker is for another kind of till.", mood: "rock" },
  {
    name: "Pertti",
    says: "One hamster, warm. Contents: eleven seeds, four of them yours. He is not getting down.",
    mood: "stay",
  },
]
