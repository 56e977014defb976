/** The initial contents of the box: text in floating sand, ground, a pond and a hamster, seeded by the text. */

import { hash, seeded } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import { glyph, lineWidth } from "../../lib/text/pixelFont"
import { type Hamster, newHamster } from "./hamsters"
import {
  air,
  emptyWorld,
  grain,
  height,
  holdSteps,
  isInside,
  letter,
  materialOf,
  plant,
  sand,
  seed,
  steam,
  type World,
  wakeAll,
  wall,
  water,
  width,
} from "./world"

/** The maximum length of the text, in characters. */
export const maxTextLength = 40

export type Box = { world: World; hamsters: Hamster[] }

/** Breaks a text into at most three lines, as large as they fit. */
export function linesOf(text: string): { lines: string[]; scale: number } {
  const words = trimmed(text).slice(0, maxTextLength).split(/\s+/)
  for (const scale of [8, 6, 5, 4, 3, 2, 1]) {
    const room = Math.floor((width - 24) / scale)
    const lines: string[] = []
    for (const word of words) {
      const last = lines.at(-1)
      const longer = last === undefined ? word : `${last} ${word}`
      if (last !== undefined && lineWidth(longer) <= room) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    const isRoomy = lines.every(line => lineWidth(line) <= room) && lines.length * 10 * scale <= 120
    if (isRoomy || scale === 1) return { lines, scale }
  }
  return { lines: [], scale: 1 }
}

/** Writes a text in grains that float for a while, in place of letters that float still. */
export function write(world: World, text: string): void {
  const { cells, random } = world
  for (let i = 0; i < cells.length; i++) if (materialOf(cells[i] as number) === letter) cells[i] = air
  world.fallsAt = world.step + holdSteps
  wakeAll(world)
  const { lines, scale } = linesOf(text)
  for (const [row, line] of lines.entries()) {
    let x = Math.round((width - lineWidth(line) * scale) / 2)
    for (const each of line) {
      const shape = glyph(each)
      for (const [gy, bits] of shape.entries())
        for (const [gx, isOn] of bits.entries()) {
          if (!isOn) continue
          for (let n = 0; n < scale * scale; n++) {
            const [px, py] = [
              x + gx * scale + (n % scale),
              14 + (row * 10 + gy) * scale + Math.floor(n / scale),
            ]
            if (!isInside(px, py)) continue
            const there = materialOf(cells[py * width + px] as number)
            if (there === air || there === sand || there === steam)
              cells[py * width + px] = grain(letter, random)
          }
        }
      x += ((shape[0]?.length ?? 0) + 1) * scale
    }
  }
}

/** Returns the box for a text; the same text gives the same box. */
export function boxOf(text: string): Box {
  const random = seeded(hash(`sandbox ${text}`))
  const world = emptyWorld(random)
  const { cells } = world
  const put = (x: number, y: number, material: number) => {
    if (isInside(x, y)) cells[y * width + x] = grain(material, random)
  }
  const [left, right] = [150 + Math.floor(random() * 40), 250 + Math.floor(random() * 30)]
  const swell = random() * 6
  for (let x = 0; x < width; x++) {
    const isPond = x > left && x < right
    const ground = height - 16 - Math.round(5 * Math.sin(x / 34 + swell) + 3 * Math.sin(x / 13))
    if (isPond) {
      for (let y = height - 17; y < height - 3; y++) put(x, y, water)
      for (let y = height - 3; y < height; y++) put(x, y, wall)
    } else for (let y = ground; y < height; y++) put(x, y, sand)
  }
  for (const x of [left, right])
    for (let y = height - 30; y < height; y++) for (let w = 0; w < 3; w++) put(x + w, y, wall)
  for (let y = height - 34; y < height - 31; y++) for (let x = 60; x < 100; x++) put(x, y, wall)
  for (const x of [left + 12, left + 15, right - 18])
    for (let y = height - 24; y < height - 3; y++) put(x, y, plant)
  for (let n = 0; n < 14; n++) put(62 + n * 2, height - 35, seed)
  write(world, text)
  return { world, hamsters: [newHamster(36, height - 26, 1), newHamster(292, height - 28, -1)] }
}
