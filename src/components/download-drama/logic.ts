/** The course of a download that never was: percentages and last words over nine seconds. */

/** How long the download takes, in milliseconds. */
export const total = 9000

/** When, in milliseconds, which percentage is reached; between them it goes evenly. The 99 is historically correct. */
const course: readonly (readonly [number, number])[] = [
  [0, 0],
  [1200, 34],
  [2200, 36],
  [3600, 71],
  [5000, 72],
  [6200, 99],
  [8600, 99],
  [total, 100],
]

/** Percent done after `elapsed` milliseconds, 0 to 100; in whole quarters where `steps` is true. */
export function percent(elapsed: number, steps: boolean): number {
  let done = elapsed >= total ? 100 : 0
  for (let i = 1; i < course.length; i++) {
    const [from, low] = course[i - 1] ?? [0, 0]
    const [to, high] = course[i] ?? [total, 100]
    if (elapsed >= from && elapsed < to) done = low + ((high - low) * (elapsed - from)) / (to - from)
  }
  return steps ? Math.floor(done / 25) * 25 : Math.floor(done)
}

/** How many of `count` lines have been said after `elapsed` milliseconds: the first at once, the last before the end. */
export function linesSaid(elapsed: number, count: number): number {
  return Math.min(count, Math.max(0, Math.floor((elapsed / total) * count) + 1))
}

/** The file's text as the notepads of 1998 read it: paragraphs apart, and two signs at each line's end. */
export function fileText(paragraphs: readonly string[]): string {
  return `${paragraphs.join("\n\n")}\n`.replaceAll("\n", "\r\n")
}

/** How many bytes a text has as UTF-8. */
export function bytes(text: string): number {
  return new TextEncoder().encode(text).length
}
