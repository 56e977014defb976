/** A crying yellow face, 48 by 48 pixels, for pages that apologise. */
import { ink, sky, white } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { outline, put } from "../pixels/layers"
import type { Animation } from "../save"

const blue = "#3a9ae8"

function round(): Canvas {
  const image = canvas(48, 48)
  ellipse(image, 23.5, 22.5, 20.5, 20.5, "#e8a010")
  ellipse(image, 23, 22, 20, 20, "#ffc820")
  ellipse(image, 21.5, 20, 17, 17, "#ffda3a")
  ellipse(image, 14, 9.5, 4.5, 2.4, "#fff2a0")
  return outline(image, "#7a4a08")
}

function features(on: Canvas, frame: number) {
  const sob = frame % 4 < 2 ? 0 : 1
  line(on, [8, 14], [12, 11 + sob], "#7a4a08", 1)
  line(on, [12, 11 + sob], [16, 10 + sob], "#7a4a08", 1)
  line(on, [39, 14], [35, 11 + sob], "#7a4a08", 1)
  line(on, [35, 11 + sob], [31, 10 + sob], "#7a4a08", 1)
  for (const x of [14, 33]) {
    ellipse(on, x, 19, 3.4, 4.4, ink)
    rect(on, x - 2, 16, 2, 3, white)
    dot(on, x + 1, 21, white)
    rect(on, x - 3, 22, 7, 2, sky)
  }
  ellipse(on, 23.5, 34.5 + sob, 6.5, 4.8 - sob * 0.4, "#7a1420")
  ellipse(on, 23.5, 37.5 + sob, 4, 2, "#f06a80")
  rect(on, 20, 30 + sob, 8, 1, white)
}

/** Draws tears that run down the cheeks and fall off the chin. */
function tears(on: Canvas, frame: number) {
  for (const [x, out] of [
    [12, -1],
    [34, 1],
  ] as const) {
    for (let y = 24; y < 38; y++) {
      rect(on, x + (y > 31 ? out : 0), y, 3, 1, (y - frame * 2 + 32) % 8 < 2 ? "#d8f2ff" : sky)
      dot(on, x + (y > 31 ? out : 0) + (out > 0 ? 2 : 0), y, blue)
    }
    const drop = canvas(10, 10)
    ellipse(drop, 4.5, 5, 2, 2.4, sky)
    rect(drop, 4, 1, 2, 2, sky)
    dot(drop, 4, 4, white)
    const fall = (frame + (out > 0 ? 4 : 0)) % 8
    if (fall < 6) put(on, outline(drop, blue), x - 3 + out * (2 + fall), 33 + fall * 2)
  }
}

function draw(frame: number): Canvas {
  const image = canvas(48, 48)
  put(image, round(), 0, 0)
  features(image, frame)
  tears(image, frame)
  return image
}

export const crying: Animation = {
  delay: 140,
  frames: Array.from({ length: 8 }, (_, frame) => draw(frame)),
  still: 2,
}
