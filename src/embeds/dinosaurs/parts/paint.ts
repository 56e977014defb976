/** Paints an animal through the camera: ground, skin, claws, teeth, eye, and a map of where the visitor stands. */
import { hash } from "../../../lib/game/random"
import type { Camera } from "../logic"
import { pixelsPerMetre } from "../logic"
import type { Shape } from "./shapes"
import { drawAdult, drawNote, drawPertti, drawPlaster } from "./things"

export type View = {
  shape: Shape
  /** In metres. */
  length: number
  camera: Camera
  /** Seconds since arrival, for breath. */
  time: number
  /** The opening of the eye, 0 to 1, and its direction, -1 to 1. */
  open: number
  look: { x: number; y: number }
  /** Places of the plasters on the visitor's glass, as fractions of the picture, and the bird's dart, 0 to 1. */
  bites: readonly { x: number; y: number }[]
  dart: number
  whole: boolean
}

type Pen = CanvasRenderingContext2D

const random = (a: number, b: number) => hash(`${a} ${b}`) / 2 ** 32

function drawGround(pen: Pen, left: number, right: number, zoom: number): void {
  pen.fillStyle = "#7d6b43"
  pen.fillRect(left, 0, right - left, 60)
  const step = zoom > 900 ? 0.012 : (right - left) / 160
  pen.strokeStyle = "#4f7d35"
  pen.lineWidth = step * 0.28
  for (let i = Math.floor(left / step); i < right / step; i++) {
    const high = step * (2 + random(i, 1) * 4)
    pen.beginPath()
    pen.moveTo(i * step, step)
    pen.quadraticCurveTo(i * step, -high / 2, (i + random(i, 2) * 2 - 1) * step, -high)
    pen.stroke()
  }
}

function drawSkin(pen: Pen, { shape, camera: { zoom } }: View, box: readonly number[]): void {
  const [left = 0, top = 0, right = 0, bottom = 0] = box
  const size = shape.scale
  if (zoom * size < 3.5) return
  const isFeather = shape.scale === 0.012 || shape.scale === 0.0011
  for (let row = Math.floor(top / size) - 1; row < bottom / size + 1; row++)
    for (let column = Math.floor(left / size) - 1; column < right / size + 1; column++) {
      const chance = random(row, column)
      const x = (column + (row % 2 ? 0.5 : 0)) * size
      const y = row * size
      pen.fillStyle = chance < 0.5 ? "rgba(0, 0, 0, 0.13)" : "rgba(255, 255, 255, 0.1)"
      pen.beginPath()
      if (isFeather) pen.ellipse(x, y, size * 0.95, size * 0.3, 0.5 + chance * 0.4, 0, 7)
      else pen.ellipse(x, y, size * 0.47, size * 0.44, 0, 0, 7)
      pen.fill()
    }
}

/** Draws the eye in metres; `r` is its radius. */
function drawEye(pen: Pen, { shape, length, open, look }: View): void {
  const [x, y] = [(shape.eye[0] * length) / 100, (shape.eye[1] * length) / 100]
  const r = shape.eyeRadius
  const ring = (colour: string, rx: number, ry: number) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.ellipse(x, y, rx, ry, 0, 0, 7)
    pen.fill()
  }
  ring("rgba(20, 16, 8, 0.45)", r * 1.75, r * 1.45)
  ring(shape.colours[0], r * 1.5, r * 1.25)
  if (open > 0.02) {
    pen.save()
    pen.beginPath()
    pen.ellipse(x, y, r * 1.25, r * Math.max(0.02, open), 0, 0, 7)
    pen.clip()
    const iris = pen.createRadialGradient(x, y, r * 0.2, x, y, r * 1.2)
    iris.addColorStop(0, "#fff2a8")
    iris.addColorStop(0.55, "#f0a81e")
    iris.addColorStop(1, "#6b3206")
    pen.fillStyle = iris
    pen.fillRect(x - r * 2, y - r * 2, r * 4, r * 4)
    pen.fillStyle = "#0d0a06"
    pen.beginPath()
    pen.ellipse(x + look.x * r * 0.4, y + look.y * r * 0.3, r * 0.2, r * 0.75, 0, 0, 7)
    pen.fill()
    pen.fillStyle = "rgba(255, 255, 255, 0.85)"
    pen.beginPath()
    pen.arc(x - r * 0.35, y - r * 0.4, r * 0.14, 0, 7)
    pen.fill()
    pen.restore()
  }
  pen.strokeStyle = "#17130c"
  pen.lineWidth = r * 0.09
  pen.beginPath()
  const lid = r * Math.max(0.02, open)
  if (open > 0.02) pen.ellipse(x, y, r * 1.25, lid, 0, 0, 7)
  else pen.ellipse(x, y - r * 0.2, r * 1.25, r * 0.55, 0, 0.15, Math.PI - 0.15)
  pen.stroke()
}

