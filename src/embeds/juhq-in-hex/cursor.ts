/** The cursor of the viewer, and what it has selected. */

/** The byte that the cursor is at, and the one that the selection began at. */
export type Cursor = { at: number; anchor: number }

/** The first and the last selected byte. */
export function selected({ at, anchor }: Cursor): [number, number] {
  return [Math.min(at, anchor), Math.max(at, anchor)]
}

/** How a key moves: by bytes, in rows of so many and pages of so many; null for a key that moves nothing. */
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
