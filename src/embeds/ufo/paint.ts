/** Draws the night meadow, its cows and the saucer on a 2D canvas context. */
import { seeded } from "../../lib/game/random"
import { alienLetter, message } from "./logic"

type Pen = CanvasRenderingContext2D

/** A cow from the side, a character per pixel: w white, b black, p pink, h horn, k hoof. */
const cow = [
  "h.h.............",
  "wwww............",
  "wkww.bbbwwwwww..",
  "pppwwbbbbwwwwwb.",
  "pppwwbbbwwwbbwwb",
  "...wwwwwwwbbbwwb",
  "...wwwwwwwwbbww.",
  "...wwwbbwwwwwpw.",
  "...ww.ww..ww.ww.",
  "...ww.ww..ww.ww.",
  "...kk.kk..kk.kk.",
]
/** An officer with a notebook and a torch, a character per pixel: u uniform, y badge, s skin, n notebook. */
const officer = [
  "..uuuu...",
  ".uuyuuu..",
  "..ssss...",
  "..sksks..",
  "..ssss...",
  ".uuuuuu..",
  ".uuuuussn",
  ".usuuu.nn",
  ".lsuuu.nn",
  "..uuuu...",
  "..u..u...",
  "..u..u...",
  "..kk.kk..",
]
const colours: Record<string, string> = {
  w: "#f4f1e6",
  b: "#2a2530",
  p: "#f0a2aa",
  h: "#d9b86a",
  k: "#3a2a20",
  u: "#26417a",
  y: "#ffd83b",
  s: "#f0c8a0",
  n: "#fffdf2",
  l: "#fff27a",
}

/** Draws rows of pixels, a character per pixel; a dot is transparent. */
function paintPixels(pen: Pen, rows: readonly string[]) {
  rows.forEach((row, j) => {
    for (let i = 0; i < row.length; i++) {
      const colour = colours[row[i] ?? ""]
      if (!colour) continue
      pen.fillStyle = colour
      pen.fillRect(i, j, 1, 1)
    }
  })
}

/** Draws the officer at `dot` CSS pixels per pixel, with his feet centred at x, y. */
export function paintOfficer(pen: Pen, x: number, y: number, dot: number) {
  pen.save()
  pen.translate(Math.round(Math.max(x, 5 * dot)), Math.round(y))
  pen.scale(Math.round(dot), Math.round(dot))
  pen.translate(-4, -officer.length)
  paintPixels(pen, officer)
  pen.restore()
}

/** Draws a cow at `dot` CSS pixels per pixel, its feet centred at x, y; once abducted it wears sunglasses. */
export function paintCow(pen: Pen, x: number, y: number, dot: number, way: 1 | -1, wasAway: boolean) {
  pen.save()
  // Rounds to whole pixels; otherwise thin lines would show between them.
  pen.translate(Math.round(x), Math.round(y))
  pen.scale(way * Math.round(dot), Math.round(dot))
  pen.translate(-8, -11)
  paintPixels(pen, cow)
  if (wasAway) {
    pen.fillStyle = "#39ff6a"
    pen.fillRect(-0.5, 1.6, 5, 1.5)
    pen.fillStyle = "#05140a"
    pen.fillRect(0, 2, 1.8, 1)
    pen.fillRect(2.4, 2, 1.8, 1)
  }
  pen.restore()
}

/** Draws the meadow, `width` by `height` CSS pixels, with a number of alien letters in the grass. */
export function paintMeadow(pen: Pen, width: number, height: number, letters: number) {
  const night = pen.createLinearGradient(0, 0, 0, height)
  night.addColorStop(0, "#0b1033")
  night.addColorStop(0.7, "#35346b")
  night.addColorStop(1, "#6a4a78")
  pen.fillStyle = night
  pen.fillRect(0, 0, width, height)
  const random = seeded(51)
  for (let i = 0; i < 70; i++) {
    pen.fillStyle = i % 9 === 0 ? "#ffe9b0" : "#dfe6ff"
    const side = i % 7 === 0 ? 2 : 1
    pen.fillRect(random() * width, random() * height * 0.6, side, side)
  }
  pen.fillStyle = "#f4efcf"
  pen.beginPath()
  pen.arc(width * 0.84, height * 0.2, 22, 0, 7)
  pen.fill()
  pen.fillStyle = "#ddd6ae"
  for (const [x, y, r] of [
    [-7, -5, 5],
    [6, 6, 4],
    [9, -9, 3],
  ] as const) {
    pen.beginPath()
    pen.arc(width * 0.84 + x, height * 0.2 + y, r, 0, 7)
    pen.fill()
  }
  const hill = (at: number, high: number, colour: string, bend: number) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(0, height)
    for (let x = 0; x <= width + 12; x += 12)
      pen.lineTo(x, height * at - Math.sin(x / bend) * high - Math.sin(x / (bend * 0.37)) * high * 0.3)
    pen.lineTo(width, height)
    pen.fill()
  }
  hill(0.66, 16, "#25324f", 130)
  paintBarn(pen, width * 0.14, height * 0.68)
  hill(0.73, 9, "#2c4a3a", 210)
  pen.fillStyle = "#3d6b3c"
  pen.fillRect(0, height * 0.8, width, height * 0.2)
  pen.fillStyle = "#2f5630"
  for (let i = 0; i < 90; i++) pen.fillRect(random() * width, height * (0.8 + random() * 0.19), 3, 3)
  pen.fillStyle = "#6f9a4c"
  for (let i = 0; i < 60; i++) pen.fillRect(random() * width, height * (0.8 + random() * 0.19), 2, 5)
  pen.fillStyle = "#7d6a52"
  for (let x = 6; x < width; x += 46) pen.fillRect(x, height * 0.73, 5, height * 0.09)
  pen.fillRect(0, height * 0.75, width, 3)
  pen.fillRect(0, height * 0.785, width, 3)
  const dot = Math.max(2, Math.min(4, width / 180))
  for (let i = 0; i < letters; i++) {
    const x = (width * (i + 0.5)) / message.length - 3.5 * dot
    paintAlien(pen, message[i] ?? "", x, height - 8 * dot, dot)
  }
}

