/** Pertti on the end of the rope: a hamster with his arms up. */

const [fur, shade, belly, pink, ink] = ["#eba24c", "#c9772b", "#fff0d2", "#f59aa0", "#1c1420"]

type Mood = "hangs" | "falls" | "sits"

/** Paints him with his hands at (0, 0), 100 units high. */
export function paintPertti(pen: CanvasRenderingContext2D, mood: Mood, kick: number): void {
  const round = (x: number, y: number, rx: number, ry: number, fill: string) => {
    pen.fillStyle = fill
    pen.beginPath()
    pen.ellipse(x, y, rx, ry, 0, 0, 7)
    pen.fill()
  }
  const limb = (x: number, y: number, toX: number, toY: number, wide: number) => {
    pen.strokeStyle = shade
    pen.lineWidth = wide
    pen.lineCap = "round"
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(toX, toY)
    pen.stroke()
  }
  const swing = Math.sin(kick) * 7
  if (mood === "sits") {
    limb(-18, 92, -30, 98, 11)
    limb(18, 92, 30, 98, 11)
  } else {
    limb(-12, 84, -14 + swing, 100, 11)
    limb(12, 84, 14 - swing, 100, 11)
  }
  if (mood === "falls") {
    limb(-22, 50, -44, 26 + swing, 10)
    limb(22, 50, 44, 26 - swing, 10)
  } else {
    limb(-20, 52, -4, 4, 10)
    limb(20, 52, 4, 4, 10)
  }
  round(-22, 22, 9, mood === "falls" ? 14 : 9, fur)
  round(22, 22, 9, mood === "falls" ? 14 : 9, fur)
  round(-22, 22, 5, 5, pink)
  round(22, 22, 5, 5, pink)
  round(0, 60, 31, 32, fur)
  round(0, 70, 20, 20, belly)
  round(0, 38, 27, 22, fur)
  round(-9, 46, 9, 7, belly)
  round(9, 46, 9, 7, belly)
  const eye = mood === "falls" ? 6 : 3.5
  if (mood === "falls") {
    round(-11, 34, 7, 7, "#fff")
    round(11, 34, 7, 7, "#fff")
  }
  round(-11, 34, eye / (mood === "falls" ? 2 : 1), eye / (mood === "falls" ? 2 : 1), ink)
  round(11, 34, eye / (mood === "falls" ? 2 : 1), eye / (mood === "falls" ? 2 : 1), ink)
  round(0, 41, 3, 2.4, pink)
  if (mood === "falls") round(0, 52, 6, 7, "#6a1a20")
  else {
    pen.strokeStyle = ink
    pen.lineWidth = 2
    pen.beginPath()
    pen.arc(0, 46, 5, 0.3, 2.8)
    pen.stroke()
  }
}
