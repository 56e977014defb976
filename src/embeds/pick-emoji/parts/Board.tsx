import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useRef, useState } from "react"
import { paintCells, side } from "../../../effects/drawnEmoji"
import { cellAfter } from "../../../kits/board/useGrid"
import { Canvas } from "../../../kits/canvas/Canvas"
import { lineBetween } from "../logic"
import * as styles from "../PickEmoji.module.css"

type Props = {
  cells: readonly number[]
  colour: number
  onDraw: (cells: readonly number[]) => void
  /** Something that lies on the drawing. */
  children?: ReactNode
}

/** A square of 16 by 16 cells to paint: with a pointer, or with the arrow keys and Space. */
export function Board({ cells, colour, onDraw, children }: Props) {
  const [cursor, setCursor] = useState<number | null>(null)
  const last = useRef<number | null>(null)
  const latest = useRef(cells)

  const paint = (at: readonly number[]) => {
    const next = [...(last.current === null ? cells : latest.current)]
    for (const cell of at) next[cell] = colour
    latest.current = next
    onDraw(next)
  }
  const cellOf = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const index = (from: number, size: number) =>
      Math.max(0, Math.min(side - 1, Math.floor((from / size) * side)))
    return index(clientY - top, height) * side + index(clientX - left, width)
  }
  const press = (event: PointerEvent) => {
    if (event.button > 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const cell = cellOf(event)
    setCursor(null)
    paint([cell])
    last.current = cell
  }
  const drag = (event: PointerEvent) => {
    if (last.current === null) return
    const cell = cellOf(event)
    if (cell === last.current) return
    paint(lineBetween(last.current, cell))
    last.current = cell
  }
  const lift = () => {
    last.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault()
      return paint([cursor ?? 0])
    }
    const next = cellAfter(event.key, cursor ?? 0, side, side)
    if (next === null) return
    event.preventDefault()
    setCursor(next)
  }
  const draw = useCallback(
    (pen: CanvasRenderingContext2D) => {
      const { width } = pen.canvas
      pen.fillStyle = "#fff"
      pen.fillRect(0, 0, width, width)
      paintCells(pen, cells, width)
      pen.strokeStyle = "#0001"
      for (let i = 1; i < side; i++) {
        const edge = Math.round((i * width) / side) + 0.5
        pen.strokeRect(edge, -2, 0, width + 4)
        pen.strokeRect(-2, edge, width + 4, 0)
      }
      if (cursor === null) return
      const cell = width / side
      pen.lineWidth = 3
      pen.strokeStyle = "#e0009a"
      pen.strokeRect((cursor % side) * cell + 1, Math.floor(cursor / side) * cell + 1, cell - 2, cell - 2)
    },
    [cells, cursor],
  )
  const place =
    cursor === null ? "" : `, at column ${(cursor % side) + 1}, row ${Math.floor(cursor / side) + 1}`
  return (
    <div
      role="application"
      aria-label={`Drawing board, 16 by 16${place}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a board that is painted with the arrow keys
      tabIndex={0}
      className={styles.board}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={lift}
      onPointerCancel={lift}
      onKeyDown={onKeyDown}
      onBlur={() => setCursor(null)}
    >
      <Canvas label={null} draw={draw} className={styles.sheet} />
      {children}
    </div>
  )
}
