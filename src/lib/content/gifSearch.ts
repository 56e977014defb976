/** What a search for GIFs gives, and what is shown in its place where there is no search. */
import { hash, type Random, shuffle } from "../game/random"

export type Gif = {
  id: string
  /** What is seen, in the words of whoever uploaded it. */
  title: string
  /** The rendition 200 pixels high, as GIF and as WebP, and its first picture alone. */
  url: string
  webp: string
  still: string
  width: number
  height: number
}

/** What of the service's answer is read. */
export type Answer = {
  id: string | number
  title: string
  images: {
    fixed_height: { url: string; webp: string; width: number; height: number }
    fixed_height_still?: { url: string }
  }
}

/** The fixed-height rendition of a GIF of the service, which is an image of 200 pixels in height. */
export function fromAnswer({ id, title, images }: Answer): Gif {
  const { url, webp, width, height } = images.fixed_height
  return { id: String(id), title, url, webp, still: images.fixed_height_still?.url || url, width, height }
}

/** Some of the items, `count` or all there are, in random order and none twice. */
export function sample<T>(items: readonly T[], count: number, random: Random): T[] {
  return shuffle(items, random).slice(0, Math.max(0, count))
}

const animations = 10

/** The animation of our own that stands in for a term: always the same one. All are 468 by 60 pixels. */
export function standIn(term: string, nth = 0): { url: string; still: string } {
  const number = `${((hash(term.trim().toLowerCase()) + nth) % animations) + 1}`.padStart(2, "0")
  const path = `/pictures/construction/${number}`
  return { url: `${path}.gif`, still: `${path}.png` }
}
