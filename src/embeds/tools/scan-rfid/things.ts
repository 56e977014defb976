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
    says: "A chip answers, at 13.56 megahertz. It is polite, and has no message for a web page.",
    mood: "bow",
  },
  {
    name: "A dog",
    says: "No answer. Its chip talks at 134.2 kilohertz, a hundred times lower. The dog heard something.",
    mood: "bark",
  },
  { name: "A banana", says: "No chip. The sticker is for another kind of till.", mood: "rock" },
  { name: "Pertti", says: "No chip. He looked for snacks and has stayed. The plate is warm.", mood: "stay" },
]
