import { mix, parseColour } from "../../../../lib/colour/rgb"
import type { Scene } from "../logic"
import { brightness, css } from "./colour"
import { type Brush, ground, lamp, type Painter } from "./paint"

const horizon = 104

/** Paints the sun's disc. The camera looks south and sees sixty degrees to either side. */
function sunDisc({ circle }: Brush, { sun, cover }: Scene): void {
  const side = sun.azimuth - 180
  if (cover === "overcast" || Math.abs(side) > 60 || sun.altitude < -1) return
  const [x, y] = [160 + (side / 60) * 160, horizon - sun.altitude * 4]
  const colour = mix(
    parseColour("#ff8c42"),
    parseColour("#fff7d6"),
    Math.min(1, Math.max(0, sun.altitude / 12)),
  )
  circle(css(colour, 0.3), x, y, 15)
  circle(css(colour), x, y, 8)
}

/** Paints a gull in front of the camera with a stolen lunch; its wings follow the waving hands. */
function gullNear({ rect, poly, circle, flash: ink, hands }: Brush): void {
  const tip = hands === 1 ? 34 : 128
  const [white, grey] = [ink("#f7f7f4"), ink("#aeb6bd")]
  poly(grey, [128, 92, 86, 70, 14, tip, 92, 110])
  poly(grey, [192, 92, 234, 70, 306, tip, 228, 110])
  poly(ink("#23272b"), [14, tip, 44, tip + (hands === 1 ? 8 : -14), 40, tip + (hands === 1 ? 22 : -2)])
  poly(ink("#23272b"), [306, tip, 276, tip + (hands === 1 ? 8 : -14), 280, tip + (hands === 1 ? 22 : -2)])
  poly(white, [120, 100, 160, 70, 200, 100, 188, 150, 160, 170, 132, 150])
  circle(white, 160, 74, 30)
  for (const x of [147, 173]) {
    circle(ink("#f2d24b"), x, 68, 7)
    circle("#15181c", x, 68, 3)
  }
  poly(ink("#e9a13b"), [146, 84, 174, 84, 160, 104])
  poly(ink("#c98f4e"), [134, 96, 186, 96, 180, 112, 140, 112])
  for (let i = 0; i < 5; i++) rect(ink("#8a5a2b"), 141 + i * 8, 98, 3, 10)
}

/** Paints the market on the quay, the sea with its islands, a white ferry by day, and tents in summer. */
export const market: Painter = (brush, scene) => {
  const { rect, poly, circle, ink, random } = brush
  sunDisc(brush, scene)
  poly(ink("#4d6652"), [0, horizon, 0, 94, 40, 90, 86, 96, 120, horizon])
  poly(ink("#5a6f5a"), [190, horizon, 222, 95, 280, 92, 320, 97, 320, horizon])
  rect(ink("#8b6f58"), 232, 90, 30, 8)
  rect(ink(scene.iceOnSea ? "#dfe9f0" : "#41688a"), 0, horizon, 320, 46)
  for (let i = 0; i < 40 && !scene.iceOnSea; i++) {
    rect(
      css(parseColour("#ffffff"), 0.1 + brightness(scene) * 0.15),
      random() * 320,
      horizon + 3 + random() * 40,
      8,
      1,
    )
  }
  if (scene.iceOnSea) poly(ink("#2f5575"), [120, 150, 150, 122, 168, 112, 172, 112, 176, 124, 190, 150])
  // The ferry to Suomenlinna, in daylight only.
  rect(ink("#f7f7f2"), 142, 112, 44, 8)
  poly(ink("#1f3b5a"), [134, 120, 192, 120, 186, 130, 140, 130])
  rect(ink("#f2c230"), 158, 104, 8, 8)
  for (let i = 0; i < 6; i++) rect(scene.lampsOn ? "#ffd98a" : ink("#46525f"), 146 + i * 6, 114, 3, 3)
  ground(brush, scene, 150, "#9d968a")
  rect(ink("#6f6a61"), 0, 148, 320, 3)
  if (scene.market) {
    for (let i = 0; i < 5; i++) {
      const x = 14 + i * 62
      rect(ink("#6b4a2f"), x + 3, 166, 40, 16)
      poly(ink(i % 2 ? "#f97316" : "#ea7a1f"), [x, 168, x + 23, 154, x + 46, 168])
      for (let berry = 0; berry < 6; berry++) {
        circle(ink(berry % 2 ? "#c1121f" : "#3a5ba0"), x + 8 + berry * 6, 171, 2)
      }
    }
  }
  for (let i = 0; i < 3; i++) {
    // The gulls stay all year.
    const [x, y] = [30 + random() * 260, 40 + random() * 50]
    poly(ink("#f4f4f4"), [x, y, x + 5, y + 3, x + 10, y, x + 5, y + 1])
  }
  for (const x of [44, 160, 276]) lamp(brush, scene, x, 196, 52)
  if (brush.hands !== null) gullNear(brush)
}
