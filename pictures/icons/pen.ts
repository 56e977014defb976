/** Drawing functions for icons: one drawing on a grid of 32 by 32 serves both sizes, scaled by half for the small one. */
import { ink } from "../palette"
import { type Canvas, canvas, clear, dot, isSolid, rect, polygon as solidPolygon } from "../pixels/canvas"
import { enlarge, put, sprite } from "../pixels/layers"
import { type Narrow, narrow, narrowWidth } from "../pixels/narrow"
import { legend, type Tone } from "./tones"

/** Functions that take a colour draw flat; those that take a tone draw a body with outline, light and shade. */
export type Pen = {
  small: boolean
  picture: Canvas
  dot: (colour: string, ...places: number[]) => void
  bar: (colour: string, x: number, y: number, w: number, h: number) => void
  oval: (colour: string, cx: number, cy: number, rx: number, ry?: number) => void
  area: (colour: string, ...corners: number[]) => void
  line: (colour: string, thick: number, ...places: number[]) => void
  /** Draws an arc, in degrees clockwise from the right. */
  arc: (colour: string, thick: number, cx: number, cy: number, r: number, from: number, to: number) => void
  box: (tone: Tone, x: number, y: number, w: number, h: number) => void
  disc: (tone: Tone, cx: number, cy: number, rx: number, ry?: number) => void
  shape: (tone: Tone, ...corners: number[]) => void
  /** Joins everything that `draw` paints, in any colour, into one body. */
  body: (tone: Tone, draw: (mask: Pen) => void, edge?: string) => void
  /** Clears a disc. */
  erase: (cx: number, cy: number, r: number) => void
  /** Clears the four corner pixels, to round a drawing that fills its square. */
  clip: () => void
  /** Draws a word centred at x, y; on the small icon in the tiny font. */
  text: (word: string, x: number, y: number, colour: string, face?: Narrow) => void
  /** Draws a letter centred at x, y, enlarged twice on the large icon. */
  letter: (letter: string, x: number, y: number, colour: string, times?: number) => void
  /** Draws a sprite, one letter a pixel, with its top left corner at x, y; it is not scaled. */
  art: (x: number, y: number, ...rows: string[]) => void
}

const anything = "#ffffff"

function oval(on: Canvas, cx: number, cy: number, rx: number, ry: number, colour: string) {
  for (let y = 0; y < on.height; y++)
    for (let x = 0; x < on.width; x++)
      if (((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2 < 1) dot(on, x, y, colour)
}

function stroke(on: Canvas, places: readonly number[], thick: number, colour: string) {
  const back = Math.floor((thick - 1) / 2)
  for (let i = 0; i + 3 < places.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = places.slice(i, i + 4).map(Math.floor)
    const steps = Math.max(1, Math.abs(bx - ax), Math.abs(by - ay))
    for (let s = 0; s <= steps; s++)
      rect(
        on,
        Math.round(ax + ((bx - ax) * s) / steps) - back,
        Math.round(ay + ((by - ay) * s) / steps) - back,
        thick,
        thick,
        colour,
      )
  }
}

/** Paints a body from its mask: outline inside its border, light at the upper left, shade at the lower right. */
function paint(on: Canvas, mask: Canvas, [light, middle, dark]: Tone, edge: string) {
  const border = (x: number, y: number) =>
    isSolid(mask, x, y) &&
    !(
      isSolid(mask, x - 1, y) &&
      isSolid(mask, x + 1, y) &&
      isSolid(mask, x, y - 1) &&
      isSolid(mask, x, y + 1)
    )
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++) {
      if (!isSolid(mask, x, y)) continue
      const lit = border(x - 1, y) || border(x, y - 1)
      const shaded = border(x + 1, y) || border(x, y + 1)
      if (border(x, y)) dot(on, x, y, edge)
      else if (lit === shaded) dot(on, x, y, middle)
      else dot(on, x, y, lit ? light : dark)
    }
}

/** Returns a pen for an empty icon; with `mask`, thin lines are wide enough for an outline and a colour between. */
export function pen(size: 32 | 16, mask = false): Pen {
  const picture = canvas(size, size)
  const small = size === 16
  const half = small ? 0.5 : 1
  const thin = (thick: number) => (small ? Math.max(mask && thick > 2 ? 3 : 1, Math.round(thick / 2)) : thick)
  const scaled = (places: readonly number[]) => places.map(n => n * half)

  const result: Pen = {
    small,
    picture,
    dot: (colour, ...places) => {
      for (let i = 0; i < places.length; i += 2)
        dot(picture, Math.floor((places[i] ?? 0) * half), Math.floor((places[i + 1] ?? 0) * half), colour)
    },
    bar: (colour, x, y, w, h) => {
      const [left, top] = [Math.round(x * half), Math.round(y * half)]
      const [right, bottom] = [Math.round((x + w) * half), Math.round((y + h) * half)]
      rect(picture, left, top, Math.max(1, right - left), Math.max(1, bottom - top), colour)
    },
    oval: (colour, cx, cy, rx, ry = rx) => oval(picture, cx * half, cy * half, rx * half, ry * half, colour),
    area: (colour, ...corners) => {
      const at = scaled(corners)
      const points = at.flatMap((x, i) => (i % 2 ? [] : [[x, at[i + 1] ?? 0] as const]))
      solidPolygon(picture, points, colour)
    },
    line: (colour, thick, ...places) => stroke(picture, scaled(places), thin(thick), colour),
    arc: (colour, thick, cx, cy, r, from, to) => {
      const places: number[] = []
      for (let angle = from; angle <= to; angle += 6) {
        const turn = (angle / 180) * Math.PI
        places.push(cx + Math.cos(turn) * r, cy + Math.sin(turn) * r)
      }
      result.line(colour, thick, ...places)
    },
    box: (tone, x, y, w, h) => result.body(tone, m => m.bar(anything, x, y, w, h)),
    disc: (tone, cx, cy, rx, ry) => result.body(tone, m => m.oval(anything, cx, cy, rx, ry)),
    shape: (tone, ...corners) => result.body(tone, m => m.area(anything, ...corners)),
    body: (tone, draw, edge = ink) => {
      const inner = pen(size, true)
      draw(inner)
      paint(picture, inner.picture, tone, edge)
    },
    erase: (cx, cy, r) => {
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++)
          if ((x + 0.5 - cx * half) ** 2 + (y + 0.5 - cy * half) ** 2 < (r * half) ** 2)
            clear(picture, x, y, 1, 1)
    },
    clip: () => {
      for (const x of [0, size - 1]) for (const y of [0, size - 1]) clear(picture, x, y, 1, 1)
    },
    text: (word, x, y, colour, face = "tight") => {
      const used = small ? "tiny" : face
      const high = used === "tiny" ? 5 : 7
      const left = x * half - narrowWidth(word, used) / 2
      narrow(picture, word, Math.round(left), Math.round(y * half - high / 2), colour, used)
    },
    letter: (letter, x, y, colour, times = 2) => {
      const sheet = canvas(5, 7)
      narrow(sheet, letter, 0, 0, colour)
      const word = enlarge(sheet, small ? 1 : times)
      const wide = narrowWidth(letter, "tight") * (small ? 1 : times)
      put(picture, word, x * half - wide / 2, y * half - word.height / 2)
    },
    art: (x, y, ...rows) => put(picture, sprite(rows, legend), x, y),
  }
  return result
}

/** Drawings by the path of their page, without the leading slash. */
export type Icons = Readonly<Record<string, (pen: Pen) => void>>
