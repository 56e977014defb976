/**
 * Paints the study: a sighing person, a candle, a plant, papers, a lamp, a window with its curtain, and a calendar.
 */
import { fallSeconds, floor, type Paper, type Room } from "./room"

type Pen = CanvasRenderingContext2D

const days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

/** Paints the room; `wind` is that of the current sigh, `time` moves the streaks in the air, in seconds. */
export function paint(pen: Pen, room: Room, wind: number, time: number): void {
  const { width, height } = pen.canvas
  const scale = Math.min(width / 320, height / 200)
  pen.fillStyle = room.lit ? "#7d5a45" : "#3c3340"
  pen.fillRect(0, 0, width, height)
  pen.translate((width - 320 * scale) / 2, (height - 200 * scale) / 2)
  pen.scale(scale, scale)
  const box = (x: number, y: number, w: number, h: number, colour: string) => {
    pen.fillStyle = colour
    pen.fillRect(x, y, w, h)
  }
  const dim = (lit: string, dark: string) => (room.lit ? lit : dark)
  const far = 400
  box(-far, -200, far * 3, 376, dim("#a8785a", "#4a3d4c"))
  for (let x = -396; x < 720; x += 24) box(x, -200, 10, 376, dim("#b3835f", "#514352"))
  box(-far, 120, far * 3, 56, dim("#7a4a2c", "#36262f"))
  box(-far, 118, far * 3, 4, dim("#94603a", "#453039"))
  box(-far, 176, far * 3, 200, dim("#5b3620", "#281d27"))
  for (let x = -380; x < 720; x += 52) box(x, 180, 30, 1, dim("#70462b", "#352632"))
  paintWindow(pen, box, room.curtain.angle, room.window)
  paintCalendar(pen, box, room.day)
  paintLamp(pen, room.lamp.angle)
  paintShelf(pen, box, room.shelf)
  // The desk.
  box(120, 128, 156, 7, dim("#c58a4c", "#6a4a46"))
  box(120, 135, 156, 4, dim("#8e5a2c", "#4b3333"))
  box(128, 139, 8, 44, dim("#8e5a2c", "#4b3333"))
  box(260, 139, 8, 44, dim("#8e5a2c", "#4b3333"))
  paintPlant(pen, room.plant.angle)
  for (const paper of room.papers) paintPaper(pen, paper)
  paintCandle(pen, room)
  paintSigher(pen, wind)
  if (wind > 0.05) paintWind(pen, wind, time)
}

type Box = (x: number, y: number, w: number, h: number, colour: string) => void

function paintWindow(pen: Pen, box: Box, angle: number, open: number): void {
  box(226, 22, 74, 76, "#e6d9bd")
  box(231, 27, 64, 66, "#16213f")
  box(240, 34, 2, 2, "#fff")
  box(262, 46, 2, 2, "#fff")
  box(284, 38, 2, 2, "#fff")
  box(246, 72, 2, 2, "#fff")
  pen.fillStyle = "#f6edc4"
  pen.beginPath()
  pen.arc(276, 60, 10, 0, 7)
  pen.fill()
  pen.fillStyle = "#16213f"
  pen.beginPath()
  pen.arc(272, 57, 9, 0, 7)
  pen.fill()
  if (open > 0) {
    // Both casements swing into the room, and the neighbour in her nightcap looks in.
    const tall = 6 * open
    for (const [x, way] of [
      [231, -1],
      [295, 1],
    ] as const) {
      const edge = x + way * 24 * open
      pen.fillStyle = "#e6d9bd"
      pen.beginPath()
      pen.moveTo(x, 27)
      pen.lineTo(edge, 27 - tall)
      pen.lineTo(edge, 93 + tall)
      pen.lineTo(x, 93)
      pen.fill()
      pen.fillStyle = "#7f9bc4"
      pen.beginPath()
      pen.moveTo(x + way * 4 * open, 33)
      pen.lineTo(edge - way * 4 * open, 33 - tall)
      pen.lineTo(edge - way * 4 * open, 87 + tall)
      pen.lineTo(x + way * 4 * open, 87)
      pen.fill()
    }
    paintNeighbour(pen, 93 + (1 - open) * 50)
  } else {
    box(261, 27, 4, 66, "#e6d9bd")
    box(231, 58, 64, 4, "#e6d9bd")
  }
  box(218, 16, 90, 5, "#8a5a2b")
  const swing = angle * 46
  pen.fillStyle = "#2f7a6c"
  pen.beginPath()
  pen.moveTo(220, 20)
  pen.lineTo(244, 20)
  pen.quadraticCurveTo(240 + swing * 0.4, 62, 236 + swing, 106)
  pen.lineTo(218 + swing, 108)
  pen.quadraticCurveTo(222 + swing * 0.3, 62, 220, 20)
  pen.fill()
  pen.strokeStyle = "#1d5248"
  for (const fold of [226, 232, 238]) {
    pen.beginPath()
    pen.moveTo(fold, 21)
    pen.quadraticCurveTo(fold + swing * 0.35, 62, fold - 5 + swing, 106)
    pen.stroke()
  }
}

