/** Badges of food and drink: tea, coffee, pizza and cookies. */
import { belly, brown, ink, navy, red, white, wine, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, polygon, rect } from "../pixels/canvas"
import { outline, put, sprite } from "../pixels/layers"
import { narrowCentred } from "../pixels/narrow"
import { moving, plate, shaded, still } from "./frame"
import { cup } from "./sprites"

function steam(on: Canvas, x: number, y: number, frame: number, colour: string) {
  for (let i = 0; i < 3; i++)
    for (let up = 0; up < 7; up++) {
      const sway = Math.round(Math.sin((up + frame * 2 + i * 3) * 0.8))
      if ((up + frame + i * 2) % 7 < 4) dot(on, x + i * 4 + sway, y - up, colour)
    }
}

const potRows = [
  ".........kk..........",
  "........kwwk.........",
  ".....kkkkkkkkkk......",
  "...kkttttttttttkk....",
  "kkkktwttttttttttkkkk.",
  "ktkttwtttttttttdktddk",
  ".ktttwtttttttttdk..dk",
  "..kttttttttttttdk..dk",
  "..ktttttttttttddk.dk.",
  "...kttttttttttdkkkk..",
  "....kttttttttddk.....",
  ".....kkkkkkkkkk......",
]

const teapot = moving("teapot", 220, 7, 0, frame => {
  const image = plate("#fff0f4")
  put(image, sprite(potRows, { k: ink, t: "#4a90d8", d: "#2a60a0", w: white }), 6, 15)
  steam(image, 6, 13, frame, "#a0a8b8")
  narrowCentred(image, "418", 58, 4, red, "heavy")
  narrowCentred(image, "SERVED BY", 59, 14, ink, "tiny")
  narrowCentred(image, "A TEAPOT", 59, 21, navy)
  return image
})

const coffee = moving("coffee", 200, 7, 0, frame => {
  const image = shaded("#4a2a16", "#7a4a26")
  put(image, cup(white, "#b8b8c8"), 9, 17)
  steam(image, 11, 15, frame, "#e8d8c8")
  narrowCentred(image, "NO JAVA", 59, 5, yellow, "heavy")
  narrowCentred(image, "JUST COFFEE", 58, 15, white, "tiny")
  narrowCentred(image, "404: MILK", 58, 22, "#e8c8a0", "tiny")
  return image
})

const pizza = still("ascii-pizza", () => {
  const image = plate("#1a2a1a")
  const slice = canvas(30, 26)
  polygon(
    slice,
    [
      [2, 6],
      [28, 6],
      [15, 25],
    ],
    "#ffd060",
  )
  rect(slice, 2, 3, 26, 4, "#b86a2a")
  for (const [x, y] of [
    [8, 10],
    [19, 10],
    [14, 17],
  ] as const)
    ellipse(slice, x, y, 2.6, 2.6, red)
  dot(slice, 13, 8, "#2a8a3a")
  dot(slice, 17, 14, "#2a8a3a")
  put(image, outline(slice, "#60240c"), 2, 2)
  narrowCentred(image, "ASCII PIZZA", 58, 4, "#7dff7d", "tiny")
  narrowCentred(image, "<|:::.", 58, 12, "#ffe66a")
  narrowCentred(image, "HOT IN UTF-8", 58, 23, "#7dff7d", "tiny")
  return image
})

/** Draws a cookie with `bites` bites taken from its right side. */
function cookie(bites: number): Canvas {
  const image = canvas(27, 25)
  ellipse(image, 13, 12, 11.4, 11.4, brown)
  ellipse(image, 13, 12, 10.4, 10.4, "#d89a52")
  for (const [x, y] of [
    [8, 7],
    [15, 5],
    [19, 10],
    [11, 12],
    [6, 15],
    [16, 16],
    [11, 19],
  ] as const)
    rect(image, x, y, 2, 2, brown)
  const missing = [
    [24, 8],
    [22, 16],
    [17, 3],
    [14, 21],
    [13, 11],
    [5, 6],
    [5, 17],
  ].slice(0, bites)
  for (const [cx = 0, cy = 0] of missing)
    for (let y = 0; y < 25; y++)
      for (let x = 0; x < 27; x++)
        if ((x - cx) ** 2 + (y - cy) ** 2 < (bites > 6 ? 130 : 34))
          image.data.fill(0, (y * 27 + x) * 4, (y * 27 + x) * 4 + 4)
  for (const [x, y] of [
    [24, 20],
    [20, 22],
    [7, 23],
    [14, 20],
  ] as const)
    if (bites > 1) rect(image, x, y, bites > 4 ? 2 : 1, 1, brown)
  return image
}

const cookies = moving("no-cookies", [1200, 500, 500, 500, 500, 2000], 6, 3, frame => {
  const image = plate(belly)
  put(image, cookie([0, 1, 2, 4, 5, 7][frame] ?? 0), 3, 3)
  narrowCentred(image, "NO COOKIES", 56, 6, brown)
  narrowCentred(image, "WE ATE THEM", 58, 16, wine, "tiny")
  narrowCentred(image, "SORRY", 58, 22, wine, "tiny")
  return image
})

export const kitchen = [teapot, coffee, pizza, cookies]
