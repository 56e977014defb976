/** Generates perfect mazes: exactly one path leads between any two cells. */
import { pick, type Random } from "../../../lib/game/random"

/** Walls of a cell: true if the wall to its right, or below it, stands. */
export type Cell = { right: boolean; below: boolean }

export type Maze = { columns: number; rows: number; cells: readonly Cell[]; carved: readonly Step[] }

/** A passage between two cells, by their indices, row by row from 0. */
export type Step = { from: number; to: number }

/** Carves a maze by recursive backtracking; `carved` has its passages in the order of their carving. */
export function mazeOf(columns: number, rows: number, random: Random): Maze {
  const cells: Cell[] = Array.from({ length: columns * rows }, () => ({ right: true, below: true }))
  const visited = new Set([0])
  const trail = [0]
  const carved: Step[] = []
  for (let at = trail.at(-1); at !== undefined; at = trail.at(-1)) {
    const unvisited = neighbours(at, columns, rows).filter(cell => !visited.has(cell))
    if (unvisited.length === 0) {
      trail.pop()
      continue
    }
    const to = pick(unvisited, random)
    const wall = cells[Math.min(at, to)]
    if (wall && Math.abs(at - to) === columns) wall.below = false
    else if (wall) wall.right = false
    carved.push({ from: at, to })
    visited.add(to)
    trail.push(to)
  }
  return { columns, rows, cells, carved }
}

/** Returns the indices of the two to four cells beside a cell. */
export function neighbours(at: number, columns: number, rows: number): number[] {
  const [x, y] = [at % columns, Math.floor(at / columns)]
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < columns - 1 ? [at + 1] : []),
    ...(y > 0 ? [at - columns] : []),
    ...(y < rows - 1 ? [at + columns] : []),
  ]
}
