/** Pertti from the front, dancing: his feet alternate, and his arms opposite to them. */
import { smallFace } from "../badges/sprites"
import { belly, brown, fur, pink } from "../palette"
import { type Canvas, canvas, ellipse, line } from "../pixels/canvas"
import { outline, put } from "../pixels/layers"
import type { Animation } from "../save"

/** His lean, the height of each arm and the raised foot, in eight beats. */
const moves = [
  { lean: -2, left: -7, right: 4, up: 1 },
  { lean: -1, left: -3, right: 1, up: 0 },
  { lean: 0, left: 2, right: 2, up: 0 },
  { lean: 1, left: 1, right: -3, up: 0 },
  { lean: 2, left: 4, right: -7, up: 2 },
  { lean: 1, left: 1, right: -3, up: 0 },
  { lean: 0, left: -7, right: -7, up: 0 },
  { lean: -1, left: -3, right: 1, up: 0 },
]

function draw(frame: number): Canvas {
  const { lean, left, right, up } = moves[frame] ?? { lean: 0, left: 0, right: 0, up: 0 }
  const image = canvas(40, 42)
  const bounce = frame % 2
  ellipse(image, 14, 38 - (up === 1 ? 3 : 0), 4, 2.2, pink)
  ellipse(image, 25, 38 - (up === 2 ? 3 : 0), 4, 2.2, pink)
  line(image, [12 + lean / 2, 25 + bounce], [5 + lean, 25 + left + bounce], fur, 4)
  line(image, [27 + lean / 2, 25 + bounce], [34 + lean, 25 + right + bounce], fur, 4)
  ellipse(image, 5 + lean, 24 + left + bounce, 2, 2, pink)
  ellipse(image, 34 + lean, 24 + right + bounce, 2, 2, pink)
  ellipse(image, 19.5 + lean / 2, 29 + bounce, 10, 9, fur)
  ellipse(image, 19.5 + lean / 2, 30 + bounce, 6.4, 7, belly)
  const done = outline(image, brown)
  put(done, smallFace(frame === 6), 8 + lean, 3 + bounce)
  return done
}

export const dance: Animation = { delay: 190, frames: moves.map((_, frame) => draw(frame)), still: 4 }
