/** Two slides of snow that have a hamster in them, who is seen only when one is subtracted from the other. */
import { seeded } from "../../lib/game/random"

const [across, down] = [32, 24] as const

const within = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

/** Returns whether a cell belongs to the hamster's head, which has holes for the eyes and the nose. */
export function isHamster(x: number, y: number): boolean {
  const hole =
    within(x, y, 12, 12, 1.6, 1.9) || within(x, y, 19, 12, 1.6, 1.9) || within(x, y, 15.5, 16, 1.6, 1.1)
  const head =
    within(x, y, 15.5, 14, 10, 8) || within(x, y, 8, 6.5, 3.6, 3.6) || within(x, y, 23, 6.5, 3.6, 3.6)
  return head && !hole
}

/** The height of a row in per cent: more than its share, as browsers round it to pixels. The next row covers the rest. */
const rowHeight = 6.17

/** Returns a row's position as a CSS percentage, which is of the space left beside it. */
function topOf(row: number): string {
  return (((row * 100) / down / (100 - rowHeight)) * 100).toFixed(2)
}

/** A slide as rows of greys, from 0 to 15. */
type Cells = readonly (readonly number[])[]

/** Returns the greys of both slides. */
function slides(): [below: Cells, above: Cells] {
  const random = seeded("snow")
  const levels = Array.from({ length: down }, () => Array.from({ length: across }, random))
  const grey = (level: number) => Math.round(level * 15)
  return [
    levels.map(row => row.map(grey)),
    levels.map((row, y) => row.map((level, x) => grey(isHamster(x, y) ? (level + 0.45) % 1 : level))),
  ]
}

/** Returns a slide as a CSS background to copy, a gradient to a row of cells. */
function gradientsOf(cells: Cells): string {
  const rows = cells.map((row, y) => {
    const stops = row.map((grey, x) => `#${grey.toString(16).repeat(3)} 0 ${((x + 1) * 100) / across}%`)
    return `linear-gradient(90deg, ${stops.join(", ")}) 0 ${topOf(y)}% / 100% ${rowHeight}% no-repeat`
  })
  return rows.reverse().join(", ")
}

/** Returns a slide as a CSS background to draw: a bitmap of 16 greys, which is on the screen at once. */
function bitmapOf(cells: Cells): string {
  const little = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** i) % 256)
  const palette = Array.from({ length: 16 }, (_, grey) => [grey * 17, grey * 17, grey * 17, 0]).flat()
  // Rows of a bitmap go from the bottom to the top, with two cells in a byte.
  const cellsOf = (row: readonly number[]) =>
    Array.from({ length: across / 2 }, (_, i) => (row[2 * i] ?? 0) * 16 + (row[2 * i + 1] ?? 0))
  const data = [...cells].reverse().flatMap(cellsOf)
  const offset = 14 + 40 + palette.length
  const bytes = [
    ...[0x42, 0x4d, ...little(offset + data.length, 4), ...little(0, 4), ...little(offset, 4)],
    ...[...little(40, 4), ...little(across, 4), ...little(down, 4), ...little(1, 2), ...little(4, 2)],
    ...[...little(0, 4), ...little(data.length, 4), ...little(0, 8), ...little(16, 4), ...little(0, 4)],
    ...palette,
    ...data,
  ]
  return `url("data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}") 0 0 / 100% 100%`
}

const [below, above] = slides()
export const [snow, sleet] = [gradientsOf(below), gradientsOf(above)]
export const [drawnSnow, drawnSleet] = [bitmapOf(below), bitmapOf(above)]
