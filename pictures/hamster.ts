/** Draws Pertti from the side, walking, digging or blinking. */
import { belly, brown, fur, ink, pink, shade, white, yellow } from "./palette"
import { type Canvas, canvas, dot, ellipse, rect } from "./pixels/canvas"
import { mirror, outline } from "./pixels/layers"

export type Pose = {
  /** Phase of the step, 0 to 3. */
  step?: number
  blink?: boolean
  helmet?: boolean
  left?: boolean
  /** Pixels by which the head is lowered. */
  nod?: number
}

function feet(on: Canvas, step: number) {
  const [a, b] = [[0, 1, 0, -1][step] ?? 0, [0, 1, 2, 1][step] ?? 0]
  for (const [x, lift] of [
    [5 + a, b > 1 ? 1 : 0],
    [10 - a, b === 1 ? 1 : 0],
    [15 + a, b > 1 ? 1 : 0],
    [19 - a, b === 1 ? 1 : 0],
  ] as const)
    rect(on, x, 19 - lift, 3, 2, pink)
}

function head(on: Canvas, { blink, helmet, nod = 0 }: Pose) {
  const y = nod
  ellipse(on, 20, 11 + y, 6.4, 5.6, fur)
  ellipse(on, 21.5, 13.5 + y, 4.4, 3, belly)
  ellipse(on, 16.5, 5.5 + y, 2.4, 2.6, shade)
  ellipse(on, 16.5, 6 + y, 1.2, 1.4, pink)
  if (helmet) {
    ellipse(on, 20, 6.5 + y, 5.2, 4, yellow)
    rect(on, 14, 7 + y, 14, 4, fur)
    rect(on, 14, 7 + y, 14, 1, yellow)
    rect(on, 13, 8 + y, 2, 3, shade)
    rect(on, 19, 3 + y, 2, 4, "#fff2a0")
  }
  if (blink) rect(on, 21, 10 + y, 3, 1, brown)
  else {
    rect(on, 21, 9 + y, 2, 3, ink)
    dot(on, 22, 9 + y, white)
  }
  rect(on, 26, 11 + y, 2, 2, pink)
  rect(on, 23, 14 + y, 3, 1, brown)
  ellipse(on, 18, 13.5 + y, 1.1, 1, pink)
}

/** Draws a hamster of 30 by 23 pixels that faces right, with its feet on row 21. */
export function hamster(pose: Pose = {}): Canvas {
  const image = canvas(30, 23)
  rect(image, 1, 14, 2, 2, pink)
  feet(image, pose.step ?? 0)
  ellipse(image, 11.5, 13, 9.6, 6.8, fur)
  ellipse(image, 10, 9.5, 6, 2.6, shade)
  ellipse(image, 13, 16.8, 7.5, 2.9, belly)
  head(image, pose)
  const done = outline(image, brown)
  return pose.left ? mirror(done) : done
}
