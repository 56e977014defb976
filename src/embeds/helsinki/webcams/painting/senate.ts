import { ground, lamp, type Painter, windows } from "./paint"
import { paintPerson, paintWavingPerson } from "./people"

/** Paints Senate Square: the white cathedral with its green domes above the steps, and people looking at it. */
export const senate: Painter = (brush, scene) => {
  const { rect, poly, circle, ink, random } = brush
  const [white, shade, green, gold] = ["#f3f1ea", "#d6d3c8", "#3f8f78", "#e5b93c"].map(ink)
  if (!white || !shade || !green || !gold) return
  for (const x of [92, 208]) {
    rect(white, x, 70, 20, 30)
    circle(green, x + 10, 70, 10)
    rect(gold, x + 9, 56, 2, 6)
  }
  rect(white, 138, 58, 44, 34)
  windows(brush, scene, { x: 142, y: 66, w: 40, h: 20, columns: 5, rows: 1 })
  circle(green, 160, 58, 22)
  rect(shade, 138, 56, 44, 5)
  rect(white, 155, 28, 10, 10)
  rect(gold, 159, 16, 2, 12)
  rect(gold, 156, 20, 8, 2)
  rect(white, 76, 96, 168, 40)
  poly(shade, [124, 98, 160, 82, 196, 98])
  rect(white, 128, 98, 64, 38)
  for (let i = 0; i < 6; i++) rect(shade, 131 + i * 11, 100, 4, 36)
  windows(brush, scene, { x: 82, y: 106, w: 44, h: 24, columns: 4, rows: 1 })
  windows(brush, scene, { x: 202, y: 106, w: 44, h: 24, columns: 4, rows: 1 })
  for (let step = 0; step < 9; step++) {
    const snow = scene.snowOnGround && step % 2 === 0
    rect(
      ink(snow ? "#eef2f6" : step % 2 ? "#b7ada0" : "#cfc6b9"),
      60 - step * 4,
      136 + step * 4,
      200 + step * 8,
      4,
    )
  }
  rect(ink("#e8c66a"), 0, 92, 52, 80)
  rect(ink("#e8c66a"), 268, 92, 52, 80)
  windows(brush, scene, { x: 6, y: 100, w: 46, h: 48, columns: 4, rows: 3 })
  windows(brush, scene, { x: 274, y: 100, w: 46, h: 48, columns: 4, rows: 3 })
  ground(brush, scene, 172, "#a79f94")
  for (let i = 0; i < 7; i++) {
    const [x, y] = [20 + random() * 280, 170 + random() * 16]
    if (brush.hands === null) paintPerson(brush, x, y, i % 2 ? "#8a2f2f" : "#2f4a6b")
  }
  for (const x of [30, 110, 210, 290]) lamp(brush, scene, x, 186)
  // All seven people have come up to the camera.
  for (let i = 0; i < 7 && brush.hands !== null; i++) {
    paintWavingPerson(brush, 18 + i * 44, 150 + (i % 2) * 10, i % 2 ? "#8a2f2f" : "#2f4a6b", 6, i % 3 === 0)
  }
}
