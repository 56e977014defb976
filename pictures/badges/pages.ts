/** Badges that link to pages of the site: Y2K, the standing stone, the log, consonants, decisions and the to-do list. */
import { brown, ink, moss, navy, paper, red, silver, white, wine, wood } from "../palette"
import { canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { outline, put, sprite } from "../pixels/layers"
import { narrow, narrowCentred } from "../pixels/narrow"
import { button, moving, plate, shaded, still } from "./frame"

const years = ["1997", "1998", "1999", "19100", "19100"]

const y2k = moving("y2k-ready", [700, 700, 900, 1400, 1400], 5, 3, frame => {
  const image = plate("#101418")
  rect(image, 4, 10, 45, 16, "#300808")
  rect(image, 5, 11, 43, 14, "#180404")
  const year = years[frame] ?? ""
  narrow(image, year, year.length > 4 ? 7 : 11, 14, "#ff5a4a", "heavy")
  narrow(image, "YEAR 2000", 5, 4, white, "tiny")
  const ok = frame > 2
  narrow(image, "READY!", 54, 4, ok ? "#5aff7a" : "#6a6a74", "tiny")
  ellipse(image, 67, 18, 9, 9, ok ? "#1c8a2c" : "#4a4a54")
  if (ok) {
    line(image, [62, 18], [66, 22], white, 2)
    line(image, [66, 22], [72, 14], white, 2)
  } else narrow(image, "?", 65, 15, white)
  return image
})

const juhku = still("juhku", () => {
  const image = shaded("#5ab0e8", "#b8e4ff")
  rect(image, 2, 24, 84, 5, "#5a9a3a")
  const head = canvas(20, 28)
  rect(head, 4, 2, 12, 24, "#8a8a90")
  rect(head, 4, 2, 4, 24, "#a8a8b0")
  rect(head, 3, 8, 14, 3, "#6a6a74")
  rect(head, 6, 10, 3, 3, "#3a3a44")
  rect(head, 12, 10, 3, 3, "#3a3a44")
  rect(head, 9, 9, 3, 9, "#a8a8b0")
  rect(head, 8, 16, 5, 3, "#9a9aa2")
  rect(head, 6, 21, 9, 2, "#4a4a54")
  put(image, outline(head, ink), 6, 1)
  narrowCentred(image, "JUHKU", 57, 3, navy, "heavy")
  narrowCentred(image, "A WORD", 57, 12, ink, "tiny")
  narrowCentred(image, "STILL IN USE", 57, 18, ink, "tiny")
  return image
})

const log = still("web-log", () => {
  const image = plate("#d8f0d0")
  rect(image, 6, 10, 25, 13, ink)
  rect(image, 6, 11, 24, 11, "#8a5626")
  rect(image, 6, 13, 22, 1, "#6a3e18")
  rect(image, 9, 17, 16, 1, "#6a3e18")
  rect(image, 13, 20, 15, 1, "#6a3e18")
  ellipse(image, 30, 16, 4, 6.6, ink)
  ellipse(image, 30, 16, 3, 5.6, "#e8b878")
  ellipse(image, 30, 16, 1.6, 3.4, wood)
  dot(image, 30, 16, brown)
  ellipse(image, 6, 16, 2.6, 6.4, "#8a5626")
  rect(image, 17, 6, 1, 5, moss)
  ellipse(image, 20, 6, 2.6, 1.8, "#3fa34d")
  narrowCentred(image, "WEB LOG", 60, 6, brown, "heavy")
  narrowCentred(image, "ONE LOG,", 60, 17, ink, "tiny")
  narrowCentred(image, "TWO POSTS", 60, 23, ink, "tiny")
  return image
})

const vowels = still("consonants", () => {
  const image = plate(paper)
  for (const y of [9, 17, 25]) rect(image, 2, y, 84, 1, "#b8d4f0")
  rect(image, 12, 2, 1, 27, "#f0a0a0")
  narrow(image, "BST VWD WTH", 17, 5, ink)
  narrow(image, "CNSNNTS", 17, 16, wine, "heavy")
  for (const [i, letter] of ["E", "O", "A"].entries()) narrow(image, letter, 5, 4 + i * 8, "#b0a890", "tiny")
  for (const y of [6, 14, 22]) rect(image, 4, y, 6, 1, red)
  return image
})

const should = moving("should-i", [900, 700, 900, 700], 4, 0, frame => {
  const image = plate(silver)
  rect(image, 2, 2, 84, 9, navy)
  narrow(image, "SHOULD I CLICK THIS?", 4, 4, white, "tiny")
  const yes = frame < 2
  button(image, 6, 14, 36, 13, silver, frame === 1)
  button(image, 46, 14, 36, 13, silver, frame === 3)
  narrowCentred(image, "YES", 24, 17, ink)
  narrowCentred(image, "NO", 64, 17, ink)
  const arrow = [
    "k......",
    "kk.....",
    "kwk....",
    "kwwk...",
    "kwwwk..",
    "kwwwwk.",
    "kwwkkkk",
    "kwkwk..",
    "kk.kwk.",
    "....kk.",
  ]
  put(image, sprite(arrow, { k: ink, w: white }), yes ? 32 : 71, 19)
  return image
})

const todo = still("todo", () => {
  const image = canvas(88, 31, white)
  for (let i = 0; i < 88; i += 4) {
    rect(image, i, 0, 2, 1, "#808080")
    rect(image, i, 30, 2, 1, "#808080")
  }
  for (let i = 0; i < 31; i += 4) rect(image, 87, i, 1, 2, "#808080")
  const done = shaded("#c83a8a", "#7a3ac8")
  for (let y = 0; y < 31; y++)
    for (let x = 0; x < 50 + Math.round(Math.sin(y * 0.9) * 3); x++)
      image.data.set(done.data.subarray((y * 88 + x) * 4, (y * 88 + x) * 4 + 4), (y * 88 + x) * 4)
  narrow(image, "TODO:", 6, 5, white, "heavy")
  narrow(image, "FINISH TH", 10, 20, white, "tiny")
  line(image, [78, 3], [64, 9], ink, 3)
  line(image, [78, 3], [64, 9], wood, 1)
  rect(image, 58, 8, 5, 5, silver)
  rect(image, 52, 9, 6, 6, "#9a3aa8")
  narrow(image, "IS BADGE", 53, 20, "#707078", "tiny")
  return image
})

export const pages = [y2k, juhku, log, vowels, should, todo]
