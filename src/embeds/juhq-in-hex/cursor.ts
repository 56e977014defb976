/** The cursor of the viewer, and its selection. */

/** The offsets of the cursor and of the start of the selection. */
export type Cursor = { at: number; anchor: number }

/** Returns the offsets of the first and last selected bytes. */
export function selected({ at, anchor }: Cursor): [number, number] {
  return [Math.min(at, anchor), Math.max(at, anchor)]
}

/** Returns the offset after a key press, by bytes, rows and pages; null for any other key. */
export function moved(
  { key, ctrlKey = false }: { key: string; ctrlKey?: boolean },
  at: number,
  size: number,
  columns: number,
  page: number,
): number | null {
  const last = Math.max(0, size - 1)
  const row = at - (at % columns)
  const within = (offset: number) => (offset < 0 || offset > last ? at : offset)
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, at - 1)
    case "ArrowRight":
      return Math.min(last, at + 1)
    case "ArrowUp":
      return within(at - columns)
    case "ArrowDown":
      return within(at + columns)
    case "Home":
      return ctrlKey ? 0 : row
    case "End":
      return ctrlKey ? last : Math.min(last, row + columns - 1)
    case "PageUp":
      return Math.max(at % columns, at - page)
    case "PageDown":
      return Math.min(last, at + page)
    default:
      return null
  }
}
