/**
 * Solves lights out on n × n by linear algebra over GF(2). Lights and presses are sets of cells, stored as bits of
 * a bigint in row-major order; XOR adds them. M. Anderson and T. Feil, "Turning Lights Out with Linear Algebra",
 * Mathematics Magazine 71 (1998).
 */
export type Cells = bigint

export function bit(cell: number): Cells {
  return 1n << BigInt(cell)
}

export function has(cells: Cells, cell: number): boolean {
  return (cells & bit(cell)) !== 0n
}

/** Returns the cells of a set, ascending. */
export function listOf(cells: Cells): number[] {
  const list: number[] = []
  for (let cell = 0, rest = cells; rest > 0n; cell++, rest >>= 1n) if (rest & 1n) list.push(cell)
  return list
}

/** Returns the set of cells listed an odd number of times. */
export function setOf(list: readonly number[]): Cells {
  return list.reduce((cells, cell) => cells ^ bit(cell), 0n)
}

/** Returns the number of cells in a set. */
export function weight(cells: Cells): number {
  let count = 0
  for (let rest = cells; rest > 0n; rest &= rest - 1n) count++
  return count
}

/** Returns the lights toggled by a press: the cell and its orthogonal neighbours. */
export function pressed(size: number, cell: number): Cells {
  const column = cell % size
  let cells = bit(cell)
  if (column > 0) cells |= bit(cell - 1)
  if (column < size - 1) cells |= bit(cell + 1)
  if (cell >= size) cells |= bit(cell - size)
  if (cell < size * (size - 1)) cells |= bit(cell + size)
  return cells
}

/** Returns the lights toggled by several presses together. */
export function pressedAll(size: number, presses: Cells): Cells {
  return listOf(presses).reduce((lights, cell) => lights ^ pressed(size, cell), 0n)
}

type Row = { lights: Cells; presses: Cells }
type Reduced = {
  /** Pivot columns: a pivot's cell is pressed if an odd number of these lights is on. */
  pivots: { cell: number; lights: Cells }[]
  /** A board is solvable if an even number of each of these sets of lights is on. */
  checks: Cells[]
  /** A basis of the null space: combinations of presses that change nothing. */
  quiet: Cells[]
}

const known = new Map<number, Reduced>()

/** Runs Gauss–Jordan elimination of the press matrix next to the identity; memoised by size. */
function reduced(size: number): Reduced {
  const found = known.get(size)
  if (found) return found
  const cells = Array.from({ length: size * size }, (_, cell) => cell)
  let rows: Row[] = cells.map(cell => ({ lights: pressed(size, cell), presses: bit(cell) }))
  const free: number[] = []
  const pivots: number[] = []
  for (const column of cells) {
    const at = rows.findIndex((row, place) => place >= pivots.length && has(row.lights, column))
    const pivot = rows[at]
    if (!pivot) {
      free.push(column)
      continue
    }
    rows = rows.filter(row => row !== pivot)
    rows.splice(pivots.length, 0, pivot)
    rows = rows.map(row =>
      row === pivot || !has(row.lights, column)
        ? row
        : { lights: row.lights ^ pivot.lights, presses: row.presses ^ pivot.presses },
    )
    pivots.push(column)
  }
  const result = {
    pivots: pivots.map((cell, place) => ({ cell, lights: rows[place]?.presses ?? 0n })),
    checks: rows.slice(pivots.length).map(({ presses }) => presses),
    quiet: free.map(column =>
      pivots.reduce(
        (cells, cell, place) => (has(rows[place]?.lights ?? 0n, column) ? cells | bit(cell) : cells),
        bit(column),
      ),
    ),
  }
  known.set(size, result)
  return result
}

/** Returns a basis of the null space: presses that change nothing. */
export function quietPresses(size: number): Cells[] {
  return reduced(size).quiet
}

export function isSolvable(size: number, lights: Cells): boolean {
  return reduced(size).checks.every(check => weight(check & lights) % 2 === 0)
}

/** Returns all solutions that press each cell at most once; empty if there are none. */
export function solutions(size: number, lights: Cells): Cells[] {
  if (!isSolvable(size, lights)) return []
  const { pivots, quiet } = reduced(size)
  const one = setOf(pivots.filter(pivot => weight(pivot.lights & lights) % 2 === 1).map(({ cell }) => cell))
  return quiet.reduce((ways, idle) => ways.flatMap(way => [way, way ^ idle]), [one])
}

/** Returns a solution with the fewest presses, always the same one; null if there is none. */
export function shortest(size: number, lights: Cells): Cells | null {
  return solutions(size, lights).reduce<Cells | null>(
    (best, way) => (best === null || weight(way) < weight(best) ? way : best),
    null,
  )
}

/** Returns the minimum number of presses; NaN if the board is unsolvable. */
export function fewest(size: number, lights: Cells): number {
  const way = shortest(size, lights)
  return way === null ? Number.NaN : weight(way)
}
