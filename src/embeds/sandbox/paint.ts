/** Paints the box as pixels, and the hamsters on top. */
import { body, type Hamster } from "./hamsters"
import { height, type World, width } from "./world"

/** The darkest and the lightest shade of each material, as red, green and blue. */
const ramps: readonly (readonly [number[], number[]])[] = [
  [
    [24, 32, 64],
    [24, 32, 64],
  ],
  [
    [196, 148, 68],
    [246, 214, 136],
  ],
  [
    [36, 92, 190],
    [86, 150, 236],
  ],
  [
    [92, 92, 100],
    [128, 128, 138],
  ],
  [
    [120, 84, 30],
    [160, 116, 52],
  ],
  [
    [28, 112, 40],
    [92, 190, 72],
  ],
  [
    [170, 30, 10],
    [255, 232, 96],
  ],
  [
    [150, 166, 190],
    [206, 216, 232],
  ],
  [
    [236, 196, 104],
    [255, 236, 170],
  ],
  [
    [70, 190, 170],
    [224, 255, 244],
  ],
]

/** Returns the colour of every possible cell value, as a pixel of four bytes with red first in memory. */
export function palette(): Uint32Array {
  const colours = new Uint32Array(256)
  for (let cell = 0; cell < 256; cell++) {
    const [dark, light] = ramps[cell & 15] ?? ramps[0] ?? [[], []]
    const part = (cell >> 4) / 15
    const mix = (n: number) => Math.round((dark[n] ?? 0) + ((light[n] ?? 0) - (dark[n] ?? 0)) * part)
    colours[cell] = (255 << 24) | (mix(2) << 16) | (mix(1) << 8) | mix(0)
  }
  return colours
}

/** Writes the box into pixels, one per cell. The sky gets lighter towards the ground. */
export function paintWorld({ cells }: World, pixels: Uint32Array, colours: Uint32Array): void {
  for (let y = 0, i = 0; y < height; y++) {
    const sky = (255 << 24) | ((88 + (y >> 2)) << 16) | ((30 + (y >> 1)) << 8) | (24 + (y >> 2))
    for (let x = 0; x < width; x++, i++) {
      const cell = cells[i] as number
      pixels[i] = (cell & 15) === 0 ? sky : (colours[cell] as number)
    }
  }
}

const rows = ["...bbbbe.", "..bbbbbbb", ".bbbbbbkn", "bbbbbbccc", "bwwwwwwcc", ".f..f..f."]
const inks: Record<string, string> = {
  b: "#d98f3e",
  e: "#f2b8b0",
  k: "#1a0f08",
  n: "#ff9aa8",
  c: "#f6d7a8",
  w: "#fff3df",
  f: "#f0a8a0",
}

/** Paints a hamster, nine by six, with its cheeks and its gait at a step; upside down while it hangs. */
export function paintHamster(context: CanvasRenderingContext2D, hamster: Hamster, step: number): void {
  const left = hamster.x - Math.floor(body.wide / 2)
  const top = hamster.y - body.high + 1
  const isHanging = hamster.grip > 0
  /** Returns the upper edge of a part of it, `down` below its back and `high` cells high. */
  const rowAt = (down: number, high = 1) => top + (isHanging ? body.high - down - high : down)
  for (const [y, row] of rows.entries()) {
    for (const [x, ink] of [...row].entries()) {
      if (ink === ".") continue
      const stride = ink === "f" && step % 20 < 10 ? 1 : 0
      const across = hamster.way === 1 ? x - stride : body.wide - 1 - x + stride
      context.fillStyle = inks[ink] ?? "#000"
      context.fillRect(left + across, rowAt(y), 1, 1)
    }
  }
  const full = Math.ceil(hamster.cheeks / 20)
  context.fillStyle = "#f6d7a8"
  if (full > 0) context.fillRect(hamster.way === 1 ? left + 7 : left - full + 2, rowAt(3, 2), full, 2)
}
