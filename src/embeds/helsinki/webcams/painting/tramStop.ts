import type { Scene } from "../logic"
import type { Tram } from "../tram"
import { type Brush, ground, lamp, type Painter, windows } from "./paint"
import { paintWavingPerson } from "./people"

/** Paints a tram of two cars in the city's green and yellow. */
function tramCar({ rect, circle, ink }: Brush, { lampsOn }: Scene, { way, toLeft }: Tram): void {
  const from = toLeft ? 320 : -150
  const to = toLeft ? -150 : 320
  const left = Math.round(from + (to - from) * way)
  for (const car of [0, 76]) {
    const x = left + car
    rect(ink("#007a3d"), x, 116, 72, 34)
    rect(ink("#f5c518"), x, 132, 72, 6)
    for (let i = 0; i < 5; i++) rect(lampsOn ? "#ffedb8" : ink("#26333f"), x + 5 + i * 13, 120, 10, 10)
    rect(ink("#22282e"), x + 4, 150, 64, 4)
    for (const wheel of [14, 58]) circle(ink("#15181c"), x + wheel, 154, 5)
  }
  rect(ink("#22282e"), left + 72, 122, 4, 26)
  rect(ink("#22282e"), left + 30, 106, 12, 2)
  rect(ink("#22282e"), left + 35, 96, 2, 20)
  if (lampsOn) circle("rgba(255, 240, 190, 0.5)", toLeft ? left : left + 148, 144, 7)
}

/**
 * Paints the stop at Hakaniemi: the red market hall, rails, a shelter with a person in it, and the tram when it is
 * due.
 */
export const tramStop: Painter = (brush, scene) => {
  const { rect, poly, circle, ink } = brush
  rect(ink("#9a4a3a"), 36, 70, 190, 64)
  for (const x of [60, 130, 200]) poly(ink("#7f3b2e"), [x - 34, 70, x, 46, x + 26, 70])
  windows(brush, scene, { x: 46, y: 80, w: 180, h: 48, columns: 12, rows: 3 })
  rect(ink("#d8cdb4"), 240, 48, 80, 88)
  windows(brush, scene, { x: 248, y: 56, w: 72, h: 76, columns: 6, rows: 6 })
  ground(brush, scene, 134, "#8b8880")
  for (const y of [157, 163]) rect(ink("#4b4f55"), 0, y, 320, 2)
  rect(ink("#30343a"), 0, 95, 320, 1)
  for (const x of [8, 150, 304]) rect(ink("#30343a"), x, 92, 2, 44)
  if (scene.tram) tramCar(brush, scene, scene.tram)
  rect(ink(scene.snowOnGround ? "#dfe5ea" : "#a8a49b"), 0, 168, 320, 32)
  rect(ink("#2d3640"), 222, 136, 3, 44)
  rect(ink("#2d3640"), 288, 136, 3, 44)
  rect(ink("#5d7f94"), 218, 132, 78, 5)
  if (scene.snowOnGround) rect(ink("#eef2f6"), 218, 129, 78, 3)
  rect(ink("#7a4a28"), 232, 168, 40, 3)
  if (brush.hands === null) {
    rect(ink("#22406b"), 256, 152, 9, 18)
    circle(ink("#e0b89a"), 260.5, 148, 4)
  }
  rect(ink("#2d3640"), 204, 126, 2, 54)
  rect(ink("#f5c518"), 197, 120, 16, 12)
  rect(ink("#007a3d"), 200, 123, 10, 6)
  for (const x of [60, 130]) lamp(brush, scene, x, 176, 62)
  if (brush.hands !== null) {
    // The person in the shelter has come out to wave, and so has everyone from the market hall.
    for (let i = 0; i < 8; i++)
      paintWavingPerson(brush, 44 + i * 21, 112, i % 2 ? "#d9cdb4" : "#5a7d4f", 2, i % 2 === 1)
    paintWavingPerson(brush, 150, 126, "#22406b", 7)
  }
}
