/** Moves numbered balls in a round drum, in units of its radius, and paints them. */
import type { Random } from "../../../lib/game/random"

export type Ball = { number: number; x: number; y: number; dx: number; dy: number }

/** The radius of a ball, as a share of the drum's. */
export const ballRadius = 0.13

const gravity = 3
const bounce = 0.72
/** The share of its speed that a ball keeps at the wall of a drum that stands still. */
const wallGrip = 0.85
/** The speed that the drum gives a ball at the wall while it turns, in radii a second. */
const stir = 3.4

/** Places the balls with these numbers in the lower half of the drum. */
export function placeBalls(numbers: readonly number[], random: Random): Ball[] {
  return numbers.map(number => {
    const angle = Math.PI * random()
    const radius = (1 - ballRadius) * Math.sqrt(random())
    return { number, x: radius * Math.cos(angle), y: radius * Math.sin(angle), dx: 0, dy: 0 }
  })
}

/** Moves all balls by `seconds`, at most 0.05. While `turning`, the wall throws them up. */
export function moveBalls(balls: readonly Ball[], seconds: number, turning: boolean, random: Random): Ball[] {
  const moved = balls.map(ball => bounceOffWall(fall(ball, seconds), turning, random))
  for (const [i, a] of moved.entries()) for (const b of moved.slice(i + 1)) pushApart(a, b)
  return moved
}

function fall({ number, x, y, dx, dy }: Ball, seconds: number): Ball {
  const speed = dy + gravity * seconds
  return { number, x: x + dx * seconds, y: y + speed * seconds, dx: dx * 0.995, dy: speed * 0.995 }
}

function bounceOffWall(ball: Ball, turning: boolean, random: Random): Ball {
  const distance = Math.hypot(ball.x, ball.y)
  const limit = 1 - ballRadius
  if (distance <= limit) return ball
  const [nx, ny] = [ball.x / distance, ball.y / distance]
  const into = Math.max(0, ball.dx * nx + ball.dy * ny)
  const thrown = turning ? stir * (0.5 + random()) : 0
  const grip = turning ? 1 : wallGrip
  return {
    number: ball.number,
    x: nx * limit,
    y: ny * limit,
    dx: grip * (ball.dx - (1 + bounce) * into * nx) - thrown * (nx * 0.6 - ny * 0.5),
    dy: grip * (ball.dy - (1 + bounce) * into * ny) - thrown * (ny * 0.8 + nx * 0.5),
  }
}

/** Pushes two overlapping balls apart and exchanges a part of their speed. */
function pushApart(a: Ball, b: Ball): void {
  const [x, y] = [b.x - a.x, b.y - a.y]
  const distance = Math.hypot(x, y)
  const overlap = 2 * ballRadius - distance
  if (overlap <= 0 || distance === 0) return
  const [nx, ny] = [x / distance, y / distance]
  Object.assign(a, { x: a.x - (nx * overlap) / 2, y: a.y - (ny * overlap) / 2 })
  Object.assign(b, { x: b.x + (nx * overlap) / 2, y: b.y + (ny * overlap) / 2 })
  const closing = (a.dx - b.dx) * nx + (a.dy - b.dy) * ny
  if (closing <= 0) return
  const impulse = closing * 0.8
  Object.assign(a, { dx: a.dx - impulse * nx, dy: a.dy - impulse * ny })
  Object.assign(b, { dx: b.dx + impulse * nx, dy: b.dy + impulse * ny })
}

/** Returns the colour of a ball. */
export const ballColour = (number: number, count: number): string => `hsl(${(360 * number) / count} 75% 62%)`

/** Paints the drum with its balls in the middle of a canvas. */
export function paintDrum(
  pen: CanvasRenderingContext2D,
  balls: readonly Ball[],
  count: number,
  turn: number,
): void {
  const { width, height } = pen.canvas
  const radius = Math.min(width, height) * 0.46
  pen.clearRect(0, 0, width, height)
  pen.translate(width / 2, height / 2)
  pen.lineWidth = radius * 0.05
  pen.fillStyle = "#dfeaf4"
  pen.strokeStyle = "#6b7a8a"
  circle(pen, 0, 0, radius)
  pen.lineWidth = radius * 0.02
  for (let spoke = 0; spoke < 6; spoke++) {
    const angle = turn + (spoke * Math.PI) / 3
    pen.beginPath()
    pen.moveTo(radius * 0.9 * Math.cos(angle), radius * 0.9 * Math.sin(angle))
    pen.lineTo(radius * Math.cos(angle), radius * Math.sin(angle))
    pen.stroke()
  }
  pen.textAlign = "center"
  pen.textBaseline = "middle"
  pen.font = `bold ${radius * ballRadius}px Verdana, "DejaVu Sans", sans-serif`
  for (const ball of balls) paintBall(pen, ball, radius, count)
  pen.lineWidth = radius * 0.05
  pen.strokeStyle = "#6b7a8a"
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.stroke()
  pen.lineWidth = radius * 0.03
  pen.strokeStyle = "#ffffffb0"
  pen.beginPath()
  pen.arc(0, 0, radius * 0.88, Math.PI * 1.08, Math.PI * 1.42)
  pen.stroke()
}

function paintBall(
  pen: CanvasRenderingContext2D,
  { number, x, y }: Ball,
  radius: number,
  count: number,
): void {
  pen.fillStyle = ballColour(number, count)
  pen.strokeStyle = "#333"
  pen.lineWidth = 1
  circle(pen, x * radius, y * radius, radius * ballRadius)
  pen.fillStyle = "#111"
  pen.fillText(`${number + 1}`, x * radius, y * radius)
}

function circle(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
  pen.stroke()
}
