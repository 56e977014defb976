/** An emoji that the visitor has drawn: 16 by 16 cells in eleven colours, packed into a text. */

export const side = 16

/** The colours of the cells; the first, an empty cell, is transparent. */
export const colours = [
  { name: "nothing", value: "transparent" },
  { name: "black", value: "#111111" },
  { name: "white", value: "#ffffff" },
  { name: "red", value: "#e53027" },
  { name: "orange", value: "#ff9420" },
  { name: "yellow", value: "#ffd92e" },
  { name: "green", value: "#3fa535" },
  { name: "blue", value: "#2877d8" },
  { name: "purple", value: "#7d3fb0" },
  { name: "pink", value: "#ff9ac1" },
  { name: "brown", value: "#84512a" },
] as const

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
/** No emoji begins with these letters. */
const prefix = "px"

/** The maximum length of a packed drawing: three cells take two letters. */
export const maxPackedLength = prefix.length + 2 * Math.ceil((side * side) / 3)

/** Packs cells, the indexes of their colours, into a text. */
export function packed(cells: readonly number[]): string {
  let text = prefix
  for (let i = 0; i < side * side; i += 3) {
    const bits = ((cells[i] ?? 0) << 8) | ((cells[i + 1] ?? 0) << 4) | (cells[i + 2] ?? 0)
    text += `${digits[bits >> 6]}${digits[bits & 63]}`
  }
  return text
}

/** Unpacks the cells of a drawing; null for a text that is none. */
export function unpacked(text: string): number[] | null {
  if (text.length !== maxPackedLength || !text.startsWith(prefix)) return null
  const cells: number[] = []
  for (let i = prefix.length; i < text.length; i += 2) {
    const [high, low] = [digits.indexOf(text[i] ?? ""), digits.indexOf(text[i + 1] ?? "")]
    if (high < 0 || low < 0) return null
    const bits = (high << 6) | low
    cells.push(bits >> 8, (bits >> 4) & 15, bits & 15)
  }
  cells.length = side * side
  return cells.every(cell => cell < colours.length) ? cells : null
}

/** Paints cells into the square at the origin of a context, `size` canvas pixels wide. */
export function paintCells(pen: CanvasRenderingContext2D, cells: readonly number[], size: number): void {
  const edge = (index: number) => Math.round((index * size) / side)
  cells.forEach((colour, i) => {
    if (!colour) return
    const [x, y] = [i % side, Math.floor(i / side)]
    pen.fillStyle = colours[colour]?.value ?? ""
    pen.fillRect(edge(x), edge(y), edge(x + 1) - edge(x), edge(y + 1) - edge(y))
  })
}

/** Returns the smallest square around what is drawn, in cells; the whole for an empty drawing. */
export function boundsOf(cells: readonly number[]): { x: number; y: number; size: number } {
  const filled = cells.flatMap((colour, i) => (colour ? [{ x: i % side, y: Math.floor(i / side) }] : []))
  if (filled.length === 0) return { x: 0, y: 0, size: side }
  const [xs, ys] = [filled.map(({ x }) => x), filled.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1]
  const size = Math.max(width, height)
  return { x: left - (size - width) / 2, y: top - (size - height) / 2, size }
}

/** Paints what is drawn as large as it fits into the square at the origin of a context, `size` canvas pixels wide. */
export function paintFitted(pen: CanvasRenderingContext2D, cells: readonly number[], size: number): void {
  const bounds = boundsOf(cells)
  const cell = size / bounds.size
  pen.save()
  pen.translate(-bounds.x * cell, -bounds.y * cell)
  paintCells(pen, cells, cell * side)
  pen.restore()
}
