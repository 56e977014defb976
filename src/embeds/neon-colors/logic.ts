/** A neon sign: its text, its light, and its faults. */
import { mix, parseColour, toHex } from "../../lib/colour/rgb"
import { isMood, type Mood } from "./flicker"

/** The fonts of a sign; `width` is that of an average letter in em, generously. */
export const faces = {
  pacifico: { name: "Pacifico", family: "Pacifico, cursive", file: "pacifico", width: 0.6 },
  comic: { name: "Comic Neue", family: '"Comic Neue", "Comic Sans MS", cursive', file: null, width: 0.65 },
  monoton: { name: "Monoton", family: "Monoton, fantasy", file: "monoton", width: 1 },
  lobster: { name: "Lobster", family: "Lobster, cursive", file: "lobster", width: 0.55 },
  audiowide: { name: "Audiowide", family: "Audiowide, sans-serif", file: "audiowide", width: 0.85 },
  orbitron: { name: "Orbitron", family: "Orbitron, sans-serif", file: "orbitron", width: 0.9 },
  marker: {
    name: "Permanent Marker",
    family: '"Permanent Marker", cursive',
    file: "permanent-marker",
    width: 0.75,
  },
} as const

export type Face = keyof typeof faces

export const isFace = (text: string | undefined): text is Face =>
  text !== undefined && Object.hasOwn(faces, text)

export type Look = {
  /** The colour of the glow, as "#rrggbb". */
  colour: string
  face: Face
  mood: Mood
  /** The indices of the broken characters, in the order in which they broke. */
  broken: readonly number[]
  /** 0 to 100. */
  glow: number
}

export const firstLook: Look = {
  colour: "#ff4a1c",
  face: "pacifico",
  mood: "now and then",
  broken: [3],
  glow: 60,
}

/** The maximum number of characters. */
export const maxLength = 40

/**
 * Returns the largest font size, in whole pixels, at which a number of letters fit a wall of a given size in
 * pixels, however their words break. A capital of the widest face is about 1 em wide, and a line is 1.5 em high.
 */
export function fittingSize(count: number, width: number, height: number, maxSize = 72): number {
  const fits = (size: number) => {
    const lines = Math.floor(height / (1.5 * size))
    const perLine = Math.floor(width / size)
    // Word wrap leaves part of each line empty.
    return lines === 1 ? perLine >= count : lines * perLine * 0.7 >= count
  }
  let size = maxSize
  while (size > 12 && !fits(size)) size--
  return size
}

/** Splits a text into graphemes. Only the beginning of a very long text is considered. */
function graphemes(text: string): string[] {
  const beginning = text.slice(0, 20 * maxLength)
  // Browsers without Intl.Segmenter count the parts of a composite emoji separately.
  if (!("Segmenter" in Intl)) return [...beginning]
  return Array.from(new Intl.Segmenter("en").segment(beginning), ({ segment }) => segment)
}

/** Returns the characters of a sign: as many of the text as fit, with all kinds of space as plain ones. */
export function lettersOf(text: string): string[] {
  return graphemes(text)
    .slice(0, maxLength)
    .map(letter => (/\s/.test(letter) ? " " : letter))
}

/** Returns whether a text has more characters than fit on a sign. */
export function isTooLong(text: string): boolean {
  return graphemes(text).length > maxLength
}

/** Toggles a character: a lit one breaks, a broken one is mended. */
export function pressed(broken: readonly number[], at: number): number[] {
  return broken.includes(at) ? broken.filter(each => each !== at) : [...broken, at]
}

/**
 * Returns the index of the character that the moth sits on: the last visible one that broke; -1 if none is broken.
 */
export function mothAt(letters: readonly string[], broken: readonly number[]): number {
  return broken.filter(at => (letters[at] ?? " ") !== " ").at(-1) ?? -1
}

/** Formats a look for a link, as "ff4a1c.pacifico.tired.2_5.60"; "-1" means no broken characters. */
export function formatLook({ colour, face, mood, broken, glow }: Look): string {
  const out = broken.length > 0 ? broken.join("_") : -1
  return [colour.slice(1), face, mood.replaceAll(" ", "-"), out, glow].join(".")
}

function parseBroken(text: string): readonly number[] {
  if (text === "-1") return []
  const numbers = [...new Set(text.split("_"))].map(part => (/^\d+$/.test(part) ? Number(part) : -1))
  return numbers.every(at => at >= 0 && at < maxLength) ? [...new Set(numbers)] : firstLook.broken
}

/** Parses a look from a link; missing or invalid parts get their defaults. */
export function parseLook(text: string | null): Look {
  const [colour = "", face, mood, broken = "", glow = ""] = (text ?? "").split(".")
  const whole = (part: string, min: number, max: number, otherwise: number) => {
    const number = part === "" ? Number.NaN : Number(part)
    return Number.isInteger(number) && number >= min && number <= max ? number : otherwise
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

/** The colour of a dark tube: milky glass with a contrast of 5.7:1 to the wall. */
export const glass = "#8a8a94"

/** The colour of the wall. */
export const wall = "#0b0b14"

/** Returns the core colour of a lit tube, "#rrggbb": three quarters white. */
export function coreOf(colour: string): string {
  return toHex(mix(parseColour(colour), [255, 255, 255], 0.75))
}

/**
 * Returns the glow as a CSS text-shadow. The strength, 0 to 100, sets the radius of the widest shadow, from 0.2 to
 * 1.2 em.
 */
export function shadowOf(colour: string, glow: number): string {
  const reach = 0.2 + glow / 100
  return [0.05, 0.35, 1].map(part => `0 0 ${Number((reach * part).toFixed(3))}em ${colour}`).join(", ")
}
