/** The objects that Pertti carries and wears on pages, each a picture of his size, for two poses: one paw up, and asleep. */
import type { Carried, Worn } from "../../src/lib/content/pertti"
import {
  amber,
  belly,
  brown,
  fur,
  green,
  ink,
  moss,
  navy,
  orange,
  paper,
  red,
  shade,
  white,
  wine,
  yellow,
} from "../palette"
import { type Canvas, canvas, dot, ellipse, line, polygon, rect } from "../pixels/canvas"
import { outline, put } from "../pixels/layers"
import { paw } from "./poses"

const blue = "#3a6ad8"

/** Puts the paw over an outlined object. */
function inPaw(object: Canvas): Canvas {
  const image = canvas(48, 32)
  put(image, outline(object, brown), 0, 0)
  put(image, paw(), 0, 0)
  return image
}

function bamboo(): Canvas {
  const image = canvas(48, 32)
  rect(image, 38, 3, 3, 28, green)
  rect(image, 40, 3, 1, 28, moss)
  for (const y of [9, 16, 23]) rect(image, 38, y, 3, 1, moss)
  polygon(
    image,
    [
      [41, 9],
      [47, 4],
      [46, 9],
    ],
    green,
  )
  polygon(
    image,
    [
      [38, 8],
      [32, 2],
      [33, 6],
    ],
    green,
  )
  polygon(
    image,
    [
      [41, 17],
      [47, 13],
      [46, 17],
    ],
    green,
  )
  return inPaw(image)
}

function book(): Canvas {
  const image = canvas(48, 32)
  rect(image, 36, 14, 11, 11, blue)
  rect(image, 38, 14, 8, 10, paper)
  for (const y of [16, 18, 20, 22]) rect(image, 39, y, 5, 1, "#b8b0a0")
  rect(image, 36, 14, 2, 11, navy)
  return inPaw(image)
}

function carrot(): Canvas {
  const image = canvas(48, 32)
  polygon(
    image,
    [
      [36, 28],
      [41, 13],
      [46, 16],
    ],
    orange,
  )
  line(image, [41, 20], [43, 21], amber)
  line(image, [39, 24], [40, 24], amber)
  line(image, [43, 13], [42, 8], green, 2)
  line(image, [44, 13], [46, 8], green, 2)
  return inPaw(image)
}

function mug(): Canvas {
  const image = canvas(48, 32)
  rect(image, 43, 18, 4, 6, white)
  rect(image, 37, 16, 8, 11, white)
  rect(image, 37, 24, 8, 3, "#d8d4d0")
  rect(image, 38, 16, 6, 1, "#5a3018")
  const cup = inPaw(image)
  rect(cup, 45, 20, 1, 2, brown)
  for (const x of [39, 42]) {
    dot(cup, x, 13, white)
    dot(cup, x + 1, 12, white)
    dot(cup, x, 11, white)
    dot(cup, x + 1, 10, white)
  }
  return cup
}

function pizza(): Canvas {
  const image = canvas(48, 32)
  polygon(
    image,
    [
      [36, 28],
      [38, 12],
      [47, 17],
    ],
    yellow,
  )
  line(image, [38, 11], [47, 16], "#c98b4b", 3)
  for (const x of [40, 43]) rect(image, x, 17, 2, 2, red)
  rect(image, 38, 21, 2, 2, red)
  return inPaw(image)
}

function umbrella(): Canvas {
  const image = canvas(48, 32)
  rect(image, 36, 10, 1, 19, ink)
  const canopy = canvas(48, 32)
  polygon(
    canopy,
    [
      [19, 10],
      [24, 4],
      [31, 1],
      [36, 1],
      [43, 4],
      [47.5, 10],
    ],
    red,
  )
  polygon(
    canopy,
    [
      [26, 10],
      [31, 1],
      [36, 1],
      [40, 10],
    ],
    wine,
  )
  put(image, outline(canopy, brown), 0, 0)
  put(image, paw(), 0, 0)
  return image
}