function drawMouth(pen: Pen, { shape, length }: View): void {
  const unit = length / 100
  const [[x, y], [endX, endY]] = shape.mouth
  pen.strokeStyle = "#2a1a12"
  pen.lineWidth = unit * 0.25
  pen.beginPath()
  pen.moveTo(x * unit, y * unit)
  pen.quadraticCurveTo(((x + endX) / 2) * unit, (Math.max(y, endY) + 0.6) * unit, endX * unit, endY * unit)
  pen.stroke()
  if (length !== 12) return
  for (let i = 1; i < 11; i++) {
    const part = i / 11
    const at = (x + (endX - x) * part) * unit
    const gum = (y + (endY - y) * part + 0.7 * Math.sin(part * Math.PI)) * unit
    pen.fillStyle = i % 3 ? "#f4ecd2" : "#e2d3a6"
    pen.beginPath()
    pen.moveTo(at - unit * 0.5, gum)
    pen.quadraticCurveTo(
      at - unit * 0.2,
      gum + unit * (0.7 + random(i, 3) * 0.5),
      at - unit * 0.35,
      gum + unit * (1.1 + random(i, 4) * 0.6),
    )
    pen.quadraticCurveTo(at + unit * 0.4, gum + unit * 0.5, at + unit * 0.45, gum)
    pen.fill()
  }
}

function drawClaws(pen: Pen, { shape, length }: View): void {
  const unit = length / 100
  for (const [x, y] of shape.toes)
    for (const [back, size] of [
      [0, 1],
      [1.4, 0.8],
    ] as const) {
      pen.save()
      pen.translate((x - back) * unit, y * unit)
      // The tip of the claw lies at the tip of the toe.
      pen.scale(unit * size * 0.55, unit * size * 0.55)
      const claw = pen.createLinearGradient(-1, -1.6, 1, 0)
      claw.addColorStop(0, "#6d6350")
      claw.addColorStop(1, "#1c1813")
      pen.fillStyle = claw
      pen.beginPath()
      pen.moveTo(-0.9, -1.5)
      pen.quadraticCurveTo(1, -1.5, 1.3, 0)
      pen.quadraticCurveTo(0.4, -0.6, -0.9, -0.35)
      pen.closePath()
      pen.fill()
      pen.restore()
    }
}

function drawBody(pen: Pen, view: View, box: readonly number[]): void {
  const { shape, length, camera, time } = view
  const unit = length / 100
  const path = new Path2D(shape.path)
  const bellyY = -shape.height * 0.3
  pen.save()
  // Breath lifts the back, and leaves the feet where they are.
  if (!view.whole) pen.transform(1, 0, 0, 1 + Math.sin(time * 1.7) * 0.0006, 0, 0)
  pen.save()
  pen.scale(unit, unit)
  const skin = pen.createLinearGradient(0, -shape.height, 0, bellyY + 10)
  skin.addColorStop(0.25, shape.colours[0])
  skin.addColorStop(1, shape.colours[1])
  pen.fillStyle = skin
  pen.fill(path)
  pen.clip(path)
  pen.fillStyle = "rgba(0, 0, 0, 0.1)"
  for (let x = 4; x < 100; x += 7) {
    pen.beginPath()
    pen.ellipse(x, -shape.height * (0.62 + random(x, 7) * 0.2), 1.4, shape.height * 0.22, 0.3, 0, 7)
    pen.fill()
  }
  pen.scale(1 / unit, 1 / unit)
  drawSkin(pen, view, box)
  pen.restore()
  pen.scale(unit, unit)
  pen.strokeStyle = "rgba(20, 16, 8, 0.55)"
  pen.lineWidth = 3 / (camera.zoom * unit)
  pen.stroke(path)
  pen.restore()
  drawClaws(pen, view)
  drawMouth(pen, view)
  drawEye(pen, view)
}

