/** Keyboard navigation of a grid of buttons: one tab stop, and arrow keys inside it. */
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from "react"

/** Returns the cell, counted by rows from 0, to which a key moves the focus; null for other keys. */
export function cellAfter(key: string, from: number, rows: number, columns: number): number | null {
  const row = Math.floor(from / columns)
  const column = from % columns
  switch (key) {
    case "ArrowLeft":
      return row * columns + Math.max(0, column - 1)
    case "ArrowRight":
      return row * columns + Math.min(columns - 1, column + 1)
    case "ArrowUp":
      return Math.max(0, row - 1) * columns + column
    case "ArrowDown":
      return Math.min(rows - 1, row + 1) * columns + column
    case "Home":
      return row * columns
    case "End":
      return row * columns + columns - 1
    default:
      return null
  }
}

/**
 * Provides the keyboard navigation of a grid. Its element gets `ref` and `onKeyDown`, and contains one button for each
 * cell, in order, with the props of `cell(index)`. `start` is the first tab stop; `focus` focuses a cell, by default
 * the tab stop. When the grid grows or shrinks, the tab stop goes where the focus is.
 */
export function useGrid<T extends HTMLElement>(rows: number, columns: number, start = 0) {
  const ref = useRef<T>(null)
  const [last, setLast] = useState(start)
  const at = Math.min(last, rows * columns - 1)
  const focus = useCallback(
    (cell: number = at) => ref.current?.querySelectorAll("button")[cell]?.focus(),
    [at],
  )
  const followFocus = useEffectEvent(() => {
    const buttons: Element[] = [...(ref.current?.querySelectorAll("button") ?? [])]
    const focused = document.activeElement ? buttons.indexOf(document.activeElement) : -1
    if (focused >= 0) setLast(focused)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size gives the focused cell another index.
  useEffect(() => {
    followFocus()
  }, [rows, columns])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const next = cellAfter(event.key, at, rows, columns)
    if (next === null) return
    event.preventDefault()
    focus(next)
  }
  const cell = (index: number) => ({ tabIndex: index === at ? 0 : -1, onFocus: () => setLast(index) })
  return { ref, onKeyDown, cell, focus }
}
