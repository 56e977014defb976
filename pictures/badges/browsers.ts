/** Badges that say "best viewed with": a screen size, eyes, and parodies of browsers. */
import { amber, coal, green, grey, ink, navy, orange, silver, sky, white, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { put } from "../pixels/layers"
import { narrow, narrowCentred } from "../pixels/narrow"
import { moving, plate, shaded, still } from "./frame"
import { miniHamster, smallFace } from "./sprites"

function monitor(): Canvas {
  const image = canvas(26, 24)
  rect(image, 0, 0, 26, 18, ink)
  rect(image, 1, 1, 24, 16, silver)
  rect(image, 1, 1, 24, 1, white)
  rect(image, 3, 3, 20, 12, ink)
  rect(image, 4, 4, 18, 10, sky)
  ellipse(image, 17, 7, 2.6, 2.6, yellow)
  ellipse(image, 8, 15, 6, 4, green)
  rect(image, 3, 14, 20, 1, ink)
  rect(image, 3, 15, 20, 2, silver)
  rect(image, 21, 15, 2, 1, "#3ad84a")
  rect(image, 10, 18, 6, 2, grey)
  rect(image, 5, 20, 16, 3, ink)
  rect(image, 6, 20, 14, 2, silver)
  return image
}

const size = still("800x600", () => {
  const image = shaded(navy, "#2a4ad0")
  put(image, monitor(), 3, 4)
  narrowCentred(image, "BEST VIEWED", 58, 4, yellow, "tiny")
  narrowCentred(image, "800x600", 58, 12, white, "heavy")
  narrowCentred(image, "AND A CUSHION", 58, 23, "#b8d4ff", "tiny")
  return image
})

const glances = [-2, -2, 0, 2, 2, 0, 9, 0]

const eyes = moving("eyes", [700, 200, 200, 700, 200, 400, 160, 300], 8, 2, frame => {
  const image = plate("#ffd9b8")
  const look = glances[frame] ?? 0
  for (const x of [9, 21]) {
    ellipse(image, x, 15.5, 6.4, 9.6, ink)
    ellipse(image, x, 15.5, 5.4, 8.6, look === 9 ? "#e8b48c" : white)
    if (look === 9) rect(image, x - 5, 16, 11, 1, ink)
    else {
      ellipse(image, x + look, 17, 2.6, 3.6, ink)
      dot(image, x + look - 1, 15, white)
    }
  }
  narrowCentred(image, "BEST VIEWED", 57, 4, ink, "tiny")
  narrowCentred(image, "with EYES", 57, 11, "#8c1420")
  narrowCentred(image, "NOT INCLUDED", 57, 23, ink, "tiny")
  return image
})

const msie = still("msie4", () => {
  const image = shaded("#02143c", "#0a5ac0")
  ellipse(image, 16, 16, 14, 4.4, amber)
  ellipse(image, 16, 15.6, 12.4, 3, "#02143c")
  put(image, smallFace(), 4, 4)
  for (let x = 2; x < 30; x++) {
    const y = 16 + Math.sqrt(Math.max(0, 1 - ((x - 16) / 14) ** 2)) * 4.4
    rect(image, x, Math.round(y), 1, 2, amber)
  }
  narrowCentred(image, "msie4.0", 59, 6, white)
  narrowCentred(image, "MY SEEDS.", 59, 17, yellow, "tiny")
  narrowCentred(image, "I EAT.", 59, 23, yellow, "tiny")
  return image
})

function net(on: Canvas, x: number, y: number) {
  line(on, [53, 6], [x, y], "#8a5626", 1)
  for (let row = 0; row < 8; row++)
    for (let col = 0; col < 9; col++)
      if ((row + col) % 2 === 0 && row + Math.abs(col - 4) < 9) dot(on, x + col, y + row, white)
  rect(on, x - 1, y, 11, 1, ink)
}

const netscape = moving("netscape", 180, 8, 5, frame => {
  const image = plate("#58b8d8")
  rect(image, 52, 20, 34, 9, green)
  for (let x = 0; x < 5; x++) rect(image, 52 + ((x * 8 - frame * 4 + 64) % 32), 26 + (x % 2), 3, 1, "#256b35")
  rect(image, 51, 2, 1, 27, "#2a6a84")
  const swing = [0, 1, 3, 5, 6, 5, 3, 1][frame] ?? 0
  net(image, 57, 5 + swing)
  put(image, miniHamster(frame), 69 - (swing > 4 ? 1 : 0), 17 + (frame % 2))
  narrowCentred(image, "BEST WITH", 26, 5, ink, "tiny")
  narrowCentred(image, "NETSCAPE", 26, 12, ink)
  narrowCentred(image, "CAUGHT: 0", 26, 22, navy, "tiny")
  return image
})

const modemFrames = 12

const modem = moving(
  "56k",
  [...Array.from({ length: modemFrames - 1 }, () => 450), 2500],
  modemFrames,
  7,
  frame => {
    const image = plate(silver)
    rect(image, 4, 4, 32, 23, ink)
    rect(image, 5, 5, 30, 21, white)
    const view = canvas(30, 21, sky)
    ellipse(view, 23, 6, 3.4, 3.4, yellow)
    ellipse(view, 6, 21, 12, 10, green)
    ellipse(view, 24, 22, 12, 8, "#256b35")
    put(view, miniHamster(0), 7, 10)
    rect(view, 0, Math.round((frame / (modemFrames - 1)) * 21), 30, 21, "#e8e8f0")
    put(image, view, 5, 5)
    narrow(image, "56K", 41, 5, navy, "heavy")
    narrow(image, "READY", 63, 6, ink, "tiny")
    narrow(image, "PICTURE", 41, 15, ink, "tiny")
    narrow(image, "OF THE DAY", 41, 22, coal, "tiny")
    rect(image, 77, 16, 4, 3, frame % 2 ? "#1c9a2c" : orange)
    return image
  },
)

export const browsers = [size, eyes, msie, netscape, modem]
