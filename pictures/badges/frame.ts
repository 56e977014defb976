/** The plates of badges, 88 by 31 pixels, and their animations with stills. */
import { ink, white } from "../palette"
import { type Canvas, canvas, mix, rect } from "../pixels/canvas"
import type { Animation } from "../save"

/** A badge with its file name in static/badges; a still picture has one frame. */
export type BadgePicture = Animation & { name: string }

/** Draws a plate with a dark edge, lit from the top left. */
export function plate(fill: string, edge = ink): Canvas {
  const image = canvas(88, 31, edge)
  rect(image, 1, 1, 86, 29, mix(fill, ink, 0.4))
  rect(image, 1, 1, 85, 28, mix(fill, white, 0.6))
  rect(image, 2, 2, 84, 27, fill)
  return image
}

/** Draws a plate with a colour gradient from left to right. */
export function shaded(from: string, to: string, edge = ink): Canvas {
  const image = plate(from, edge)
  for (let x = 2; x < 86; x++) rect(image, x, 2, 1, 27, mix(from, to, Math.round(((x - 2) / 83) * 20) / 20))
  return image
}

/** Draws a raised button, as in windows of the 1990s. */
export function button(
  on: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  pressed = false,
) {
  rect(on, x, y, w, h, pressed ? white : ink)
  rect(on, x, y, w - 1, h - 1, pressed ? ink : white)
  rect(on, x + 1, y + 1, w - 2, h - 2, mix(fill, ink, pressed ? 0.15 : 0))
}

export function still(name: string, draw: () => Canvas): BadgePicture {
  return { name, delay: 0, frames: [draw()], still: 0 }
}

/** Makes an animated badge; `delay` is in milliseconds, for all frames or each; `best` is the frame of the still. */
export function moving(
  name: string,
  delay: number | number[],
  count: number,
  best: number,
  draw: (frame: number) => Canvas,
): BadgePicture {
  return { name, delay, frames: Array.from({ length: count }, (_, frame) => draw(frame)), still: best }
}
