/** Spirals and moirés as phases: where the ink is at a place and a moment, and how fast that may change. */
import type { Settings } from "./settings"

/**
 * How many bands may pass a pixel in a second: one band is light and dark, one flash, and WCAG 2.3.1 allows three in
 * any second. With the layers' shares below, no pixel was ever found to change more than five times in a second (a test
 * goes on looking), and new settings, held back for `holdMilliseconds`, add two: seven changes are three flashes.
 */
export const maxHertz = 1.25
export const holdMilliseconds = 700

/** Cycles a second, signed, at these settings. */
export function rate({ speed, inward }: Settings): number {
  return ((inward ? -1 : 1) * maxHertz * speed) / 100
}

const tau = 2 * Math.PI
/** Nothing is drawn nearer to the centre than this, where a logarithm would have no end. */
export const hole = 0.02
/** How the tunnel's one cycle is shared: most to the rings, the rest to the wedges. */
export const tunnelShare = { rings: 0.75, wedges: 0.25 }
/** How far from the middle the centres of the circles wander. */
const wander = 0.12
/** The share of the cycle that they use: a band may pass a pixel, turn and pass it again, which counts twice. */
const wanderShare = 0.5

/** Bands for each time that the distance from the centre grows by e, in the patterns that grow by it. */
export function growth({ density }: Settings): number {
  return density / 4
}

/** Where the centre of a ring system is after so many cycles; each may move by its part of the share. */
export function centre({ arms, density }: Settings, layer: number, cycles: number): { x: number; y: number } {
  const away = wander * Math.sin((wanderShare * cycles) / (arms * density * wander) + layer + 0.5)
  const direction = (Math.PI * layer) / arms
  return { x: away * Math.cos(direction), y: away * Math.sin(direction) }
}

/** The direction of a grating's lines after so many cycles, in radians: every other one turns the other way. */
export function slant({ arms, density }: Settings, layer: number, cycles: number): number {
  return 0.06 + layer * 0.11 + ((layer % 2 ? -1 : 1) * cycles) / (arms * density)
}

/**
 * The phase of each layer at a place, in cycles. The middle of the picture is 0, 0 and its corners are at distance 1.
 * However `cycles` moves, the phases together move by no more than it does: that is the flash limit.
 */
export function phases(settings: Settings, x: number, y: number, cycles: number): number[] {
  const { pattern, arms, density } = settings
  const r = Math.hypot(x, y)
  const around = (arms * Math.atan2(y, x)) / tau
  const layers = Array.from({ length: arms }, (_, layer) => layer)
  switch (pattern) {
    case "spiral":
      return [around + density * r - cycles]
    case "whirl":
      return [r < hole ? 0.75 : around + growth(settings) * Math.log(r) - cycles]
    case "tunnel":
      return [
        growth(settings) * Math.log(Math.max(r, hole)) - tunnelShare.rings * cycles,
        around - tunnelShare.wedges * cycles,
      ]
    case "circles":
      return layers.map(layer => {
        const at = centre(settings, layer, cycles)
        return density * Math.hypot(x - at.x, y - at.y)
      })
    case "lines":
      return layers.map(layer => {
        const angle = slant(settings, layer, cycles)
        return density * (x * Math.cos(angle) + y * Math.sin(angle))
      })
  }
}

/** Whether there is ink at a place: in the first half of each layer's cycle, and where two layers meet, not. */
export function isInk(settings: Settings, x: number, y: number, cycles: number): boolean {
  return phases(settings, x, y, cycles).reduce((ink, phase) => ink !== phase - Math.floor(phase) < 0.5, false)
}

/** How long one looks at the middle before there is something else to look at. */
export const stareSeconds = 20

/** The whole seconds of a stare that are left after so many, 20 to 0. */
export function secondsLeft(stared: number): number {
  return Math.max(0, Math.ceil(stareSeconds - stared))
}

/**
 * What a still thing is seen to do after a stare: the opposite of what was looked at (the motion aftereffect, Addams
 * 1834). All patterns with a middle grow towards the corners, unless they go the other way.
 */
export function seenAfter({ pattern, inward }: Settings): string {
  if (pattern === "circles" || pattern === "lines") return "It is a picture. If he moves, that is you."
  return `It is a picture. If he ${inward ? "grows" : "shrinks"}, that is you.`
}
