/** Where every book of the piles is drawn, and how it gets from one place to another. */
import { hash } from "../../../lib/game/random"
import { thickness } from "../authors"
import type { Book } from "../schema"
import type { Piles } from "./logic"

/** A book as it is drawn: its middle, its size in pixels and its turn in radians. */
export type Slab = {
  book: number
  x: number
  y: number
  width: number
  height: number
  turn: number
  lies: boolean
}

/** How much of the height the floor has, and what is left free above the highest pile, for a hamster. */
const floorShare = 0.2
const headShare = 0.13

/** Every book that is not in somebody's hand, in a picture of so many pixels. */
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
      // A pile whose lowest book was pulled out has been dragged along: it stops at the edge of the picture.
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

/** Between two pictures at a part of the way from 0 to 1: what lands on the floor flies and turns, the rest sinks. */
export function between(from: readonly Slab[], to: readonly Slab[], part: number): Slab[] {
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
      // A fall speeds up: the way grows as the square of the time.
      y: mix(old.y, slab.y, falls ? part ** 2 : even),
      width: mix(old.width, slab.width),
      height: mix(old.height, slab.height),
      turn:
        mix(old.turn, slab.turn) + (falls ? Math.sin(part * Math.PI) * Math.sign(slab.turn || 1) * 1.4 : 0),
    }
  })
}

/** The book under a point of the picture, the nearest of thin ones; null where there is none. */
export function bookAt(slabs: readonly Slab[], x: number, y: number): number | null {
  let found: Slab | null = null
  for (const slab of slabs) {
    const away = Math.abs(y - slab.y)
    if (slab.lies || Math.abs(x - slab.x) > slab.width / 2 || away > slab.height / 2 + 1) continue
    if (!found || away < Math.abs(y - found.y)) found = slab
  }
  return found?.book ?? null
}
