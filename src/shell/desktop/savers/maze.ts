/** A maze in which every place can be reached, and only in one way. */
import { pick, type Random } from "../../../lib/game/random"

/** Which of a place's walls to the right and below stand. */
export type Cell = { right: boolean; below: boolean }

export type Maze = { columns: number; rows: number; cells: readonly Cell[]; carved: readonly Step[] }

/** A way from one place to the next, by their numbers, in the order in which they were carved. */
export type Step = { from: number; to: number }

/** Carves a maze by walking at random, and back where there is no way on (recursive backtracking). */
export function mazeOf(columns: number, rows: number, random: Random): Maze {
  const cells: Cell[] = Array.from({ length: columns * rows }, () => ({ right: true, below: true }))
  const seen = new Set([0])
  const way = [0]
  const carved: Step[] = []
  for (let at = way.at(-1); at !== undefined; at = way.at(-1)) {
    const fresh = neighbours(at, columns, rows).filter(place => !seen.has(place))
    if (fresh.length === 0) {
      way.pop()
      continue
    }
    const to = pick(fresh, random)
    const wall = cells[Math.min(at, to)]
    if (wall && Math.abs(at - to) === columns) wall.below = false
    else if (wall) wall.right = false
    carved.push({ from: at, to })
    seen.add(to)
    way.push(to)
  }
  return { columns, rows, cells, carved }
}

/** The places beside one, by their numbers. */
export function neighbours(at: number, columns: number, rows: number): number[] {
  const [x, y] = [at % columns, Math.floor(at / columns)]
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < columns - 1 ? [at + 1] : []),
    ...(y > 0 ? [at - columns] : []),
    ...(y < rows - 1 ? [at + columns] : []),
  ]
}