/** The things on the shelf: their colour, width and height. A cup, two books and a hamster of china. */
const onShelf = [
  ["#f2efe6", 9, 10],
  ["#b8322c", 7, 20],
  ["#2c5fa8", 8, 18],
  ["#d98f3e", 14, 13],
] as const

/** Paints the shelf, and its things on it or fallen to the floor in pieces. */
function paintShelf(pen: Pen, box: Box, shelf: Room["shelf"]): void {
  box(76, 62, 50, 4, "#8a5a2b")
  box(80, 66, 3, 6, "#6d4423")
  box(119, 66, 3, 6, "#6d4423")
  onShelf.forEach(([colour, wide, high], i) => {
    const fallen = shelf[i] ?? null
    const x = 79 + i * 11
    const part = fallen === null ? 0 : Math.min(1, fallen / fallSeconds)
    if (part < 1) {
      pen.save()
      pen.translate(x + wide / 2 + part * 26, 62 - high / 2 + part ** 2 * (floor + 8 - 62))
      pen.rotate(part * 4)
      pen.fillStyle = colour
      pen.fillRect(-wide / 2, -high / 2, wide, high)
      if (i === 3) {
        pen.fillStyle = "#2a1a12"
        pen.fillRect(2, -4, 2, 2)
        pen.fillStyle = "#fff3df"
        pen.fillRect(-4, 1, 8, 5)
      }
      pen.restore()
    } else
      for (const [dx, dy] of [
        [0, 0],
        [7, 3],
        [-6, 4],
        [3, 6],
      ] as const)
        box(x + 26 + dx + i * 8, floor + 3 + dy, 5, 4, colour)
  })
}

/** Paints the neighbour, whose chin is at `y`; what is below the sill is hidden. */
function paintNeighbour(pen: Pen, y: number): void {
  pen.save()
  pen.beginPath()
  pen.rect(231, 27, 64, 66)
  pen.clip()
  pen.fillStyle = "#f0c9a0"
  pen.beginPath()
  pen.ellipse(263, y - 14, 15, 17, 0, 0, 7)
  pen.fill()
  pen.fillStyle = "#b8322c"
  pen.beginPath()
  pen.moveTo(246, y - 20)
  pen.lineTo(280, y - 20)
  pen.quadraticCurveTo(276, y - 46, 290, y - 40)
  pen.quadraticCurveTo(262, y - 56, 246, y - 20)
  pen.fill()
  pen.fillStyle = "#fff"
  pen.fillRect(245, y - 23, 36, 5)
  pen.beginPath()
  pen.arc(290, y - 40, 4, 0, 7)
  pen.fill()
  pen.fillStyle = "#2a1a12"
  pen.fillRect(255, y - 14, 4, 2)
  pen.fillRect(267, y - 14, 4, 2)
  pen.fillRect(258, y - 5, 10, 2)
  pen.restore()
}

