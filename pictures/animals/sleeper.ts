/** Pertti asleep on his cushion, 48 by 32 pixels. */
import { belly, brown, fur, ink, pink, red, shade, wine, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { outline, put } from "../pixels/layers"

function cushion(): Canvas {
  const made = canvas(48, 32)
  ellipse(made, 21, 27.5, 18.5, 3.6, wine)
  ellipse(made, 21, 26.4, 18.5, 3.2, red)
  for (const x of [2.5, 39.5]) ellipse(made, x, 27.5, 1.6, 1.8, yellow)
  rect(made, 8, 25, 4, 1, "#f0606a")
  return outline(made, brown)
}

function body(swell: number): Canvas {
  const made = canvas(48, 32)
  ellipse(made, 4.5, 23.5, 2, 1.6, pink)
  ellipse(made, 18.5, 19.5 - swell * 0.5, 14 + swell * 0.2, 8 + swell * 0.55, fur)
  ellipse(made, 16.5, 14.5 - swell, 8, 3 + swell * 0.2, shade)
  ellipse(made, 19.5, 25.5, 10, 2.4, belly)
  return outline(made, brown)
}

function head(): Canvas {
  const made = canvas(48, 32)
  ellipse(made, 30, 21.5, 7.8, 6.2, fur)
  ellipse(made, 32, 24.4, 5.4, 3.4, belly)
  ellipse(made, 26, 15.5, 2.8, 3.2, shade)
  ellipse(made, 26, 16.2, 1.4, 1.9, pink)
  ellipse(made, 28.5, 25, 1.7, 1.3, pink)
  rect(made, 37, 22, 2, 2, pink)
  return outline(made, brown)
}

/** `swell`, 0 to 2, is how much breath he holds. */
export function sleeper(swell: number): Canvas {
  const made = canvas(48, 32)
  put(made, cushion(), 0, 0)
  put(made, body(swell), 0, 0)
  put(made, head(), 0, swell > 1 ? -1 : 0)
  const y = swell > 1 ? -1 : 0
  line(made, [30, 21 + y], [31, 22 + y], ink)
  line(made, [31, 22 + y], [33, 22 + y], ink)
  dot(made, 34, 21 + y, ink)
  rect(made, 34, 26 + y, 3, 1, brown)
  for (const x of [25, 30]) rect(made, x, 27, 3, 2, pink)
  return made
}
