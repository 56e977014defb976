import type { Leaves, Scene } from "../logic"
import { type Brush, ground, lamp, type Painter, windows } from "./paint"
import { paintWavingPerson } from "./people"

const crowns: Record<Leaves, readonly string[]> = {
  none: [],
  buds: ["#b6c46a", "#9fb35a"],
  green: ["#3f7d35", "#4f9140", "#356e2e"],
  yellow: ["#e3a92b", "#d98a1f", "#c4691c"],
}

function linden({ rect, poly, circle, ink, random }: Brush, scene: Scene, x: number, foot: number): void {
  rect(ink("#4a3a2c"), x - 2, foot - 40, 5, 40)
  const tip = (i: number) => foot - 76 + Math.abs(i) * 5
  for (let i = -3; i <= 3; i++) poly(ink("#4a3a2c"), [x - 2, foot - 34, x + 3, foot - 34, x + i * 7, tip(i)])
  const colours = crowns[scene.leaves]
  const puffs = scene.leaves === "buds" ? 14 : 26
  for (let i = 0; i < puffs && colours.length > 0; i++) {
    const colour = colours[i % colours.length] ?? "#3f7d35"
    const r = scene.leaves === "buds" ? 2 : 7
    circle(ink(colour), x - 18 + random() * 37, foot - 70 + random() * 34, r)
  }
  if (scene.leaves === "none" && scene.snowOnGround) {
    for (let i = -3; i <= 3; i++) rect(ink("#eef2f6"), x + i * 7 - 1, tip(i), 3, 3)
  }
}

const lindens = [
  [104, 150],
  [216, 150],
  [70, 164],
  [250, 164],
  [26, 184],
  [296, 184],
] as const

const coats = ["#8a2f2f", "#2f4a6b", "#c9a227"] as const

/** Paints the Esplanadi: lindens in two rows, a sand path, benches, and fallen leaves in autumn. */
export const esplanadi: Painter = (brush, scene) => {
  const { rect, poly, ink, random } = brush
  rect(ink("#e7d8b8"), 0, 60, 96, 80)
  rect(ink("#d9c2c0"), 96, 52, 110, 88)
  rect(ink("#e9e3d2"), 206, 64, 114, 76)
  windows(brush, scene, { x: 6, y: 68, w: 90, h: 62, columns: 7, rows: 4 })
  windows(brush, scene, { x: 104, y: 60, w: 100, h: 72, columns: 8, rows: 5 })
  windows(brush, scene, { x: 214, y: 72, w: 104, h: 60, columns: 8, rows: 4 })
  ground(brush, scene, 138, scene.leaves === "none" ? "#7d7a52" : "#5d8a46")
  poly(ink(scene.snowOnGround ? "#dfe5ea" : "#cdb78e"), [136, 138, 184, 138, 260, 200, 60, 200])
  for (const [i, [x, foot]] of lindens.entries()) {
    // A person waves from behind each linden.
    if (brush.hands !== null) {
      const size = (foot - 130) / 9
      paintWavingPerson(
        brush,
        x + (x < 160 ? 3 : -5 * size),
        foot - 10 * size,
        coats[i % coats.length] ?? "",
        size,
        i % 2 > 0,
      )
    }
    linden(brush, scene, x, foot)
  }
  if (scene.leaves === "yellow") {
    for (let i = 0; i < 90; i++) {
      rect(ink(i % 2 ? "#d98a1f" : "#e3a92b"), random() * 320, 146 + random() * 52, 3, 2)
    }
  }
  for (const x of [86, 208]) {
    rect(ink("#7a4a28"), x, 170, 28, 3)
    rect(ink("#7a4a28"), x, 164, 28, 3)
    rect(ink("#333"), x + 2, 170, 2, 7)
    rect(ink("#333"), x + 24, 170, 2, 7)
    if (scene.snowOnGround) rect(ink("#eef2f6"), x, 162, 28, 2)
  }
  for (const x of [126, 194]) lamp(brush, scene, x, 160, 40)
}
