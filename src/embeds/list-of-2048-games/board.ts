/** A board of tiles: which cells there are, and how tiles slide, meet and fall on them. Pure; cells count by rows from 0. */
import { findLastIndex } from "../../lib/content/arrayMethods"
import type { Floor, Size } from "./kinds"
import type { Rank, TileSet } from "./tiles"

/** A tile: its number in the game, by which the eye follows it, and its rank. */
export type Tile = readonly [id: number, rank: Rank]
export type Tiles = readonly (Tile | null)[]
export const ways = ["left", "up", "down", "right"] as const
export type Way = (typeof ways)[number]
/** A tile that the last move used up, and the cell where that happened. */
export type Spent = readonly [id: number, rank: Rank, cell: number]

/** The cells that no tile can be on, whatever happens. */
export function missingCells(size: Size, floor: Floor): number[] {
  if (floor === "corners") return [0, size - 1, size * (size - 1), size * size - 1]
  const middle = Math.floor((size - 1) / 2)
  return floor === "stone" ? [middle * size + middle] : []
}

/** The rows or columns of a board, each with its cells in order from the wall that tiles move to. */
export function linesOf(size: Size, way: Way): number[][] {
  const along = Array.from({ length: size }, (_, i) => i)
  const toEnd = way === "right" || way === "down"
  const steps = toEnd ? [...along].reverse() : along
  const isRow = way === "left" || way === "right"
  return along.map(line => steps.map(step => (isRow ? line * size + step : step * size + line)))
}

/** Whether a cell lies at the edge that a move in this direction leaves. */
export function isBehind(cell: number, size: Size, way: Way): boolean {
  return linesOf(size, way).some(line => line.at(-1) === cell)
}

/** The cells above, below, left and right of a cell. */
export function besides(cell: number, size: Size): number[] {
  const [row, column] = [Math.floor(cell / size), cell % size]
  return [
    ...(row > 0 ? [cell - size] : []),
    ...(row < size - 1 ? [cell + size] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < size - 1 ? [cell + 1] : []),
  ]
}

/** A line cut where something stands that no tile passes. */
function runsOf(line: readonly number[], blocked: ReadonlySet<number>): number[][] {
  const runs: number[][] = [[]]
  for (const cell of line) {
    if (blocked.has(cell)) runs.push([])
    else runs.at(-1)?.push(cell)
  }
  return runs
}

function tilesOn(cells: readonly number[], tiles: Tiles): Tile[] {
  return cells.map(cell => tiles[cell] ?? null).filter(tile => tile !== null)
}

type Held = { tile: Tile; made: boolean; from: readonly Tile[] }

/** The tiles of a run pushed together from the wall on. A tile that was made in this move does not meet another. */
function pushed(tiles: readonly Tile[], meet: TileSet["meet"], newId: () => number) {
  const held: Held[] = []
  const gone: { tile: Tile; at: number }[] = []
  for (const tile of tiles) {
    held.push({ tile, made: false, from: [] })
    const wall = findLastIndex(held, ({ made }) => made) + 1
    const meeting = meet(held.slice(wall).map(({ tile: [, rank] }) => rank))
    if (!meeting) continue
    const from = held.splice(held.length - meeting.count).map(({ tile }) => tile)
    if (meeting.gives === null) gone.push(...from.map(tile => ({ tile, at: held.length })))
    else held.push({ tile: [newId(), meeting.gives], made: true, from })
  }
  return { held, gone }
}

export type Slide = {
  tiles: (Tile | null)[]
  /** The tiles that were used up. */
  spent: Spent[]
  /** The ranks that were made. */
  made: Rank[]
}

/** The board after all tiles have slid to a wall. New tiles get ids from `nextId` on. */
export function slid(
  tiles: Tiles,
  size: Size,
  blocked: ReadonlySet<number>,
  way: Way,
  meet: TileSet["meet"],
  nextId: number,
): Slide {
  const after: (Tile | null)[] = Array(tiles.length).fill(null)
  const spent: Spent[] = []
  const made: Rank[] = []
  let id = nextId
  for (const cells of linesOf(size, way).flatMap(line => runsOf(line, blocked))) {
    const { held, gone } = pushed(tilesOn(cells, tiles), meet, () => id++)
    held.forEach(({ tile, made: isMade, from }, i) => {
      const cell = cells[i] ?? 0
      after[cell] = tile
      if (isMade) made.push(tile[1])
      for (const tile of from) spent.push([...tile, cell])
    })
    for (const { tile, at } of gone) spent.push([...tile, cells[at] ?? 0])
  }
  return { tiles: after, spent, made }
}

const nothingMeets = () => undefined

/** The board after everything has fallen down; tiles that fall on others do not meet. */
export function fallen(tiles: Tiles, size: Size, blocked: ReadonlySet<number>): (Tile | null)[] {
  return slid(tiles, size, blocked, "down", nothingMeets, 0).tiles
}

/** Whether two boards have the same tiles on the same cells. */
export function isSame(a: Tiles, b: Tiles): boolean {
  return a.every((tile, cell) => tile?.[0] === b[cell]?.[0])
}
