/** Two slides of snow that have a hamster in them, who is seen only when one is subtracted from the other. */
import { seeded } from "../../lib/game/random"

const [across, down] = [32, 24] as const

const within = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

/** Returns whether a cell belongs to the hamster's head, which has holes for the eyes and the nose. */
export function isHamster(x: number, y: number): boolean {
  const hole =
    within(x, y, 12, 12, 1.6, 1.9) || within(x, y, 19, 12, 1.6, 1.9) || within(x, y, 15.5, 16, 1.6, 1.1)
  const head =
    within(x, y, 15.5, 14, 10, 8) || within(x, y, 8, 6.5, 3.6, 3.6) || within(x, y, 23, 6.5, 3.6, 3.6)
  return head && !hole
}

/** The height of a row in per cent: more than its share, as browsers round it to pixels. The next row covers the rest. */
const rowHeight = 6.17

/** Returns a row's position as a CSS percentage, which is of the space left beside it. */
function topOf(row: number): string {
  return (((row * 100) / down / (100 - rowHeight)) * 100).toFixed(2)
}

/** Returns both slides as CSS backgrounds, a gradient to a row of cells. */
function slides(): [below: string, above: string] {
  const random = seeded("snow")
  const grey = (level: number) =>
    `#${Math.round(level * 15)
      .toString(16)
      .repeat(3)}`
  const rows = Array.from({ length: down }, (_, y) => {
    const cells = Array.from({ length: across }, (_, x) => {
      const level = random()
      return [level, isHamster(x, y) ? (level + 0.45) % 1 : level] as const
    })
    return [0, 1].map(slide => {
      const stops = cells.map((cell, x) => `${grey(cell[slide] ?? 0)} 0 ${((x + 1) * 100) / across}%`)
      return `linear-gradient(90deg, ${stops.join(", ")}) 0 ${topOf(y)}% / 100% ${rowHeight}% no-repeat`
    })
  })
  rows.reverse()
  return [rows.map(([below]) => below).join(", "), rows.map(([, above]) => above).join(", ")]
}

export const [snow, sleet] = slides()
