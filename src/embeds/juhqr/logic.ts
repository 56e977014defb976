/** What fits into a QR code, which colours a camera can tell apart, and the code as pixels. */
import { colours, face } from "./face"
import { type Level, levelOf, type Settings } from "./settings"

export type Kind = "digits" | "capitals" | "bytes"

/** What the largest code, version 40, holds at each level (ISO/IEC 18004, table 7). */
const most: Record<Kind, Record<Level, number>> = {
  digits: { L: 7089, M: 5596, Q: 3993, H: 3057 },
  capitals: { L: 4296, M: 3391, Q: 2420, H: 1852 },
  bytes: { L: 2953, M: 2331, Q: 1663, H: 1273 },
}

/** In how tight a way a text can be written: digits alone, the 45 signs of the alphanumeric mode, or bytes of UTF-8. */
export function kindOf(text: string): Kind {
  if (/^\d*$/.test(text)) return "digits"
  return /^[0-9A-Z $%*+\-./:]*$/.test(text) ? "capitals" : "bytes"
}

export type Measure = { kind: Kind; used: number; limit: number; fits: boolean }

/** How much of a code's room a text takes, in digits, signs or bytes. */
export function measure(text: string, level: Level): Measure {
  const kind = kindOf(text)
  const used = kind === "bytes" ? new TextEncoder().encode(text).length : text.length
  const limit = most[kind][level]
  return { kind, used, limit, fits: used <= limit }
}

/** The text as it can be written in UTF-8: half a surrogate pair becomes the replacement character. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd")
}

/** The relative luminance of "#rrggbb", from 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(value => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  const number = Number.parseInt(colour.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

/** How many times lighter the lighter colour is, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Below this a phone in a dim room begins to guess: a rule of thumb, on the safe side. */
export const leastContrast = 4

/** What may keep a camera from reading the code, each a sentence. */
export function warnings({ ink, paper, margin }: Settings): string[] {
  const ratio = contrast(ink, paper)
  const list: string[] = []
  if (ratio < leastContrast)
    list.push(
      `The contrast is ${ratio.toFixed(1)} to 1, which is too low to scan. Make the ink darker or the paper lighter: ${leastContrast} to 1 at least.`,
    )
  if (luminance(ink) > luminance(paper))
    list.push("The ink is lighter than the paper. Some readers expect dark on light, and see nothing.")
  if (margin < 4)
    list.push(
      "The standard wants 4 modules of empty margin. On a paper of the same colour it will be read anyway.",
    )
  return list
}

/** A code as it stands in the SVG: its side in modules with the margin, and the dark runs in each row. */
export type Drawing = {
  side: number
  runs: { x: number; y: number; length: number }[]
  logo: { x: number; y: number; width: number; height: number } | null
}

/** Reads the drawing back from the SVG of qrcode.react, whose second path has a rectangle for each run of modules. */
export function readDrawing(svg: SVGSVGElement): Drawing {
  const side = Number(svg.getAttribute("viewBox")?.split(" ")[2])
  const d = svg.querySelectorAll("path")[1]?.getAttribute("d") ?? ""
  const runs = [...d.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H/g)].map(([, x, y, length]) => ({
    x: Number(x),
    y: Number(y),
    length: Number(length),
  }))
  const image = svg.querySelector("image")
  const number = (name: string) => Number(image?.getAttribute(name))
  const logo = image && { x: number("x"), y: number("y"), width: number("width"), height: number("height") }
  return { side, runs, logo }
}

/** How many whole pixels a module has, so that a picture of about `size` pixels has no blurred edge. */
export function pixelsAModule(side: number, size: number): number {
  return Math.max(1, Math.round(size / side))
}

/** The code as RGBA pixels, a square; each module is a whole number of them. */
export function paint(
  { side, runs, logo }: Drawing,
  { ink, paper, size }: Pick<Settings, "ink" | "paper" | "size">,
): { width: number; data: Uint8ClampedArray<ArrayBuffer> } {
  const scale = pixelsAModule(side, size)
  const width = side * scale
  const data = new Uint8ClampedArray(width * width * 4)
  const pixels = new Uint32Array(data.buffer)
  const fill = (x: number, y: number, w: number, h: number, colour: string) => {
    const pixel = new Uint32Array(Uint8Array.of(...channels(colour), 255).buffer)[0] ?? 0
    for (let row = y; row < y + h; row++) pixels.fill(pixel, row * width + x, row * width + x + w)
  }
  fill(0, 0, width, width, paper)
  for (const { x, y, length } of runs) fill(x * scale, y * scale, length * scale, scale, ink)
  if (logo) {
    const [left, top] = [Math.round(logo.x * scale), Math.round(logo.y * scale)]
    const [wide, high] = [Math.round(logo.width * scale), Math.round(logo.height * scale)]
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) {
        const row = face[Math.floor((y / high) * face.length)] ?? ""
        const colour = colours[row[Math.floor((x / wide) * row.length)] ?? ""]
        if (colour) fill(left + x, top + y, 1, 1, colour)
      }
  }
  return { width, data }
}

/** What is said of a text: how full its code is, or by how much it is too long. */
export function fullness({ kind, used, limit, fits }: Measure, settings: Settings): string {
  const unit = { digits: "digits", capitals: "signs", bytes: "bytes" }[kind]
  const count = (number: number) => number.toLocaleString("en-GB")
  if (fits) return `${count(used)} of the ${count(limit)} ${unit} that fit at level ${levelOf(settings)}.`
  const weaker = settings.logo
    ? "Take the hamster away"
    : settings.level === "L"
      ? ""
      : "Choose a lower level"
  return `The text is too long by ${count(used - limit)} ${unit}: a code of level ${levelOf(settings)} holds ${count(limit)}. ${weaker ? `${weaker}, or make` : "Make"} it shorter.`
}
