/** Lays out the books of the piles, and interpolates between two layouts. */
import { hash } from "../../../lib/game/random"
import { thickness } from "../authors"
import type { Book } from "../schema"
import type { Fall, Piles } from "./logic"

/** A drawn book: its centre and size in pixels, its rotation in radians. */
export type Slab = {
  book: number
  x: number
  y: number
  width: number
  height: number
  turn: number
  lies: boolean
}

/** The share of the height taken by the floor, and by the space above the highest pile, for the hamster. */
const floorShare = 0.2
const headShare = 0.13

/** Returns the position of every book except those pulled out, for a picture of `width` by `height` pixels. */
export function layout(state: Piles, books: readonly Book[], width: number, height: number): Slab[] {
  const thick = (book: number) => thickness(books[book]?.pages ?? 0)
  const ground = height * (1 - floorShare)
  const column = width / Math.max(1, state.piles.length)
  const wide = Math.min(column * 0.66, height * 0.42)
  const scale = (ground - height * headShare) / state.highest
  const slabs: Slab[] = []
  state.piles.forEach((pile, i) => {
    let y = ground
    for (const { book, offset } of pile.books) {
      const tall = thick(book) * scale
      y -= tall
      // A pile whose bottom book was pulled out is dragged along, but stops at the edge of the picture.
      const x = Math.min(Math.max(column * (i + 0.5) + offset * wide, wide / 2), width - wide / 2)
      slabs.push({ book, x, y: y + tall / 2, width: wide, height: tall, turn: 0, lies: false })
    }
  })
  for (const book of state.floor) {
    const chance = hash(`floor ${books[book]?.title}`)
    const tall = Math.max(3, Math.min(thick(book) * scale, height * 0.08))
    slabs.push({
      book,
      x: wide / 2 + ((chance % 997) / 996) * (width - wide),
      y: ground + height * (0.03 + 0.13 * (((chance >>> 10) % 97) / 96)),
      width: wide,
      height: tall,
      turn: (((chance >>> 17) % 101) / 100 - 0.5) * 0.7,
      lies: true,
    })
  }
  return slabs
}

/** The duration of one pile's fall, and the delay until it hits the next one, in seconds. */
const fallSeconds = 1
const hitSeconds = 0.3
/** The share of a fall in which the pile leans over as a whole, and its final angle in radians. */
const leanShare = 0.45
const leanAngle = 1.25

/** Returns the duration of the transition to a state in seconds. */
export const transitionSeconds = ({ falls }: Piles) =>
  fallSeconds + hitSeconds * Math.max(0, falls.length - 1)

/**
 * Interpolates between two layouts after some seconds. Piles lean over one after the other, as dominoes do, before
 * their books drop to the floor; other books slide.
 */
export function interpolate(
  from: readonly Slab[],
  to: readonly Slab[],
  falls: readonly Fall[],
  seconds: number,
): Slab[] {
  const before = new Map(from.map(slab => [slab.book, slab]))
  const leans = new Map(
    falls.flatMap(({ books, side }, i) => {
      const lowest = before.get(books[0] ?? -1)
      const hinge = lowest && { x: lowest.x + (side * lowest.width) / 2, y: lowest.y + lowest.height / 2 }
      return hinge ? books.map(book => [book, { hinge, side, delay: i * hitSeconds }] as const) : []
    }),
  )
  return to.map(slab => {
    const old = before.get(slab.book)
    if (!old) return slab
    const lean = leans.get(slab.book)
    const part = Math.max(0, Math.min(1, (seconds - (lean?.delay ?? 0)) / fallSeconds))
    if (!lean) return mixed(old, slab, 1 - (1 - part) ** 3, part === 1)
    // Gravity: angle and distance grow with the square of the time.
    const leant = leaning(old, lean.hinge, lean.side * leanAngle * Math.min(1, part / leanShare) ** 2)
    const drop = Math.max(0, (part - leanShare) / (1 - leanShare))
    return { ...mixed(leant, slab, drop, drop === 1), y: leant.y + (slab.y - leant.y) * drop ** 2 }
  })
}

/** Returns a slab turned round a point by an angle in radians. */
function leaning(slab: Slab, hinge: { x: number; y: number }, turn: number): Slab {
  const [dx, dy] = [slab.x - hinge.x, slab.y - hinge.y]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { ...slab, x: hinge.x + dx * cos - dy * sin, y: hinge.y + dx * sin + dy * cos, turn }
}

function mixed(from: Slab, to: Slab, part: number, isOver: boolean): Slab {
  if (isOver) return to
  const mix = (a: number, b: number) => a + (b - a) * part
  return {
    ...to,
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
    turn: mix(from.turn, to.turn),
  }
}

/** Returns the book at a point, the nearest if books are thin; null if there is none. */
export function bookAt(slabs: readonly Slab[], x: number, y: number): number | null {
  let nearest: Slab | null = null
  for (const slab of slabs) {
    const away = Math.abs(y - slab.y)
    if (slab.lies || Math.abs(x - slab.x) > slab.width / 2 || away > slab.height / 2 + 1) continue
    if (!nearest || away < Math.abs(y - nearest.y)) nearest = slab
  }
  return nearest?.book ?? null
}
