/** Paints the stack of weeks. */
import { columns } from "./logic"
import { type Body, placeAt } from "./stack"

export type Layout = { left: number; wide: number; tall: number; floor: number }

export type View = {
  bodies: readonly Body[]
  /** Seconds of the animation; Infinity where nothing moves. */
  at: number
  /** The week of today, and those with names. */
  today: number
  named: ReadonlyMap<number, string>
  /** The week that the keyboard is at; null without keyboard. */
  cursor: number | null
  /** The week under a finger and where it is, in CSS pixels; null for none. */
  held: { week: number; x: number; y: number } | null
  /** The number of rows of a whole life so far. */
  rows: number
}

/** Returns the size of the blocks in an area of CSS pixels. */
export function layoutOf(width: number, height: number, rows: number): Layout {
  const left = 26
  const wide = (width - left - 4) / columns
  const tall = Math.min(22, (height * 0.8) / Math.max(12, rows))
  return { left, wide, tall, floor: height - 6 }
}

const years = ["#8fc7e8", "#7db8de", "#9ad4c4", "#86c6b4", "#b7d38c", "#a4c67a", "#d6c28a", "#c9b277"]

/** Paints the blocks into an area of CSS pixels. */
export function paintStack(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  { bodies, at, today, named, cursor, held, rows }: View,
): void {
  const { left, wide, tall, floor } = layoutOf(width, height, rows)
  pen.fillStyle = "#23283a"
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = "#aeb6cc"
  pen.fillRect(left - 2, floor, width - left, 3)
  pen.font = "12px Tahoma, Verdana, 'DejaVu Sans', sans-serif"
  pen.textAlign = "right"
  for (let year = 0; year < rows; year += 10) pen.fillText(String(year), left - 6, floor - year * tall - 1)
  const gap = wide > 8 ? 1 : 0.6
  const place = (body: Body, fill: string, grow: number, shake: number) => {
    const { x, y, turn } = placeAt(body, at)
    const [w, h] = [wide - gap + grow, tall - gap + grow]
    pen.fillStyle = fill
    if (turn === 0 && shake === 0) {
      pen.fillRect(left + x * wide - grow / 2, floor - (y + 1) * tall - grow / 2, w, h)
      return
    }
    pen.save()
    pen.translate(left + (x + 0.5) * wide, floor - (y + 0.5) * tall)
    pen.rotate(turn + shake)
    pen.fillRect(-w / 2, -h / 2, w, h)
    pen.restore()
  }
  for (const body of bodies)
    if (!body.isOut && body.week !== today && !named.has(body.week))
      place(body, years[Math.floor(body.week / 52.18) % years.length] ?? "#8fc7e8", 0, 0)
  for (const body of bodies)
    if (!body.isOut && body.week !== today && named.has(body.week)) {
      place(body, "#111", 5, 0)
      place(body, "#ffd84a", 3, 0)
    }
  const present = bodies.find(({ week }) => week === today)
  if (present) {
    const shake = Number.isFinite(at) ? Math.sin(at * 14) * 0.22 * (Math.sin(at * 2.3) > -0.4 ? 1 : 0) : 0.1
    place(present, "#fff", Math.max(6, 15 - wide), shake)
    place(present, "#e5302a", Math.max(3, 12 - wide), shake)
  }
  const marked = cursor === null ? undefined : bodies.find(({ week, isOut }) => week === cursor && !isOut)
  if (marked) place(marked, "#ff4fd8", Math.max(4, 12 - wide), 0)
  if (held) {
    pen.fillStyle = "#111"
    pen.fillRect(held.x - 24, held.y - 34, 48, 30)
    pen.fillStyle = named.has(held.week)
      ? "#ffd84a"
      : (years[Math.floor(held.week / 52.18) % years.length] ?? "#fff")
    pen.fillRect(held.x - 22, held.y - 32, 44, 26)
  }
}
