/** An award that the site has given itself, 191 by 106 pixels, and a visitor counter. */
import { face } from "../animals/face"
import { amber, ink, navy, wine, yellow } from "../palette"
import { type Canvas, canvas, ellipse, mix, polygon, rect } from "../pixels/canvas"
import { put } from "../pixels/layers"
import { narrowCentred } from "../pixels/narrow"
import { printCentred } from "../pixels/text"

export function award(): Canvas {
  const image = canvas(191, 106, ink)
  for (let i = 0; i < 5; i++)
    rect(image, 1 + i, 1 + i, 189 - i * 2, 104 - i * 2, mix("#fff2a0", "#a86a00", Math.abs(2 - i) / 2))
  rect(image, 6, 6, 179, 94, ink)
  for (let y = 7; y < 99; y++)
    rect(image, 7, y, 177, 1, mix("#1a1a6a", "#02021c", Math.round(((y - 7) / 92) * 11) / 11))
  polygon(
    image,
    [
      [28, 72],
      [22, 96],
      [32, 91],
      [38, 98],
      [42, 74],
    ],
    wine,
  )
  polygon(
    image,
    [
      [46, 74],
      [50, 98],
      [56, 91],
      [66, 96],
      [60, 72],
    ],
    "#d8232a",
  )
  for (let i = 0; i < 20; i++) {
    const angle = (i / 20) * Math.PI * 2
    ellipse(image, 44 + Math.cos(angle) * 30, 47 + Math.sin(angle) * 30, 5, 5, i % 2 ? yellow : amber)
  }
  ellipse(image, 44, 47, 30, 30, "#a86a00")
  ellipse(image, 44, 47, 28.4, 28.4, "#fff2a0")
  put(image, face(), 20, 23)
  printCentred(image, "GOLDEN", 132, 14, yellow, "display")
  printCentred(image, "HAMSTER", 132, 28, yellow, "display")
  printCentred(image, "SITE OF THE WEEK", 132, 47, "#ffffff")
  rect(image, 86, 60, 92, 1, amber)
  narrowCentred(image, "SECOND PLACE OF ONE", 132, 66, "#b8d0ff", "tiny")
  narrowCentred(image, "THE JURY HAS EATEN", 132, 76, "#b8d0ff", "tiny")
  narrowCentred(image, "THE FIRST PRIZE.", 132, 83, "#b8d0ff", "tiny")
  return image
}

const wheel = (on: Canvas, x: number, digit: string, next: string, rolled: number) => {
  const window = canvas(17, 24)
  for (let y = 0; y < 24; y++)
    rect(window, 0, y, 17, 1, mix("#181818", "#5a5a5a", Math.sin((y / 23) * Math.PI)))
  for (const [figure, y] of [
    [digit, 6 - rolled],
    [next, rolled > 0 ? 23 - rolled : 30],
  ] as const)
    printCentred(window, figure, 8.5, y, "#fff8e0", "display")
  put(on, window, x, 4)
}

/** Draws a counter of 115 by 32 pixels with five wheels, which reads 00001. */
export function counter(): Canvas {
  const image = canvas(115, 32, ink)
  rect(image, 1, 1, 113, 30, "#8a5626")
  rect(image, 2, 2, 111, 28, "#c98b4b")
  rect(image, 5, 3, 105, 26, ink)
  for (let i = 0; i < 5; i++)
    wheel(image, 6 + i * 21, i === 4 ? "1" : "0", i === 4 ? "2" : "1", i === 4 ? 4 : 0)
  rect(image, 5, 3, 105, 1, navy)
  return image
}
