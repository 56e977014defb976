/** Picture numbers in links, navigation between pictures, and swapped captions. */

/** The clerk's notes on a picture: its contents, what its original caption would need, and its own caption. */
export type ClerkNote = { sees: string; needs: string; own: string }

/**
 * Parses the order of `count` captions from a link such as "21345678"; undefined if a caption is missing or
 * repeated.
 */
export function readOrder(text: string, count: number): readonly number[] | undefined {
  const order = [...text].map(digit => Number(digit) - 1)
  const isWhole = order.length === count && new Set(order).size === count
  return isWhole && order.every(index => index >= 0 && index < count) ? order : undefined
}

/** Formats an order for a link; null for the original order. */
export function writeOrder(order: readonly number[]): string | null {
  return order.every((caption, picture) => caption === picture) ? null : order.map(i => i + 1).join("")
}

/** Returns the order with the captions of two pictures swapped. */
export function swapped(order: readonly number[], a: number, b: number): number[] {
  return order.map((caption, picture) =>
    picture === a ? (order[b] ?? caption) : picture === b ? (order[a] ?? caption) : caption,
  )
}

/** The number of swaps after which the other family rings. */
export const swapsUntilCall = 4

/** The other family's lines on the telephone, one for each press. */
export const call = [
  "“Hello, this is Heikki's wife. We have been to Times Square. Our album says we were alone in a forest with a bucket.”",
  "“Yours is a wedding? With a petrol station? I said to Heikki: those people know how to live.”",
  "“So your captions are here and ours are with you. Shall we swap, or would you like to think about it?”",
] as const

/** The clerk's words once every picture has its own caption. */
export const fits = "Now all of them fit. Be honest, which did you like better?"

/** Returns the clerk's comment after the caption of picture `caption` was put under another picture. */
export function verdict(
  notes: readonly ClerkNote[],
  order: readonly number[],
  picture: number,
  swaps: number,
): string {
  if (swaps === swapsUntilCall) return "Excuse me, the telephone. It has rung since Tuesday."
  if (writeOrder(order) === null) return "So they came from the laboratory. I have seen worse."
  const caption = order[picture] ?? picture
  const { needs } = notes[caption] ?? { needs: "" }
  const { sees } = notes[picture] ?? { sees: "" }
  return [
    `This needs ${needs}. All I see is ${sees}.`,
    `I took the lens, and looked for ${needs}. I found ${sees}.`,
    `You say ${needs}. I say ${sees}. We are both tired.`,
  ][(caption + 2 * picture) % 3] as string
}

/** Returns everything the clerk may say about a caption under a picture. */
export function verdicts(notes: readonly ClerkNote[]): string[] {
  const places = notes.map((_, picture) => picture)
  const of = (order: readonly number[], picture: number) => verdict(notes, order, picture, 1)
  return [
    verdict(notes, places, 0, swapsUntilCall),
    of(places, 0),
    ...places.flatMap(a => places.map(b => of(swapped(places, a, b), a))),
  ]
}

/** Parses a picture number: "3" is the third of `count`. Null if there is no such picture. */
export function indexOf(text: string | null, count: number): number | null {
  return text !== null && /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= count
    ? Number(text) - 1
    : null
}

/** Returns the index after a key press on picture `index`, wrapping round at both ends; null for other keys. */
export function step(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count
  if (key === "ArrowLeft") return (index + count - 1) % count
  if (key === "Home") return 0
  return key === "End" ? count - 1 : null
}
