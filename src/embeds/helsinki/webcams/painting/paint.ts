/** The parts that all pictures share: sky, rain or snow, lamps and grain. */

import { parseColour } from "../../../../lib/colour/rgb"
import { type Random, randomInt } from "../../../../lib/game/random"
import type { Scene } from "../logic"
import { css, lit, skyOf } from "./colour"

export const width = 320
export const height = 200

/**
 * Drawing functions. `ink` shades a colour by the light of the scene; `glow` returns a colour that shines by
 * itself.
 */
export type Brush = {
  rect: (colour: string, x: number, y: number, w: number, h: number) => void
  poly: (colour: string, points: readonly number[]) => void
  circle: (colour: string, x: number, y: number, r: number) => void
  ink: (hex: string) => string
  /** Shades by the camera's own lamp, which comes on for whoever is close. */
  flash: (hex: string) => string
  random: Random
  /** The raised arms of the people who have noticed the camera; null while nobody has. */
  hands: Hands
  /** The share of the dark windows that are lit because somebody has waved, 0 to 1. */
  awake: number
}

export type Hands = 0 | 1 | null

export type Painter = (brush: Brush, scene: Scene) => void

export function brushFor(
  context: CanvasRenderingContext2D,
  scene: Scene,
  random: Random,
  hands: Hands,
  awake = 0,
): Brush {
  const fill = (colour: string, trace: () => void) => {
    context.fillStyle = colour
    context.beginPath()
    trace()
    context.fill()
  }
  return {
    rect: (colour, x, y, w, h) => {
      context.fillStyle = colour
      context.fillRect(x, y, w, h)
    },
    poly: (colour, points) =>
      fill(colour, () => {
        for (let i = 0; i < points.length; i += 2) context.lineTo(points[i] ?? 0, points[i + 1] ?? 0)
        context.closePath()
      }),
    circle: (colour, x, y, r) => fill(colour, () => context.arc(x, y, r, 0, 2 * Math.PI)),
    ink: lit(scene),
    flash: lit(scene, 0.82),
    random,
    hands,
    awake,
  }
}

/** Paints the sky down to a horizon, with clouds, and with stars if it is dark and clear. */
export function sky(context: CanvasRenderingContext2D, brush: Brush, scene: Scene): void {
  const { top, bottom } = skyOf(scene)
  const gradient = context.createLinearGradient(0, 0, 0, 140)
  gradient.addColorStop(0, css(top))
  gradient.addColorStop(1, css(bottom))
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
  if (scene.cover === "clear" && scene.sun.altitude < -9) {
    for (let i = 0; i < 40; i++)
      brush.rect("#ffffff99", randomInt(width, brush.random), randomInt(90, brush.random), 1, 1)
  }
  if (scene.cover === "cloudy") {
    for (let i = 0; i < 6; i++) {
      const [x, y] = [randomInt(width, brush.random), 14 + randomInt(50, brush.random)]
      for (let puff = 0; puff < 5; puff++) {
        brush.circle(
          css(parseColour("#ffffff"), 0.12),
          x + puff * 9,
          y + randomInt(6, brush.random),
          8 + randomInt(6, brush.random),
        )
      }
    }
  }
}

/** Paints a street lamp, shining if the lamps are on. */
export function lamp(
  { rect, circle, ink }: Brush,
  { lampsOn }: Scene,
  x: number,
  foot: number,
  tall = 44,
): void {
  rect(ink("#3d4148"), x, foot - tall, 2, tall)
  if (lampsOn) circle("rgba(255, 214, 120, 0.28)", x + 1, foot - tall, 12)
  circle(lampsOn ? "#ffe9ae" : ink("#d9d9d9"), x + 1, foot - tall, 3)
}

/** Paints a row of windows; some are lit in the dark. */
export function windows(
  { rect, ink, random, awake }: Brush,
  { lampsOn }: Scene,
  {
    x,
    y,
    w,
    h,
    columns,
    rows,
  }: { x: number; y: number; w: number; h: number; columns: number; rows: number },
): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const on = lampsOn && random() < 0.45 + 0.55 * awake
      const [left, top] = [x + (column * w) / columns, y + (row * h) / rows]
      rect(on ? "#ffd98a" : ink("#46525f"), Math.round(left), Math.round(top), 4, 6)
    }
  }
}

/** Paints the ground from a y position down: white if there is snow, otherwise in its own colour. */
export function ground({ rect, ink }: Brush, { snowOnGround }: Scene, top: number, hex: string): void {
  rect(ink(snowOnGround ? "#eef2f6" : hex), 0, top, width, height - top)
}

/** Paints rain or snow, then the grain of a cheap camera, which is coarser in the dark. */
export function air({ rect, random }: Brush, { falling, sun }: Scene): void {
  for (let i = 0; falling && i < (falling === "snow" ? 160 : 110); i++) {
    const [x, y] = [randomInt(width, random), randomInt(height, random)]
    if (falling === "snow") rect("#ffffffcc", x, y, 2, 2)
    else rect("#cfdcec66", x, y, 1, 6)
  }
  const grains = sun.altitude < -6 ? 1800 : 700
  for (let i = 0; i < grains; i++) {
    const shade = random() < 0.5 ? "rgba(255, 255, 255, 0.09)" : "rgba(0, 0, 0, 0.12)"
    rect(shade, randomInt(width, random), randomInt(height, random), 1, 1)
  }
}
