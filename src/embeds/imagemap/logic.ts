/** Image map arithmetic: scaling shapes to the picture's width, hit testing, and the links in the dark. */
import { picture } from "./picture"
import type { Area } from "./schema"

type Shape = Pick<Area, "shape" | "coords">

/** Scales the coordinates to a picture width in pixels, formatted for the coords attribute: "86,306,38". */
export function scaled({ coords }: Shape, width: number): string {
  return coords.map(value => Math.round((value * width) / picture.width)).join(",")
}

/** Returns whether a point of the picture lies in a shape. */
export function isIn({ shape, coords }: Shape, x: number, y: number): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = coords
  if (shape === "rect") return x >= a && x <= c && y >= b && y <= d
  if (shape === "circle") return Math.hypot(x - a, y - b) <= c
  let inside = false
  for (let i = 0, j = coords.length - 2; i < coords.length; j = i, i += 2) {
    const [x1, y1, x2, y2] = [coords[i] ?? 0, coords[i + 1] ?? 0, coords[j] ?? 0, coords[j + 1] ?? 0]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

/** Returns the bounding box of a shape: left, top, right, bottom. */
export function boxOf({ shape, coords }: Shape): readonly [number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = coords
  if (shape === "rect") return [a, b, c, d]
  if (shape === "circle") return [a - c, b - c, a + c, b + c]
  const xs = coords.filter((_, i) => i % 2 === 0)
  const ys = coords.filter((_, i) => i % 2 === 1)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Returns the path that each area leads to: its own page in the light, another area's in the dark. */
export function leadsTo(areas: readonly Area[], isDark: boolean): string[] {
  const by = isDark ? Math.max(1, Math.floor(areas.length / 2)) : 0
  return areas.map((_, i) => areas[(i + by) % areas.length]?.to ?? "/")
}

/** Returns the text for a click outside all areas. */
export function nothingAt(x: number, y: number, isDark: boolean): string {
  if (isDark) return "Nothing there, or nothing that minds."
  if (y < 200) return x > 40 && x < 184 && y > 20 && y < 146 ? "The window. It is painted on." : "Wallpaper."
  if (y < 336) return "Wallpaper, the part behind things."
  return y < 348 ? "The edge of the desk." : "The desk. It has a drawer, which leads to wood."
}
