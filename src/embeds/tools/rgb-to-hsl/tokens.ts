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

const shapes = [
  ["number", /[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?(%|(?:--|-?[a-z_\u00c0-\u1fff])[\w\u00c0-\u1fff-]*)?/y],
  ["function", /(-?[a-z_][\w-]*)\(/y],
  ["word", /(?:--|-?[a-z_])[\w-]*/y],
  ["hash", /#[\w-]*/y],
] as const

/** Blanks out comments and lowercases ASCII letters, which keeps the offsets. */
export function levelled(text: string): string {
  // Only ASCII, as lowercasing other letters may change their length.
  return text
    .replace(/[A-Z]/g, letter => letter.toLowerCase())
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, note => " ".repeat(note.length))
}

/** Tokenises a text. Throws a ColourError at the first character that no colour has. */
export function tokens(text: string): Token[] {
  const source = levelled(text)
  const found: Token[] = []
  let at = 0
  next: while (at < source.length) {
    const sign = source.charAt(at)
    if (/[ \t\n\r\f]/.test(sign)) {
      at++
      continue
    }
    if (sign === "," || sign === "/" || sign === ")") {
      found.push({ kind: sign, from: at, to: ++at })
      continue
    }
    for (const [kind, shape] of shapes) {
      shape.lastIndex = at
      const match = shape.exec(source)
      if (!match) continue
      const place = { from: at, to: at + match[0].length }
      if (kind === "number") {
        const unit = match[1] ?? ""
        const value = Number(match[0].slice(0, match[0].length - unit.length))
        found.push({ kind, value, unit, ...place })
      } else found.push({ kind, text: match[1] ?? match[0], ...place })
      at = place.to
      continue next
    }
    const whole = String.fromCodePoint(source.codePointAt(at) ?? 0)
    if (/\s/.test(whole)) {
      const code = whole.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")
      throw new ColourError(`This space is of a kind that CSS doesn't know, U+${code}.`, at, at + 1)
    }
    const previous = found.at(-1)
    if (sign === "(" && previous?.kind === "word" && previous.to < at) {
      throw new ColourError(
        `Between ${previous.text} and its bracket there is no space.`,
        previous.to,
        at + 1,
      )
    }
    if (sign === "." && found.at(-1)?.kind === "number" && found.at(-1)?.to === at) {
      throw new ColourError("After a dot comes a digit.", at, at + 1)
    }
    throw new ColourError(`“${whole}” has no place in a colour.`, at, at + whole.length)
  }
  return found
}
