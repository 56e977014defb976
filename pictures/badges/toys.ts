/** Badges that link to toys: a spiral, a virus, a game, a web ring and a ruler. */
import { coal, ink, navy, red, silver, teal, white, wine, yellow } from "../palette"
import { canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { put, sprite } from "../pixels/layers"
import { narrow, narrowCentred } from "../pixels/narrow"
import { button, moving, plate, shaded, still } from "./frame"
import { miniHamster } from "./sprites"

const spiral = moving("mesmerizing", 160, 8, 0, frame => {
  const image = plate("#2a1a5a")
  for (let y = 2; y < 29; y++)
    for (let x = 2; x < 30; x++) {
      const [dx, dy] = [x - 15.5, y - 15]
      const [far, angle] = [Math.hypot(dx, dy), Math.atan2(dy, dx) / (Math.PI * 2)]
      if (far > 13.4) continue
      const turn = (((far / 6 + angle - frame / 8) % 1) + 1) % 1
      dot(image, x, y, turn < 0.5 ? "#b48aff" : "#4a2a9a")
    }
  narrowCentred(image, "YOU ARE", 59, 4, white, "tiny")
  narrowCentred(image, "GETTING", 59, 11, "#e0c8ff")
  narrowCentred(image, "SEEDS", 59, 20, "#ffe66a", "heavy")
  return image
})

const bugRows = ["k.....k", ".k.k.k.", "..ggg..", "kgrgrgk", ".ggggg.", "kgggggk", ".ggggg.", "k.ggg.k"]

const virus = moving("free-virus", [300, 300, 300, 300, 300, 300, 300, 1800], 8, 7, frame => {
  const image = plate(silver)
  rect(image, 2, 2, 84, 8, teal)
  narrow(image, "FREE VIRUS.EXE", 4, 3, white, "tiny")
  put(image, sprite(bugRows, { k: ink, g: "#2a9a3a", r: red }), 6, 12 + (frame % 2))
  rect(image, 17, 12, 65, 9, ink)
  rect(image, 18, 13, 63, 7, white)
  for (let i = 0; i <= frame; i++) rect(image, 19 + i * 8, 14, 6, 5, navy)
  narrowCentred(image, frame === 7 ? "DONE. YOU'RE WELCOME" : "WASH YOUR HANDS", 44, 23, ink, "tiny")
  return image
})

const order = [0, 4, 8, 5, 3, 6, 2, 1, 7]

const draw = moving("tic-tac-toe", [...order.map(() => 420), 2400], 10, 9, frame => {
  const image = plate("#fff8d8")
  for (const at of [12, 21]) {
    rect(image, at, 3, 1, 25, coal)
    rect(image, 4, at - 1, 25, 1, coal)
  }
  for (const [turn, cell] of order.slice(0, frame).entries()) {
    const [x, y] = [5 + (cell % 3) * 9, 4 + Math.floor(cell / 3) * 9 - (cell > 2 ? 1 : 0)]
    if (turn % 2) {
      ellipse(image, x + 2.5, y + 3, 3.2, 3.2, navy)
      ellipse(image, x + 2.5, y + 3, 1.8, 1.8, "#fff8d8")
    } else {
      line(image, [x, y], [x + 5, y + 5], red)
      line(image, [x + 5, y], [x, y + 5], red)
    }
  }
  narrowCentred(image, "3 IN A ROW?", 58, 5, ink, "tiny")
  narrowCentred(image, "NEVER", 58, 12, wine, "heavy")
  narrowCentred(image, "PLAY ANYWAY", 58, 23, ink, "tiny")
  return image
})

const ring = still("webring-of-one", () => {
  const image = shaded("#0a3a2a", "#1a7a4a")
  ellipse(image, 16, 15, 13, 12, "#ffd400")
  ellipse(image, 16, 15, 9.6, 8.8, "#0a3a2a")
  put(image, miniHamster(0), 8, 11)
  narrowCentred(image, "WEBRING OF 1", 58, 4, white, "tiny")
  button(image, 33, 12, 24, 14, silver)
  button(image, 59, 12, 24, 14, silver)
  narrowCentred(image, "PREV", 45, 17, ink, "tiny")
  narrowCentred(image, "NEXT", 71, 17, ink, "tiny")
  return image
})

const ruler = still("actual-size", () => {
  const image = canvas(88, 31, ink)
  rect(image, 1, 1, 86, 29, "#f0d070")
  for (let x = 1; x < 87; x += 2) rect(image, x, 1, 1, x % 10 === 1 ? 6 : 3, ink)
  for (let y = 1; y < 30; y += 2) rect(image, 1, y, y % 10 === 1 ? 5 : 3, 1, ink)
  narrowCentred(image, "88 x 31", 47, 10, wine, "heavy")
  narrowCentred(image, "ACTUAL SIZE", 47, 21, ink, "tiny")
  return image
})

const construction = moving("under-construction", 200, 10, 0, frame => {
  const image = canvas(88, 31, yellow)
  for (let y = 0; y < 31; y++)
    for (let x = 0; x < 88; x++) if ((x + y - frame + 100) % 10 < 5) dot(image, x, y, ink)
  rect(image, 4, 4, 80, 23, ink)
  rect(image, 5, 5, 78, 21, yellow)
  narrowCentred(image, "UNDER CONSTRUCTION", 44, 8, ink, "tiny")
  narrowCentred(image, "SINCE 1998", 44, 16, ink)
  return image
})
export const toys = [spiral, virus, draw, ring, ruler, construction]
