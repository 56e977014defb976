/** The banner of the banner exchange: two hamsters walk in with a banner each, swap them and walk out, in a loop. */
import { hamster } from "../hamster"
import { ink, navy, red, silver, teal, white, yellow } from "../palette"
import { type Canvas, canvas, mix, rect } from "../pixels/canvas"
import { put } from "../pixels/layers"
import { narrowCentred } from "../pixels/narrow"
import { printCentred } from "../pixels/text"
import type { Animation } from "../save"

const frames = 20

type Sign = { words: string; fill: string; colour: string }
const mine: Sign = { words: "MINUN", fill: yellow, colour: ink }
const yours: Sign = { words: "SINUN", fill: "#ffd0e0", colour: red }

/** Draws a hamster that carries a banner on two sticks. */
function carried({ words, fill, colour }: Sign, step: number, left: boolean): Canvas {
  const image = canvas(46, 30)
  put(image, hamster({ step, left }), 8, 7)
  rect(image, 13, 6, 1, 7, ink)
  rect(image, 32, 6, 1, 7, ink)
  rect(image, 0, 0, 46, 10, ink)
  rect(image, 1, 1, 44, 8, fill)
  narrowCentred(image, words, 23, 3, colour, "tiny")
  return image
}

function plate(on: Canvas) {
  rect(on, 58, 2, 118, 28, ink)
  rect(on, 59, 3, 116, 25, white)
  rect(on, 60, 4, 115, 24, "#808080")
  rect(on, 60, 4, 114, 23, silver)
  printCentred(on, "BANNERI-VAIHTO", 117, 6, navy, "bold")
  narrowCentred(on, "ANNA YKSI, SAAT TOISEN", 117, 18, ink, "tiny")
}

function draw(frame: number): Canvas {
  const image = canvas(234, 30, teal)
  for (let y = 0; y < 22; y++) rect(image, 0, y, 234, 1, mix("#004a5c", teal, Math.round((y / 22) * 7) / 7))
  rect(image, 0, 27, 234, 3, "#00504c")
  const [turn, out] = [frame % (frames / 2), frame >= frames / 2]
  const walked = Math.round(((out ? frames / 2 - turn : turn) / (frames / 2)) * 104)
  const [near, far] = out ? [yours, mine] : [mine, yours]
  put(image, carried(near, frame % 4, out), walked - 46, 1)
  put(image, carried(far, (frame + 2) % 4, !out), 234 - walked, 1)
  plate(image)
  return image
}

export const exchange: Animation = {
  delay: 160,
  frames: Array.from({ length: frames }, (_, frame) => draw(frame)),
  still: 5,
}
