/** Figures that several icons share: a sheet, a calendar, a clock, a speech bubble, a lens, a stone head. */
import { ink, red as redInk, white } from "../palette"
import type { Pen } from "./pen"
import { coal, grey, sheet, sky, type Tone, wood } from "./tones"

/** Draws a sheet of paper whose upper right corner is folded. */
export function page(p: Pen, x = 5, y = 1, w = 22, h = 30) {
  const fold = 7
  p.shape(sheet, x, y, x + w - fold, y, x + w, y + fold, x + w, y + h, x, y + h)
  p.shape(sheet, x + w - fold, y, x + w, y + fold, x + w - fold, y + fold)
  p.line(ink, 1, x + w - fold, y, x + w - fold, y + fold - 1, x + w - 1, y + fold - 1)
}

/** Draws lines of text, spaced for both sizes of icons. */
export function lines(p: Pen, colour: string, x: number, y: number, ...widths: number[]) {
  widths.forEach((w, i) => {
    p.bar(colour, x, y + i * 4, w, p.small ? 2 : 1)
  })
}

/** Draws a leaf of a calendar with two rings; its text goes at 16, 20. */
export function leaf(p: Pen, tone: Tone) {
  p.box(sheet, 3, 4, 26, 27)
  p.box(tone, 3, 4, 26, p.small ? 7 : 9)
  for (const x of [8, 20]) p.box(grey, x, 1, 4, 7)
}

/** Draws a clock's face with hands at an hour and a minute. */
export function dial(p: Pen, cx: number, cy: number, r: number, rim: Tone, hour: number, minute: number) {
  p.disc(rim, cx, cy, r)
  p.oval(ink, cx, cy, r - 2)
  p.oval(white, cx, cy, r - 3)
  const hand = (colour: string, turn: number, length: number, thick: number) => {
    const angle = (turn - 0.25) * Math.PI * 2
    p.line(
      colour,
      thick,
      cx - 0.5,
      cy - 0.5,
      cx - 0.5 + Math.cos(angle) * length,
      cy - 0.5 + Math.sin(angle) * length,
    )
  }
  if (!p.small)
    for (const turn of [0, 0.25, 0.5, 0.75]) {
      const angle = turn * Math.PI * 2
      p.dot("#808080", cx - 0.5 + Math.cos(angle) * (r - 4.5), cy - 0.5 + Math.sin(angle) * (r - 4.5))
    }
  hand(ink, (hour + minute / 60) / 12, r * 0.4, 2)
  hand(redInk, minute / 60, r * 0.62, 1)
}

/** Draws a speech bubble with its tail at the lower left. */
export function bubble(p: Pen, tone: Tone, x: number, y: number, w: number, h: number) {
  p.body(tone, m => {
    m.bar(white, x + 2, y, w - 4, h)
    m.bar(white, x, y + 2, w, h - 4)
    m.bar(white, x + 1, y + 1, w - 2, h - 2)
    m.area(white, x + 5, y + h - 2, x + 14, y + h - 2, x + 5, y + h + 7)
  })
}

/** Draws a magnifying glass with its lens at cx, cy and its handle to the lower right. */
export function lens(p: Pen, cx: number, cy: number, r: number, glass: Tone = sky) {
  p.body(wood, m => m.line(white, 5, cx + r * 0.8, cy + r * 0.8, cx + r * 2, cy + r * 2))
  p.disc(coal, cx, cy, r + 2)
  p.disc(glass, cx, cy, r)
}

const stone: Tone = ["#e0e0d8", "#a8a8a0", "#68686c"]

/** Draws a stone head of Easter Island; `wide` is its width, 1 for the whole icon. */
export function moai(p: Pen, wide = 1) {
  const at = (...corners: number[]) => corners.map((n, i) => (i % 2 ? n : 16 + (n - 16) * wide))
  p.shape(stone, ...at(8, 2, 23, 1, 27, 8, 26, 13, 28, 21, 26, 30, 9, 30, 5, 26, 7, 14, 6, 6))
  p.area(coal[1], ...at(6, 9, 26, 8, 26, 13, 18, 13, 17, 12, 12, 13, 7, 13))
  p.shape(stone, ...at(13, 9, 17, 9, 20, 20, 17, 22, 11, 22, 9, 20))
  p.area(stone[2], ...at(8, 25, 22, 24, 22, 27, 8, 27))
}
