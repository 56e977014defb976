/** Things that lie about on the walk in their true size, in metres. */

type Pen = CanvasRenderingContext2D

const hamster =
  typeof Path2D === "undefined"
    ? null
    : {
        body: new Path2D("M0 0q-.06-.5.4-.55q.46 0 .58.28q.06.2-.1.27z"),
        belly: new Path2D("M.2 0q0-.2.3-.2t.3.2z"),
      }

/** Draws Pertti, 12 cm long, with his nose at a place, looking to the left. */
export function drawPertti(pen: Pen, x: number, y: number): void {
  if (!hamster) return
  pen.save()
  pen.translate(x, y)
  pen.scale(-0.12, 0.12)
  pen.translate(-1, 0)
  pen.fillStyle = "#d59a4e"
  pen.fill(hamster.body)
  pen.fillStyle = "#fff3df"
  pen.fill(hamster.belly)
  const dot = (colour: string, cx: number, cy: number, r: number) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.arc(cx, cy, r, 0, 7)
    pen.fill()
  }
  dot("#b9773a", 0.68, -0.5, 0.08)
  dot("#e8b0a0", 0.68, -0.5, 0.045)
  dot("#1b1512", 0.82, -0.34, 0.035)
  dot("#ffffff", 0.83, -0.352, 0.01)
  dot("#d9808a", 0.985, -0.24, 0.022)
  pen.strokeStyle = "#6b4a22"
  pen.lineWidth = 0.006
  for (const up of [-0.06, 0, 0.06]) {
    pen.beginPath()
    pen.moveTo(0.93, -0.2)
    pen.lineTo(0.78, -0.16 + up)
    pen.stroke()
  }
  pen.restore()
}

/** Draws a sticking plaster of 7.2 by 1.9 cm. */
export function drawPlaster(pen: Pen, x: number, y: number, turn = -0.5): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = "#e8b58c"
  pen.beginPath()
  pen.roundRect(-0.036, -0.0095, 0.072, 0.019, 0.0095)
  pen.fill()
  pen.fillStyle = "#f6d9bd"
  pen.fillRect(-0.011, -0.0095, 0.022, 0.019)
  pen.fillStyle = "#b98258"
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i++) {
      pen.beginPath()
      pen.arc(side * (0.016 + (i % 3) * 0.006), i < 3 ? -0.004 : 0.004, 0.0009, 0, 7)
      pen.fill()
    }
  pen.restore()
}

/** Draws a note of 10.5 by 7 cm. */
export function drawNote(pen: Pen, x: number, y: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(0.06)
  pen.fillStyle = "#fff7c9"
  pen.fillRect(-0.0525, -0.035, 0.105, 0.07)
  pen.fillStyle = "#b3372f"
  pen.beginPath()
  pen.arc(0, -0.029, 0.003, 0, 7)
  pen.fill()
  pen.scale(0.001, 0.001)
  pen.fillStyle = "#2b2b33"
  pen.textAlign = "center"
  pen.font = "bold 17px sans-serif"
  pen.fillText("PLEASE", 0, -3)
  pen.fillText("DON'T LEAN", 0, 18)
  pen.restore()
}

/** Draws an adult of 1.7 m who waves, with the feet at a place. */
export function drawAdult(pen: Pen, x: number, arm: number): void {
  pen.save()
  pen.translate(x, 0)
  pen.scale(1.7, 1.7)
  pen.fillStyle = "#27364f"
  pen.fillRect(-0.09, -0.42, 0.08, 0.42)
  pen.fillRect(0.01, -0.42, 0.08, 0.42)
  pen.fillStyle = "#b3372f"
  pen.fill(new Path2D("M-.12-.44q0-.36.12-.36t.12.36z"))
  pen.strokeStyle = "#b3372f"
  pen.lineWidth = 0.05
  pen.lineCap = "round"
  pen.beginPath()
  pen.moveTo(-0.1, -0.74)
  pen.lineTo(-0.2 - arm * 0.05, -0.98)
  pen.moveTo(0.1, -0.74)
  pen.lineTo(0.18, -0.46)
  pen.stroke()
  pen.fillStyle = "#e2b48c"
  pen.beginPath()
  pen.arc(0, -0.9, 0.085, 0, 7)
  pen.fill()
  pen.fillStyle = "#6b4a22"
  pen.fill(new Path2D("M-.085-.91a.085.085 0 0 1 .17 0z"))
  pen.restore()
}
