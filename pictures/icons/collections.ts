/** Icons derived from a slug: a cassette for a playlist, a newspaper cutting for a post. */
import { ink, moss, white } from "../palette"
import { lines } from "./figures"
import type { Icons, Pen } from "./pen"
import { coal, grey, sheet, type Tone } from "./tones"

/** Hashes a slug to an unsigned 32-bit integer (FNV-1a). */
function hashOf(slug: string): number {
  let hash = 0x811c9dc5
  for (const letter of slug) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** Returns the colour of a hue in degrees; `light` is 0 to 1. */
function hue(degrees: number, light: number): string {
  const part = (shift: number) => {
    const at = (shift + degrees / 30) % 12
    const value = light - 0.8 * Math.min(light, 1 - light) * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0")
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

/** Derives a colour from a slug; the offset makes Barbie pink. */
const toneOf = (slug: string): Tone => {
  const degrees = (hashOf(slug) + 145) % 360
  return [hue(degrees, 0.78), hue(degrees, 0.5), hue(degrees, 0.3)]
}

/** Draws a compact cassette; `stripes` is the pattern of its label, 0 to 2. */
export function cassette(p: Pen, label: Tone, stripes = 0) {
  p.box(coal, 0, 5, 32, 23)
  p.box(label, 3, 7, 26, 15)
  p.bar(white, 6, 9, 20, 3)
  for (let i = 0; i < stripes; i++) p.bar(i ? ink : white, 4, 20 - i * 2, 24, 1)
  p.bar(ink, 7, 13, 18, 6)
  for (const x of [11, 21]) {
    p.oval(white, x, 16, 2.8)
    if (!p.small) p.bar(ink, x - 1, 15, 2, 2)
  }
  p.shape(grey, 8, 22, 24, 22, 26, 28, 6, 28)
}

/** Draws a newspaper cutting: a headline, two columns, and a line at the bottom. */
export function cutting(p: Pen) {
  p.shape(
    sheet,
    ...[3, 4, 9, 2, 17, 4, 24, 1, 30, 3, 28, 14, 31, 22, 29, 30, 22, 28, 14, 31, 7, 28, 1, 30, 3, 20, 1, 12],
  )
  p.bar(ink, 6, 6, 19, p.small ? 2 : 3)
  lines(p, grey[1], 7, 23, 18)
}

/** Motifs of posts, in a field of 18 by 11 pixels whose top left corner is at 7, 11. */
const pictures: Icons = {
  "content-is-data": p => {
    p.bar("#e0f4ff", 7, 11, 18, 11)
    p.bar("#7a4a26", 15, 17, 3, 5)
    p.oval(moss, 16.5, 15, 6, 4)
    p.oval("#3fa34d", 15, 14, 4, 3)
  },
  "why-pages-have-numbers": p => {
    p.bar(ink, 7, 11, 18, 11)
    if (p.small) p.text("01", 16, 16.5, "#ffd400")
    else p.text("0134", 16.5, 16.5, "#ffd400", "tiny")
  },
}

function hills(p: Pen, [light, middle, dark]: Tone) {
  p.bar(light, 7, 11, 18, 11)
  p.area(dark, 7, 22, 13, 13, 20, 22)
  p.area(middle, 13, 22, 19, 15, 25, 22)
}

export function playlistIcon(slug: string) {
  return (p: Pen) => cassette(p, toneOf(slug), (hashOf(slug) >>> 9) % 3)
}

/** Returns the icon of a post; one without a motif gets hills in a colour of its slug. */
export function postIcon(slug: string) {
  return (p: Pen) => {
    cutting(p)
    const own = pictures[slug]
    if (own) own(p)
    else hills(p, toneOf(slug))
  }
}
