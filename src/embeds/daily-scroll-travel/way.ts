/** The way up: how many pixels of scrolling reach which height, and the fall. */
import { formatLength } from "../../lib/text/travel"
import type { Thing } from "./things"

/** Pixels of scrolling to the first thing, and between things below, among and above the towers. */
const [firstPx, smallPx, towerPx, skyPx] = [100, 420, 170, 520]

export type Way = {
  things: readonly Thing[]
  /** The scrolling at which each thing is reached, in pixels. */
  marks: readonly number[]
  /** The scrolling to the end. */
  totalPx: number
}

/** Returns the way past some things, lowest first. The towers are those from 160 m to 1 km. */
export function wayPast(things: readonly Thing[]): Way {
  let at = 0
  const marks = things.map(({ metres }, i) => {
    const isTower = metres > 168 && metres < 1000
    at += i === 0 ? firstPx : isTower ? towerPx : metres > 1000 ? skyPx : smallPx
    return at
  })
  return { things, marks, totalPx: at }
}

/** Returns the number of things that are no higher than so many pixels of scrolling. */
export function passedAt({ marks }: Way, px: number): number {
  const index = marks.findIndex(mark => mark > px)
  return index < 0 ? marks.length : index
}

/** Returns the height in metres. Between two things it grows by the same factor with each pixel. */
export function heightAt({ things, marks, totalPx }: Way, px: number): number {
  const at = Math.max(0, Math.min(totalPx, px))
  const next = marks.findIndex(mark => mark > at)
  if (next < 0) return things.at(-1)?.metres ?? 0
  const [from, to] = [things[next - 1]?.metres ?? 0, things[next]?.metres ?? 0]
  const start = marks[next - 1] ?? 0
  const part = (at - start) / ((marks[next] ?? 0) - start)
  return from === 0 ? to * part : from * (to / from) ** part
}

/** The acceleration of a fall, in pixels of scrolling per second squared: from the Moon it takes three seconds. */
const gravity = 3600

/** Returns the position of a fall after some seconds. */
export function fallenTo(fromPx: number, seconds: number): number {
  return Math.max(0, fromPx - (gravity / 2) * seconds ** 2)
}

/** Formats a height with two to four digits: "4.5 cm", "12 m", "168 m", "384,400 km". */
export function heightText(metres: number): string {
  const digits = metres >= 3e8 ? 4 : metres >= 100 && metres < 1000 ? 3 : 2
  return formatLength(Number(metres.toPrecision(digits)))
}

/** Describes a fall that was stopped. */
export function caughtText(from: string, metres: number): string {
  return `Dropped from ${from}, caught ${heightText(metres)} above the floor.`
}

/** Writes a thing's name as in a sentence: "the Moon", "Näsinneula, Tampere". */
export function inSentence(name: string): string {
  return /^(A|An|The) |^Two/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