/** Objects for the raised paw. */
export const carriedPictures: Readonly<Record<Carried, Canvas>> = {
  bamboo: bamboo(),
  book: book(),
  carrot: carrot(),
  mug: mug(),
  pizza: pizza(),
  umbrella: umbrella(),
}

function partyHat(): Canvas {
  const image = canvas(48, 32)
  polygon(
    image,
    [
      [24, 16],
      [29, 3],
      [34, 16],
    ],
    yellow,
  )
  rect(image, 27, 9, 5, 2, red)
  rect(image, 25, 13, 8, 2, blue)
  ellipse(image, 29, 3.5, 1.8, 1.8, red)
  return outline(image, brown)
}

function cap(colour: string): Canvas {
  const image = canvas(48, 32)
  polygon(
    image,
    [
      [24, 15],
      [34, 15],
      [31, 8],
      [22, 6],
      [16, 9],
      [24, 11],
    ],
    colour,
  )
  return image
}

function santaHat(): Canvas {
  const image = cap(red)
  rect(image, 23, 14, 12, 3, white)
  ellipse(image, 16, 10, 2.4, 2.4, white)
  return outline(image, brown)
}

export function nightcap(): Canvas {
  const image = cap(blue)
  line(image, [25, 9], [28, 14], white)
  line(image, [20, 7], [22, 10], white)
  rect(image, 23, 14, 12, 2, white)
  ellipse(image, 16, 10, 2, 2, yellow)
  return outline(image, brown)
}

/** Draws his nightcap on his head as he walks, 30 by 23 pixels. */
export function walkingNightcap(): Canvas {
  const image = canvas(30, 23)
  ellipse(image, 18.5, 4.5, 5, 3.4, blue)
  ellipse(image, 13.5, 3.5, 4, 2, blue)
  line(image, [16, 2], [18, 5], white)
  line(image, [21, 2], [22, 5], white)
  rect(image, 14, 5, 10, 2, white)
  ellipse(image, 9, 5, 1.6, 1.6, yellow)
  return outline(image, brown)
}

function headphones(): Canvas {
  const arc = canvas(48, 32)
  line(arc, [22, 20], [22, 14], ink, 2)
  line(arc, [22, 14], [25, 11], ink, 2)
  line(arc, [25, 11], [30, 11], ink, 2)
  line(arc, [30, 11], [33, 15], ink, 2)
  ellipse(arc, 24.5, 20, 3, 3.6, red)
  ellipse(arc, 24.5, 20, 1.4, 1.9, wine)
  return outline(arc, brown)
}

function woollyHat(): Canvas {
  const hat = canvas(48, 32)
  polygon(
    hat,
    [
      [22, 15],
      [23, 11],
      [26, 8],
      [32, 8],
      [35, 11],
      [36, 15],
    ],
    green,
  )
  rect(hat, 23, 11, 12, 1, white)
  rect(hat, 22, 14, 14, 3, moss)
  for (const x of [23, 26, 29, 32]) rect(hat, x, 14, 1, 3, green)
  ellipse(hat, 29, 6, 2.4, 2.4, white)
  return outline(hat, brown)
}

/** The cheek of the sleeper with a number of seeds in it. */
export function cheek(seeds: number): Canvas {
  const image = canvas(48, 32)
  ellipse(image, 27.5, 25.5, 1.8 + seeds, 1.4 + seeds * 0.6, fur)
  ellipse(image, 27.5, 26, 0.8 + seeds * 0.8, 0.6 + seeds * 0.5, belly)
  return outline(image, shade)
}

/** Clothes for the sleeping pose. */
export const wornPictures: Readonly<Record<Worn, Canvas>> = {
  headphones: headphones(),
  "party hat": partyHat(),
  "santa hat": santaHat(),
  "woolly hat": woollyHat(),
}
