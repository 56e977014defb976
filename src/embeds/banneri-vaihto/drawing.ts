/** Draws a banner as palette indexes: the pattern, the hamster, the outlined text and the border. */
import { mix, parseColour, toHex } from "../../lib/colour/rgb"
import { glyph } from "../../lib/text/pixelFont"
import { fur, hamster } from "./hamster"
import { fitted, type Timeline } from "./logic"
import { formats, type Settings } from "./settings"

type Picture = { width: number; height: number; index: Uint8Array }

const bands = 8
const coal = "#1c1420"
const amber = "#ffd400"
const furKeys = Object.keys(fur)

/** Indexes in the palette. */
const at = {
  paper: 0,
  second: 1,
  ink: 2,
  edge: 3,
  coal: 4,
  amber: 5,
  fur: 6,
  sunset: 6 + furKeys.length,
} as const

/** Returns an outline colour that is readable on any background: black for light letters, white for dark ones. */
export function edgeOf(ink: string): string {
  const [r, g, b] = parseColour(ink)
  return 0.299 * r + 0.587 * g + 0.114 * b > 128 ? "#000000" : "#ffffff"
}

/** Returns all colours a banner may use, as "#rrggbb"; far fewer than the 256 of a GIF. */
export function paletteOf({ ink, paper, second }: Settings): string[] {
  const [from, to] = [parseColour(paper), parseColour(second)]
  const sunset = Array.from({ length: bands }, (_, i) => toHex(mix(from, to, i / (bands - 1))))
  return [paper, second, ink, edgeOf(ink), coal, amber, ...Object.values(fur), ...sunset]
}

/**
 * Returns the palette index of the background at a pixel; `shift` is the offset of the pattern, in pixels of its
 * period of 16.
 */
function ground({ pattern, format }: Settings, x: number, y: number, shift: number): number {
  const { height } = formats[format]
  const two = (yes: boolean) => (yes ? at.second : at.paper)
  const moved = x + shift
  switch (pattern) {
    case "plain":
      return at.paper
    case "stripes":
      return two((moved + y) % 16 < 8)
    case "checks":
      return two(moved % 16 < 8 !== y % 16 < 8)
    case "dots":
      return two(Math.hypot((moved % 16) - 7.5, (y % 16) - 7.5) < 4.2)
    case "sunset":
      return at.sunset + Math.floor((y / height) * bands)
    case "construction": {
      const band = Math.round(height / 8)
      if (y >= band && y < height - band) return at.paper
      return (moved + y) % 16 < 8 ? at.amber : at.coal
    }
  }
}

function putHamster(on: Picture, settings: Settings, { step, walked }: Timeline["frames"][number]) {
  const scale = settings.format === "banner" ? 2 : 1
  const rows = hamster(step, settings.pattern === "construction")
  const wide = (rows[0]?.length ?? 0) * scale
  const places = {
    none: 0,
    left: 4,
    right: on.width - wide - 4,
    walks: Math.round(walked * (on.width + wide)) - wide,
  }
  const left = places[settings.hamster]
  const top = on.height - rows.length * scale - 2
  for (let y = 0; y < rows.length * scale; y++)
    for (let x = 0; x < wide; x++) {
      // On the right the hamster is mirrored, facing the text.
      const column = settings.hamster === "right" ? wide - 1 - x : x
      const letter = rows[Math.floor(y / scale)]?.[Math.floor(column / scale)] ?? "."
      const colour = furKeys.indexOf(letter)
      const px = left + x
      if (colour >= 0 && px >= 0 && px < on.width) on.index[(top + y) * on.width + px] = at.fur + colour
    }
}

function putText(on: Picture, settings: Settings, shown: Timeline["frames"][number]["shown"]) {
  const { lines, scale, left, room, top } = fitted(settings)
  const set = (x: number, y: number, colour: number) => {
    if (x >= 0 && y >= 0 && x < on.width && y < on.height) on.index[y * on.width + x] = colour
  }
  const edge = settings.format === "banner" ? 1 : 0
  lines.forEach(({ text, width, row }, number) => {
    if (shown !== "all" && shown !== number) return
    const cells: [number, number][] = []
    let x = left + Math.floor((room - width * scale) / 2)
    for (const letter of text) {
      const rows = glyph(letter)
      rows.forEach((cellsOfRow, dy) => {
        cellsOfRow.forEach((filled, dx) => {
          if (filled) cells.push([x + dx * scale, top + row * 9 * scale + dy * scale])
        })
      })
      x += ((rows[0]?.length ?? 0) + 1) * scale
    }
    for (const [grow, colour] of [
      [edge, at.edge],
      [0, at.ink],
    ] as const)
      for (const [cx, cy] of cells)
        for (let dy = -grow; dy < scale + grow; dy++)
          for (let dx = -grow; dx < scale + grow; dx++) set(cx + dx, cy + dy, colour)
  })
}

/** Draws a frame as palette indexes, row by row. */
export function drawFrame(settings: Settings, frame: Timeline["frames"][number]): Picture {
  const { width, height } = formats[settings.format]
  const picture = { width, height, index: new Uint8Array(width * height) }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) picture.index[y * width + x] = ground(settings, x, y, frame.shift)
  if (settings.hamster === "walks") putHamster(picture, settings, frame)
  putText(picture, settings, frame.shown)
  if (settings.hamster === "left" || settings.hamster === "right") putHamster(picture, settings, frame)
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) picture.index[y * width + x] = at.coal
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) picture.index[y * width + x] = at.coal
  return picture
}

/** Converts a frame to RGBA pixels. */
export function rgba({ index }: Picture, palette: readonly string[]): Uint8ClampedArray<ArrayBuffer> {
  const colours = palette.map(parseColour)
  const data = new Uint8ClampedArray(index.length * 4)
  index.forEach((colour, i) => {
    data.set([...(colours[colour] ?? [0, 0, 0]), 255], i * 4)
  })
  return data
}
