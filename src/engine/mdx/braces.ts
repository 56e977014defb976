/** Where signs stand in an MDX text that the parser could not read. */

/** Offsets of the braces of an expression. */
export type Span = { from: number; to: number }

/** The outermost pairs of braces, and every `{` without its `}`. */
export type Braces = { pairs: Span[]; open: number[] }

/** The braces of a text, code and escaped signs not counted. */
export function bracesOf(text: string): Braces {
  const bare = withoutAttributes(withoutCode(text)).replace(/\\[{}]/g, blankedText)
  const open: number[] = []
  const pairs: Span[] = []
  for (let i = 0; i < bare.length; i++) {
    // A text of an expression's: {"a { b"}.
    const quoted = open.length > 0 && /[\s({[,:=+?&|]/.test(bare.charAt(i - 1)) && quotedFrom(bare, i)
    if (quoted) i = quoted.to
    if (bare[i] === "{") open.push(i)
    if (bare[i] !== "}") continue
    const from = open.pop()
    if (from !== undefined && open.length === 0) pairs.push({ from, to: i })
  }
  return { pairs, open }
}

/** The text in quotes that begins at an offset and ends in its line. */
function quotedFrom(text: string, from: number): Span | undefined {
  const quote = text.charAt(from)
  if (!/["'`]/.test(quote)) return undefined
  const to = text.indexOf(quote, from + 1)
  return to < 0 || text.slice(from, to).includes("\n") ? undefined : { from, to }
}

/** A text with spaces in place of the texts in its tags' attributes, of the same length. */
function withoutAttributes(text: string): string {
  return text.replace(/<[A-Za-z](?:[^<>{}"']|"[^"]*"|'[^']*'|\{[^{}]*\})*/g, tag =>
    tag.replace(/(?<==)(?:"[^"]*"|'[^']*')/g, blankedText),
  )
}

/** A text with spaces in place of its code, of the same length: fenced, indented and in a line. */
export function withoutCode(text: string): string {
  return text
    .replace(/^([ \t>]*)(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2|$(?![\s\S]))/gm, blankedText)
    .replace(/(?<=(?:^|\n)[ \t]*\n|^)(?:(?: {4}|\t)[ \t]*[^\s<{][^\n]*(?:\n|$))+/g, blankedText)
    .replace(/(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)/g, blankedText)
}

/** The name that stands in place of an expression that can't be read. */
export const unreadName = "\u01C3"

/** A text with an expression that can be read in place of one that can't, of the same length. */
export function blankedExpression(text: string, { from, to }: Span): string {
  const spread = /^\s*\.\.\./.exec(text.slice(from + 1, to))?.[0] ?? ""
  const rest = blankedText(text.slice(from + 1 + spread.length, to)).replace(" ", unreadName)
  return text.slice(0, from + 1) + spread + rest + text.slice(to)
}

/** Where a tag that begins at an offset ends, after its ">"; the end of its line where it has none. */
export function tagSpan(text: string, from: number): Span {
  let depth = 0
  for (let i = from; i < text.length; i++) {
    const sign = text.charAt(i)
    if (depth === 0 && (sign === '"' || sign === "'")) {
      const end = text.indexOf(sign, i + 1)
      if (end < 0) break
      i = end
    } else if (sign === "{") depth++
    else if (sign === "}") depth--
    else if (sign === ">" && depth <= 0) return { from, to: i + 1 }
  }
  const line = text.indexOf("\n", from)
  return { from, to: line < 0 ? text.length : line }
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

/** Spaces in place of a text, with its line ends. */
export function blankedText(text: string): string {
  return text.replace(/[^\n]/g, " ")
}

/**
 * A text with nothing to be seen in place of a span, of the same length. Each line of it begins with a sign that is no
 * space to Markdown: what follows would be indented code.
 */
export function blanked(text: string, { from, to }: Span): string {
  const gone = text.slice(from, to).replace(/[^\n]+/g, run => `\uFEFF${" ".repeat(run.length - 1)}`)
  return text.slice(0, from) + gone + text.slice(to)
}
