/** Badges about the staff: Pertti inside, Pertti by hand, Pertti denying it, and the cow. */
import { cow } from "../animals/cow"
import { hamster } from "../hamster"
import { brown, coal, ink, navy, pink, red, silver, sky, white, wine } from "../palette"
import { canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { put } from "../pixels/layers"
import { narrow, narrowCentred } from "../pixels/narrow"
import { moving, plate, shaded, still } from "./frame"
import { miniHamster, paw, smallFace } from "./sprites"

const inside = moving("hamster-inside", 140, 6, 0, frame => {
  const image = shaded("#e4f4ff", "#9cc8f0")
  ellipse(image, 16, 15, 13.4, 12.6, coal)
  ellipse(image, 16, 15, 11.8, 11, "#f4faff")
  for (let i = 0; i < 12; i++) {
    const angle = ((i + frame / 6) / 12) * Math.PI * 2
    line(
      image,
      [16 + Math.cos(angle) * 11, 15 + Math.sin(angle) * 10.4],
      [16 + Math.cos(angle) * 12.6, 15 + Math.sin(angle) * 12],
      silver,
    )
  }
  put(image, miniHamster(frame), 8, 15)
  dot(image, 16, 15, coal)
  line(image, [9, 28], [13, 24], coal, 2)
  line(image, [23, 28], [19, 24], coal, 2)
  narrowCentred(image, "hamster", 59, 5, navy)
  narrowCentred(image, "inside", 59, 14, navy)
  narrowCentred(image, "0.4 KM/H", 59, 23, "#30507a", "tiny")
  return image
})

const paws = still("handmade-by-paws", () => {
  const image = plate("#ffd4e0")
  put(image, paw(brown), 4, 17)
  put(image, paw(brown), 11, 5)
  put(image, paw("#b8785a"), 19, 18)
  narrowCentred(image, "HANDMADE", 57, 4, wine, "tiny")
  narrowCentred(image, "BY PAWS", 58, 12, wine)
  narrowCentred(image, "CONTAINS FUR", 58, 23, brown, "tiny")
  return image
})

const captcha = moving("not-a-hamster", [1400, 350, 350, 900, 350, 350, 1600], 7, 6, frame => {
  const image = plate("#f0f0f0")
  rect(image, 5, 7, 17, 17, "#808080")
  rect(image, 6, 8, 15, 15, white)
  if (frame > 2) {
    line(image, [9, 15], [12, 19], "#1c8a2c", 2)
    line(image, [12, 19], [18, 10], "#1c8a2c", 2)
  }
  narrow(image, "I'M NOT", 27, 5, ink)
  narrow(image, "A HAMSTER", 27, 14, ink)
  narrow(image, "PASTURE CAPTCHA", 26, 23, "#606060", "tiny")
  const reach = [0, 12, 20, 20, 12, 4, 0][frame] ?? 0
  if (reach > 0) {
    rect(image, 13, 29 - reach, 6, reach, "#eba24c")
    put(image, paw(pink), 12, 27 - reach)
  }
  rect(image, 0, 30, 88, 1, ink)
  return image
})

const approved = moving("cow-approved", [1600, 500, 500, 500], 4, 2, frame => {
  const image = plate(sky)
  rect(image, 2, 23, 84, 6, "#4aa84a")
  const field = canvas(46, 28)
  put(field, cow(), -2, -2)
  put(image, field, 2, 1)
  if (frame > 0) {
    rect(image, 51, 3, 33, 11, white)
    line(image, [51, 10], [48, 11], white, 2)
    narrowCentred(image, `M${"O".repeat(frame)}.`, 68, 5, ink)
  }
  narrowCentred(image, "COW", 68, 17, ink, "tiny")
  narrowCentred(image, "APPROVED", 68, 23, ink, "tiny")
  return image
})

const blink = moving("does-not-blink", [2600, 130, 160, 130], 4, 0, frame => {
  const image = plate("#20202c")
  put(image, smallFace(frame > 0), 4, 4)
  narrowCentred(image, "THIS BADGE", 58, 4, white, "tiny")
  narrowCentred(image, "DOES NOT", 58, 11, "#ffe66a")
  narrowCentred(image, "BLINK", 58, 20, "#ffe66a")
  return image
})

const tested = still("tested-on-animals", () => {
  const image = shaded("#f4fff0", "#b8e8b0")
  put(image, hamster(), 3, 4)
  narrowCentred(image, "TESTED ON", 60, 4, ink, "tiny")
  narrowCentred(image, "ANIMALS", 60, 11, "#256b35")
  narrowCentred(image, "HE LIKED IT", 60, 22, red, "tiny")
  return image
})

export const hamsters = [inside, paws, captcha, approved, blink, tested]
