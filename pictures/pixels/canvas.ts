/** An RGBA picture, drawn pixel by pixel without anti-aliasing. */
export type Canvas = { width: number; height: number; data: Uint8Array }
export type Point = readonly [x: number, y: number]

export function canvas(width: number, height: number, fill?: string): Canvas {
  const image = { width, height, data: new Uint8Array(width * height * 4) }
  if (fill) rect(image, 0, 0, width, height, fill)
  return image
}

/** Parses "#rrggbb" into three numbers from 0 to 255. */
export function rgb(colour: string): [number, number, number] {
  const n = Number.parseInt(colour.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

/** Mixes two colours linearly; `amount` is 0 for `from` to 1 for `to`. */
export function mix(from: string, to: string, amount: number): string {
  const b = rgb(to)
  const parts = rgb(from).map((v, i) => Math.round(v + ((b[i] ?? 0) - v) * amount))
  return `#${parts.map(v => v.toString(16).padStart(2, "0")).join("")}`
}

export function dot(on: Canvas, x: number, y: number, colour: string) {
  const [px, py] = [Math.round(x), Math.round(y)]
  if (px < 0 || py < 0 || px >= on.width || py >= on.height) return
  on.data.set([...rgb(colour), 255], (py * on.width + px) * 4)
}

export function clear(on: Canvas, x: number, y: number, w: number, h: number) {
  for (let row = Math.max(0, y); row < Math.min(on.height, y + h); row++)
    for (let col = Math.max(0, x); col < Math.min(on.width, x + w); col++)
      on.data.fill(0, (row * on.width + col) * 4, (row * on.width + col) * 4 + 4)
}

export function isSolid(on: Canvas, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= on.width || y >= on.height) return false
  return (on.data[(y * on.width + x) * 4 + 3] ?? 0) > 0
}

export function rect(on: Canvas, x: number, y: number, w: number, h: number, colour: string) {
  const [left, top] = [Math.round(x), Math.round(y)]
  for (let row = top; row < top + h; row++)
    for (let col = left; col < left + w; col++) dot(on, col, row, colour)
}

/** Fills an ellipse without its outermost tips, which would be single pixels. */
export function ellipse(on: Canvas, cx: number, cy: number, rx: number, ry: number, colour: string) {
  for (let y = Math.floor(cy - ry); y <= cy + ry; y++)
    for (let x = Math.floor(cx - rx); x <= cx + rx; x++)
      if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 0.995) dot(on, x, y, colour)
}

export function line(on: Canvas, from: Point, to: Point, colour: string, thick = 1) {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]))))
  for (let i = 0; i <= steps; i++) {
    const x = from[0] + ((to[0] - from[0]) * i) / steps
    const y = from[1] + ((to[1] - from[1]) * i) / steps
    rect(on, x - (thick - 1) / 2, y - (thick - 1) / 2, thick, thick, colour)
  }
}

/** Fills a polygon by the even-odd rule, sampled at pixel centres. */
export function polygon(on: Canvas, points: readonly Point[], colour: string) {
  for (let y = 0; y < on.height; y++)
    for (let x = 0; x < on.width; x++) {
      let inside = false
      points.forEach((a, i) => {
        const b = points[(i + 1) % points.length] ?? a
        const [px, py] = [x + 0.5, y + 0.5]
        if (a[1] > py !== b[1] > py && px < ((b[0] - a[0]) * (py - a[1])) / (b[1] - a[1]) + a[0])
          inside = !inside
      })
      if (inside) dot(on, x, y, colour)
    }
}