function paintBarn(pen: Pen, x: number, y: number) {
  pen.fillStyle = "#7c2230"
  pen.fillRect(x - 34, y - 34, 68, 44)
  pen.fillStyle = "#4a1720"
  pen.beginPath()
  pen.moveTo(x - 42, y - 34)
  pen.lineTo(x, y - 62)
  pen.lineTo(x + 42, y - 34)
  pen.fill()
  pen.fillStyle = "#ffdf80"
  pen.fillRect(x - 6, y - 50, 12, 10)
  pen.fillStyle = "#e8dcc8"
  pen.fillRect(x - 12, y - 18, 24, 28)
  pen.fillStyle = "#7c2230"
  pen.fillRect(x - 10, y - 16, 20, 26)
}

function paintAlien(pen: Pen, letter: string, x: number, y: number, dot: number) {
  pen.fillStyle = "#39ff6a"
  alienLetter(letter).forEach((row, j) => {
    for (let i = 0; i < 7; i++) if ((row >> i) & 1) pen.fillRect(x + i * dot, y + j * dot, dot, dot)
  })
}

/** Paints a cow's head behind the glass of the saucer. */
function paintPassenger(pen: Pen, x: number, y: number) {
  const oval = (ox: number, oy: number, rx: number, ry: number, colour: string) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.ellipse(x + ox, y + oy, rx, ry, 0, 0, 7)
    pen.fill()
  }
  oval(-6, -3, 3, 2, "#222")
  oval(6, -3, 3, 2, "#222")
  oval(0, 0, 6, 7, "#fff")
  oval(2, -3, 3, 3, "#222")
  oval(0, 4, 5, 3, "#f2a6a6")
  oval(-2, -1, 1, 1, "#111")
}

/**
 * Draws the saucer at x, y, tilted by `lean`, with lamps that move with `time` (seconds) and a beam `beam` pixels
 * long.
 */
export function paintSaucer(
  pen: Pen,
  x: number,
  y: number,
  lean: number,
  time: number,
  beam: number,
  cowsAboard: number,
) {
  if (beam > 0) {
    const light = pen.createLinearGradient(0, y, 0, y + beam)
    light.addColorStop(0, "rgba(170, 255, 190, 0.55)")
    light.addColorStop(1, "rgba(170, 255, 190, 0.06)")
    pen.fillStyle = light
    pen.beginPath()
    pen.moveTo(x - 20, y + 8)
    pen.lineTo(x + 20, y + 8)
    pen.lineTo(x + 84, y + beam)
    pen.lineTo(x - 84, y + beam)
    pen.fill()
  }
  pen.save()
  pen.translate(x, y)
  pen.rotate(Math.max(-0.35, Math.min(0.35, lean)))
  const oval = (oy: number, rx: number, ry: number, colour: string) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.ellipse(0, oy, rx, ry, 0, 0, 7)
    pen.fill()
  }
  oval(-9, 22, 19, "#1d3a4a")
  oval(-10, 20, 17, "#8fe3ef")
  pen.fillStyle = "#5fbf6a"
  pen.beginPath()
  pen.ellipse(0, -10, 9, 10, 0, 0, 7)
  pen.fill()
  pen.fillStyle = "#0a1c10"
  pen.beginPath()
  pen.ellipse(-4, -12, 2.6, 4, 0.4, 0, 7)
  pen.ellipse(4, -12, 2.6, 4, -0.4, 0, 7)
  pen.fill()
  for (const side of [-1, 1, 0].slice(0, cowsAboard)) paintPassenger(pen, side * 12, side === 0 ? -20 : -11)
  pen.fillStyle = "rgba(255, 255, 255, 0.6)"
  pen.fillRect(-14, -20, 6, 3)
  oval(4, 52, 14, "#20242e")
  oval(2, 50, 12, "#aab2c2")
  oval(-1, 46, 8, "#d9dfea")
  oval(9, 24, 6, "#5f6778")
  for (let i = -3; i <= 3; i++) {
    pen.fillStyle = (i + 30 + Math.floor(time * 2)) % 3 === 0 ? "#fff27a" : "#c0394d"
    pen.beginPath()
    pen.arc(i * 13, 5 - Math.abs(i) * 0.7, 3, 0, 7)
    pen.fill()
  }
  pen.restore()
}
