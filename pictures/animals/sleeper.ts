/** Pertti asleep on his cushion, 48 by 32 pixels. */
import { belly, brown, fur, ink, pink, red, shade, white, wine, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { outline, put } from "../pixels/layers"

/** Draws his cushion. */
export function cushion(): Canvas {
  const image = canvas(48, 32)
  ellipse(image, 21, 27.5, 18.5, 3.6, wine)
  ellipse(image, 21, 26.4, 18.5, 3.2, red)
  for (const x of [2.5, 39.5]) ellipse(image, x, 27.5, 1.6, 1.8, yellow)
  rect(image, 8, 25, 4, 1, "#f0606a")
  return outline(image, brown)
}

/** Draws his body lying down; `swell` is the height of his back, 0 to 2 pixels. */
export function body(swell: number): Canvas {
  const image = canvas(48, 32)
  ellipse(image, 4.5, 23.5, 2, 1.6, pink)
  ellipse(image, 18.5, 19.5 - swell * 0.5, 14 + swell * 0.2, 8 + swell * 0.55, fur)
  ellipse(image, 16.5, 14.5 - swell, 8, 3 + swell * 0.2, shade)
  ellipse(image, 19.5, 25.5, 10, 2.4, belly)
  return outline(image, brown)
}

/** Draws his head in profile, without eye and mouth. */
export function head(): Canvas {
  const image = canvas(48, 32)
  ellipse(image, 30, 21.5, 7.8, 6.2, fur)
  ellipse(image, 32, 24.4, 5.4, 3.4, belly)
  ellipse(image, 26, 15.5, 2.8, 3.2, shade)
  ellipse(image, 26, 16.2, 1.4, 1.9, pink)
  ellipse(image, 28.5, 25, 1.7, 1.3, pink)
  rect(image, 37, 22, 2, 2, pink)
  return outline(image, brown)
}

export type Look = "left" | "ahead" | "right"

const pupils = { left: 30, ahead: 31, right: 33 } as const

/** Draws his right eye open, `y` pixels lower than in his sleep. */
export function openEye(image: Canvas, y: number, look: Look) {
  const pupil = pupils[look]
  rect(image, 29, 20 + y, 6, 4, fur)
  ellipse(image, 32, 21.5 + y, 2.6, 2.6, white)
  rect(image, pupil, 20 + y, 2, 3, ink)
  dot(image, pupil + 1, 20 + y, white)
  line(image, [29, 18 + y], [34, 17 + y], brown)
}

function halfEye(image: Canvas, y: number) {
  rect(image, 29, 20 + y, 6, 4, fur)
  ellipse(image, 32, 21.5 + y, 2.6, 1.5, white)
  rect(image, 31, 21 + y, 2, 1, ink)
  line(image, [29, 18 + y], [34, 17 + y], brown)
}

/** The mouth of a yawn, `open` 1 to 3. */
function yawn(image: Canvas, y: number, open: number) {
  ellipse(image, 35.5, 26 + y, 1.5 + open * 0.6, 0.8 + open * 1.1, brown)
  ellipse(image, 35.5, 26.5 + y, 0.8 + open * 0.5, 0.3 + open * 0.8, wine)
  if (open > 1) rect(image, 34, 27 + y, 3, 1, pink)
  if (open > 2) for (const x of [34, 36]) dot(image, x, 24 + y, white)
}

export type Face = { eye?: Look | "half"; yawn?: number }

/** Draws Pertti on his cushion; `swell` is the height of his back, 0 to 2 pixels. Without a face he is asleep. */
export function sleeper(swell: number, face: Face = {}): Canvas {
  const image = canvas(48, 32)
  put(image, cushion(), 0, 0)
  put(image, body(swell), 0, 0)
  // The head goes up with a breath, and further with a yawn.
  const y = -(face.yawn ?? 0) - (swell > 1 ? 1 : 0)
  put(image, head(), 0, y)
  if (face.eye === "half") halfEye(image, y)
  else if (face.eye) openEye(image, y, face.eye)
  else {
    line(image, [30, 21 + y], [31, 22 + y], ink)
    line(image, [31, 22 + y], [33, 22 + y], ink)
    dot(image, 34, 21 + y, ink)
  }
  if (face.yawn) yawn(image, y, face.yawn)
  else rect(image, 34, 26 + y, 3, 1, brown)
  for (const x of [25, 30]) rect(image, x, 27, 3, 2, pink)
  return image
}
