/** Where signs stand in an MDX text that the parser could not read. */

/** Offsets of the braces of an expression. */
export type Span = { from: number; to: number }

/** The outermost pairs of braces, and every `{` without its `}`. */
export type Braces = { pairs: Span[]; open: number[] }

/** The braces of a text, code and escaped signs not counted. */
export function bracesOf(text: string): Braces {
  const bare = text
    .replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gm, blank)
    .replace(/(?<=<[A-Za-z][^<>{}]*[\w-]=)(?:"[^"]*"|'[^']*')/g, blank)
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, blank)
    .replace(/\\[{}]/g, blank)
  const open: number[] = []
  const pairs: Span[] = []
  for (let i = 0; i < bare.length; i++) {
    if (bare[i] === "{") open.push(i)
    if (bare[i] !== "}") continue
    const from = open.pop()
    if (from !== undefined && open.length === 0) pairs.push({ from, to: i })
  }
  return { pairs, open }
}

/** A text with an expression that can be read in place of one that can't, of the same length. */
export function passedOver(text: string, { from, to }: Span): string {
  return text.slice(0, from + 1) + blank(text.slice(from + 1, to)).replace(" ", "0") + text.slice(to)
}

/** The offset of a line and column, which count from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  let offset = 0
  for (let i = 1; i < line; i++) offset = text.indexOf("\n", offset) + 1
  return offset + column - 1
}

/** The offset of the last `sign` at or before an offset; 0 where there is none. */
export function lastBefore(text: string, sign: string, offset: number): number {
  return Math.max(0, text.lastIndexOf(sign, offset))
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ")
}
