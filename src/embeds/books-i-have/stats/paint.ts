/** Paints the piles: a wall, a floor, books with their spines, and a hamster on the highest pile. */
import { spine } from "../logic"
import type { Book } from "../schema"
import type { Slab } from "./layout"

type Pen = CanvasRenderingContext2D

/** Paints the room: a wall with a dado and the chart's grid lines, and floorboards. */
function paintRoom(pen: Pen, width: number, height: number): void {
  const ground = Math.round(height * 0.8)
  pen.fillStyle = "#cfe0d4"
  pen.fillRect(0, 0, width, ground)
  pen.fillStyle = "#b9cfc0"
  for (let line = 1; line < 6; line++) pen.fillRect(0, Math.round((ground * line) / 6), width, 1)
  pen.fillStyle = "#f4ecd8"
  pen.fillRect(0, ground - Math.round(height * 0.035), width, Math.round(height * 0.035))
  pen.fillStyle = "#a9713a"
  pen.fillRect(0, ground, width, height - ground)
  pen.fillStyle = "#8a5727"
  for (let board = 0; board < 4; board++) {
    const y = ground + Math.round(((height - ground) * board) / 4)
    pen.fillRect(0, y, width, 1)
    for (let joint = (board * 97) % 180; joint < width; joint += 180)
      pen.fillRect(joint, y, 1, (height - ground) / 4)
  }
}

function paintBook(pen: Pen, { x, y, width, height, turn }: Slab, hue: number, read: boolean): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  const [left, top] = [-width / 2, -height / 2]
  pen.fillStyle = `hsl(${hue} 45% 34%)`
  pen.fillRect(left, top, width, height)
  pen.fillStyle = `hsl(${hue} 50% 50%)`
  pen.fillRect(left, top, width, Math.max(1, height * 0.16))
  pen.fillStyle = `hsl(${hue} 45% 20%)`
  pen.fillRect(left, top + height - Math.max(1, height * 0.14), width, Math.max(1, height * 0.14))
  if (height > 4) {
    pen.fillStyle = "#e0b64c"
    pen.fillRect(left + width * 0.1, top, Math.max(1, width * 0.04), height)
    pen.fillRect(left + width * 0.86, top, Math.max(1, width * 0.04), height)
    pen.fillStyle = "#f7f0da"
    if (height > 9) pen.fillRect(left + width * 0.3, top + height * 0.36, width * 0.4, height * 0.28)
  }
  // An unread book has a bookmark hanging from it.
  if (!read && height > 3) {
    pen.fillStyle = "#d01f2e"
    pen.fillRect(left + width * 0.72, top + height * 0.3, Math.max(1, width * 0.07), height * 0.7)
  }
  pen.restore()
}

const hamster = [
  "..b....b..",
  ".bwb..bwb.",
  ".oooooooo.",
  "oookookooo",
  "oooooooooo",
  "owwwppwwwo",
  "owwwwwwwwo",
  ".owwwwwwo.",
  ".pp....pp.",
]
const furs: Record<string, string> = { b: "#6b3d17", o: "#d28a3c", w: "#fdf0d8", k: "#111", p: "#e88a8f" }

/** Paints a hamster of 10 by 9 pixels with its feet at a point; `pixel` is the size of its pixels. */
function paintHamster(pen: Pen, x: number, y: number, pixel: number): void {
  hamster.forEach((row, j) => {
    ;[...row].forEach((letter, i) => {
      const colour = furs[letter]
      if (!colour) return
      pen.fillStyle = colour
      pen.fillRect(Math.round(x + (i - 5) * pixel), Math.round(y + (j - 9) * pixel), pixel, pixel)
    })
  })
}

/** Paints the whole picture. The hamster stands on the highest standing book, or on the floor if there is none. */
export function paint(pen: Pen, slabs: readonly Slab[], books: readonly Book[]): void {
  const { width, height } = pen.canvas
  paintRoom(pen, width, height)
  const upright = slabs.filter(slab => !slab.lies)
  for (const slab of [...upright, ...slabs.filter(slab => slab.lies)]) {
    const book = books[slab.book]
    if (book) paintBook(pen, slab, spine(book).hue, book.read)
  }
  const top = upright.reduce<Slab | null>((best, slab) => (best && best.y <= slab.y ? best : slab), null)
  const pixel = Math.max(2, Math.round(height / 110))
  if (top) paintHamster(pen, top.x, top.y - top.height / 2, pixel)
  else paintHamster(pen, width / 2, height * 0.97, pixel)
}