function paintCalendar(pen: Pen, box: Box, day: number): void {
  box(134, 34, 34, 40, "#f7f1e0")
  box(134, 34, 34, 10, "#b8322c")
  box(136, 72, 34, 3, "#cfc4a6")
  pen.textAlign = "center"
  pen.fillStyle = "#fff"
  pen.font = "700 8px Verdana, sans-serif"
  pen.fillText(days[day % 7] ?? "MO", 151, 42)
  pen.fillStyle = "#2a1a12"
  pen.font = "700 20px Verdana, sans-serif"
  pen.fillText(String((day % 30) + 1), 151, 66)
}

function paintLamp(pen: Pen, angle: number): void {
  pen.save()
  pen.translate(196, 0)
  pen.rotate(-angle)
  pen.fillStyle = "#2a1f1a"
  pen.fillRect(-1, -200, 2, 226)
  pen.fillStyle = "#d9a441"
  pen.beginPath()
  pen.moveTo(-7, 24)
  pen.lineTo(7, 24)
  pen.lineTo(17, 40)
  pen.lineTo(-17, 40)
  pen.fill()
  pen.fillStyle = "#a87722"
  pen.fillRect(-17, 38, 34, 3)
  pen.fillStyle = "#f0e6c8"
  pen.fillRect(-4, 41, 8, 4)
  pen.restore()
}

function paintPlant(pen: Pen, angle: number): void {
  pen.fillStyle = "#b8552f"
  pen.fillRect(234, 112, 22, 16)
  pen.fillStyle = "#d06a3e"
  pen.fillRect(232, 109, 26, 5)
  pen.save()
  pen.translate(245, 110)
  for (const [lean, long] of [
    [-0.7, 24],
    [-0.35, 31],
    [0, 35],
    [0.35, 30],
    [0.75, 23],
  ] as const) {
    pen.save()
    pen.rotate(lean + angle * (1 + Math.abs(lean)))
    pen.fillStyle = "#3f8a3a"
    pen.beginPath()
    pen.ellipse(0, -long / 2, 4, long / 2, 0, 0, 7)
    pen.fill()
    pen.fillStyle = "#63b04c"
    pen.fillRect(-0.5, -long, 1, long)
    pen.restore()
  }
  pen.restore()
}

function paintPaper(pen: Pen, { x, y, turn }: Paper): void {
  pen.save()
  pen.translate(x + 14, y)
  pen.rotate(turn)
  pen.fillStyle = "#b9b199"
  pen.fillRect(-14, -1, 29, 3)
  pen.fillStyle = "#fbf7ea"
  pen.fillRect(-14, -2, 28, 3)
  pen.restore()
}

function paintCandle(pen: Pen, { flame, lit, dark }: Room): void {
  pen.fillStyle = "#c9a34a"
  pen.fillRect(140, 124, 22, 4)
  pen.fillStyle = "#f4ecd6"
  pen.fillRect(146, 102, 10, 22)
  pen.fillStyle = "#d8cbaa"
  pen.fillRect(153, 102, 3, 22)
  pen.fillStyle = "#222"
  pen.fillRect(150, 98, 2, 5)
  pen.save()
  pen.translate(151, 100)
  if (lit) {
    const glow = pen.createRadialGradient(0, -6, 2, 0, -6, 70)
    glow.addColorStop(0, "rgb(255 226 140 / 60%)")
    glow.addColorStop(1, "rgb(255 226 140 / 0%)")
    pen.fillStyle = glow
    pen.fillRect(-80, -80, 160, 150)
    pen.rotate(flame.angle)
    for (const [colour, wide, tall] of [
      ["#f08a24", 5, 17],
      ["#ffd54a", 3.4, 12],
      ["#fffbe0", 1.8, 7],
    ] as const) {
      pen.fillStyle = colour
      pen.beginPath()
      pen.moveTo(-wide, -2)
      pen.quadraticCurveTo(-wide, -tall * 0.5, 0, -tall)
      pen.quadraticCurveTo(wide, -tall * 0.5, wide, -2)
      pen.quadraticCurveTo(0, 3, -wide, -2)
      pen.fill()
    }
  } else {
    pen.fillStyle = "#b7b2bd"
    for (let puff = 0; puff < 4; puff++)
      pen.fillRect(
        Math.round(Math.sin(dark * 3 + puff * 1.7) * 3) - 1,
        -8 - ((dark * 14 + puff * 9) % 38),
        3,
        3,
      )
  }
  pen.restore()
}

