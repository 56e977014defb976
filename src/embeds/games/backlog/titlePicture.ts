/** Generates the title screen of a game from its name: a sky, a sun, a ground, a hero and letters. */

import { pick, type Random, randomInt, seeded } from "../../../lib/game/random"
import { glyph } from "../../../lib/text/pixelFont"

/** The size of the screen in its own pixels. */
export const screen = { width: 48, height: 36 } as const

/** The width of a step of the ground, and the size of the hero's grains, both in pixels of the screen. */
const step = 3
const grain = 2

/** Colours of the sky, the sun, the ground, the hero and the letters. */
const palettes = [
  ["#1b1446", "#ffd83d", "#3d2f7f", "#ff7ac0", "#ffffff"],
  ["#7ec8f2", "#fff3b0", "#3f8f3d", "#b3202c", "#14183c"],
  ["#ff9d5c", "#fff0c0", "#7a2f3a", "#2a1030", "#3a1010"],
  ["#06170b", "#b8ffb0", "#1d5a2b", "#6dff8a", "#eaffea"],
  ["#cfe9ff", "#ffffff", "#f4f7ff", "#33518f", "#123068"],
  ["#3a0d12", "#ffb03d", "#0f0f16", "#ff5a3d", "#ffe8c8"],
] as const

export type TitlePicture = {
  colours: (typeof palettes)[number]
  /** SVG paths in pixels of the screen. */
  sun: string
  ground: string
  hero: string
  letters: string
}

const square = (x: number, y: number, size = 1) => `M${x} ${y}h${size}v${size}h-${size}z`

function groundPath(random: Random): string {
  let height = 7 + randomInt(4, random)
  let path = ""
  for (let x = 0; x < screen.width; x += step) {
    height = Math.min(13, Math.max(5, height + randomInt(5, random) - 2))
    path += `M${x} ${screen.height - height}h${step}v${height}h-${step}z`
  }
  return path
}

/** A symmetrical creature of 7 × 7 grains; its middle column is filled to hold it together. */
function heroPath(random: Random): string {
  const left = screen.width / 2 - (7 * grain) / 2
  const top = screen.height - 7 - 7 * grain
  let path = ""
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 4; column++) {
      if (column !== 3 && random() < 0.48) continue
      for (const place of new Set([column, 6 - column]))
        path += square(left + place * grain, top + row * grain, grain)
    }
  }
  return path
}

/** As many letters of the longest word as fit, centred at the top. */
function letterPath(title: string): string {
  const words = title.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [longest = ""] = [...words].sort((a, b) => b.length - a.length)
  const cells: boolean[][] = Array.from({ length: 7 }, () => [])
  for (const letter of longest) {
    const drawn = glyph(letter)
    const width = drawn[0]?.length ?? 0
    if ((cells[0]?.length ?? 0) + width > screen.width - 4) break
    for (const [y, row] of cells.entries()) row.push(...(drawn[y] ?? []), false)
  }
  const left = Math.floor((screen.width - (cells[0]?.length ?? 0) + 1) / 2)
  return cells.flatMap((row, y) => row.flatMap((on, x) => (on ? [square(left + x, y + 3)] : []))).join("")
}

/** Returns the title screen of a name; the same for the same name. */
export function titlePicture(title: string): TitlePicture {
  const random = seeded(`title ${title}`)
  const colours = pick(palettes, random)
  const size = 3 + randomInt(3, random)
  return {
    colours,
    sun: square(3 + randomInt(screen.width - 10, random), 11, size),
    ground: groundPath(random),
    hero: heroPath(random),
    letters: letterPath(title),
  }
}
