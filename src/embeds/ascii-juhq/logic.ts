/** Renders a text as a banner of large letters, with substitutes for missing letters, and alignment. */

import type figlet from "figlet"
import { isBlank } from "../../lib/text/blank"

type Figlet = typeof figlet

export const aligns = ["left", "centre", "right"] as const
export type Align = (typeof aligns)[number]
/** The maximum widths of a banner on offer, in characters. */
export const widths = [40, 60, 80, 120, 200] as const
/** The maximum number of letters drawn; a longer text is cut. */
export const maxLetters = 120

export type Banner = {
  art: string
  /** The width of the widest line in characters. */
  columns: number
  /** Letters missing from the font, each with its substitute; "" if nothing was drawn instead. */
  missing: { letter: string; instead: string }[]
  /** The number of letters cut from a text that is too long. */
  cut: number
}

/** "juhq" in Standard, shown before any font is loaded. */
export const first = [
  "    _       _",
  "   (_)_   _| |__   __ _",
  "   | | | | | '_ \\ / _` |",
  "   | | |_| | | | | (_| |",
  "  _/ |\\__,_|_| |_|\\__, |",
  " |__/                |_|",
].join("\n")

/** Returns whether a parsed font draws anything for a letter. */
export function draws(figlet: Figlet, font: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  const rows = figlet.figFonts[font]?.[code]
  return rows?.some(row => /[^\s@$]/.test(row)) === true
}

const relatives: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  "€": "E",
  "’": "'",
  "–": "-",
  "…": "...",
}

/** Returns a substitute for a missing letter: the base letter without diacritics, a similar letter, or "". */
function standIn(figlet: Figlet, font: string, letter: string): string {
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "")
  const tried = [plain, relatives[letter] ?? "", plain.toUpperCase(), plain.toLowerCase()]
  return tried.find(text => text !== "" && [...text].every(part => draws(figlet, font, part))) ?? ""
}

function aligned(block: string[], align: Align, width: number): string[] {
  const widest = Math.max(0, ...block.map(line => [...line.trimEnd()].length))
  const room = Math.max(0, width - widest)
  const before = align === "left" ? 0 : align === "right" ? room : Math.floor(room / 2)
  return block.map(line => (" ".repeat(before) + line).trimEnd())
}

/**
 * Renders a text in a parsed font, at most `width` characters wide if the letters allow. Empty rows above and below
 * are removed.
 */
export function banner(figlet: Figlet, font: string, text: string, width: number, align: Align): Banner {
  // Limits the input before normalising, since a letter may carry any number of combining marks.
  const head = text.slice(0, maxLetters * 10)
  const letters = [...head.normalize("NFC").replace(/\r\n?/g, "\n").replace(/\t/g, " ")]
  const missing = new Map<string, string>()
  const drawn = letters
    .slice(0, maxLetters)
    .map(letter => {
      if (/\s/.test(letter)) return letter === "\n" ? letter : " "
      if (draws(figlet, font, letter)) return letter
      const instead = standIn(figlet, font, letter)
      missing.set(letter, instead)
      return instead
    })
    .join("")
  const height = figlet.figFonts[font]?.[65]?.length ?? 1
  const rows = drawn.split("\n").flatMap(line => {
    if (isBlank(line)) return [""]
    const options = { font, width, whitespaceBreak: true, verticalLayout: "full" } as const
    const all = figlet.textSync(line, options).split("\n")
    const blocks = Array.from({ length: Math.ceil(all.length / height) }, (_, i) =>
      all.slice(i * height, (i + 1) * height),
    )
    return blocks.flatMap(block => aligned(block, align, width))
  })
  while (rows[0] === "") rows.shift()
  while (rows.at(-1) === "") rows.pop()
  return {
    art: rows.join("\n"),
    columns: Math.max(0, ...rows.map(row => [...row].length)),
    missing: [...missing].map(([letter, instead]) => ({ letter, instead })),
    cut: Math.max(0, letters.length - maxLetters) + text.length - head.length,
  }
}

/** Describes the shortcomings of a banner in sentences; "" if there are none. */
export function remarks({ missing, cut, columns }: Banner, fontName: string, width: number): string {
  const list = missing
    .slice(0, 8)
    .map(({ letter, instead }) => (instead ? `${letter} (drawn as ${instead})` : letter))
  const more = missing.length > 8 ? ` and ${missing.length - 8} more` : ""
  return [
    missing.length > 0 && `The font ${fontName} has no ${list.join(", ")}${more}.`,
    cut > 0 && `A banner ends at ${maxLetters} letters; ${cut.toLocaleString("en-GB")} were left out.`,
    columns > width && `One letter is wider than ${width} signs and will not be squeezed.`,
  ]
    .filter(Boolean)
    .join(" ")
}
