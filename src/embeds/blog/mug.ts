/** The coffee mug on the pile of posts: where it leaves rings, and when it tips over. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"

/** A ring by its centre, in per cent of the desk's width and in pixels from its top. */
const ring = v.object({ x: v.number(), y: v.number() })

export type Ring = v.InferOutput<typeof ring>

/** The number of rings after which the mug tips over. */
export const maxRings = 5

export const storedRings = storageEntry("blog", v.pipe(v.array(ring), v.maxLength(maxRings)), [])

const remarks = [
  "Somebody has put a mug on the blog.",
  "It has left a ring.",
  "Another ring.",
  "That one looks like Estonia.",
  "Four rings. The Olympics have five.",
  "Oh no.",
] as const

/** The answers to presses of the mug, one after another; the press after the last tips it over. */
export const sloshes = [
  "Slosh.",
  "Slosh. It is quite full.",
  "A drop went over the edge.",
  "The next one is on you.",
] as const

/** The largest area of five rings that are still a flag, in per cent across and in pixels down. */
const flag = { width: 46, height: 170 }

const spread = (all: readonly number[]) => Math.max(...all) - Math.min(...all)

/** Returns whether five different rings stand close together. */
export function isOlympic(rings: readonly Ring[]): boolean {
  return (
    rings.length >= maxRings &&
    new Set(rings.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size === rings.length &&
    spread(rings.map(({ x }) => x)) <= flag.width &&
    spread(rings.map(({ y }) => y)) <= flag.height
  )
}

export function remarkOn(rings: readonly Ring[]): string {
  return isOlympic(rings)
    ? "Five rings. The Olympic Committee wants them back."
    : (remarks[rings.length] ?? "")
}

/** Fills up the rings of a mug that was tipped over, with splashes round the place. */
export function splash(rings: readonly Ring[], { x, y }: Ring): Ring[] {
  const far = [28, -34, 55, -62, 84]
  const drops = far.map((by, i) => ({ x: (x + by + 100) % 100, y: y + (i % 2 ? 40 : 190) }))
  return [...rings, ...drops].slice(0, maxRings)
}

export type Sample = { x: number; y: number; time: number }

/** Speeds in pixels per millisecond at which the mug drips, and tips over. */
export const dripSpeed = 0.9
export const tipSpeed = 2.6
const windowMs = 90
const minSpanMs = 30

/** Returns the mean speed over the last samples, in pixels per millisecond. */
export function speedOf(samples: readonly Sample[]): number {
  const end = samples.at(-1)
  const start = end && samples.find(({ time }) => end.time - time <= windowMs)
  if (!end || !start || end.time - start.time < minSpanMs) return 0
  return Math.hypot(end.x - start.x, end.y - start.y) / (end.time - start.time)
}

/** Returns a post's age as a share of the oldest post's, 0 for the newest; from their days. */
export function ageOf(added: string, days: readonly string[]): number {
  const times = days.map(day => Date.parse(day))
  const [newest, oldest] = [Math.max(...times), Math.min(...times)]
  return newest === oldest ? 0 : (newest - Date.parse(added)) / (newest - oldest)
}
