/** Lays out the books of the piles, and interpolates between two layouts. */
import { hash } from "../../../lib/game/random"
import { thickness } from "../authors"
import type { Book } from "../schema"
import type { Piles } from "./logic"

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

/** Interpolates between two layouts, `part` from 0 to 1: falling books fly and turn, the others sink. */
export function interpolate(from: readonly Slab[], to: readonly Slab[], part: number): Slab[] {
  if (part >= 1) return [...to]
  const before = new Map(from.map(slab => [slab.book, slab]))
  return to.map(slab => {
    const old = before.get(slab.book)
    if (!old) return slab
    const falls = slab.lies && !old.lies
    const even = 1 - (1 - part) ** 3
    const mix = (a: number, b: number, by = even) => a + (b - a) * by
    return {
      ...slab,
      x: mix(old.x, slab.x, falls ? part : even),
      // Gravity: the distance grows with the square of the time.
      y: mix(old.y, slab.y, falls ? part ** 2 : even),
      width: mix(old.width, slab.width),
      height: mix(old.height, slab.height),
      turn:
        mix(old.turn, slab.turn) + (falls ? Math.sin(part * Math.PI) * Math.sign(slab.turn || 1) * 1.4 : 0),
    }
  })
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
