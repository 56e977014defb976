/** The letters of the maker: rows of five bits in hexadecimal, top row first, rows 8 and 9 below the line. */

const glyphs: Readonly<Record<string, string>> = {
  A: "0e 11 11 1f 11 11 11",
  B: "1e 11 11 1e 11 11 1e",
  C: "0e 11 10 10 10 11 0e",
  D: "1e 11 11 11 11 11 1e",
  E: "1f 10 10 1e 10 10 1f",
  F: "1f 10 10 1e 10 10 10",
  G: "0e 11 10 17 11 11 0f",
  H: "11 11 11 1f 11 11 11",
  I: "0e 04 04 04 04 04 0e",
  J: "07 02 02 02 02 12 0c",
  K: "11 12 14 18 14 12 11",
  L: "10 10 10 10 10 10 1f",
  M: "11 1b 15 15 11 11 11",
  N: "11 11 19 15 13 11 11",
  O: "0e 11 11 11 11 11 0e",
  P: "1e 11 11 1e 10 10 10",
  Q: "0e 11 11 11 15 12 0d",
  R: "1e 11 11 1e 14 12 11",
  S: "0f 10 10 0e 01 01 1e",
  T: "1f 04 04 04 04 04 04",
  U: "11 11 11 11 11 11 0e",
  V: "11 11 11 11 11 0a 04",
  W: "11 11 11 15 15 1b 11",
  X: "11 11 0a 04 0a 11 11",
  Y: "11 11 0a 04 04 04 04",
  Z: "1f 01 02 04 08 10 1f",
  Ä: "11 0e 11 11 1f 11 11",
  Ö: "11 0e 11 11 11 11 0e",
  Å: "04 00 0e 11 1f 11 11",
  a: "00 00 0e 01 0f 11 0f",
  b: "10 10 1e 11 11 11 1e",
  c: "00 00 0e 10 10 11 0e",
  d: "01 01 0f 11 11 11 0f",
  e: "00 00 0e 11 1f 10 0e",
  f: "06 09 08 1c 08 08 08",
  g: "00 00 0f 11 11 11 0f 01 0e",
  h: "10 10 16 19 11 11 11",
  i: "04 00 0c 04 04 04 0e",
  j: "02 00 06 02 02 02 02 12 0c",
  k: "10 10 12 14 18 14 12",
  l: "0c 04 04 04 04 04 0e",
  m: "00 00 1a 15 15 15 15",
  n: "00 00 16 19 11 11 11",
  o: "00 00 0e 11 11 11 0e",
  p: "00 00 1e 11 11 11 1e 10 10",
  q: "00 00 0f 11 11 11 0f 01 01",
  r: "00 00 16 19 10 10 10",
  s: "00 00 0f 10 0e 01 1e",
  t: "08 08 1c 08 08 09 06",
  u: "00 00 11 11 11 13 0d",
  v: "00 00 11 11 11 0a 04",
  w: "00 00 11 11 15 15 0a",
  x: "00 00 11 0a 04 0a 11",
  y: "00 00 11 11 11 11 0f 01 0e",
  z: "00 00 1f 02 04 08 1f",
  ä: "0a 00 0e 01 0f 11 0f",
  ö: "0a 00 0e 11 11 11 0e",
  å: "04 00 0e 01 0f 11 0f",
  "0": "0e 11 13 15 19 11 0e",
  "1": "04 0c 04 04 04 04 0e",
  "2": "0e 11 01 02 04 08 1f",
  "3": "1f 02 04 02 01 11 0e",
  "4": "02 06 0a 12 1f 02 02",
  "5": "1f 10 1e 01 01 11 0e",
  "6": "06 08 10 1e 11 11 0e",
  "7": "1f 01 02 04 08 08 08",
  "8": "0e 11 11 0e 11 11 0e",
  "9": "0e 11 11 0f 01 02 0c",
  " ": "00",
  ".": "00 00 00 00 00 0c 0c",
  ",": "00 00 00 00 0c 0c 04 08",
  "!": "04 04 04 04 04 00 04",
  "?": "0e 11 01 02 04 00 04",
  ":": "00 0c 0c 00 0c 0c 00",
  "-": "00 00 00 1f 00 00 00",
  "'": "0c 04 08 00 00 00 00",
  "/": "00 01 02 04 08 10 00",
  "+": "00 04 04 1f 04 04 00",
  "=": "00 00 1f 00 1f 00 00",
  "*": "00 04 15 0e 15 04 00",
  "%": "18 19 02 04 08 13 03",
  "€": "06 09 1c 08 1c 09 06",
  "|": "04 04 04 04 04 04 04",
  "<": "02 04 08 10 08 04 02",
  ">": "08 04 02 01 02 04 08",
  "#": "0a 0a 1f 0a 1f 0a 0a",
  '"': "0a 0a 0a 00 00 00 00",
  "(": "02 04 08 08 08 04 02",
  ")": "08 04 02 02 02 04 08",
  _: "00 00 00 00 00 00 1f",
  "&": "0c 12 14 08 15 12 0d",
  ";": "00 0c 0c 00 0c 04 08",
  "@": "0e 11 17 15 17 10 0e",
  "~": "00 00 08 15 02 00 00",
}

/** A letter that the font lacks is drawn as a box. */
const box = "1f 11 11 11 11 11 1f"

function cellsOf(letter: string): boolean[][] {
  const code = glyphs[letter] ?? glyphs[plain(letter)] ?? box
  const rows = code.split(" ").map(row => [16, 8, 4, 2, 1].map(bit => (Number.parseInt(row, 16) & bit) > 0))
  const used = [0, 1, 2, 3, 4].filter(x => rows.some(row => row[x]))
  return rows.map(row => (used.length === 0 ? row.slice(0, 3) : row.slice(used[0], (used.at(-1) ?? 4) + 1)))
}

const known = new Map<string, boolean[][]>()

/** Rows of cells without the empty columns at the sides; a space is three empty columns. */
export function glyph(letter: string): readonly (readonly boolean[])[] {
  const cells = known.get(letter) ?? cellsOf(letter)
  known.set(letter, cells)
  return cells
}

function plain(letter: string): string {
  return letter.normalize("NFD").replace(/\p{M}/gu, "")
}

/** Whether the font has a letter, be it without its accent. */
export function has(letter: string): boolean {
  return glyphs[letter] !== undefined || glyphs[plain(letter)] !== undefined
}

/** The width of a line in cells, with one empty cell between the letters. */
export function lineWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (glyph(letter)[0]?.length ?? 0) + 1, text === "" ? 0 : -1)
}
