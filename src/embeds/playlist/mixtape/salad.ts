/** Lays out the tape that has come out of the cassette, in loops over the whole window. */

export type Floor = {
  /** The size of the window in pixels, and the opening of the cassette in it. */
  width: number
  height: number
  x: number
  y: number
}

const loops = 66
const pointsPerLoop = 12
/** The distance that loops keep from the edge, in pixels. */
const margin = 66
/** The height over which loops spread, in pixels: about a screen. */
const maxSpread = 760

/** Returns the path of the whole tape, which begins at the opening. */
export function saladPath({ width, height, x, y }: Floor): string {
  const spread = Math.min(height, maxSpread)
  const top = Math.max(0, Math.min(height - spread, y - spread * 0.6))
  const size = Math.max(0.8, Math.min(1.6, width / 550))
  const count = loops * pointsPerLoop
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count
    // The loops wander from the opening over the floor, and never come by the same way.
    const far = Math.min(1, share * 7)
    const wanderX = width / 2 + (width / 2 - margin) * Math.sin(2 * Math.PI * (3.3 * share + 0.07))
    const wanderY = top + spread / 2 + (spread / 2 - margin) * Math.sin(2 * Math.PI * (2.3 * share + 0.21))
    const radius = size * far * (27 + 14 * Math.sin(share * 61) + 11 * Math.sin(share * 23))
    const angle = 2 * Math.PI * (loops * share + 0.3 * Math.sin(share * 90))
    return {
      x: x + (wanderX - x) * far + radius * Math.cos(angle),
      y: y + (wanderY - y) * far + radius * 0.8 * Math.sin(angle) + 26 * Math.sin(Math.PI * far),
    }
  })
  const [first, ...rest] = points
  const curves = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? point
    return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`
  })
  return `M${at(first ?? { x, y })}${curves.join("")}`
}

const at = (point: { x: number; y: number }) => `${Math.round(point.x)} ${Math.round(point.y)}`
