/** The board: its cells, and how tiles slide, merge and fall on it. Pure. Cells are numbered by rows from 0. */
import { findLastIndex } from "../../lib/content/arrayMethods"
import type { Floor, Size } from "./kinds"
import type { Rank, TileSet } from "./tiles"

/** A tile: its id, which is stable through animations, and its rank. */
export type Tile = readonly [id: number, rank: Rank]
export type Tiles = readonly (Tile | null)[]
export const ways = ["left", "up", "down", "right"] as const
export type Way = (typeof ways)[number]
/** A tile consumed by the last move, and the cell of the merge. */
export type Spent = readonly [id: number, rank: Rank, cell: number]

/** Returns the cells that can never hold a tile. */
export function missingCells(size: Size, floor: Floor): number[] {
  if (floor === "corners") return [0, size - 1, size * (size - 1), size * size - 1]
  const middle = Math.floor((size - 1) / 2)
  return floor === "stone" ? [middle * size + middle] : []
}

/** Returns the rows or columns of a board, each with its cells in order from the wall towards which tiles slide. */
export function linesOf(size: Size, way: Way): number[][] {
  const along = Array.from({ length: size }, (_, i) => i)
  const toEnd = way === "right" || way === "down"
  const steps = toEnd ? [...along].reverse() : along
  const isRow = way === "left" || way === "right"
  return along.map(line => steps.map(step => (isRow ? line * size + step : step * size + line)))
}

/** Returns whether a cell is on the edge that a move in this direction leaves. */
export function isBehind(cell: number, size: Size, way: Way): boolean {
  return linesOf(size, way).some(line => line.at(-1) === cell)
}

/** Returns the cells above, below, left and right of a cell. */
export function neighboursOf(cell: number, size: Size): number[] {
  const [row, column] = [Math.floor(cell / size), cell % size]
  return [
    ...(row > 0 ? [cell - size] : []),
    ...(row < size - 1 ? [cell + size] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < size - 1 ? [cell + 1] : []),
  ]
}

/** Splits a line at blocked cells. */
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

type PushedTile = { tile: Tile; made: boolean; from: readonly Tile[] }

/** Pushes the tiles of a run together from the wall on. A tile made in this move does not merge again. */
function pushed(tiles: readonly Tile[], meet: TileSet["meet"], newId: () => number) {
  const pushedTiles: PushedTile[] = []
  const annihilated: { tile: Tile; at: number }[] = []
  for (const tile of tiles) {
    pushedTiles.push({ tile, made: false, from: [] })
    const wall = findLastIndex(pushedTiles, ({ made }) => made) + 1
    const meeting = meet(pushedTiles.slice(wall).map(({ tile: [, rank] }) => rank))
    if (!meeting) continue
    const from = pushedTiles.splice(pushedTiles.length - meeting.count).map(({ tile }) => tile)
    if (meeting.gives === null) annihilated.push(...from.map(tile => ({ tile, at: pushedTiles.length })))
    else pushedTiles.push({ tile: [newId(), meeting.gives], made: true, from })
  }
  return { pushedTiles, annihilated }
}

export type Slide = {
  tiles: (Tile | null)[]
  /** The consumed tiles. */
  spent: Spent[]
  /** The ranks of the tiles made. */
  made: Rank[]
}

/** Slides all tiles to a wall. New tiles get ids from `nextId` on. */
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
  const madeRanks: Rank[] = []
  let id = nextId
  for (const cells of linesOf(size, way).flatMap(line => runsOf(line, blocked))) {
    const { pushedTiles, annihilated } = pushed(tilesOn(cells, tiles), meet, () => id++)
    pushedTiles.forEach(({ tile, made: isMade, from }, i) => {
      const cell = cells[i] ?? 0
      after[cell] = tile
      if (isMade) madeRanks.push(tile[1])
      for (const tile of from) spent.push([...tile, cell])
    })
    for (const { tile, at } of annihilated) spent.push([...tile, cells[at] ?? 0])
  }
  return { tiles: after, spent, made: madeRanks }
}

const nothingMeets = () => undefined

/** Lets all tiles fall without merging. */
export function fallen(tiles: Tiles, size: Size, blocked: ReadonlySet<number>): (Tile | null)[] {
  return slid(tiles, size, blocked, "down", nothingMeets, 0).tiles
}

/** Returns whether two boards have the same tiles on the same cells. */
export function isSame(a: Tiles, b: Tiles): boolean {
  return a.every((tile, cell) => tile?.[0] === b[cell]?.[0])
}
