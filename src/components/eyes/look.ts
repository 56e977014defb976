/** The direction of a gaze: a vector of length 0 or 1, to the right and down. */
export type Look = { x: number; y: number }

/** Returns the gaze of a cell at another in a grid of `side` columns, both by index; null looks at the player. */
export function lookAt(cell: number, at: number | null, side: number): Look {
  if (at === null) return { x: 0, y: 0 }
  if (cell === at) return { x: 0, y: 1 }
  const x = (at % side) - (cell % side)
  const y = Math.floor(at / side) - Math.floor(cell / side)
  const length = Math.hypot(x, y)
  return { x: x / length, y: y / length }
}
