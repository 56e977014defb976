/** Pairs of eyes in a wood: positions, gazes, blinks, and the faults of one pair. */
import { randomInt, seeded } from "../../lib/game/random"

export const pairCount = 24

export type Pair = {
  /** The midpoint as fractions of the picture's width and height. */
  x: number
  y: number
  /** An eye's radius as a fraction of a grid cell. */
  size: number
  iris: string
  pupil: "round" | "slit" | "bar"
  tufts: boolean
}

const irises = ["#ffd23f", "#9be564", "#7fd8ff", "#ff9a5a", "#e6b0ff", "#ffe9b0"] as const
const pupils = ["round", "round", "slit", "bar"] as const

/** Returns the number of grid columns for a picture's aspect ratio. */
export function columnsFor(width: number, height: number): number {
  return width > height * 1.3 ? 6 : width > height * 0.8 ? 5 : 4
}

/** Returns the pairs in a grid with so many columns; always the same. */
export function pairsIn(columns: number): Pair[] {
  const random = seeded("eyes")
  const rows = Math.ceil(pairCount / columns)
  return Array.from({ length: pairCount }, (_, i) => ({
    x: ((i % columns) + 0.5 + (random() - 0.5) * 0.36) / columns,
    y: (Math.floor(i / columns) + 0.5 + (random() - 0.5) * 0.36) / rows,
    size: 0.13 + random() * 0.07,
    iris: irises[randomInt(irises.length, random)] ?? irises[0],
    pupil: pupils[randomInt(pupils.length, random)] ?? "round",
    tufts: random() < 0.4,
  }))
}

/** The states of the broken pair by number of repairs, with the mechanic's remarks. */
export const faults = [
  { id: "stuck", text: "One pair isn't working. It has a tag." },
  { id: "away", text: "Turned it round. It works the other way now." },
  { id: "crossed", text: "Tightened the middle screw. Perhaps too much." },
  { id: "late", text: "Cleaned it. It works now; it is two seconds behind." },
  { id: "rolls", text: "Asked it to try harder. It heard that." },
  { id: "asleep", text: "Read it the manual." },
  { id: "works", text: "Repaired. It works. Oh no." },
] as const

/** The sights after the last repair, one after another, with the mechanic's remarks. */
export const endings = [
  { id: "envy", text: "Repaired. It works. Oh no." },
  { id: "shut", text: "Repaired. The others can't watch." },
  { id: "caught", text: "Repaired. The others have caught it now." },
] as const

export type Fault = (typeof faults)[number]["id"]

/** A direction with components from -1 to 1, of length at most 1. */
export type Gaze = { x: number; y: number }

/** Returns the gaze from one point to another, in pixels; weaker within 90 px. */
export function gazeTo(fromX: number, fromY: number, x: number, y: number): Gaze {
  const [dx, dy] = [x - fromX, y - fromY]
  const distance = Math.hypot(dx, dy)
  if (distance < 0.001) return { x: 0, y: 0 }
  const strength = Math.min(1, distance / 90)
  return { x: (dx / distance) * strength, y: (dy / distance) * strength }
}

/** Moves a gaze towards another by an exponential ease: most of the way in 0.1 s. */
export function follow(gaze: Gaze, to: Gaze, seconds: number): Gaze {
  const part = 1 - Math.exp(-18 * seconds)
  return { x: gaze.x + (to.x - gaze.x) * part, y: gaze.y + (to.y - gaze.y) * part }
}

/** Returns how far a pair's lids are closed, 0 to 1. A blink takes 0.2 s; each pair has its own interval. */
export function lidAt(index: number, seconds: number): number {
  const intervalSeconds = 3 + ((index * 7) % 11) * 0.45
  const into = (seconds + index * 1.7) % intervalSeconds
  return into < 0.2 ? Math.sin((into / 0.2) * Math.PI) : 0
}

/** The pointer's recent positions; `at` is in seconds. */
export type Trail = { x: number; y: number; at: number }[]

/** Returns the pointer's position at a moment in seconds, or the oldest known one; null if there is none. */
export function lookedAt(trail: Trail, moment: number): { x: number; y: number } | null {
  for (let i = trail.length - 1; i >= 0; i--) {
    const place = trail[i]
    if (place && place.at <= moment) return place
  }
  return trail[0] ?? null
}

/** Appends a position, and removes those older than `keep` seconds except the last of them. Mutates the trail. */
export function remember(trail: Trail, place: Trail[number], keep = 3): void {
  trail.push(place)
  while (trail.length > 1 && (trail[1]?.at ?? 0) < place.at - keep) trail.shift()
}

type Sight = {
  fault: Fault
  seconds: number
  /** The pair's position and its target, now and two seconds ago, in pixels. */
  place: { x: number; y: number }
  target: { x: number; y: number }
  past: { x: number; y: number }
}

/** Returns the gazes of the broken pair's eyes. */
export function brokenGaze({ fault, seconds, place, target, past }: Sight): { left: Gaze; right: Gaze } {
  const both = (gaze: Gaze) => ({ left: gaze, right: gaze })
  const direct = gazeTo(place.x, place.y, target.x, target.y)
  switch (fault) {
    case "away":
      return both({ x: -direct.x, y: -direct.y })
    case "crossed":
      return { left: { x: 0.85, y: 0.3 }, right: { x: -0.85, y: 0.3 } }
    case "late":
      return both(gazeTo(place.x, place.y, past.x, past.y))
    case "rolls":
      return both({ x: Math.cos(seconds * 2.2) * 0.9, y: Math.sin(seconds * 2.2) * 0.9 })
    case "works":
      return both(direct)
    default:
      return both({ x: -0.2, y: 0.1 })
  }
}
