/** Understands a CSS colour by CSS Color 4, or says what is wrong with it and where. */
import type { Color } from "culori"
import { colorsNamed } from "culori"
import { distance } from "fastest-levenshtein"
import { readCoordinates } from "./coordinates"
import { ColourError, type Problem, type Token, tokens } from "./tokens"

/**
 * A colour; or "theirs" where it is of a kind that depends on the browser or that only a browser can work out (system
 * colours, color-mix(), relative colours, calc()); or what is wrong. Nothing at all is null.
 */
export type Parsed =
  | { kind: "colour"; colour: Color }
  | { kind: "theirs"; text: string }
  | { kind: "problem"; problem: Problem }
  | null

/** Longer texts are not looked at: the longest colour that means something is shorter. */
export const longest = 500

const functions = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"]
const browsersOwn = ["color-mix", "light-dark", "contrast-color", "device-cmyk", "alpha"]
const names: Record<string, number> = { ...colorsNamed }

/** The system colours of CSS Color 4 and the keyword for the colour of the text. */
const systemColours = new Set(
  (
    "accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext " +
    "graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext currentcolor"
  ).split(" "),
)

const sorted = (word: string) => [...word].sort().join("")

/** The known word that was most likely meant: two letters in each other's place count as one mistake. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const best = known
    .map(name => ({ name, far: sorted(word) === sorted(name) ? 1 : distance(word, name) }))
    .reduce((a, b) => (b.far < a.far ? b : a), { name: "", far: Number.POSITIVE_INFINITY })
  return best.far <= Math.max(1, Math.floor(word.length / 3)) ? best.name : undefined
}

function hexColour(digits: string, from: number): Color {
  const bad = /[^0-9a-f]/.exec(digits)
  if (bad) {
    const at = from + bad.index
    throw new ColourError(`“${bad[0]}” is not a hexadecimal digit: those are 0 to 9 and a to f.`, at, at + 1)
  }
  const { length } = digits
  if (![3, 4, 6, 8].includes(length)) {
    const many = `${length} digit${length === 1 ? "" : "s"}`
    throw new ColourError(
      `A hex colour has 3, 4, 6 or 8 digits, and this one has ${many}.`,
      from,
      from + length,
    )
  }
  const full = length < 6 ? digits.replace(/./g, "$&$&") : digits
  const part = (i: number) => Number.parseInt(full.slice(i, i + 2), 16) / 255
  const colour: Color = { mode: "rgb", r: part(0), g: part(2), b: part(4) }
  return full.length === 8 ? { ...colour, alpha: part(6) } : colour
}

function wordColour(word: string, text: string, from: number): Parsed {
  const known = Object.hasOwn(names, word) ? names[word] : undefined
  if (known !== undefined)
    return { kind: "colour", colour: hexColour(known.toString(16).padStart(6, "0"), 0) }
  if (word === "transparent") return { kind: "colour", colour: { mode: "rgb", r: 0, g: 0, b: 0, alpha: 0 } }
  if (systemColours.has(word)) return { kind: "theirs", text }
  const meant = nearest(word, [...Object.keys(names), "transparent", "currentcolor"])
  const question = meant ? ` Did you mean ${meant}?` : ""
  throw new ColourError(`No colour of CSS is called “${word}”.${question}`, from, from + word.length)
}

/** Whether a text is a mix, relative to another colour, or has a calculation in it. */
function isBrowsersOwn(text: string): boolean {
  const name = /^\s*([-\w]+)\(/.exec(text)?.[1]?.toLowerCase() ?? ""
  return browsersOwn.includes(name) || /\(\s*from\s/i.test(text) || /\(.*[-\w]\(/s.test(text)
}

function parseTokens(found: readonly Token[], text: string): Parsed {
  const [first, ...rest] = found
  if (!first) return null
  if (first.kind === "function") {
    if (["var", "env"].includes(first.text)) {
      throw new ColourError(
        `${first.text}() is a promise. Paste the colour that it stands for.`,
        first.from,
        first.to,
      )
    }
    if (!functions.includes(first.text)) {
      const meant = nearest(first.text, [...functions, ...browsersOwn])
      const question = meant ? ` Did you mean ${meant}()?` : ""
      throw new ColourError(`No colour begins with “${first.text}(”.${question}`, first.from, first.to)
    }
    return { kind: "colour", colour: readCoordinates(first.text, rest, first.to) }
  }
  const [extra] = rest
  if (extra)
    throw new ColourError(
      "The colour is complete before this. One at a time, please.",
      extra.from,
      found.at(-1)?.to ?? extra.to,
    )
  if (first.kind === "hash") return { kind: "colour", colour: hexColour(first.text.slice(1), first.from + 1) }
  if (first.kind === "word") {
    const bare = /^([0-9a-f]{3}|[0-9a-f]{6})$/.test(first.text) && !Object.hasOwn(names, first.text)
    return bare
      ? { kind: "colour", colour: hexColour(first.text, first.from) }
      : wordColour(first.text, text, first.from)
  }
  throw new ColourError(
    "A colour begins with a name, with # or with a function such as rgb(.",
    first.from,
    first.to,
  )
}

/** What is round a colour in a style sheet (a property before it, a ; or !important after it), made blank in place. */
function unwrapped(text: string): string {
  const blank = (part: string) => " ".repeat(part.length)
  return text.replace(/^\s*[-\w]+\s*:/, blank).replace(/(\s*!important)?[\s;]*$/i, blank)
}

/** Reads a colour as CSS writes it, in any case, with a declaration round it or not, and with # forgotten or not. */
export function parseColour(text: string): Parsed {
  if (text.length > longest) {
    const message = `A colour has at most ${longest} characters here, and this is ${text.length.toLocaleString("en-GB")}.`
    return { kind: "problem", problem: { message, from: longest, to: text.length } }
  }
  const bare = unwrapped(text)
  // A hex colour that begins with a digit and lacks its # looks like a number with a strange unit.
  const hash = /^\s*(?=\d)([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\s*$/i.exec(bare)
  try {
    if (hash?.[1]) return { kind: "colour", colour: hexColour(hash[1].toLowerCase(), 0) }
    if (isBrowsersOwn(bare)) return { kind: "theirs", text: bare.trim() }
    return parseTokens(tokens(bare), bare.trim())
  } catch (error) {
    if (!(error instanceof ColourError)) throw error
    return { kind: "problem", problem: { message: error.message, from: error.from, to: error.to } }
  }
}