/** Draws where the visitor stands, in a corner, in CSS pixels. */
function drawMap(pen: Pen, { shape, length, camera }: View, width: number, height: number): void {
  const across = Math.min(230, width * 0.42)
  const unit = (across - 20) / 100
  const tall = shape.height * unit + 20
  pen.save()
  // On a phone the sign takes the upper edge.
  pen.translate(width - across - 8, width < 600 ? height - tall - 28 : 8)
  pen.fillStyle = "rgba(255, 255, 255, 0.8)"
  pen.fillRect(0, 0, across, tall)
  pen.strokeStyle = "#333"
  pen.strokeRect(0.5, 0.5, across - 1, tall - 1)
  pen.translate(10, tall - 8)
  pen.scale(unit, unit)
  pen.fillStyle = "#5d6b52"
  pen.fill(new Path2D(shape.path))
  const [x, y] = [(camera.x / length) * 100, (camera.y / length) * 100]
  pen.fillStyle = "#d3152b"
  pen.strokeStyle = "#fff"
  pen.lineWidth = 1.5 / unit
  pen.beginPath()
  pen.arc(x, y, 5 / unit, 0, 7)
  pen.fill()
  pen.stroke()
  pen.restore()
}

/** Draws a tape measure along the bottom, in CSS pixels: a line for each centimetre from the tip of the tail. */
function drawTape(pen: Pen, { camera }: View, width: number, height: number): void {
  pen.fillStyle = "#f6d64a"
  pen.fillRect(0, height - 20, width, 20)
  pen.fillStyle = "#1a1a1a"
  pen.font = "11px sans-serif"
  const pixels = camera.zoom / 100
  const first = Math.floor((camera.x - width / 2 / camera.zoom) * 100)
  for (let cm = first; cm < first + width / pixels + 2; cm++) {
    const at = width / 2 + (cm / 100 - camera.x) * camera.zoom
    pen.fillRect(at, height - 20, 1, cm % 10 === 0 ? 20 : cm % 5 === 0 ? 9 : 5)
    if (cm % 10 === 0) pen.fillText(`${(cm / 100).toFixed(1)} m`, at + 4, height - 4)
  }
}

/** Paints the picture; `ratio` is the number of canvas pixels per CSS pixel. */
export function paintView(pen: Pen, view: View, width: number, height: number, ratio: number): void {
  const { camera, length, shape, whole, bites, dart } = view
  const sky = pen.createLinearGradient(0, 0, 0, height * ratio)
  sky.addColorStop(0, "#a9d3ea")
  sky.addColorStop(1, "#e6f1ea")
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.fillStyle = sky
  pen.fillRect(0, 0, width * ratio, height * ratio)
  const scale = camera.zoom * ratio
  const box = [
    camera.x - width / 2 / camera.zoom,
    camera.y - height / 2 / camera.zoom,
    camera.x + width / 2 / camera.zoom,
    camera.y + height / 2 / camera.zoom,
  ]
  const isBird = shape.toes.length === 0
  const nearer = isBird ? 1 + dart * 1.6 : 1
  pen.setTransform(
    scale,
    0,
    0,
    scale,
    (width / 2) * ratio - camera.x * scale,
    (height / 2) * ratio - camera.y * scale,
  )
  if (!isBird) drawGround(pen, (box[0] ?? 0) - 0.05, (box[2] ?? 0) + 0.05, camera.zoom)
  pen.save()
  if (isBird) {
    pen.translate(camera.x, camera.y)
    pen.scale(nearer, nearer)
    pen.translate(-camera.x, -camera.y + Math.sin(view.time * 3) * 0.002)
  }
  drawBody(pen, view, box)
  pen.restore()
  const unit = length / 100
  const [toe, knee, ribs] = shape.stations
  if (!isBird && toe) drawPertti(pen, (shape.toes[0]?.[0] ?? 0) * unit + Math.min(0.05, 0.012 * length), 0)
  if (length > 5 && knee) drawPlaster(pen, knee.at[0] * unit - 0.05, knee.at[1] * unit)
  if (length > 5 && ribs) drawNote(pen, ribs.at[0] * unit, ribs.at[1] * unit)
  if (whole) drawAdult(pen, length + 0.9, Math.sin(view.time * 7))
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  if (camera.zoom > pixelsPerMetre * 0.9) {
    drawTape(pen, view, width, height)
    if (!isBird) drawMap(pen, view, width, height)
  }
  for (const { x, y } of bites) {
    pen.save()
    pen.translate(x * width, y * height)
    pen.scale(pixelsPerMetre, pixelsPerMetre)
    drawPlaster(pen, 0, 0, x * 3 - 1.5)
    pen.restore()
  }
}
