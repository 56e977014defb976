/** A JSON parser that keeps the positions of all values, so that a mistake can be shown in its place. */

/** A syntax error in a text, from offset `start` to `end` in UTF-16 units. */
export class JsonSyntaxError extends Error {
  constructor(
    message: string,
    readonly start: number,
    readonly end: number,
  ) {
    super(message)
  }
}

type Span = { start: number; end: number }

export type Text = Span & { kind: "text"; value: string }

export type JsonNode =
  | Text
  | (Span & { kind: "plain"; value: number | boolean | null })
  | (Span & { kind: "list"; items: JsonNode[] })
  | (Span & { kind: "object"; entries: { key: Text; value: JsonNode }[] })

const token =
  /"(?:[^"\\\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]/y
const maxDepth = 20

/** Parses a JSON text by RFC 8259. Throws a Mistake, also for lists and objects nested deeper than `maxDepth`. */
export function parseJson(text: string): JsonNode {
  let at = 0

  /** Consumes and returns the next token; an empty one at the end. */
  const next = (): Span & { text: string } => {
    while (/[ \t\n\r]/.test(text[at] ?? "")) at++
    const start = at
    if (start >= text.length) return { start, end: start, text: "" }
    token.lastIndex = start
    const found = token.exec(text)?.[0]
    if (found === undefined) {
      const message =
        text[start] === '"'
          ? "this text has no end, or a sign in it that needs a backslash"
          : "this is not JSON"
      throw new JsonSyntaxError(message, start, lineEnd(text, start))
    }
    at = start + found.length
    return { start, end: at, text: found }
  }

  /** Parses a token in quotes. */
  const string = ({ start, end, text }: ReturnType<typeof next>): Text => {
    try {
      return { kind: "text", value: String(JSON.parse(text)), start, end }
    } catch {
      throw new JsonSyntaxError(
        "this text has a sign in it that has to be written with a backslash",
        start,
        end,
      )
    }
  }

  const missing = (what: string, { start, end, text }: ReturnType<typeof next>) =>
    new JsonSyntaxError(
      text === "" ? `the text ends, but ${what} has to come` : `${what} has to come here`,
      start,
      end,
    )

  const value = (first: ReturnType<typeof next>, depth: number): JsonNode => {
    const { start, end, text: word } = first
    if (word.startsWith('"')) return string(first)
    if (word === "[" || word === "{") {
      if (depth >= maxDepth) throw new JsonSyntaxError(`this is more than ${maxDepth} deep`, start, end)
      return word === "[" ? list(start, depth) : object(start, depth)
    }
    if (word === "" || /^[\]},:]/.test(word)) throw missing("a value", first)
    return { kind: "plain", value: JSON.parse(word) as number | boolean | null, start, end }
  }

  const list = (start: number, depth: number): JsonNode => {
    const items: JsonNode[] = []
    let word = next()
    if (word.text === "]") return { kind: "list", items, start, end: at }
    for (; ; word = next()) {
      items.push(value(word, depth + 1))
      const after = next()
      if (after.text === "]") return { kind: "list", items, start, end: at }
      if (after.text !== ",") throw missing('"," or "]"', after)
    }
  }

  const object = (start: number, depth: number): JsonNode => {
    const entries: { key: Text; value: JsonNode }[] = []
    let word = next()
    if (word.text === "}") return { kind: "object", entries, start, end: at }
    for (; ; word = next()) {
      if (!word.text.startsWith('"')) throw missing("a name in quotes", word)
      const key = string(word)
      const colon = next()
      if (colon.text !== ":") throw missing('":"', colon)
      entries.push({ key, value: value(next(), depth + 1) })
      const after = next()
      if (after.text === "}") return { kind: "object", entries, start, end: at }
      if (after.text !== ",") throw missing('"," or "}"', after)
    }
  }

  const whole = value(next(), 0)
  const rest = next()
  if (rest.text !== "")
    throw new JsonSyntaxError("the JSON has ended, and this comes after it", rest.start, rest.end)
  return whole
}

/** Returns the offset at which the line of an offset ends. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset)
  return end < 0 ? text.length : end
}

/** Returns the line and column of an offset, both counted from 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}

/** Returns the first mistake in a text as a sentence with its position; null for valid JSON. */
export function findJsonError(text: string): { what: string; start: number; end: number } | null {
  try {
    JSON.parse(text)
    return null
  } catch {
    try {
      parseJson(text)
      return { what: "This is not JSON.", start: 0, end: text.length }
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error
      const { line, column } = lineAndColumn(text, error.start)
      return { what: `Line ${line}, column ${column}: ${error.message}.`, start: error.start, end: error.end }
    }
  }
}
