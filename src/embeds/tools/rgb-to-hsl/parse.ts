/** Parses a CSS colour (CSS Color 4), with positioned errors. */

import type { Color } from "culori"
import { colorsNamed } from "culori"
import { distance } from "fastest-levenshtein"
import { trimmed } from "../../../lib/text/blank"
import { colourFunctions, readCoordinates } from "./coordinates"
import { type Part, partsOf } from "./declaration"
import { ColourError, type Problem, type Token, tokens } from "./tokens"
import { cssWideKeywords, systemColours } from "./words"

/**
 * A colour; "browser" for one that only a browser can resolve (system colours, color-mix(), relative colours,
 * calc()); a problem; or null for an empty text.
 */
export type Parsed =
  | { kind: "colour"; colour: Color }
  | { kind: "browser"; text: string }
  | { kind: "problem"; problem: Problem }
  | null

/** The maximum length parsed; no useful colour is longer. */
export const maxLength = 500

/** The functions that only a browser can resolve. */
const browserFunctions = ["color-mix", "light-dark", "contrast-color", "device-cmyk", "alpha"]
/** The functions that stand for a value given elsewhere: CSS's arbitrary substitution functions. */
const substitutionFunctions = ["var", "env"]
const names: Record<string, number> = { ...colorsNamed }

const sorted = (word: string) => [...word].sort().join("")

/** Returns the known word probably meant; two swapped letters count as one mistake. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const best = known
    .map(name => ({ name, edits: sorted(word) === sorted(name) ? 1 : distance(word, name) }))
    .reduce((a, b) => (b.edits < a.edits ? b : a), { name: "", edits: Number.POSITIVE_INFINITY })
  return best.edits <= Math.max(1, Math.floor(word.length / 3)) ? best.name : undefined
}

function hexColour(digits: string, from: number): Color {
  const bad = /[^0-9a-f]/.exec(digits)
  if (bad) {
    const at = from + bad.index
    throw new ColourError(`“${bad[0]}” is not a hexadecimal digit: those are 0 to 9 and a to f.`, at, at + 1)
  }
  const { length } = digits
  if (![3, 4, 6, 8].includes(length)) {
    const digitCount = `${length} digit${length === 1 ? "" : "s"}`
    throw new ColourError(
      `A hex colour has 3, 4, 6 or 8 digits, and this one has ${digitCount}.`,
      from,
      from + length,
    )
  }
  const full = length < 6 ? digits.replace(/./g, "$&$&") : digits
  const part = (i: number) => Number.parseInt(full.slice(i, i + 2), 16) / 255
  const colour: Color = { mode: "rgb", r: part(0), g: part(2), b: part(4) }
  return full.length === 8 ? { ...colour, alpha: part(6) } : colour
}

function substitutionError(source: string, from: number, to: number): ColourError {
  return new ColourError(`${source} is a promise. Paste the colour that it stands for.`, from, to)
}

/** Returns whether a word is a hex colour without its #. */
function isBareHex(word: string): boolean {
  return /^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(word) && !Object.hasOwn(names, word)
}

function wordColour(word: string, text: string, from: number): Parsed {
  const known = Object.hasOwn(names, word) ? names[word] : undefined
  if (known !== undefined)
    return { kind: "colour", colour: hexColour(known.toString(16).padStart(6, "0"), 0) }
  if (word === "transparent") return { kind: "colour", colour: { mode: "rgb", r: 0, g: 0, b: 0, alpha: 0 } }
  if (systemColours.has(word)) return { kind: "browser", text }
  if (cssWideKeywords.includes(word)) throw substitutionError(`“${word}”`, from, from + word.length)
  const all = [...Object.keys(names), "transparent", "currentcolor"]
  // While a name is being typed, it is only incomplete.
  const completion = all.filter(name => name.startsWith(word)).sort((a, b) => a.length - b.length)[0]
  if (completion)
    throw new ColourError(`“${word}” is no colour yet: ${completion} begins so.`, from, from + word.length)
  const meant = nearest(word, all)
  const question = meant ? ` Did you mean ${meant}?` : ""
  throw new ColourError(`No colour of CSS is called “${word}”.${question}`, from, from + word.length)
}

