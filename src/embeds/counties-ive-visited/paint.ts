/** Paints the map, the pictures under the foil, the foil and its dust, in units of the map. */
import { finlandMap } from "../../kits/map/finlandMap"
import { cellSize, centreOf, type Foil, middleOf } from "./foil"
import { pictograms } from "./pictograms"
import type { Region } from "./schema"

export type Dust = { x: number; y: number; dx: number; dy: number; age: number }

const maxDust = 160
/** The time that dust is in sight, in seconds. */
export const dustSeconds = 1.6

/** Paints everything. */
export function paintCard(
  pen: CanvasRenderingContext2D,
  regions: readonly Region[],
  foil: Foil,
  dust: readonly Dust[],
): void {
  const scale = pen.canvas.width / finlandMap.width
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height)
  pen.scale(scale, scale)
  paintGround(pen, foil)
  for (const region of regions) paintPictogram(pen, region)
  paintFoil(pen, foil)
  pen.fillStyle = "#8a6a1c"
  for (const { x, y } of dust) pen.fillRect(x, y, 3, 3)
}

function paintGround(pen: CanvasRenderingContext2D, { region, columns }: Foil): void {
  for (const [cell, index] of region.entries()) {
    if (index < 0) continue
    const [x, y] = centreOf(cell, columns)
    pen.fillStyle = `hsl(${(index * 137) % 360} 55% 82%)`
    pen.fillRect(x - cellSize / 2, y - cellSize / 2, cellSize + 0.5, cellSize + 0.5)
  }
  pen.lineWidth = 1
  pen.strokeStyle = "#4a6a8a"
  pen.stroke(new Path2D(finlandMap.land))
}

function paintPictogram(pen: CanvasRenderingContext2D, region: Region): void {
  const [x, y] = middleOf(region)
  const dot = 3
  pen.fillStyle = "#3a2a10"
  for (const [row, line] of (pictograms[region.id] ?? []).entries())
    for (const [column, mark] of [...line].entries())
      if (mark === "#") pen.fillRect(x + (column - 4) * dot, y + (row - 4) * dot, dot, dot)
}

function paintFoil(pen: CanvasRenderingContext2D, { region, columns, cleared }: Foil): void {
  for (const [cell, index] of region.entries()) {
    if (index < 0 || cleared[cell]) continue
    const [x, y] = centreOf(cell, columns)
    // A fixed pattern of light and dark makes it look like metal.
    const shine = 58 + 9 * Math.sin((x + y) / 26) + (((cell * 7919) % 11) - 5)
    pen.fillStyle = `hsl(44 48% ${shine}%)`
    pen.fillRect(x - cellSize / 2, y - cellSize / 2, cellSize + 0.5, cellSize + 0.5)
  }
}

/** Adds dust for scratched cells. */
export function addDust(
  dust: readonly Dust[],
  cells: readonly number[],
  columns: number,
  chance: () => number,
): Dust[] {
  const fresh = cells
    .filter((_, i) => i % 3 === 0)
    .map(cell => {
      const [x, y] = centreOf(cell, columns)
      return { x, y, dx: (chance() - 0.5) * 60, dy: -30 * chance(), age: 0 }
    })
  return [...dust, ...fresh].slice(-maxDust)
}

/** Lets dust fall for `seconds`. */
export function moveDust(dust: readonly Dust[], seconds: number): Dust[] {
  return dust
    .map(({ x, y, dx, dy, age }) => ({
      x: x + dx * seconds,
      y: y + dy * seconds,
      dx,
      dy: dy + 300 * seconds,
      age: age + seconds,
    }))
    .filter(({ age }) => age < dustSeconds)
}
