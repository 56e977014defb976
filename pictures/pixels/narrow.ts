/** Prints text in proportional fonts: the site's pixel font without empty columns, and a tiny one for badges. */
import { type Canvas, rect } from "./canvas"
import { glyph } from "./font"

export type Narrow = "tight" | "heavy" | "tiny"

/** Glyphs of five rows: of three bits, as octal digits, or for wide letters of five bits in hexadecimal. */
const tiny: Record<string, string> = {
  A: "25755",
  B: "65656",
  C: "34443",
  D: "65556",
  E: "74647",
  F: "74644",
  G: "34553",
  H: "55755",
  I: "11111",
  J: "11152",
  K: "55655",
  L: "44447",
  M: "11 1b 15 11 11",
  N: "12 1a 16 12 12",
  O: "25552",
  P: "65644",
  Q: "25563",
  R: "65655",
  S: "34216",
  T: "72222",
  U: "55557",
  V: "55552",
  W: "11 11 15 15 0a",
  X: "55255",
  Y: "55222",
  Z: "71247",
  Ä: "52575",
  Ö: "50757",
  "0": "75557",
  "1": "26222",
  "2": "61247",
  "3": "61216",
  "4": "55711",
  "5": "74616",
  "6": "34757",
  "7": "71222",
  "8": "75757",
  "9": "75716",
  ".": "00001",
  ",": "00012",
  "!": "11101",
  "?": "61202",
  "-": "00600",
  "'": "11000",
  ":": "01010",
  "/": "11244",
  "*": "05250",
  "+": "02720",
  "=": "07070",
  "<": "12421",
  ">": "42124",
  "(": "12221",
  ")": "21112",
}

function tinyGlyph(letter: string): boolean[][] {
  const rows = tiny[letter]
  if (rows === undefined)
    throw new Error(`The tiny font has no "${letter}": add it to pictures/pixels/narrow.ts.`)
  return (rows.includes(" ") ? rows.split(" ") : [...rows]).map(row =>
    [16, 8, 4, 2, 1].map(bit => (Number.parseInt(row, 16) & bit) > 0),
  )
}

/** Returns a glyph without its empty columns. */
function trimmed(letter: string, face: Narrow): boolean[][] {
  const rows = face === "tiny" ? tinyGlyph(letter) : glyph(letter)
  const used = [0, 1, 2, 3, 4].filter(x => rows.some(row => row[x]))
  const [first, last] = [used[0] ?? 0, used.at(-1) ?? 0]
  return rows.map(row => row.slice(first, last + 1))
}

const thick = (face: Narrow) => (face === "heavy" ? 1 : 0)
const space = (face: Narrow) => (face === "tiny" ? 2 : 3)
const wide = (letter: string, face: Narrow) =>
  letter === " " ? space(face) : (trimmed(letter, face)[0]?.length ?? 0) + thick(face)

/** Returns the width of a line in pixels, without the gap after its last letter. */
export const narrowWidth = (text: string, face: Narrow) =>
  [...text].reduce((sum, letter) => sum + wide(letter, face) + 1, -1)

/** Prints a line with its top left corner at x, y. */
export function narrow(
  on: Canvas,
  text: string,
  x: number,
  y: number,
  colour: string,
  face: Narrow = "tight",
) {
  let left = Math.round(x)
  for (const letter of text) {
    if (letter !== " ")
      for (const [dy, row] of trimmed(letter, face).entries())
        for (const [dx, cell] of row.entries())
          if (cell) rect(on, left + dx, y + dy, 1 + thick(face), 1, colour)
    left += wide(letter, face) + 1
  }
}

/** Prints a line centred on x. */
export function narrowCentred(
  on: Canvas,
  text: string,
  x: number,
  y: number,
  colour: string,
  face: Narrow = "tight",
) {
  narrow(on, text, Math.round(x - narrowWidth(text, face) / 2), y, colour, face)
}
