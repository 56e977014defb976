/** Preserves line ends and the byte order mark, since the editor knows only "\n". */

/** A text for the editor, with what to restore when it is saved. */
export type EditorText = {
  /** The text with "\n" line ends and without the mark. */
  text: string
  mark: boolean
  /** The line ends: one for all lines, or one for each if they differ. */
  ends: string | readonly string[]
}

/** Splits a file's text. A "\r" that ends no line stays in its line. */
export function splitLineEnds(file: string): EditorText {
  const mark = file.startsWith("\uFEFF")
  const body = mark ? file.slice(1) : file
  const found = body.match(/\r?\n/g) ?? []
  const first = found[0] ?? "\n"
  const ends = found.every(end => end === first) ? first : found
  return { text: body.replaceAll("\r\n", "\n"), mark, ends }
}

/**
 * Restores the file's text. `oldLineOf` maps a zero-based line of the new text to its line in the old one;
 * undefined for a new line, which gets the most common line end.
 */
export function restoreLineEnds(
  text: string,
  { mark, ends }: EditorText,
  oldLineOf: (line: number) => number | undefined,
): string {
  const start = mark ? "\uFEFF" : ""
  if (ends === "\n") return start + text
  const lines = text.split("\n")
  const defaultEnd = typeof ends === "string" ? ends : mostCommon(ends)
  const endOf = (line: number) => {
    const old = typeof ends === "string" ? undefined : oldLineOf(line)
    return (old === undefined ? undefined : ends[old]) ?? defaultEnd
  }
  return start + lines.map((line, i) => (i < lines.length - 1 ? line + endOf(i) : line)).join("")
}

function mostCommon(ends: readonly string[]): string {
  return ends.filter(end => end === "\r\n").length * 2 > ends.length ? "\r\n" : "\n"
}
