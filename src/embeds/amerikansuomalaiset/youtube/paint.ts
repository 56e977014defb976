/** Paints the film of the hall, frame by frame, in 320 by 240. */

const ink = "#1d1710"
const grey = "#8d8371"
const light = "#e9dfc4"

/** Returns how far `frame` is from `from` to `to`, 0 to 1. */
const part = (frame: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (frame - from) / (to - from)))
const mix = (a: number, b: number, share: number) => a + (b - a) * share

type Pen = CanvasRenderingContext2D

function line(pen: Pen, width: number, colour: string, ...points: number[]): void {
  pen.lineWidth = width
  pen.strokeStyle = colour
  pen.lineCap = "round"
  pen.lineJoin = "round"
  pen.beginPath()
  for (let i = 0; i < points.length; i += 2) pen.lineTo(points[i] ?? 0, points[i + 1] ?? 0)
  pen.stroke()
}

function disc(pen: Pen, x: number, y: number, r: number, colour: string): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, r, 0, Math.PI * 2)
  pen.fill()
}

type Pose = {
  x: number
  y: number
  turn?: number
  swing?: number
  armsUp?: boolean
  skirt?: boolean
  bow?: number
}

/** Paints a person who stands at x, y. */
function person(pen: Pen, { x, y, turn = 0, swing = 0, armsUp = false, skirt = false, bow = 0 }: Pose): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  line(pen, 6, ink, -5, -24, -6 - swing * 7, 0)
  line(pen, 6, ink, 5, -24, 6 + swing * 7, 0)
  pen.translate(0, -22)
  pen.rotate(bow)
  pen.fillStyle = skirt ? "#b9ad92" : ink
  pen.beginPath()
  if (skirt) pen.moveTo(-17, 12)
  else pen.moveTo(-10, 4)
  pen.lineTo(-10, -28)
  pen.lineTo(10, -28)
  if (skirt) pen.lineTo(17, 12)
  else pen.lineTo(10, 4)
  pen.fill()
  const hand = armsUp ? -50 : -8
  line(pen, 5, skirt ? "#b9ad92" : ink, -10, -25, -20, (hand - 25) / 2 + 2, -18, hand)
  line(pen, 5, skirt ? "#b9ad92" : ink, 10, -25, 20, (hand - 25) / 2 + 2, 18, hand)
  disc(pen, 0, -38, 9.5, light)
  pen.fillStyle = ink
  if (skirt) {
    disc(pen, 0, -45, 7, grey)
    pen.fillStyle = ink
  } else pen.fillRect(-12, -46, 24, 4)
  if (!skirt) pen.fillRect(-8, -54, 16, 9)
  pen.fillRect(-4, -39, 2.5, 2.5)
  pen.fillRect(3, -39, 2.5, 2.5)
  pen.restore()
}

function dog(pen: Pen, x: number, y: number, leg: number, hasSausage: boolean, faces: 1 | -1): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(faces, 1)
  line(pen, 4, ink, -12, -10, -12 - leg * 6, 0)
  line(pen, 4, ink, 8, -10, 8 + leg * 6, 0)
  pen.fillStyle = ink
  pen.fillRect(-16, -20, 28, 12)
  line(pen, 4, ink, -15, -18, -24, -28)
  disc(pen, 16, -22, 8, ink)
  pen.fillStyle = ink
  pen.fillRect(18, -24, 12, 7)
  line(pen, 4, grey, 11, -28, 9, -18)
  if (hasSausage) line(pen, 6, light, 24, -14, 38, -16)
  pen.restore()
}

function room(pen: Pen): void {
  pen.fillStyle = "#cfc4a6"
  pen.fillRect(0, 0, 320, 240)
  for (let x = 20; x < 320; x += 40) line(pen, 1, "#b3a789", x, 0, x, 190)
  pen.fillStyle = "#8f8468"
  pen.fillRect(0, 190, 320, 50)
  pen.fillStyle = light
  pen.fillRect(16, 50, 46, 54)
  line(pen, 3, ink, 16, 50, 62, 50, 62, 104, 16, 104, 16, 50, 39, 50, 39, 104)
  line(pen, 3, ink, 0, 18, 60, 30, 120, 18, 180, 30, 240, 18, 320, 26)
  for (let x = 14; x < 320; x += 26) {
    pen.fillStyle = x % 52 === 14 ? ink : light
    pen.beginPath()
    pen.moveTo(x, 22)
    pen.lineTo(x + 14, 23)
    pen.lineTo(x + 7, 38)
    pen.fill()
  }
}

/** Paints the title or the end. */
function card(pen: Pen, large: string, small: string): void {
  pen.fillStyle = "#14100b"
  pen.fillRect(0, 0, 320, 240)
  line(pen, 2, light, 24, 24, 296, 24, 296, 216, 24, 216, 24, 24)
  pen.fillStyle = light
  pen.textAlign = "center"
  pen.font = "bold 40px Georgia, serif"
  pen.fillText(large, 160, 118)
  pen.font = "18px Georgia, serif"
  pen.fillText(small, 160, 158)
}

/** Paints a frame of the story. */
export function paintFrame(pen: Pen, frame: number): void {
  if (frame < 1) card(pen, "HAALILLA", "At the hall")
  else if (frame >= 62) card(pen, "LOPPU", "The end")
  else paintScene(pen, frame)
}

