/** Draws a page's social card: the desktop with the page's window on it, as link previews show it. Pure. */
import { lineWidth } from "../../lib/text/pixelFont"
import {
  type Bitmap,
  type Box,
  createBitmap,
  drawSprite,
  drawText,
  fillGradient,
  fillRect,
  type Sprite,
} from "./bitmap"
import { fitText, printable, type TextLayout, truncateLines, wrapText } from "./lines"

/** The text of a card. */
export type CardFacts = {
  title: string
  description: string
  /** The page's address as a reader sees it: "juhq.fi/tools/tea". */
  address: string
  /** The page's number; null for a page without one. */
  code: string | null
  siteName: string
}

/**
 * The page's icon at 32 and 16 pixels, and the site's icon for the Start button at 32; null where there is none.
 */
export type CardPictures = { icon: Sprite | null; small: Sprite | null; start: Sprite | null }

/** The size of a card in its own pixels. Each becomes `zoom` × `zoom` pixels of the PNG. */
export const cardSize = { width: 600, height: 315, zoom: 2 }

const [ink, white, silver, grey, teal, navy] = [
  "#000000",
  "#ffffff",
  "#c0c0c0",
  "#808080",
  "#008080",
  "#000080",
]

/** Draws a raised panel, lit from the top left. */
function raisedPanel(target: Bitmap, [x, y, w, h]: Box): void {
  fillRect(target, [x, y, w, h], ink)
  fillRect(target, [x, y, w - 1, h - 1], white)
  fillRect(target, [x + 1, y + 1, w - 2, h - 2], grey)
  fillRect(target, [x + 1, y + 1, w - 3, h - 3], silver)
}

/** Draws a sunken panel with a fill. */
function sunkenPanel(target: Bitmap, [x, y, w, h]: Box, fill: string): void {
  fillRect(target, [x, y, w, h], white)
  fillRect(target, [x, y, w - 1, h - 1], grey)
  fillRect(target, [x + 1, y + 1, w - 2, h - 2], ink)
  fillRect(target, [x + 2, y + 2, w - 3, h - 3], fill)
}

/** Draws a line of text, cut off with an ellipsis where it is wider than `width` pixels. */
function drawTruncated(
  target: Bitmap,
  text: string,
  [x, y]: readonly [number, number],
  width: number,
  colour: string,
): void {
  const bold = 1
  const widthOf = (line: string) => lineWidth(line) + [...line].length * bold
  let line = text
  for (let end = [...text].length; widthOf(line) > width && end > 0; end--)
    line = `${[...text].slice(0, end).join("").trimEnd()}...`
  drawText(target, line, x, y, colour, 1, bold)
}

function titleBar(target: Bitmap, [x, y, w, h]: Box, { address }: CardFacts, small: Sprite | null): void {
  fillGradient(target, [x, y, w, h], navy, "#1084d0")
  if (small) drawSprite(target, small, x + 3, y + 1)
  drawTruncated(target, printable(address), [x + 23, y + 5], w - 90, white)
  const [top, left] = [y + 2, x + w - 52]
  raisedPanel(target, [left, top, 16, 14])
  fillRect(target, [left + 4, top + 9, 6, 2], ink)
  raisedPanel(target, [left + 16, top, 16, 14])
  fillRect(target, [left + 19, top + 2, 9, 9], ink)
  fillRect(target, [left + 20, top + 4, 7, 6], silver)
  raisedPanel(target, [left + 34, top, 16, 14])
  for (let i = 0; i < 7; i++) {
    fillRect(target, [left + 38 + i, top + 3 + i, 2, 1], ink)
    fillRect(target, [left + 44 - i, top + 3 + i, 2, 1], ink)
  }
}

function taskBar(target: Bitmap, title: string, { small, start }: CardPictures): void {
  const { width, height } = cardSize
  fillRect(target, [0, height - 28, width, 28], silver)
  fillRect(target, [0, height - 27, width, 1], white)
  raisedPanel(target, [3, height - 24, 66, 21])
  if (start) drawSprite(target, halfSize(start), 8, height - 22)
  drawText(target, "Start", 29, height - 17, ink, 1, 1)
  sunkenPanel(target, [74, height - 24, 190, 21], white)
  fillRect(target, [76, height - 22, 187, 18], silver)
  if (small) drawSprite(target, small, 79, height - 21)
  drawTruncated(target, title, [100, height - 16], 156, ink)
  sunkenPanel(target, [width - 52, height - 24, 49, 21], silver)
  drawText(target, "13:37", width - 41, height - 17, ink)
}

/** Scales a sprite to half its size by taking every second pixel. */
function halfSize({ width, height, data }: Sprite): Sprite {
  const smaller = {
    width: width >> 1,
    height: height >> 1,
    data: new Uint8Array((width >> 1) * (height >> 1) * 4),
  }
  for (let y = 0; y < smaller.height; y++)
    for (let x = 0; x < smaller.width; x++) {
      const at = (y * 2 * width + x * 2) * 4
      smaller.data.set(data.subarray(at, at + 4), (y * smaller.width + x) * 4)
    }
  return smaller
}

function drawLayout(
  target: Bitmap,
  { lines, size, leading }: TextLayout,
  x: number,
  y: number,
  colour: string,
): void {
  for (const [i, line] of lines.entries())
    drawText(target, line, x, y + i * leading, colour, size, size > 2 ? Math.floor(size / 3) : 0)
}

/**
 * Draws a card. Letters that the font lacks are left out; a title without any letters left is replaced by the
 * address.
 */
export function drawCard(facts: CardFacts, pictures: CardPictures): Bitmap {
  const { width, height } = cardSize
  const target = createBitmap(width, height, teal)
  const title = printable(facts.title) || printable(facts.address)
  taskBar(target, title, pictures)
  raisedPanel(target, [14, 10, width - 28, height - 48])
  titleBar(target, [17, 13, width - 34, 18], facts, pictures.small)
  sunkenPanel(target, [18, 34, width - 36, height - 96], white)
  const cells = Math.floor((width - 72) / 2)
  const lines = wrapText(printable(facts.description), cells)
  // A description of four lines needs a smaller icon and title.
  const times = lines.length > 3 ? 3 : 4
  if (pictures.icon) drawSprite(target, pictures.icon, 36, 46, times)
  const left = pictures.icon ? 36 + 32 * times + 18 : 36
  const heading = fitText(title, width - 36 - left, 32 * times, [6, 5, 4, 3])
  const textHeight = heading.lines.length * heading.leading - 3 * heading.size
  drawLayout(target, heading, left, 46 + Math.max(0, Math.floor((32 * times - textHeight) / 2)), navy)
  const description = truncateLines(lines, times === 3 ? 4 : 3, cells)
  drawLayout(target, { lines: description, size: 2, leading: 22 }, 36, times === 3 ? 160 : 186, ink)
  sunkenPanel(target, [18, height - 60, 96, 19], silver)
  drawText(target, facts.code ? `No. ${facts.code}` : "No number", 25, height - 54, ink, 1, 1)
  sunkenPanel(target, [117, height - 60, width - 135, 19], silver)
  drawTruncated(
    target,
    printable(`${facts.siteName}: best viewed at 800x600`),
    [124, height - 54],
    width - 150,
    ink,
  )
  return target
}
