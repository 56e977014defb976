/** A flame, a star that says "new", and a steaming cup of coffee. */
import { cup } from "../badges/sprites"
import { ink, orange, red, white, yellow } from "../palette"
import { type Canvas, canvas, dot, polygon, rect } from "../pixels/canvas"
import { enlarge, outline, put } from "../pixels/layers"
import { printEdged } from "../pixels/text"
import type { Animation } from "../save"

function tongue(on: Canvas, frame: number, height: number, half: number, colour: string, phase: number) {
  for (let up = 0; up < height; up++) {
    const part = up / height
    const body = half * Math.sin(Math.PI * Math.min(1, 0.32 + part * 0.68)) ** 0.8
    const sway = Math.sin((frame / 8) * Math.PI * 2 + part * 4 + phase) * part * 3.4
    const [from, to] = [16 + sway - body, 16 + sway + body]
    for (let x = Math.round(from); x < to; x++) dot(on, x, 37 - up, colour)
  }
}

function fire(frame: number): Canvas {
  const image = canvas(32, 42)
  const lick = Math.round(Math.sin((frame / 8) * Math.PI * 2) * 2)
  tongue(image, frame, 32 + lick, 11, red, 0)
  tongue(image, frame, 25 - lick, 8.6, orange, 0.6)
  tongue(image, frame, 18 + lick, 6.2, yellow, 1.2)
  tongue(image, frame, 9, 3.6, "#fff8d0", 1.6)
  const done = outline(image, "#7a1408")
  rect(done, 6, 37, 21, 4, "#4a2410")
  rect(done, 7, 38, 19, 1, "#8a5626")
  return done
}

function star(frame: number): Canvas {
  const image = canvas(44, 44)
  const points = Array.from({ length: 24 }, (_, i) => {
    const angle = ((i + frame / 4) / 12) * Math.PI
    const radius = i % 2 ? 15.5 : 20.5
    return [22 + Math.cos(angle) * radius, 22 + Math.sin(angle) * radius] as const
  })
  polygon(image, points, red)
  const inner = points.map(([x, y]) => [22 + (x - 22) * 0.84, 22 + (y - 22) * 0.84] as const)
  polygon(image, inner, "#ff4a3a")
  const done = outline(image, ink)
  printEdged(done, "NEW!", 6, 17, [yellow, ink], "display")
  return done
}

function hot(frame: number): Canvas {
  const image = canvas(36, 42)
  put(image, enlarge(cup(white, "#c0c0d0"), 2), 4, 19)
  for (let i = 0; i < 3; i++)
    for (let up = 0; up < 14; up++) {
      const phase = (up + 14 - frame * 2 + i * 5 + 28) % 14
      const sway = Math.round(Math.sin((up - frame * 0.9) * 0.9 + i * 2) * 1.2)
      if (phase < 8) rect(image, 9 + i * 5 + sway, 4 + up, 2, 1, up < 5 ? "#d8d8e4" : "#a8a8bc")
    }
  return image
}

const all = (count: number, draw: (frame: number) => Canvas) =>
  Array.from({ length: count }, (_, frame) => draw(frame))

export const flame: Animation = { delay: 110, frames: all(8, fire), still: 2 }
export const fresh: Animation = { delay: 150, frames: all(8, star), still: 0 }
export const coffee: Animation = { delay: 180, frames: all(7, hot), still: 0 }
