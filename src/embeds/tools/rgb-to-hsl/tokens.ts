/** Tokenises the text of a CSS colour, with offsets. */

/** An error message, from one UTF-16 offset up to another. */
export type Problem = { message: string; from: number; to: number }

export class ColourError extends Error {
  constructor(
    message: string,
    readonly from: number,
    readonly to: number,
  ) {
    super(message)
  }
}

export type Token = { from: number; to: number } & (
  | { kind: "number"; value: number; unit: string }
  | { kind: "word" | "function" | "hash"; text: string }
  | { kind: "," | "/" | ")" }
)

const patterns = [
  ["number", /[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?(%|(?:--|-?[a-z_\u00c0-\u1fff])[\w\u00c0-\u1fff-]*)?/y],
  ["function", /(-?[a-z_][\w-]*)\(/y],
  ["word", /(?:--|-?[a-z_])[\w-]*/y],
  ["hash", /#[\w-]*/y],
] as const

/** Blanks out comments and lowercases ASCII letters, which keeps the offsets. */
export function normalise(text: string): string {
  // Only ASCII, as lowercasing other letters may change their length.
  return text
    .replace(/[A-Z]/g, letter => letter.toLowerCase())
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, note => " ".repeat(note.length))
}

/** Tokenises a text. Throws a ColourError at the first character that no colour has. */
export function tokens(text: string): Token[] {
  const source = normalise(text)
  const found: Token[] = []
  let at = 0
  next: while (at < source.length) {
    const char = source.charAt(at)
    if (/[ \t\n\r\f]/.test(char)) {
      at++
      continue
    }
    if (char === "," || char === "/" || char === ")") {
      found.push({ kind: char, from: at, to: ++at })
      continue
    }
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = at
      const match = pattern.exec(source)
      if (!match) continue
      const range = { from: at, to: at + match[0].length }
      if (kind === "number") {
        const unit = match[1] ?? ""
        const value = Number(match[0].slice(0, match[0].length - unit.length))
        found.push({ kind, value, unit, ...range })
      } else found.push({ kind, text: match[1] ?? match[0], ...range })
      at = range.to
      continue next
    }
    const codePoint = String.fromCodePoint(source.codePointAt(at) ?? 0)
    if (/\s/.test(codePoint)) {
      const code = codePoint.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")
      throw new ColourError(`This space is of a kind that CSS doesn't know, U+${code}.`, at, at + 1)
    }
    const previous = found.at(-1)
    if (char === "(" && previous?.kind === "word" && previous.to < at) {
      throw new ColourError(
        `Between ${previous.text} and its bracket there is no space.`,
        previous.to,
        at + 1,
      )
    }
    if (char === "." && found.at(-1)?.kind === "number" && found.at(-1)?.to === at) {
      throw new ColourError("After a dot comes a digit.", at, at + 1)
    }
    throw new ColourError(`“${codePoint}” has no place in a colour.`, at, at + codePoint.length)
  }
  return found
}
