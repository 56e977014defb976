/** The physics of skiing into a heap: the longer the hold, the farther the flight. */

/** The hold for full power, and the run to the heap, both in seconds. */
export const fullHoldSeconds = 1.6
/** The number of snowballs in a snowman; after them come a carrot and a hat. */
export const snowballs = 3
export const runUpSeconds = 0.4

/** The x coordinates of the start and the heap, and the y coordinate of the ground, in pixels of the picture. */
export const startX = 84
export const heapX = 146
const ground = 104

export type Landing = { place: "ground" | "roof" | "chimney"; x: number; y: number }

/** Returns the landing of a jump with a power of 0 to 1. */
export function landing(power: number): Landing {
  if (power >= 0.95) return { place: "chimney", x: 274, y: 42 }
  if (power < 0.5) return { place: "ground", x: 166 + power * 84, y: ground + 4 }
  const x = 232 + ((power - 0.5) / 0.45) * 28
  return { place: "roof", x, y: 51 + Math.max(0, (Math.abs(x - 255) - 6) / 2) }
}

/** Returns the length of a jump with a power of 0 to 1, in metres. */
export function metres(power: number): number {
  return 0.4 + 6.6 * Math.min(1, Math.max(0, power))
}

/** Returns the duration of the flight, in seconds. */
export const airTimeSeconds = (power: number) => 0.45 + 0.55 * power

export type Pose = { x: number; y: number; turns: number; state: "runs" | "flies" | "lies" }

/**
 * Returns the skier's pose, `since` seconds after the release. `x` is his middle, `y` his feet, `turns` quarter turns.
 */
export function poseAt(power: number, since: number): Pose {
  if (since < runUpSeconds)
    return { x: startX + (heapX - startX) * (since / runUpSeconds) ** 2, y: ground, turns: 0, state: "runs" }
  const { x, y } = landing(power)
  const part = (since - runUpSeconds) / airTimeSeconds(power)
  if (part >= 1) return { x, y, turns: 2, state: "lies" }
  return {
    x: heapX + (x - heapX) * part,
    y: ground + (y - ground) * part - (16 + 46 * power) * Math.sin(part * Math.PI),
    turns: Math.floor(part * (4 + Math.round(power) * 4)) + 1,
    state: "flies",
  }
}
