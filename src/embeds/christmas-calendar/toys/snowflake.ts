/** Generates snowflakes from seeds: six identical arms, each symmetrical. */
import { seeded } from "../../../lib/game/random"

/** The number of seeds. */
export const kinds = 2 ** 32

/** A line segment; the flake is centred on 0, 0 and its arms are 100 long. */
export type Line = { x1: number; y1: number; x2: number; y2: number }

const round = (n: number) => Math.round(n * 100) / 100

/** Returns the lines of a snowflake; the same seed gives the same flake. */
export function snowflake(seed: number): Line[] {
  const random = seeded(seed)
  const arm: [x1: number, y1: number, x2: number, y2: number][] = [[0, 0, 0, -100]]
  const twigs = 3 + Math.floor(random() * 4)
  for (let i = 0; i < twigs; i++) {
    const from = -(18 + (74 * (i + random() * 0.7)) / twigs)
    const length = (100 + from) * 0.25 + random() * 24
    const angle = (35 + Math.floor(random() * 4) * 10) * (Math.PI / 180)
    for (const side of [-1, 1]) {
      arm.push([0, from, side * Math.sin(angle) * length, from - Math.cos(angle) * length])
    }
  }
  const ring = 8 + random() * 22
  arm.push([0, -ring, ring * Math.sin(Math.PI / 3), -ring * Math.cos(Math.PI / 3)])
  return Array.from({ length: 6 }, (_, i) => (i * Math.PI) / 3).flatMap(turn => {
    const turned = (x: number, y: number) => ({
      x: round(x * Math.cos(turn) - y * Math.sin(turn)),
      y: round(x * Math.sin(turn) + y * Math.cos(turn)),
    })
    return arm.map(([x1, y1, x2, y2]) => {
      const [a, b] = [turned(x1, y1), turned(x2, y2)]
      return { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
    })
  })
}

/** Returns the flake as an SVG file. */
export function snowflakeSvg(seed: number): string {
  const lines = snowflake(seed).map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220"><path d="${lines.join("")}" fill="none" stroke="#1084d0" stroke-width="4" stroke-linecap="round"/></svg>\n`
}
