/** The landmarks along the climb, from a sunflower seed to the tallest building, and the camera that follows it. */
import { small } from "./parts/small"
import type { Building } from "./schema"

export type Landmark = { name: string; metres: number }

/** The number of landmarks in view. */
const maxInView = 5

/** Returns all landmarks, lowest first. */
export function allLandmarks(buildings: readonly Building[]): Landmark[] {
  return [...small, ...buildings].sort((a, b) => a.metres - b.metres)
}

/** Returns the landmarks around the first one above a height, lowest first; the last ones if none is. */
export function landmarksInView(buildings: readonly Building[], height: number): Landmark[] {
  const all = allLandmarks(buildings)
  const index = all.findIndex(({ metres }) => metres > height)
  const next = index < 0 ? all.length - 1 : index
  const from = Math.max(0, Math.min(all.length - maxInView, next - 2))
  return all.slice(from, from + maxInView)
}

/** The height of the picture relative to the next landmark. */
const headroom = 1.15

export type Camera = {
  /**
   * The position as an index: 2 at the top of the third landmark, 2.5 halfway from there to the fourth, -1 on the
   * ground.
   */
  at: number
  /** Metres from the ground to the upper edge of the picture. */
  metres: number
}

/**
 * Returns the camera at a height. The picture grows with the climb, so that the next landmark always fits and
 * passed ones shrink. The scale is logarithmic between landmarks, since each is much higher than the last.
 */
export function camera(all: readonly Landmark[], height: number): Camera {
  const index = all.findIndex(({ metres }) => metres > height)
  const next = index < 0 ? all.length : index
  const above = (i: number) => (all[Math.min(i, all.length - 1)]?.metres ?? 1) * headroom
  const [from, to] = [all[next - 1]?.metres ?? 0, all[next]?.metres ?? 0]
  if (index < 0) return { at: next - 1, metres: Math.max(above(next), height * headroom) }
  const share = from === 0 ? height / to : to > from ? Math.log(height / from) / Math.log(to / from) : 0
  return { at: next - 1 + share, metres: above(next) * (above(next + 1) / above(next)) ** share }
}

const skyscraper = "M15 100V35H26V18H40V6H48V0h4V6h8V18h14V35h11V100z"
const tower = "M43 100L47 42H34L28 30H72L66 42H53L57 100zM48 30h4V0h-4z"

/** Outlines in a 100 by 100 square, and the width of each as a share of its height. */
const outlines: Record<string, readonly [path: string, width: number]> = {
  "a hamster": ["M0 100V60C0 25 30 5 60 15L68 0 82 18C102 30 102 80 95 100z", 1.5],
  "a sunflower seed": [
    "M50 0C64 22 92 48 88 74C84 92 68 100 50 100S16 92 12 74C8 48 36 22 50 0zM47 24v66h3V24z",
    0.5,
  ],
  "a matchbox": ["M0 0H100V100H0zM8 14v52h84V14zM14 30h44v6H14zM14 44h60v6H14z", 0.7],
  "a bottle": ["M40 0H60V8H58V34C58 42 78 44 78 58V96C78 100 22 100 22 96V58C22 44 42 42 42 34V8H40z", 0.4],
  "a chair": ["M10 0H24V45H90V100H78V58H24V100H10z", 0.6],
  "a door": ["M0 0H100V100H0zM76 50h10v6H76z", 0.42],
  "a block of flats of three floors": [
    "M0 0H100V100H0zM10 10v16h18V10zM41 10v16h18V10zM72 10v16h18V10zM10 41v16h18V41zM41 41v16h18V41zM72 41v16h18V41zM10 72v16h18V72zM41 72v28h18V72zM72 72v16h18V72z",
    1.3,
  ],
  "a grown spruce": ["M50 0L74 34H62L84 64H68L98 92H56V100H44V92H2L32 64H16L38 34H26z", 0.45],
  "Helsinki Cathedral": [
    "M0 100V66H18V46L26 36L34 46C34 26 44 20 48 18V0H52V18C56 20 66 26 66 46L74 36L82 46V66H100V100z",
    0.9,
  ],
  "Washington Monument": ["M40 100L44 8L50 0L56 8L60 100z", 0.35],
  "Gateway Arch": ["M0 100C6-34 94-34 100 100H88C82 2 18 2 12 100z", 1],
  "Burj Al Arab": ["M30 100V0C80 20 92 70 90 100z", 0.5],
  "Eiffel Tower": ["M4 100C34 78 46 46 48 0h4C54 46 66 78 96 100H74C66 84 34 84 26 100z", 0.5],
  "Tokyo Tower": ["M8 100C36 74 46 46 48 0h4C54 46 64 74 92 100H72C66 86 34 86 28 100z", 0.45],
}
const towers = /Näsinneula|Needle|turm|TV Tower|Sky Tower|Skytree|Pearl|Ostankino|CN Tower/

/** Returns the outline of a landmark in a 100 by 100 square, and its width as a share of its height. */
export function outlineOf(name: string): readonly [path: string, width: number] {
  return outlines[name] ?? (towers.test(name) ? [tower, 0.4] : [skyscraper, 0.36])
}