/** Paints a weary person in profile: cheek and chest fill while inhaling, and the mouth exhales. */
function paintSigher(pen: Pen, wind: number): void {
  const full = wind < 0 ? -wind * 22 : 0
  const out = Math.max(0, wind)
  const drop = out * 5
  pen.fillStyle = "#39506b"
  pen.beginPath()
  pen.moveTo(-8, 200)
  pen.quadraticCurveTo(-4, 138 + drop, 30, 130 + drop)
  pen.quadraticCurveTo(66 + full, 134 + drop, 76 + full, 200)
  pen.fill()
  pen.fillStyle = "#2c3f55"
  pen.fillRect(26, 150 + drop, 3, 50)
  pen.fillStyle = "#e2b48c"
  pen.fillRect(26, 112 + drop, 24, 24)
  pen.fillStyle = "#f0c9a0"
  pen.beginPath()
  pen.ellipse(42, 88 + drop, 30, 34, 0, 0, 7)
  pen.fill()
  pen.beginPath()
  pen.moveTo(68, 80 + drop)
  pen.quadraticCurveTo(86, 92 + drop, 70, 97 + drop)
  pen.fill()
  pen.fillStyle = "#e2a684"
  pen.beginPath()
  pen.ellipse(54, 101 + drop, 8 + full * 0.5, 7 + full * 0.4, 0, 0, 7)
  pen.fill()
  pen.fillStyle = "#5d4026"
  pen.beginPath()
  pen.moveTo(14, 96 + drop)
  pen.quadraticCurveTo(0, 48 + drop, 44, 52 + drop)
  pen.quadraticCurveTo(70, 54 + drop, 66, 68 + drop)
  pen.quadraticCurveTo(44, 60 + drop, 32, 76 + drop)
  pen.lineTo(30, 94 + drop)
  pen.fill()
  pen.fillStyle = "#e2a684"
  pen.fillRect(24, 86 + drop, 8, 13)
  pen.fillStyle = "#2a1a12"
  // The half-closed eye closes during the exhalation.
  pen.fillRect(55, 82 + drop, 9, 2)
  if (out < 0.3) pen.fillRect(58, 83 + drop, 4, 4)
  pen.fillRect(52, 73 + drop - out * 2, 13, 3)
  pen.fillStyle = "#7a1f24"
  pen.beginPath()
  pen.ellipse(66, 107 + drop, 3 + out * 4, 1.5 + out * 5, 0, 0, 7)
  pen.fill()
}

function paintWind(pen: Pen, wind: number, time: number): void {
  pen.strokeStyle = "#ffffffb0"
  pen.lineWidth = 1.5
  for (let streak = 0; streak < 9; streak++) {
    const way = (time * (1.1 + wind) + streak * 0.37) % 1
    const x = 76 + way * 215
    const y = 106 + (streak - 4) * (3 + way * 14) * 0.5
    const long = 8 + wind * 30 * (1 - way)
    pen.globalAlpha = Math.min(1, wind * 1.6) * (1 - way)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + long / 2, y - 3, x + long, y)
    pen.stroke()
  }
  pen.globalAlpha = 1
}
