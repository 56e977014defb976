/** Results of a GIF search on GIPHY, and animations of the site's own for use without it. */
import { hash, type Random, shuffle } from "../../lib/game/random"

export type Gif = {
  id: string
  /** The description given by the uploader. */
  title: string
  /** Addresses of the rendition 200 pixels high: as GIF, as WebP and its first frame as a still. */
  url: string
  webp: string
  still: string
  width: number
  height: number
}

/** The fields that are read of a GIF in GIPHY's response. */
export type GiphyGif = {
  id: string | number
  title: string
  images: {
    fixed_height: { url: string; webp: string; width: number; height: number }
    fixed_height_still?: { url: string }
  }
}

/** Converts a GIF of GIPHY's response to its rendition 200 pixels high. */
export function parseGiphyGif({ id, title, images }: GiphyGif): Gif {
  const { url, webp, width, height } = images.fixed_height
  return { id: String(id), title, url, webp, still: images.fixed_height_still?.url || url, width, height }
}

/** Picks `count` different items, or all if there are fewer, in random order. */
export function sample<T>(items: readonly T[], count: number, random: Random): T[] {
  return shuffle(items, random).slice(0, Math.max(0, count))
}

const animationCount = 10

/** Returns the site's own animation for a search term, always the same for a term. All are 468 by 60 pixels. */
export function fallbackGif(term: string, nth = 0): { url: string; still: string } {
  const number = `${((hash(term.trim().toLowerCase()) + nth) % animationCount) + 1}`.padStart(2, "0")
  const path = `/pictures/construction/${number}`
  return { url: `${path}.gif`, still: `${path}.png` }
}
