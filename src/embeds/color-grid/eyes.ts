/** Where the cells of a grid look: all at one of them, which looks at its feet, or at whoever sits before the screen. */

/** Which way a pair of eyes looks: a vector of length 1 at most, to the right and down. */
export type Look = { x: number; y: number }

/** How one cell looks at another of a grid with so many columns, both counted by rows from 0; null looks at the player. */
export function lookAt(cell: number, at: number | null, side: number): Look {
  if (at === null) return { x: 0, y: 0 }
  if (cell === at) return { x: 0, y: 1 }
  const x = (at % side) - (cell % side)
  const y = Math.floor(at / side) - Math.floor(cell / side)
  const far = Math.hypot(x, y)
  return { x: x / far, y: y / far }
}

/** Which cell of so many opens its eyes for a moment, the first time being 0. It knows nothing of the different one. */
export function peeking(times: number, cells: number): number {
  return (times * 7919 + 1) % cells
}