/** Returns whether a colour is a mix or relative, or contains a calculation or an escape. */
function needsBrowser(text: string): boolean {
  const name = /^\s*([-\w]+)\(/.exec(text)?.[1]?.toLowerCase() ?? ""
  return browserFunctions.includes(name) || /\(\s*from\s/i.test(text) || /\(.*[-\w]\(|\\/s.test(text)
}

function parseTokens(found: readonly Token[], text: string): Parsed {
  const [first, ...rest] = found
  if (!first) return null
  if (first.kind === "function") {
    if (substitutionFunctions.includes(first.text))
      throw substitutionError(`${first.text}()`, first.from, first.to)
    if (!colourFunctions.includes(first.text)) {
      const meant = nearest(first.text, [...colourFunctions, ...browserFunctions])
      const question = meant ? ` Did you mean ${meant}()?` : ""
      throw new ColourError(`No colour begins with “${first.text}(”.${question}`, first.from, first.to)
    }
    return { kind: "colour", colour: readCoordinates(first.text, rest, first.to) }
  }
  const [extra] = rest
  const isTriple = found.filter(({ kind }) => kind === "number").length >= 3
  if (isTriple && first.kind === "number" && found.every(({ kind }) => /^(number|[,/])$/.test(kind)))
    throw new ColourError(
      "Three numbers are a colour of some space. Name it: rgb(255, 0, 0).",
      first.from,
      found.at(-1)?.to ?? first.to,
    )
  // If the first word is no colour, that is the error.
  if (extra && first.kind === "word" && !isBareHex(first.text)) wordColour(first.text, text, first.from)
  if (extra)
    throw new ColourError(
      "The colour is complete before this. One at a time, please.",
      extra.from,
      found.at(-1)?.to ?? extra.to,
    )
  if (first.kind === "hash") return { kind: "colour", colour: hexColour(first.text.slice(1), first.from + 1) }
  if (first.kind === "word") {
    return isBareHex(first.text)
      ? { kind: "colour", colour: hexColour(first.text, first.from) }
      : wordColour(first.text, text, first.from)
  }
  throw new ColourError(
    "A colour begins with a name, with # or with a function such as rgb(.",
    first.from,
    first.to,
  )
}

const property = /^\s*[-\w]+\s*:/

/** Quotes or brackets round a colour, as in a script or a sentence, and the text after it. */
const wrapping = /^(\s*)(?:(["'`])([^"'`]*)\2|\(([^()]*)\))([\s,;.]*)$/

/**
 * Replaces the surroundings of a colour (a property, a ; or !important, quotes, brackets) with spaces, which keeps
 * the offsets.
 */
function unwrapped(text: string): string {
  const blank = (part: string) => " ".repeat(part.length)
  const value = text
    .replace(property, blank)
    .replace(/^\s+/, blank)
    .replace(/(\s*!important)?[\s;]*$/i, blank)
  const [, before, , quoted, bracketed, after] = wrapping.exec(value) ?? []
  const inside = quoted ?? bracketed
  if (inside !== undefined) return `${before} ${inside} ${blank(after ?? "")}`
  // In an unclosed function a trailing comma is kept, as a value is still missing.
  const isClosed = value.split("(").length === value.split(")").length
  return isClosed ? value.replace(/[,.]\s*$/, blank) : value
}

/** Parses a text that is one colour. Throws a ColourError. */
function parseWhole(text: string): Parsed {
  // A hex colour that begins with a digit and lacks its # looks like a number with an unknown unit.
  const hash = /^\s*(?:0x([0-9a-f]{6})|(?=\d)([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4}))\s*$/i.exec(text)
  const digits = hash?.[1] ?? hash?.[2]
  if (digits) return { kind: "colour", colour: hexColour(digits.toLowerCase(), 0) }
  const withAlpha = /^(\s*)0x[0-9a-f]{8}(?=\s*$)/i.exec(text)
  if (withAlpha) {
    const [all, before = ""] = withAlpha
    const message = "The alpha could be at either end of this. Write it as #rrggbbaa."
    throw new ColourError(message, before.length, all.length)
  }
  if (needsBrowser(text)) return { kind: "browser", text: trimmed(text) }
  return parseTokens(tokens(text), trimmed(text))
}

const isColourFunction = (name: string) =>
  [...colourFunctions, ...browserFunctions, ...substitutionFunctions].includes(name)

/**
 * Parses the only colour among the parts of a declaration's value. Throws a ColourError if there is none, or a
 * second one.
 */
function parseOnlyColour(value: string, parts: readonly Part[]): Parsed {
  const found: { parsed: Parsed; part: Part }[] = []
  let firstError: ColourError | null = null
  for (const part of parts) {
    const text = value.slice(part.from, part.to)
    try {
      found.push({
        parsed: needsBrowser(text) ? { kind: "browser", text } : parseTokens(tokens(text), text),
        part,
      })
    } catch (error) {
      if (!(error instanceof ColourError)) throw error
      // Words that are no colour are normal in a declaration.
      if (/[#(]/.test(text))
        firstError ??= new ColourError(error.message, error.from + part.from, error.to + part.from)
    }
  }
  const [first, second] = found
  if (second) {
    const { from, to } = second.part
    throw new ColourError("There are two colours in this. One at a time, please.", from, to)
  }
  if (first) return first.parsed
  const [from, to] = [parts[0]?.from ?? 0, parts.at(-1)?.to ?? value.length]
  throw firstError ?? new ColourError("Nothing in this is a colour.", from, to)
}

/** Parses a CSS colour, case-insensitively, alone or in a declaration, with or without its #. */
export function parseColour(text: string): Parsed {
  if (text.length > maxLength) {
    const message = `A colour has at most ${maxLength} characters here, and this is ${text.length.toLocaleString("en-GB")}.`
    return { kind: "problem", problem: { message, from: maxLength, to: text.length } }
  }
  const bare = unwrapped(text)
  const parts = property.test(text) ? partsOf(bare, isColourFunction) : []
  const isDeclaration = parts.some(({ from, to }) => bare.slice(from, to) !== trimmed(bare))
  try {
    return isDeclaration ? parseOnlyColour(bare, parts) : parseWhole(bare)
  } catch (error) {
    if (!(error instanceof ColourError)) throw error
    return { kind: "problem", problem: { message: error.message, from: error.from, to: error.to } }
  }
}
