/** The foil on a map: cells that belong to regions, and how much of each has been scratched off. */
import { finlandMap } from "../../kits/map/finlandMap"
import type { Point } from "../../kits/map/projection"
import type { Region } from "./schema"

/** The side of a cell in units of the map. */
export const cellSize = 5
/** The share of a region that has to be scratched for the rest to come off. */
const shareToOpen = 0.55

export type Foil = {
  columns: number
  /** The index of the region of each cell, row by row; -1 outside the country. */
  region: readonly number[]
  /** The number of cells of each region. */
  sizes: readonly number[]
  /** 1 for each cell that has been scratched off. */
  cleared: Uint8Array
}

/** Returns the middle of a region in units of the map. */
export function middleOf({ at: [[latitude, longitude] = [62, 26]] }: Region): Point {
  return finlandMap.project({ latitude, longitude })
}

/** Divides the land of the map among the regions: each cell belongs to the region with the nearest place. */
export function makeFoil(regions: readonly Region[], isLand: (x: number, y: number) => boolean): Foil {
  const { width, height, project } = finlandMap
  const columns = Math.ceil(width / cellSize)
  const places = regions.flatMap(({ at }, index) =>
    at.map(([latitude, longitude]) => ({ index, point: project({ latitude, longitude }) })),
  )
  const region = Array.from({ length: columns * Math.ceil(height / cellSize) }, (_, cell) => {
    const [x, y] = centreOf(cell, columns)
    return isLand(x, y) ? nearest(places, x, y) : -1
  })
  const sizes = regions.map((_, index) => region.filter(each => each === index).length)
  return { columns, region, sizes, cleared: new Uint8Array(region.length) }
}

/** Returns the centre of a cell in units of the map. */
export function centreOf(cell: number, columns: number): Point {
  return [((cell % columns) + 0.5) * cellSize, (Math.floor(cell / columns) + 0.5) * cellSize]
}

function nearest(places: readonly { index: number; point: Point }[], x: number, y: number): number {
  let best = { index: -1, distance: Infinity }
  for (const { index, point } of places) {
    const distance = Math.hypot(point[0] - x, point[1] - y)
    if (distance < best.distance) best = { index, distance }
  }
  return best.index
}

/** Scratches the cells within `radius` of a line; returns those that were not scratched yet. */
export function scratch(foil: Foil, from: Point, to: Point, radius: number): number[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.max(1, Math.ceil(length / radius))
  const fresh: number[] = []
  for (let i = 0; i <= steps; i++) {
    const share = i / steps
    fresh.push(
      ...scratchDot(foil, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], radius),
    )
  }
  return fresh
}

function scratchDot({ columns, region, cleared }: Foil, [x, y]: Point, radius: number): number[] {
  const fresh: number[] = []
  const cellAt = (place: number) => Math.floor(place / cellSize)
  for (let row = cellAt(y - radius); row <= cellAt(y + radius); row++)
    for (
      let column = Math.max(0, cellAt(x - radius));
      column <= Math.min(columns - 1, cellAt(x + radius));
      column++
    ) {
      const cell = row * columns + column
      const [cx, cy] = centreOf(cell, columns)
      if ((region[cell] ?? -1) < 0 || cleared[cell] || Math.hypot(cx - x, cy - y) > radius) continue
      cleared[cell] = 1
      fresh.push(cell)
    }
  return fresh
}

/** Scratches a part of a region, every `stride`-th of its cells that is left, for those who have no pointer. */
export function scratchPart(foil: Foil, index: number, stride: number): number[] {
  const left = cellsOf(foil, index).filter(cell => !foil.cleared[cell])
  const fresh = left.filter((_, i) => i % stride === 0)
  for (const cell of fresh) foil.cleared[cell] = 1
  return fresh
}

/** Takes all the foil off a region. */
export function open(foil: Foil, index: number): void {
  for (const cell of cellsOf(foil, index)) foil.cleared[cell] = 1
}

/** Returns whether enough of a region has been scratched off. */
export function isOpen(foil: Foil, index: number): boolean {
  const cells = cellsOf(foil, index)
  return cells.length > 0 && cells.filter(cell => foil.cleared[cell]).length >= shareToOpen * cells.length
}

function cellsOf({ region }: Foil, index: number): number[] {
  return region.flatMap((each, cell) => (each === index ? [cell] : []))
}
