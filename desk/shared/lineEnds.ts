/** Line ends and the byte order mark: kept as they were, while the editor knows "\n" alone. */

/** A text as it is edited, and what has to be put back when it is saved. */
export type Opened = {
  /** With "\n" at the end of every line, and without the mark. */
  text: string
  mark: boolean
  /** The end of each line: the same for all, or one by one where they differ. */
  ends: string | readonly string[]
}

/** Takes a file's text apart. A "\r" that ends no line is part of its line. */
export function opened(file: string): Opened {
  const mark = file.startsWith("\uFEFF")
  const body = mark ? file.slice(1) : file
  const found = body.match(/\r?\n/g) ?? []
  const first = found[0] ?? "\n"
  const ends = found.every(end => end === first) ? first : found
  return { text: body.replaceAll("\r\n", "\n"), mark, ends }
}

/**
 * The file's text again. `kept` says of each line of the new text, counted from 0, which line of the old one it was;
 * undefined for a line that was written since. New lines end as most of the old ones did.
 */
export function closed(
  text: string,
  { mark, ends }: Opened,
  kept: (line: number) => number | undefined,
): string {
  const start = mark ? "\uFEFF" : ""
  if (ends === "\n") return start + text
  const lines = text.split("\n")
  const usual = typeof ends === "string" ? ends : commonest(ends)
  const endOf = (line: number) => {
    const old = typeof ends === "string" ? undefined : kept(line)
    return (old === undefined ? undefined : ends[old]) ?? usual
  }
  return start + lines.map((line, i) => (i < lines.length - 1 ? line + endOf(i) : line)).join("")
}

function commonest(ends: readonly string[]): string {
  return ends.filter(end => end === "\r\n").length * 2 > ends.length ? "\r\n" : "\n"
}
