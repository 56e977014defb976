/** Badges of things on walls and shelves: books, photos, a portrait, a calendar and a view of Finland. */
import { amber, brown, coal, ink, navy, red, sky, teal, white, wine, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, polygon, rect } from "../pixels/canvas"
import { put } from "../pixels/layers"
import { narrow, narrowCentred } from "../pixels/narrow"
import { moving, plate, shaded, still } from "./frame"
import { miniHamster, smallFace } from "./sprites"

const spines = ["#8c1420", "#1c5a8a", "#e8b020", "#2a6a3a", "#5a2a7a", "#c85a1a", "#303848"]

const books = still("books", () => {
  const image = plate("#f4e4c4")
  for (const [i, colour] of spines.entries()) {
    const top = 4 + ((i * 5) % 4)
    rect(image, 4 + i * 4, top, 4, 22 - top + 3, ink)
    rect(image, 4 + i * 4, top + 1, 3, 21 - top + 2, colour)
    rect(image, 4 + i * 4, top + 4, 3, 1, "#f4e4c4")
  }
  rect(image, 2, 25, 34, 2, brown)
  narrowCentred(image, "I HAVE", 60, 5, ink, "tiny")
  narrowCentred(image, "BOOKS", 60, 12, wine, "heavy")
  narrowCentred(image, "READ: SOME", 61, 23, ink, "tiny")
  return image
})

function shot(): Canvas {
  const image = canvas(26, 22, white)
  rect(image, 2, 2, 22, 14, sky)
  ellipse(image, 19, 5, 2.4, 2.4, yellow)
  rect(image, 2, 12, 22, 4, teal)
  put(image, miniHamster(0), 5, 6)
  return image
}

const photos = still("holiday-photos", () => {
  const image = shaded("#ffe0a0", "#ff9a5a")
  rect(image, 6, 5, 26, 22, coal)
  put(image, shot(), 4, 4)
  narrowCentred(image, "MY HOLIDAY", 59, 4, ink, "tiny")
  narrowCentred(image, "PHOTOS", 59, 11, wine, "heavy")
  narrowCentred(image, "WITH THUMB", 59, 23, ink, "tiny")
  return image
})

const framed = still("frames-yes-please", () => {
  const image = plate("#3a1c4a")
  rect(image, 3, 2, 28, 27, "#8a5a10")
  rect(image, 4, 3, 26, 25, amber)
  rect(image, 5, 4, 24, 23, yellow)
  rect(image, 7, 6, 20, 19, "#4a5a3a")
  rect(image, 7, 6, 20, 8, "#7a94a0")
  const face = canvas(20, 19)
  put(face, smallFace(), -2, -1)
  put(image, face, 7, 6)
  narrowCentred(image, "FRAMES?", 59, 6, white)
  narrowCentred(image, "YES PLEASE", 59, 16, yellow, "tiny")
  narrowCentred(image, "OIL ON ASCII", 58, 23, "#c8a0e0", "tiny")
  return image
})

const friday = moving("friday", [1200, 1200], 2, 0, frame => {
  const image = plate("#7a1a6a")
  rect(image, 4, 3, 25, 25, ink)
  rect(image, 5, 4, 23, 23, white)
  rect(image, 5, 4, 23, 7, red)
  narrow(image, "FRI", 11, 5, white, "tiny")
  narrowCentred(image, "5", 17, 15, ink, "heavy")
  narrowCentred(image, "IT IS", 58, 4, white, "tiny")
  narrowCentred(image, "FRIDAY*", 58, 11, yellow, "heavy")
  narrowCentred(image, frame ? "* ON FRIDAYS" : "* TERMS APPLY", 58, 23, "#ffc8f4", "tiny")
  return image
})

const winter = moving("made-in-finland", 240, 9, 0, frame => {
  const image = plate("#12305a")
  for (let i = 0; i < 22; i++) dot(image, 3 + ((i * 37) % 82), 2 + ((i * 17 + frame * 3) % 27), "#6a8ac0")
  rect(image, 2, 21, 84, 8, "#e8f0ff")
  rect(image, 7, 13, 19, 11, ink)
  for (let y = 14; y < 23; y += 2) rect(image, 8, y, 17, 1, "#a85a2a")
  for (let y = 15; y < 24; y += 2) rect(image, 8, y, 17, 1, "#7a3c1a")
  polygon(
    image,
    [
      [4, 14],
      [16.5, 6],
      [29, 14],
    ],
    white,
  )
  rect(image, 10, 16, 5, 4, amber)
  rect(image, 18, 16, 4, 8, brown)
  narrowCentred(image, "MADE IN", 60, 4, sky, "tiny")
  narrowCentred(image, "FINLAND", 60, 11, white, "heavy")
  narrowCentred(image, "QUIETLY", 60, 23, navy, "tiny")
  return image
})

export const places = [books, photos, framed, friday, winter]
