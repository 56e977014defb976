/** The progress of a simulated download. */

/** The duration of the download, in milliseconds. */
export const totalMs = 13_500

/** Times in milliseconds with the percentages reached; between them the progress is linear. */
const keyframes: readonly (readonly [number, number])[] = [
  [0, 0],
  [1800, 34],
  [3300, 36],
  [5400, 71],
  [7500, 72],
  [9300, 99],
  [12_900, 99],
  [totalMs, 100],
]

/** Returns the percentage after `elapsed` milliseconds, 0 to 100, with `steps` rounded down to multiples of 25. */
export function percent(elapsed: number, steps: boolean): number {
  let done = elapsed >= totalMs ? 100 : 0
  for (let i = 1; i < keyframes.length; i++) {
    const [from, low] = keyframes[i - 1] ?? [0, 0]
    const [to, high] = keyframes[i] ?? [totalMs, 100]
    if (elapsed >= from && elapsed < to) done = low + ((high - low) * (elapsed - from)) / (to - from)
  }
  return steps ? Math.floor(done / 25) * 25 : Math.floor(done)
}

/** Returns the number of visible log lines after `elapsed` milliseconds: the first at once, the last before the end. */
export function visibleLineCount(elapsed: number, count: number): number {
  return Math.min(count, Math.max(0, Math.floor((elapsed / totalMs) * count) + 1))
}

/** Joins paragraphs with empty lines between them and Windows line ends (CRLF). */
export function fileText(paragraphs: readonly string[]): string {
  return `${paragraphs.join("\n\n")}\n`.replaceAll("\n", "\r\n")
}

/** Returns the length of a text in bytes of UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
