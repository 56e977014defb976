/** Draws the social card of the site: the desktop, the name and Pertti. */
import { cow } from "./animals/cow"
import { face } from "./animals/face"
import { sleeper } from "./animals/sleeper"
import { stripes } from "./construction/01-stripes"
import { grey, ink, navy, silver, teal, white } from "./palette"
import { type Canvas, canvas, line, mix, rect } from "./pixels/canvas"
import { enlarge, put } from "./pixels/layers"
import { print, widthOf } from "./pixels/text"
import { savePng } from "./save"

/** Draws a raised grey plate, lit from the top left. */
function plate(on: Canvas, x: number, y: number, w: number, h: number) {
  rect(on, x, y, w, h, ink)
  rect(on, x, y, w - 1, h - 1, white)
  rect(on, x + 1, y + 1, w - 2, h - 2, grey)
  rect(on, x + 1, y + 1, w - 3, h - 3, silver)
}

function well(on: Canvas, x: number, y: number, w: number, h: number, fill: string) {
  rect(on, x, y, w, h, white)
  rect(on, x, y, w - 1, h - 1, grey)
  rect(on, x + 1, y + 1, w - 2, h - 2, ink)
  rect(on, x + 2, y + 2, w - 3, h - 3, fill)
}

function titleBar(on: Canvas) {
  for (let x = 15; x < 385; x++) rect(on, x, 13, 1, 14, mix(navy, "#1084d0", Math.round((x - 15) / 12) / 31))
  print(on, "juhq.fi - Netscape-ish Navigator", 20, 16, white, "bold")
  for (const [i, x] of [345, 357, 371].entries()) {
    plate(on, x, 15, 12, 10)
    if (i === 0) rect(on, x + 3, 21, 5, 1, ink)
    if (i === 1) {
      rect(on, x + 2, 17, 7, 6, ink)
      rect(on, x + 3, 19, 5, 3, silver)
    }
    if (i === 2) {
      line(on, [x + 3, 17], [x + 7, 21], ink)
      line(on, [x + 7, 17], [x + 3, 21], ink)
    }
  }
}

function name(on: Canvas) {
  const small = canvas(widthOf("juhq.fi", "display") + 2, 16)
  print(small, "juhq.fi", 1, 1, "#b8c4dc", "display")
  print(small, "juhq.fi", 0, 0, navy, "display")
  put(on, enlarge(small, 4), 128, 40)
  print(on, "Small pages, games and tools.", 134, 102, ink, "bold")
}

function taskBar(on: Canvas) {
  rect(on, 0, 190, 400, 20, silver)
  rect(on, 0, 190, 400, 1, white)
  plate(on, 3, 193, 62, 15)
  put(on, startMark(), 7, 196)
  print(on, "Start", 24, 197, ink, "bold")
  well(on, 350, 193, 47, 15, silver)
  print(on, "13:37", 357, 197, ink, "bold")
  well(on, 70, 193, 274, 15, white)
  for (let i = 0; i < 18; i++) rect(on, 73 + i * 7, 196, 6, 9, navy)
}

function startMark(): Canvas {
  const image = canvas(12, 10)
  for (const [x, y, w, h] of [
    [1, 0, 3, 3],
    [8, 0, 3, 3],
    [1, 2, 10, 7],
    [2, 1, 8, 9],
  ] as const)
    rect(image, x, y, w, h, ink)
  for (const x of [3, 8]) rect(image, x, 4, 1, 2, white)
  rect(image, 5, 6, 2, 1, "#f59aa0")
  return image
}

export async function drawSocialCard() {
  const image = canvas(400, 210, teal)
  plate(image, 12, 10, 376, 166)
  titleBar(image)
  well(image, 16, 29, 368, 143, white)
  put(image, enlarge(face(), 2), 26, 34)
  name(image)
  const banner = stripes.frames[0]
  if (banner) put(image, banner, 83, 131)
  taskBar(image)
  put(image, sleeper(1), 16, 160)
  put(image, cow(), 334, 158)
  await savePng("static/pictures/social-card.png", image, 3)
}
