import fc from "fast-check"
import { seeded } from "../../../src/lib/game/random"
import { mazeOf, neighbours } from "../../../src/shell/desktop/savers/maze"

const sizes = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), fc.integer())

/** Returns the cells that are reachable from the first one. */
function reached({ columns, rows, cells }: ReturnType<typeof mazeOf>): Set<number> {
  const isOpen = (a: number, b: number) => {
    const cell = cells[Math.min(a, b)]
    return Math.abs(a - b) === columns ? !cell?.below : !cell?.right
  }
  const seen = new Set([0])
  for (const at of seen) for (const to of neighbours(at, columns, rows)) if (isOpen(at, to)) seen.add(to)
  return seen
}

describe("mazeOf", () => {
  it("connects any two cells by exactly one path", () => {
    fc.assert(
      fc.property(sizes, ([columns, rows, seed]) => {
        const maze = mazeOf(columns, rows, seeded(seed))
        expect(reached(maze).size).toBe(columns * rows)
        const open = maze.cells.flatMap(({ right, below }) => [right, below]).filter(wall => !wall).length
        expect(open).toBe(columns * rows - 1)
        expect(maze.carved).toHaveLength(open)
      }),
    )
  })

  it("carves passages between adjacent cells", () => {
    const maze = mazeOf(9, 7, seeded(4))
    for (const { from, to } of maze.carved) expect(neighbours(from, 9, 7)).toContain(to)
  })
})

describe("neighbours", () => {
  it("are two in a corner, three at a side and four inside", () => {
    expect(neighbours(0, 3, 3).sort()).toEqual([1, 3])
    expect(neighbours(1, 3, 3).sort()).toEqual([0, 2, 4])
    expect(neighbours(4, 3, 3).sort()).toEqual([1, 3, 5, 7])
    expect(neighbours(0, 1, 1)).toEqual([])
  })
})
