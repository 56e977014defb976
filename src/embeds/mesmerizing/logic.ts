/** Spirals and moirés as phases: the ink at a point in time, and the limits on its rate of change. */
import type { Settings } from "./settings"

/**
 * The maximum number of bands per second at any pixel. One band is light and dark, which is one flash, and WCAG
 * 2.3.1 allows three in any second. With the layers' shares below no pixel has been found to change more than five
 * times a second (a test keeps checking). New settings, debounced by `holdMilliseconds`, add two changes: seven
 * changes are three flashes.
 */
export const maxHertz = 1.25
export const holdMilliseconds = 700

/** Returns the signed rate in cycles per second. */
export function rate({ speed, inward }: Settings): number {
  return ((inward ? -1 : 1) * maxHertz * speed) / 100
}

const tau = 2 * Math.PI
/** The minimum radius drawn: the logarithm diverges at the centre. */
export const hole = 0.02
/** The shares of the tunnel's cycle: most for the rings, the rest for the wedges. */
export const tunnelShare = { rings: 0.75, wedges: 0.25 }
/** The amplitude of the circle centres' movement. */
const wander = 0.12
/** Their share of the cycle: a band may pass a pixel, turn back and pass it again, which counts twice. */
const wanderShare = 0.5

/** Returns the number of bands per factor of e in radius, in the logarithmic patterns. */
export function growth({ density }: Settings): number {
  return density / 4
}

/** Returns the centre of a ring system after a number of cycles. Each moves by its part of the share. */
export function centre({ arms, density }: Settings, layer: number, cycles: number): { x: number; y: number } {
  const away = wander * Math.sin((wanderShare * cycles) / (arms * density * wander) + layer + 0.5)
  const direction = (Math.PI * layer) / arms
  return { x: away * Math.cos(direction), y: away * Math.sin(direction) }
}

/**
 * Returns the angle of a grating's lines after a number of cycles, in radians. Every other one rotates the other
 * way.
 */
export function slant({ arms, density }: Settings, layer: number, cycles: number): number {
  return 0.06 + layer * 0.11 + ((layer % 2 ? -1 : 1) * cycles) / (arms * density)
}

/**
 * Returns the phase of each layer at a point, in cycles. The centre is 0, 0 and the corners are at distance 1. The
 * phases together never change by more than `cycles` does: that is the flash limit.
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

/** Returns whether there is ink at a point: in the first half of each layer's cycle, combined by exclusive or. */
export function isInk(settings: Settings, x: number, y: number, cycles: number): boolean {
  return phases(settings, x, y, cycles).reduce((ink, phase) => ink !== phase - Math.floor(phase) < 0.5, false)
}

/** The length of a stare at the centre, in seconds. */
export const stareSeconds = 20

/** Returns the whole seconds left of a stare, 20 to 0. */
export function secondsLeft(stared: number): number {
  return Math.max(0, Math.ceil(stareSeconds - stared))
}

/**
 * Describes the motion aftereffect (Addams, 1834): a still picture seems to move the opposite way. All patterns
 * with a centre grow towards the corners, unless reversed.
 */
export function seenAfter({ pattern, inward }: Settings): string {
  if (pattern === "circles" || pattern === "lines") return "It is a picture. If he moves, that is you."
  return `It is a picture. If he ${inward ? "grows" : "shrinks"}, that is you.`
}
