/** Paints the box and its balls; `scale` is in pixels per unit of the world. */
import type { Ball, World } from "./physics"

export function paintWorld(pen: CanvasRenderingContext2D, world: World, scale: number) {
  const { width, height } = pen.canvas
  const { box, balls } = world
  pen.fillStyle = "#008080"
  pen.fillRect(0, 0, width, height)
  pen.scale(scale, scale)
  pen.save()
  outline(pen, box.width, box.height, box.corner)
  pen.clip()
  const sky = pen.createLinearGradient(0, 0, 0, 100)
  sky.addColorStop(0, "#cfe9ff")
  sky.addColorStop(1, "#fff4d8")
  pen.fillStyle = sky
  pen.fillRect(0, 0, box.width, 100)
  pen.fillStyle = "rgba(0, 60, 120, 0.08)"
  for (let y = 0; y < 100; y += 10)
    for (let x = (y / 10) % 2 === 0 ? 0 : 10; x < box.width; x += 20) pen.fillRect(x, y, 10, 10)
  for (const ball of balls) {
    pen.fillStyle = "rgba(0, 0, 0, 0.18)"
    pen.beginPath()
    pen.ellipse(ball.x, 99 - (100 - ball.y - ball.r) * 0.02, ball.r * 0.8, ball.r * 0.14, 0, 0, 7)
    pen.fill()
  }
  for (const ball of balls) paintBall(pen, ball)
  pen.restore()
  pen.lineWidth = 1.6
  pen.strokeStyle = "#00384a"
  outline(pen, box.width, box.height, box.corner)
  pen.stroke()
}

function outline(pen: CanvasRenderingContext2D, width: number, height: number, corner: number) {
  pen.beginPath()
  pen.moveTo(corner, 0)
  pen.arcTo(width, 0, width, height, corner)
  pen.arcTo(width, height, 0, height, corner)
  pen.arcTo(0, height, 0, 0, corner)
  pen.arcTo(0, 0, width, 0, corner)
  pen.closePath()
}

function paintBall(pen: CanvasRenderingContext2D, { x, y, r, angle, hue }: Ball) {
  pen.save()
  pen.translate(x, y)
  const shade = pen.createRadialGradient(-r * 0.4, -r * 0.45, r * 0.1, 0, 0, r * 1.05)
  shade.addColorStop(0, `hsl(${hue} 95% 78%)`)
  shade.addColorStop(0.5, `hsl(${hue} 78% 52%)`)
  shade.addColorStop(1, `hsl(${hue} 80% 24%)`)
  pen.fillStyle = shade
  pen.beginPath()
  pen.arc(0, 0, r, 0, 7)
  pen.fill()
  pen.save()
  pen.rotate(angle)
  pen.fillStyle = "#fffdf0"
  pen.beginPath()
  pen.ellipse(0, 0, r * 0.84, r * 0.36, 0, 0, 7)
  pen.fill()
  pen.fillStyle = "#101040"
  pen.font = `bold ${r * 0.56}px Verdana, "DejaVu Sans", sans-serif`
  pen.textAlign = "center"
  pen.textBaseline = "middle"
  pen.fillText("juhq", 0, -r * 0.02)
  pen.restore()
  pen.fillStyle = "rgba(255, 255, 255, 0.75)"
  pen.beginPath()
  pen.ellipse(-r * 0.42, -r * 0.55, r * 0.24, r * 0.13, -0.6, 0, 7)
  pen.fill()
  pen.restore()
}
