/** Skiing where there is no snow: up to a heap, and over it, as far as one has gathered speed. */

/** Seconds of holding that give all the speed there is, and of the way to the heap. */
export const fullHold = 1.6
export const runUp = 0.4

/** Where he begins, where the heap is and where the ground is, in pixels of the picture. */
export const begin = 84
export const heap = 146
const ground = 104

export type Landing = { place: "ground" | "roof" | "chimney"; x: number; y: number }

/** Where a speed of 0 to 1 ends. */
export function landing(power: number): Landing {
  if (power >= 0.95) return { place: "chimney", x: 274, y: 42 }
  if (power < 0.5) return { place: "ground", x: 166 + power * 84, y: ground + 4 }
  const x = 232 + ((power - 0.5) / 0.45) * 28
  return { place: "roof", x, y: 51 + Math.max(0, (Math.abs(x - 255) - 6) / 2) }
}

/** The same in metres. */
export function metres(power: number): number {
  return 0.4 + 6.6 * Math.min(1, Math.max(0, power))
}

/** How long the flight lasts, in seconds. */
export const airTime = (power: number) => 0.45 + 0.55 * power

export type Pose = { x: number; y: number; turns: number; state: "runs" | "flies" | "lies" }

/** Where he is so many seconds after he let go: the middle of him, and his feet; `turns` are quarters. */
export function poseAt(power: number, since: number): Pose {
  if (since < runUp)
    return { x: begin + (heap - begin) * (since / runUp) ** 2, y: ground, turns: 0, state: "runs" }
  const { x, y } = landing(power)
  const part = (since - runUp) / airTime(power)
  if (part >= 1) return { x, y, turns: 2, state: "lies" }
  return {
    x: heap + (x - heap) * part,
    y: ground + (y - ground) * part - (16 + 46 * power) * Math.sin(part * Math.PI),
    turns: Math.floor(part * (4 + Math.round(power) * 4)) + 1,
    state: "flies",
  }
}
