/** Helpers that write the SVG of the photographs. */
import { between, type Random } from "../random"

export const [wide, high] = [1200, 800]

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[]

const stopsOf = (stops: Stops) =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("")

/** Defines a gradient from top to bottom, or from left to right if `across`. */
export function gradient(id: string, stops: Stops, across = false): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stopsOf(stops)}</linearGradient>`
}

export function glow(id: string, stops: Stops): string {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`
}

export function blur(id: string, amount: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${amount}"/></filter>`
}

export const box = (x: number, y: number, w: number, h: number, fill: string, more = "") =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}" ${more}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}" ${more}/>`
export const shape = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`
export const stroke = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`
export const group = (more: string, parts: readonly string[]) => `<g ${more}>${parts.join("")}</g>`

/** Joins `count` drawings; `draw` gets the index of each. */
export const many = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("")

/** Draws a hilly skyline across the picture, filled down to `bottom`. */
export function ridge(random: Random, y: number, rough: number, bottom: number, steps = 24): string {
  const points = Array.from(
    { length: steps + 1 },
    (_, i) => [(i * wide) / steps, y + between(random, -rough, rough)] as const,
  )
  const line = points.map(([px, py], i) => {
    const [nx, ny] = points[i + 1] ?? [px, py]
    return `Q${px.toFixed(1)} ${py.toFixed(1)} ${((px + nx) / 2).toFixed(1)} ${((py + ny) / 2).toFixed(1)}`
  })
  return `M0 ${bottom}L0 ${y}${line.join("")}L${wide} ${bottom}z`
}

/** Draws a spruce whose foot is at x, y. */
export function spruce(random: Random, x: number, y: number, height: number, fill: string): string {
  const layers = 7
  const side = (sign: number) =>
    Array.from({ length: layers }, (_, i) => {
      const at = (sign > 0 ? i + 1 : layers - i) / layers
      const reach = height * 0.2 * at * between(random, 0.8, 1.1) * sign
      const notch = `${(x + reach * 0.55).toFixed(1)} ${(y - height * (1 - at) - height * 0.02).toFixed(1)}`
      const tip = `${(x + reach).toFixed(1)} ${(y - height * (1 - at)).toFixed(1)}`
      return sign > 0 ? `L${tip}L${notch}` : `L${notch}L${tip}`
    }).join("")
  return shape(`M${x} ${y - height}${side(1)}L${x} ${y}${side(-1)}z`, fill)
}

/** Draws a soft cloud with a flat base, about twice `size` wide. */
export function cloud(random: Random, x: number, y: number, size: number, fill: string, more = ""): string {
  const ball = (i: number) => {
    const along = (i - 4) / 4
    const tall = size * (0.34 - 0.2 * along * along) * between(random, 0.75, 1.15)
    return oval(x + along * size, y - tall * 0.45 + between(random, -4, 4), size * 0.3, tall, fill)
  }
  return group(more, [many(9, ball), oval(x, y + size * 0.02, size * 1.25, size * 0.1, fill)])
}
