/** A neon sign: what it says, in which light, and what is wrong with it. */
import { mix, parseColour, toHex } from "../../lib/colour/rgb"
import { isMood, type Mood } from "./flicker"

export const faces = {
  pacifico: { name: "Pacifico", family: "Pacifico, cursive", file: "pacifico" },
  comic: { name: "Comic Neue", family: '"Comic Neue", "Comic Sans MS", cursive', file: null },
  monoton: { name: "Monoton", family: "Monoton, fantasy", file: "monoton" },
  lobster: { name: "Lobster", family: "Lobster, cursive", file: "lobster" },
  audiowide: { name: "Audiowide", family: "Audiowide, sans-serif", file: "audiowide" },
  orbitron: { name: "Orbitron", family: "Orbitron, sans-serif", file: "orbitron" },
  marker: { name: "Permanent Marker", family: '"Permanent Marker", cursive', file: "permanent-marker" },
} as const

export type Face = keyof typeof faces

export const isFace = (text: string | undefined): text is Face =>
  text !== undefined && Object.hasOwn(faces, text)

export type Look = {
  /** The glow as "#rrggbb". */
  colour: string
  face: Face
  mood: Mood
  /** Which characters are broken, counted from 0 over all of them, in the order in which they went. */
  broken: readonly number[]
  /** 0 to 100. */
  glow: number
}

export const firstLook: Look = {
  colour: "#ff4a1c",
  face: "pacifico",
  mood: "now and then",
  broken: [2],
  glow: 60,
}

/** How many characters a sign has room for. */
export const maxLength = 40

/**
 * The size of letters, in whole pixels, at which so many fit a wall of a width and a height in pixels however their
 * words break. A capital of the widest face is about an em wide, and a line is one and a half high.
 */
export function fittingSize(count: number, width: number, height: number): number {
  const fits = (size: number) => {
    const lines = Math.floor(height / (1.5 * size))
    const perLine = Math.floor(width / size)
    // A word that goes to the next line leaves the rest of its own empty.
    return lines === 1 ? perLine >= count : lines * perLine * 0.7 >= count
  }
  let size = 72
  while (size > 12 && !fits(size)) size--
  return size
}

/** A text as characters that a reader would count. Of one that is far too long only the beginning is looked at. */
function graphemes(text: string): string[] {
  const beginning = text.slice(0, 20 * maxLength)
  // Older browsers count an emoji of several parts as several.
  if (!("Segmenter" in Intl)) return [...beginning]
  return Array.from(new Intl.Segmenter("en").segment(beginning), ({ segment }) => segment)
}

/** The characters of a sign: as many of a text as there is room for, every kind of space as a plain one. */
export function lettersOf(text: string): string[] {
  return graphemes(text)
    .slice(0, maxLength)
    .map(letter => (/\s/.test(letter) ? " " : letter))
}

/** Whether a text has more characters than a sign has room for. */
export function isTooLong(text: string): boolean {
  return graphemes(text).length > maxLength
}

/** The broken characters after one of them is pressed: a lit one breaks, a broken one is mended. */
export function pressed(broken: readonly number[], at: number): number[] {
  return broken.includes(at) ? broken.filter(each => each !== at) : [...broken, at]
}

/** The character that a moth sits on: the last that broke and can be seen; -1 where all is well. */
export function mothAt(letters: readonly string[], broken: readonly number[]): number {
  return broken.filter(at => (letters[at] ?? " ") !== " ").at(-1) ?? -1
}

/** A look for a link, as "ff4a1c.pacifico.tired.2_5.60"; without a broken character "-1" stands for them. */
export function formatLook({ colour, face, mood, broken, glow }: Look): string {
  const out = broken.length > 0 ? broken.join("_") : -1
  return [colour.slice(1), face, mood.replaceAll(" ", "-"), out, glow].join(".")
}

function parseBroken(text: string): readonly number[] {
  if (text === "-1") return []
  const numbers = [...new Set(text.split("_"))].map(part => (/^\d+$/.test(part) ? Number(part) : -1))
  return numbers.every(at => at >= 0 && at < maxLength) ? [...new Set(numbers)] : firstLook.broken
}

/** Reads what formatLook writes; what is missing or wrong is as at first. */
export function parseLook(text: string | null): Look {
  const [colour = "", face, mood, broken = "", glow = ""] = (text ?? "").split(".")
  const whole = (part: string, least: number, most: number, otherwise: number) => {
    const number = part === "" ? Number.NaN : Number(part)
    return Number.isInteger(number) && number >= least && number <= most ? number : otherwise
  }
  const spaced = mood?.replaceAll("-", " ")
  return {
    colour: /^[0-9a-f]{6}$/i.test(colour) ? `#${colour.toLowerCase()}` : firstLook.colour,
    face: isFace(face) ? face : firstLook.face,
    mood: isMood(spaced) ? spaced : firstLook.mood,
    broken: parseBroken(broken),
    glow: whole(glow, 0, 100, firstLook.glow),
  }
}

/** The colour of a tube that is off: milky glass, light enough to be read on the wall (5.7 to 1). */
export const glass = "#8a8a94"

/** The wall that signs hang on. */
export const wall = "#0b0b14"

/** The hot core of a lit tube: its glow with three quarters of white, as "#rrggbb". */
export function coreOf(colour: string): string {
  return toHex(mix(parseColour(colour), [255, 255, 255], 0.75))
}

/** The glow as a CSS text-shadow; its strength 0 to 100 is the reach of the widest, from 0.2 to 1.2 em. */
export function shadowOf(colour: string, glow: number): string {
  const reach = 0.2 + glow / 100
  return [0.05, 0.35, 1].map(part => `0 0 ${Number((reach * part).toFixed(3))}em ${colour}`).join(", ")
}
