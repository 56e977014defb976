/** Badges with claims: the truth, three legs, windows, and being the best. */
import { amber, brown, green, ink, moss, red, white, wine, wood, yellow } from "../palette"
import { type Canvas, canvas, clear, dot, ellipse, isSolid, line, polygon, rect } from "../pixels/canvas"
import { outline, put } from "../pixels/layers"
import { narrowCentred } from "../pixels/narrow"
import { moving, plate, shaded, still } from "./frame"
import { miniCow, smallFace } from "./sprites"

const night = "#0a1030"

function ufo(on: Canvas, x: number, y: number) {
  ellipse(on, x, y, 5, 4.5, "#9ad8e8")
  ellipse(on, x, y + 3, 11, 3.4, "#8a94a8")
  rect(on, x - 10, y + 3, 21, 1, "#5a6478")
  for (const dx of [-7, 0, 7]) dot(on, x + dx, y + 4, yellow)
  dot(on, x - 2, y - 2, white)
}

const truth = moving("the-truth", [900, 140, 140, 140, 140, 140, 140, 1400], 8, 3, frame => {
  const image = plate(night)
  for (const [x, y] of [
    [4, 5],
    [30, 4],
    [40, 20],
    [83, 23],
    [78, 3],
    [36, 11],
  ] as const)
    dot(image, x, y, "#8a94d8")
  if (frame > 0)
    polygon(
      image,
      [
        [13, 12],
        [20, 12],
        [27, 27],
        [5, 27],
      ],
      "#48582c",
    )
  rect(image, 2, 27, 84, 2, moss)
  if (frame < 7) put(image, miniCow(), 11, 20 - Math.max(0, frame - 1) * 2)
  ufo(image, 16, 7)
  narrowCentred(image, "THE", 59, 3, "#7dffa0", "tiny")
  narrowCentred(image, "TRUTH", 59, 10, "#7dffa0", "heavy")
  narrowCentred(image, "IS AT LUNCH", 58, 20, "#c8d0ff", "tiny")
  return image
})

const tripod = still("tripod", () => {
  const image = plate("#e8f48c")
  for (const [x, foot] of [
    [10, 6],
    [17, 17],
    [24, 28],
  ] as const) {
    line(image, [x, 18], [foot, 26], brown, 1)
    rect(image, foot - 1, 26, 4, 1, brown)
  }
  ellipse(image, 17, 13, 15.4, 7, ink)
  ellipse(image, 17, 13, 14.4, 6, green)
  ellipse(image, 17, 13.6, 13, 4.2, moss)
  for (const x of [8, 17, 26]) {
    ellipse(image, x, 13, 4.2, 4.2, "#a8e85a")
    dot(image, x - 1, 12, ink)
    dot(image, x + 1, 12, ink)
    rect(image, x - 1, 15, 3, 1, ink)
  }
  line(image, [32, 12], [33, 8], moss)
  narrowCentred(image, "tripod", 60, 5, "#5a1a8c", "heavy")
  narrowCentred(image, "3 PEAS 3 LEGS", 60, 16, ink, "tiny")
  narrowCentred(image, "0 POP-UPS", 60, 22, ink, "tiny")
  return image
})

function peeking(shut: boolean): Canvas {
  const image = canvas(22, 15)
  put(image, smallFace(shut), -1, 1)
  return image
}

function house(lit: number): Canvas {
  const image = canvas(28, 26, brown)
  rect(image, 1, 1, 26, 19, white)
  rect(image, 3, 3, 22, 15, lit > 0 ? "#ffe88a" : "#24304a")
  rect(image, 1, 18, 26, 8, white)
  rect(image, 0, 20, 28, 1, brown)
  if (lit > 1) put(image, peeking(lit > 2), 3, 3)
  else {
    rect(image, 13, 1, 2, 18, white)
    rect(image, 1, 9, 26, 1, white)
  }
  for (let y = 3; y < 15; y++) {
    rect(image, 3, y, Math.max(1, 6 - Math.floor(y / 3)), 1, red)
    rect(image, 25 - Math.max(1, 6 - Math.floor(y / 3)), y, Math.max(1, 6 - Math.floor(y / 3)), 1, red)
  }
  rect(image, 0, 21, 28, 2, wood)
  rect(image, 0, 23, 28, 3, "#a84a34")
  return image
}

const windows = moving("windows", [1600, 900, 1800, 200, 900, 900], 6, 2, frame => {
  const image = plate("#a84a34")
  for (let y = 2; y < 29; y += 4) {
    rect(image, 2, y + 3, 84, 1, "#8a3826")
    for (let x = 2 + ((y / 2) % 4) * 2; x < 86; x += 8) rect(image, x, y, 1, 3, "#8a3826")
  }
  rect(image, 34, 3, 50, 25, "#5a2418")
  put(image, house([0, 1, 2, 3, 2, 1][frame] ?? 0), 3, 3)
  narrowCentred(image, "MADE WITH", 59, 5, white, "tiny")
  narrowCentred(image, "WINDOWS", 59, 12, yellow)
  narrowCentred(image, "AND ONE DOOR", 59, 22, white, "tiny")
  return image
})

/** Draws a gold cup, 26 by 25 pixels; `shine` is the column of the highlight. */
function trophy(shine: number): Canvas {
  const image = canvas(26, 25)
  for (const x of [5, 20]) {
    ellipse(image, x, 7, 4.6, 4.6, wine)
    ellipse(image, x, 7, 2.6, 2.6, yellow)
  }
  ellipse(image, 12.5, 5, 8.6, 11, yellow)
  clear(image, 0, 0, 26, 2)
  for (let y = 2; y < 16; y++)
    for (let x = 16; x < 22; x++)
      if (isSolid(image, x, y) && (x - 12.5) ** 2 / 74 + (y - 5) ** 2 / 121 < 1) dot(image, x, y, amber)
  rect(image, 11, 15, 4, 4, "#c87a00")
  rect(image, 7, 19, 12, 4, "#8a5626")
  rect(image, 9, 20, 8, 1, yellow)
  for (let y = 3; y < 15; y++)
    for (const dx of [0, 1]) {
      const x = shine - Math.floor(y / 2) + dx
      if (((x - 12.5) / 8) ** 2 + ((y - 5) / 10.4) ** 2 < 1) dot(image, x, y, white)
    }
  return outline(image, wine)
}

const best = moving("juhqbest", [120, 120, 120, 120, 120, 120, 120, 1600], 8, 3, frame => {
  const image = shaded("#ffe680", amber)
  put(image, trophy(frame * 4 + 1), 4, 3)
  narrowCentred(image, "juhqbest", 58, 6, wine)
  narrowCentred(image, "YOU'RE DAMN", 58, 16, "#5a1020", "tiny")
  narrowCentred(image, "RIGHT!", 58, 22, "#5a1020", "tiny")
  return image
})

export const claims = [truth, tripod, windows, best]
