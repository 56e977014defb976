/** Picture numbers in links, navigation between pictures, and swapped captions. */

/** The clerk's notes on a picture: its contents, and what its original caption would need. */
export type ClerkNote = { sees: string; needs: string }

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

/** Returns the number of permutations of `count` captions: 40,320 of eight. */
function orders(count: number): string {
  let product = 1
  for (let factor = 2; factor <= count; factor++) product *= factor
  return product.toLocaleString("en-GB")
}

/** The number of swaps after which the clerk confesses. */
export const swapsUntilConfession = 6

/** Returns the clerk's comment after the caption of picture `caption` was put under another picture. */
export function verdict(
  notes: readonly ClerkNote[],
  order: readonly number[],
  picture: number,
  swaps: number,
): string {
  if (swaps % swapsUntilConfession === 0)
    return `I have tried all ${orders(order.length)} orders, on a Sunday. The one they came in is the best, and in it none fits.`
  if (writeOrder(order) === null) return "So they came from the laboratory. I have seen worse."
  const caption = order[picture] ?? picture
  return `This needs ${notes[caption]?.needs}. All I see is ${notes[picture]?.sees}.`
}

/** Returns everything the clerk may say about a caption under a picture. */
export function verdicts(notes: readonly ClerkNote[]): string[] {
  const places = notes.map((_, picture) => picture)
  const of = (order: readonly number[], picture: number) => verdict(notes, order, picture, 1)
  return [
    verdict(notes, places, 0, swapsUntilConfession),
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
