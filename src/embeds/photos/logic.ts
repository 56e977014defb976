/** The numbers of an album's pictures in a link, the steps from one to the next, and captions that change places. */

/** What the clerk of the photo shop knows of a picture: what is on it, and what its first caption would need. */
export type ClerkNote = { sees: string; needs: string }

/** The order of `count` captions as a link has it: "21345678"; undefined where a caption is missing or there twice. */
export function readOrder(text: string, count: number): readonly number[] | undefined {
  const order = [...text].map(digit => Number(digit) - 1)
  const isWhole = order.length === count && new Set(order).size === count
  return isWhole && order.every(index => index >= 0 && index < count) ? order : undefined
}

/** The order as it is written in a link; null for the one in which the captions came. */
export function writeOrder(order: readonly number[]): string | null {
  return order.every((caption, picture) => caption === picture) ? null : order.map(i => i + 1).join("")
}

/** The order in which the captions of two pictures have changed places. */
export function swapped(order: readonly number[], a: number, b: number): number[] {
  return order.map((caption, picture) =>
    picture === a ? (order[b] ?? caption) : picture === b ? (order[a] ?? caption) : caption,
  )
}

/** How many orders there are of `count` captions: 40,320 of eight. */
function orders(count: number): string {
  let product = 1
  for (let factor = 2; factor <= count; factor++) product *= factor
  return product.toLocaleString("en-GB")
}

/** After how many swaps the clerk owns up. */
export const patience = 6

/** What the clerk says when the caption that came with picture `caption` has been put under another. */
export function verdict(
  notes: readonly ClerkNote[],
  order: readonly number[],
  picture: number,
  swaps: number,
): string {
  if (swaps % patience === 0)
    return `I have tried all ${orders(order.length)} orders, on a Sunday. The one they came in is the best, and in it none fits.`
  if (writeOrder(order) === null) return "So they came from the laboratory. I have seen worse."
  const caption = order[picture] ?? picture
  return `This needs ${notes[caption]?.needs}. All I see is ${notes[picture]?.sees}.`
}

/** All that the clerk may say of a caption under a picture. */
export function verdicts(notes: readonly ClerkNote[]): string[] {
  const places = notes.map((_, picture) => picture)
  const of = (order: readonly number[], picture: number) => verdict(notes, order, picture, 1)
  return [
    verdict(notes, places, 0, patience),
    of(places, 0),
    ...places.flatMap(a => places.map(b => of(swapped(places, a, b), a))),
  ]
}

/** The index that a link or a key leads to: "3" is the third of `count`; null where there is no such picture. */
export function indexOf(text: string | null, count: number): number | null {
  return text !== null && /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= count
    ? Number(text) - 1
    : null
}

/** Where a key leads from picture `index` of `count`; round the corner at both ends; null for other keys. */
export function step(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count
  if (key === "ArrowLeft") return (index + count - 1) % count
  if (key === "Home") return 0
  return key === "End" ? count - 1 : null
}
