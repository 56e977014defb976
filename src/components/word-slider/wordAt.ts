/** Which places a slider over words has. */

/** Whether a slider over `count` words accepts a number as its index: whole, from 0 to `count` - 1. */
export function isWordIndex(index: number, count: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count
}

/** An index of `count` words as it stands in a link, such as "3"; null for what isn't one. */
export function readWordIndex(text: string | null, count: number): number | null {
  if (text === null || !/^\d+$/.test(text)) return null
  const index = Number(text)
  return isWordIndex(index, count) ? index : null
}
