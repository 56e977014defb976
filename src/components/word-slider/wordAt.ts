/** Validation of indices of WordSlider. */

/** Returns whether a number is a valid index of `count` words. */
export function isWordIndex(index: number, count: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count
}

/** Parses an index of `count` words in a link, such as "3"; null for an invalid one. */
export function readWordIndex(text: string | null, count: number): number | null {
  if (text === null || !/^\d+$/.test(text)) return null
  const index = Number(text)
  return isWordIndex(index, count) ? index : null
}
