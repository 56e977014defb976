/** Parses a line of the console under the picture. */
import { fittings, maxNameLength, type Part, woods } from "./logic"

export type Command =
  | { do: "add"; part: Part }
  | { do: "house"; name: string }
  | { do: "clear" }
  /** The problem, and its column in the line, from 1. */
  | { do: "nothing"; column: number; what: string }

/** The calls that the prompt accepts. */
export const calls = [
  ...(Object.keys(woods) as (keyof typeof woods)[]),
  ...(Object.keys(fittings) as (keyof typeof fittings)[]).filter(kind => kind !== "refused"),
] as const
export type Call = (typeof calls)[number]

/** The maximum number of characters carved on a log. */
const maxCarved = 60

/**
 * Formats values as a console does: the format codes of the first are replaced by the next values, and `%c` is
 * dropped.
 */
export function formatted(values: readonly unknown[]): unknown[] {
  const [first, ...rest] = values
  if (typeof first !== "string") return [...values]
  const text = first.replace(/%([sdifoOc%])/g, (code, kind: string) => {
    if (kind === "%") return "%"
    if (rest.length === 0) return code
    const value = carving(rest.shift())
    if (kind === "c") return ""
    if (kind === "d" || kind === "i") return String(Math.trunc(Number(value)))
    return kind === "f" ? String(Number(value)) : value
  })
  return [text, ...rest]
}

/** Returns the text carved for a logged value, even for one that can't be converted to a string. */
export function carving(value: unknown): string {
  try {
    if (value === undefined) return ""
    const lines = String(value).split("\n")
    // ASCII art doesn't fit on a log: the first line with a word is used.
    return (lines.find(line => /\p{L}{3}/u.test(line)) ?? lines[0] ?? "").trim().slice(0, maxCarved)
  } catch {
    return "[a thing]"
  }
}

/** Reads the values in brackets from `at` on, quoted or bare, and returns where they end. */
function readValues(line: string, at: number): { texts: string[]; at: number; wrong?: string } {
  const texts: string[] = []
  for (let begin = at; ; begin++) {
    const bare = /^\s*(?:(["'`])((?:[^\\]|\\.)*?)\1|(\[[^()]*\]|\{[^()]*\}|[^"'`,;()]*))\s*/s.exec(
      line.slice(begin),
    )
    const [whole = "", quote, quoted = "", word = ""] = bare ?? []
    const end = begin + whole.length
    if (!quote && /^["'`]/.test(line.slice(end)))
      return { texts, at: end, wrong: "the quotation mark is never closed" }
    texts.push(quote ? quoted.replace(/\\(.)/gs, "$1") : word.trim())
    if (line[end] !== ",") return { texts, at: end }
    begin = end
  }
}

/** Parses a line of the prompt into a command, or into the problem. */
export function parseLine(line: string): Command {
  const head = /^\s*(?:window\.)?(?:(console)\.)?/.exec(line)
  const start = head?.[0].length ?? 0
  const name = /^[\w.]*/.exec(line.slice(start))?.[0] ?? ""
  const wrong = (at: number, what: string): Command => ({ do: "nothing", column: at + 1, what })
  const kind = calls.find(call => call === name)
  const isHouse = name === "log.house" && !head?.[1]
  if (!kind && !isHouse && name !== "clear" && name !== "log.clear")
    return wrong(start, `${name.slice(0, 40) || "nothing"} is not a log`)
  const bracket = line.slice(start + name.length).search(/\S/) + start + name.length
  if (line[bracket] !== "(") return wrong(start + name.length, "a bracket should open here")
  const { texts, at, wrong: mistake } = readValues(line, bracket + 1)
  if (mistake) return wrong(at, mistake)
  if (line[at] !== ")") return wrong(at, "a bracket should close here")
  const rest = /^\s*;?\s*/.exec(line.slice(at + 1))?.[0].length ?? 0
  if (at + 1 + rest < line.length) return wrong(at + 1 + rest, "one log at a time")
  if (isHouse) return { do: "house", name: nameOf(texts[0]) }
  if (!kind) return { do: "clear" }
  return { do: "add", part: partOf(kind, texts) }
}

/** Returns a name cut to the length of the sign. */
export function nameOf(value: unknown): string {
  return carving(value).trim().slice(0, maxNameLength)
}

/** Returns the part for a call with some values. An assertion becomes a prop or a notice. */
export function partOf(kind: Call, values: readonly unknown[]): Part {
  if (kind !== "assert") return { kind, text: carve(formatted(values)) }
  return { kind: holds(values[0]) ? "assert" : "refused", text: carve(formatted(values.slice(1))) }
}

const carve = (values: readonly unknown[]) => values.map(carving).join(" ").trim().slice(0, maxCarved)

/** Words at the prompt that are falsy values in JavaScript. */
const falsy = new Set(["", "false", "0", "null", "undefined", "NaN"])

/** Returns whether an assertion holds: a value by itself, a word, or two words compared. */
function holds(value: unknown): boolean {
  if (typeof value !== "string") return Boolean(value)
  const [, left = "", sign = "", right = ""] = /^(.+?)\s*([=!]==?|[<>]=?)\s*(.+)$/.exec(value) ?? []
  if (!sign) return !falsy.has(value)
  if (sign.startsWith("=")) return left === right
  if (sign.startsWith("!")) return left !== right
  const [a, b] = [Number(left), Number(right)]
  return sign.startsWith("<") ? a < b || (sign === "<=" && a === b) : a > b || (sign === ">=" && a === b)
}
