/** Finds braces, tags and code in an MDX text that the parser can't read. */

/** Offsets of the opening and closing brace of an expression. */
export type Span = { from: number; to: number }

/** The outermost pairs of braces, and every `{` without its `}`. */
export type Braces = { pairs: Span[]; open: number[] }

/** Finds the braces of a text, ignoring code and escaped ones. */
export function bracesOf(text: string): Braces {
  const bare = withoutAttributes(withoutCode(text)).replace(/\\[{}]/g, blankText)
  const open: number[] = []
  const pairs: Span[] = []
  for (let i = 0; i < bare.length; i++) {
    // A string inside an expression: {"a { b"}.
    const quoted = open.length > 0 && /[\s({[,:=+?&|]/.test(bare.charAt(i - 1)) && stringAt(bare, i)
    if (quoted) i = quoted.to
    if (bare[i] === "{") open.push(i)
    if (bare[i] !== "}") continue
    const from = open.pop()
    if (from !== undefined && open.length === 0) pairs.push({ from, to: i })
  }
  return { pairs, open }
}

/** The quoted string that begins at an offset, if it ends on the same line. */
function stringAt(text: string, from: number): Span | undefined {
  const quote = text.charAt(from)
  if (!/["'`]/.test(quote)) return undefined
  const to = text.indexOf(quote, from + 1)
  return to < 0 || text.slice(from, to).includes("\n") ? undefined : { from, to }
}

/** Blanks the quoted attribute values of tags, keeping offsets. */
function withoutAttributes(text: string): string {
  return text.replace(/<[A-Za-z](?:[^<>{}"']|"[^"]*"|'[^']*'|\{[^{}]*\})*/g, tag =>
    tag.replace(/(?<==)(?:"[^"]*"|'[^']*')/g, blankText),
  )
}

/** Blanks fenced, indented and inline code, keeping offsets. */
export function withoutCode(text: string): string {
  return text
    .replace(/^([ \t>]*)(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2|$(?![\s\S]))/gm, blankText)
    .replace(/(?<=(?:^|\n)[ \t]*\n|^)(?:(?: {4}|\t)[ \t]*[^\s<{][^\n]*(?:\n|$))+/g, blankText)
    .replace(/(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)/g, blankText)
}

/** The identifier that replaces an unreadable expression. */
export const placeholderName = "\u01C3"

/** Replaces an unreadable expression with a readable one of the same length. */
export function blankExpression(text: string, { from, to }: Span): string {
  const spread = /^\s*\.\.\./.exec(text.slice(from + 1, to))?.[0] ?? ""
  const rest = blankText(text.slice(from + 1 + spread.length, to)).replace(" ", placeholderName)
  return text.slice(0, from + 1) + spread + rest + text.slice(to)
}

/** The span of the tag that begins at an offset, with its ">"; to the end of the line if it has none. */
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

/** The offset of a line and column, both counted from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  let offset = 0
  for (let i = 1; i < line; i++) offset = text.indexOf("\n", offset) + 1
  return offset + column - 1
}

/** The offset of the last `sign` at or before an offset; 0 if there is none. */
export function lastBefore(text: string, sign: string, offset: number): number {
  return Math.max(0, text.lastIndexOf(sign, offset))
}

/** Replaces everything but line breaks with spaces. */
export function blankText(text: string): string {
  return text.replace(/[^\n]/g, " ")
}

/**
 * Blanks a span, keeping offsets. Each line begins with U+FEFF, which Markdown does not count as a space: four
 * spaces would make indented code.
 */
export function blankSpan(text: string, { from, to }: Span): string {
  const blanks = text.slice(from, to).replace(/[^\n]+/g, run => `\uFEFF${" ".repeat(run.length - 1)}`)
  return text.slice(0, from) + blanks + text.slice(to)
}
