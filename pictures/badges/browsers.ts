/** Badges on what the site is best seen with: a size, eyes, and browsers that are not quite those. */
import { amber, coal, green, grey, ink, navy, orange, silver, sky, white, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { put } from "../pixels/layers"
import { narrow, narrowCentred } from "../pixels/narrow"
import { moving, plate, shaded, still } from "./frame"
import { miniHamster, smallFace } from "./sprites"

function monitor(): Canvas {
  const made = canvas(26, 24)
  rect(made, 0, 0, 26, 18, ink)
  rect(made, 1, 1, 24, 16, silver)
  rect(made, 1, 1, 24, 1, white)
  rect(made, 3, 3, 20, 12, ink)
  rect(made, 4, 4, 18, 10, sky)
  ellipse(made, 17, 7, 2.6, 2.6, yellow)
  ellipse(made, 8, 15, 6, 4, green)
  rect(made, 3, 14, 20, 1, ink)
  rect(made, 3, 15, 20, 2, silver)
  rect(made, 21, 15, 2, 1, "#3ad84a")
  rect(made, 10, 18, 6, 2, grey)
  rect(made, 5, 20, 16, 3, ink)
  rect(made, 6, 20, 14, 2, silver)
  return made
}

const size = still("800x600", () => {
  const made = shaded(navy, "#2a4ad0")
  put(made, monitor(), 3, 4)
  narrowCentred(made, "BEST VIEWED", 58, 4, yellow, "tiny")
  narrowCentred(made, "800x600", 58, 12, white, "heavy")
  narrowCentred(made, "AND A CUSHION", 58, 23, "#b8d4ff", "tiny")
  return made
})

const glances = [-2, -2, 0, 2, 2, 0, 9, 0]

const eyes = moving("eyes", [700, 200, 200, 700, 200, 400, 160, 300], 8, 2, frame => {
  const made = plate("#ffd9b8")
  const look = glances[frame] ?? 0
  for (const x of [9, 21]) {
    ellipse(made, x, 15.5, 6.4, 9.6, ink)
    ellipse(made, x, 15.5, 5.4, 8.6, look === 9 ? "#e8b48c" : white)
    if (look === 9) rect(made, x - 5, 16, 11, 1, ink)
    else {
      ellipse(made, x + look, 17, 2.6, 3.6, ink)
      dot(made, x + look - 1, 15, white)
    }
  }
  narrowCentred(made, "BEST VIEWED", 57, 4, ink, "tiny")
  narrowCentred(made, "with EYES", 57, 11, "#8c1420")
  narrowCentred(made, "NOT INCLUDED", 57, 23, ink, "tiny")
  return made
})

const msie = still("msie4", () => {
  const made = shaded("#02143c", "#0a5ac0")
  ellipse(made, 16, 16, 14, 4.4, amber)
  ellipse(made, 16, 15.6, 12.4, 3, "#02143c")
  put(made, smallFace(), 4, 4)
  for (let x = 2; x < 30; x++) {
    const y = 16 + Math.sqrt(Math.max(0, 1 - ((x - 16) / 14) ** 2)) * 4.4
    rect(made, x, Math.round(y), 1, 2, amber)
  }
  narrowCentred(made, "msie4.0", 59, 6, white)
  narrowCentred(made, "MY SEEDS.", 59, 17, yellow, "tiny")
  narrowCentred(made, "I EAT.", 59, 23, yellow, "tiny")
  return made
})

function net(on: Canvas, x: number, y: number) {
  line(on, [53, 6], [x, y], "#8a5626", 1)
  for (let row = 0; row < 8; row++)
    for (let col = 0; col < 9; col++)
      if ((row + col) % 2 === 0 && row + Math.abs(col - 4) < 9) dot(on, x + col, y + row, white)
  rect(on, x - 1, y, 11, 1, ink)
}

const netscape = moving("netscape", 180, 8, 5, frame => {
  const made = plate("#58b8d8")
  rect(made, 52, 20, 34, 9, green)
  for (let x = 0; x < 5; x++) rect(made, 52 + ((x * 8 - frame * 4 + 64) % 32), 26 + (x % 2), 3, 1, "#256b35")
  rect(made, 51, 2, 1, 27, "#2a6a84")
  const swing = [0, 1, 3, 5, 6, 5, 3, 1][frame] ?? 0
  net(made, 57, 5 + swing)
  put(made, miniHamster(frame), 69 - (swing > 4 ? 1 : 0), 17 + (frame % 2))
  narrowCentred(made, "BEST WITH", 26, 5, ink, "tiny")
  narrowCentred(made, "NETSCAPE", 26, 12, ink)
  narrowCentred(made, "CAUGHT: 0", 26, 22, navy, "tiny")
  return made
})

const modemFrames = 12

const modem = moving(
  "56k",
  [...Array.from({ length: modemFrames - 1 }, () => 450), 2500],
  modemFrames,
  7,
  frame => {
    const made = plate(silver)
    rect(made, 4, 4, 32, 23, ink)
    rect(made, 5, 5, 30, 21, white)
    const view = canvas(30, 21, sky)
    ellipse(view, 23, 6, 3.4, 3.4, yellow)
    ellipse(view, 6, 21, 12, 10, green)
    ellipse(view, 24, 22, 12, 8, "#256b35")
    put(view, miniHamster(0), 7, 10)
    rect(view, 0, Math.round((frame / (modemFrames - 1)) * 21), 30, 21, "#e8e8f0")
    put(made, view, 5, 5)
    narrow(made, "56K", 41, 5, navy, "heavy")
    narrow(made, "READY", 63, 6, ink, "tiny")
    narrow(made, "PICTURE", 41, 15, ink, "tiny")
    narrow(made, "OF THE DAY", 41, 22, coal, "tiny")
    rect(made, 77, 16, 4, 3, frame % 2 ? "#1c9a2c" : orange)
    return made
  },
)

export const browsers = [size, eyes, msie, netscape, modem]
