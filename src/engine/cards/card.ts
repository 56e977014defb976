/** A page's social card: the desktop with the page's window on it, as it is shown when somebody passes the page on. Pure. */
import { lineWidth } from "../../lib/text/pixelFont"
import { type Bitmap, type Box, bitmap, paint, print, put, type Sprite, shade } from "./bitmap"
import { cut, fitted, linesOf, printable, type Setting } from "./lines"

/** What stands on a card. */
export type CardFacts = {
  title: string
  description: string
  /** The page's address as one reads it: "juhq.fi/tools/tea". */
  address: string
  /** Its number; null for a page without one. */
  code: string | null
  siteName: string
}

/** The page's icon, of 32 pixels and of 16, and the site's own on the Start button, of 32; null where there is none. */
export type CardPictures = { icon: Sprite | null; small: Sprite | null; start: Sprite | null }

/** The size of a card in its own pixels; each is `zoom` pixels of the file, which is 1200 by 630. */
export const cardSize = { width: 600, height: 315, zoom: 2 }

const [ink, white, silver, grey, teal, navy] = [
  "#000000",
  "#ffffff",
  "#c0c0c0",
  "#808080",
  "#008080",
  "#000080",
]

/** A plate that stands out, lit from the top left. */
function plate(on: Bitmap, [x, y, w, h]: Box): void {
  paint(on, [x, y, w, h], ink)
  paint(on, [x, y, w - 1, h - 1], white)
  paint(on, [x + 1, y + 1, w - 2, h - 2], grey)
  paint(on, [x + 1, y + 1, w - 3, h - 3], silver)
}

/** A hollow, with its fill. */
function well(on: Bitmap, [x, y, w, h]: Box, fill: string): void {
  paint(on, [x, y, w, h], white)
  paint(on, [x, y, w - 1, h - 1], grey)
  paint(on, [x + 1, y + 1, w - 2, h - 2], ink)
  paint(on, [x + 2, y + 2, w - 3, h - 3], fill)
}

/** A line that is cut off with dots where it is wider than `width` pixels. */
function printCut(
  on: Bitmap,
  text: string,
  [x, y]: readonly [number, number],
  width: number,
  colour: string,
): void {
  const bold = 1
  const wide = (line: string) => lineWidth(line) + [...line].length * bold
  let line = text
  for (let end = [...text].length; wide(line) > width && end > 0; end--)
    line = `${[...text].slice(0, end).join("").trimEnd()}...`
  print(on, line, x, y, colour, 1, bold)
}

function titleBar(on: Bitmap, [x, y, w, h]: Box, { address }: CardFacts, small: Sprite | null): void {
  shade(on, [x, y, w, h], navy, "#1084d0")
  if (small) put(on, small, x + 3, y + 1)
  printCut(on, printable(address), [x + 23, y + 5], w - 90, white)
  const [top, left] = [y + 2, x + w - 52]
  plate(on, [left, top, 16, 14])
  paint(on, [left + 4, top + 9, 6, 2], ink)
  plate(on, [left + 16, top, 16, 14])
  paint(on, [left + 19, top + 2, 9, 9], ink)
  paint(on, [left + 20, top + 4, 7, 6], silver)
  plate(on, [left + 34, top, 16, 14])
  for (let i = 0; i < 7; i++) {
    paint(on, [left + 38 + i, top + 3 + i, 2, 1], ink)
    paint(on, [left + 44 - i, top + 3 + i, 2, 1], ink)
  }
}

function taskBar(on: Bitmap, title: string, { small, start }: CardPictures): void {
  const { width, height } = cardSize
  paint(on, [0, height - 28, width, 28], silver)
  paint(on, [0, height - 27, width, 1], white)
  plate(on, [3, height - 24, 66, 21])
  if (start) put(on, half(start), 8, height - 22)
  print(on, "Start", 29, height - 17, ink, 1, 1)
  well(on, [74, height - 24, 190, 21], white)
  paint(on, [76, height - 22, 187, 18], silver)
  if (small) put(on, small, 79, height - 21)
  printCut(on, title, [100, height - 16], 156, ink)
  well(on, [width - 52, height - 24, 49, 21], silver)
  print(on, "13:37", width - 41, height - 17, ink)
}

/** A sprite in half its size: every second pixel. */
function half({ width, height, data }: Sprite): Sprite {
  const made = {
    width: width >> 1,
    height: height >> 1,
    data: new Uint8Array((width >> 1) * (height >> 1) * 4),
  }
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) {
      const at = (y * 2 * width + x * 2) * 4
      made.data.set(data.subarray(at, at + 4), (y * made.width + x) * 4)
    }
  return made
}

function printSetting(
  on: Bitmap,
  { lines, size, leading }: Setting,
  x: number,
  y: number,
  colour: string,
): void {
  for (const [i, line] of lines.entries())
    print(on, line, x, y + i * leading, colour, size, size > 2 ? Math.floor(size / 3) : 0)
}

/** Draws a card. Letters that the site's font lacks are left out; a title of none but those is told by its address. */
export function drawCard(facts: CardFacts, pictures: CardPictures): Bitmap {
  const { width, height } = cardSize
  const on = bitmap(width, height, teal)
  const title = printable(facts.title) || printable(facts.address)
  taskBar(on, title, pictures)
  plate(on, [14, 10, width - 28, height - 48])
  titleBar(on, [17, 13, width - 34, 18], facts, pictures.small)
  well(on, [18, 34, width - 36, height - 96], white)
  const cells = Math.floor((width - 72) / 2)
  const lines = linesOf(printable(facts.description), cells)
  // Where the description takes a fourth line, what is above it makes room.
  const times = lines.length > 3 ? 3 : 4
  if (pictures.icon) put(on, pictures.icon, 36, 46, times)
  const left = pictures.icon ? 36 + 32 * times + 18 : 36
  const heading = fitted(title, width - 36 - left, 32 * times, [6, 5, 4, 3])
  const tall = heading.lines.length * heading.leading - 3 * heading.size
  printSetting(on, heading, left, 46 + Math.max(0, Math.floor((32 * times - tall) / 2)), navy)
  const told = cut(lines, times === 3 ? 4 : 3, cells)
  printSetting(on, { lines: told, size: 2, leading: 22 }, 36, times === 3 ? 160 : 186, ink)
  well(on, [18, height - 60, 96, 19], silver)
  print(on, facts.code ? `No. ${facts.code}` : "No number", 25, height - 54, ink, 1, 1)
  well(on, [117, height - 60, width - 135, 19], silver)
  printCut(on, printable(`${facts.siteName}: best viewed at 800x600`), [124, height - 54], width - 150, ink)
  return on
}