function paintScene(pen: Pen, frame: number): void {
  room(pen)
  const beat = Math.sin(frame * 1.6)
  const landed = frame >= 46
  const bow = part(frame, 54, 58) * 0.9 * (frame < 60 ? 1 : 0.4)

  const climb = part(frame, 8, 18)
  const lean = part(frame, 34, 44)
  const hung = part(frame, 26, 30)
  // The lamp stays on its hook.
  line(pen, 2, ink, 206, 0, 206, 46)
  if (hung > 0) {
    pen.fillStyle = ink
    pen.beginPath()
    pen.moveTo(190, 62)
    pen.lineTo(206, 44)
    pen.lineTo(222, 62)
    pen.fill()
    disc(pen, 206, 64, 7, "#fffbe6")
  }

  // The band plays whatever happens.
  person(pen, { x: 92, y: 190, swing: 0.2 })
  pen.fillStyle = light
  pen.fillRect(78 - beat * 3, 152, 28 + beat * 6, 16)
  line(pen, 2, ink, 84, 152, 84, 168, 92, 168, 92, 152, 100, 152, 100, 168)

  // The ladder and the uncle.
  pen.save()
  pen.translate(182, 196)
  pen.rotate(-lean * 1.35)
  line(pen, 5, "#5c4a2c", 0, 0, 14, -120)
  line(pen, 5, "#5c4a2c", 24, 0, 32, -120)
  for (let y = 14; y < 120; y += 16) line(pen, 4, "#5c4a2c", 1 + y / 9, -y, 24 + y / 14, -y)
  pen.restore()
  if (!landed) {
    const fall = part(frame, 38, 46)
    const x = fall > 0 ? mix(208, 264, fall) : mix(150, 206, climb)
    const y = fall > 0 ? mix(112, 176, fall * fall) : mix(196, 112, climb)
    person(pen, { x, y, turn: fall * 3.1, armsUp: fall > 0 || hung > 0, swing: fall > 0 ? 1 : beat * 0.5 })
    if (hung === 0) disc(pen, x + 19, y - 34, 6, "#fffbe6")
  }

  // The soup, and the table of the sausage.
  line(pen, 6, "#5c4a2c", 234, 190, 310, 190)
  line(pen, 5, "#5c4a2c", 242, 190, 242, 226)
  line(pen, 5, "#5c4a2c", 302, 190, 302, 226)
  if (landed) {
    person(pen, { x: 264, y: 176 - Math.abs(beat) * 3, armsUp: true, bow: bow * 0.4 })
    line(pen, 5, ink, 252, 150, 244, 132)
  }
  pen.fillStyle = "#4b4943"
  pen.fillRect(242, 158, 44, 32)
  line(pen, 4, ink, 238, 158, 290, 158)
  const splash = part(frame, 46, 52)
  if (landed && splash < 1)
    for (let i = -3; i <= 3; i++)
      disc(pen, 264 + i * 16 * splash, 150 - 60 * splash + i * i * 6 * splash, 5, light)
  const bite = frame >= 30
  if (!bite) line(pen, 7, "#7a3020", 292, 184, 308, 182)
  const run = frame < 20 ? 0 : part(frame, 20, 30)
  const flee = part(frame, 30, 40)
  if (frame >= 16) {
    const x = bite ? mix(284, 20, flee) : mix(340, 306, run)
    if (flee < 1 || frame >= 54) dog(pen, frame >= 54 ? 40 : x, 224, beat, bite, frame >= 54 ? 1 : -1)
  }

  // The dancers, in front.
  const step = frame * 0.35
  const dance = bow > 0 ? 0 : Math.sin(step) * 16
  person(pen, { x: 120 + dance, y: 226, swing: beat, bow, armsUp: landed && bow === 0 })
  person(pen, { x: 152 + dance, y: 226, swing: -beat, skirt: true, bow: -bow, armsUp: landed && bow === 0 })
}

/** Paints dust and scratches over a frame, and the burn, from 0 to 1. */
export function paintWear(pen: Pen, frame: number, heat: number, isBurnt: boolean): void {
  const at = Math.floor(frame)
  pen.globalAlpha = 0.35
  line(pen, 1, "#fff", 40 + ((at * 53) % 240), 0, 42 + ((at * 53) % 240), 240)
  for (let i = 0; i < 5; i++) disc(pen, (at * 97 + i * 61) % 320, (at * 41 + i * 89) % 240, 1.6, ink)
  pen.globalAlpha = 1
  const size = isBurnt ? 1 : Math.max(0, heat - 0.25)
  if (size <= 0) return
  for (const [reach, colour] of [
    [150, "#5c2c0a"],
    [125, "#d9741a"],
    [100, "#ffe9a0"],
    [80, "#fff"],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    for (let i = 0; i <= 24; i++) {
      const angle = (i / 24) * Math.PI * 2
      const r = reach * size * (1 + 0.18 * Math.sin(i * 5.3))
      pen.lineTo(160 + r * Math.cos(angle) * 1.2, 120 + r * Math.sin(angle))
    }
    pen.fill()
  }
}
