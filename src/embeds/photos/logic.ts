/** The numbers of an album's pictures in a link, and the steps from one to the next. */

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
