/** Balls in a box with round corners, seen from the side: gravity, bounces, friction with spin, and a finger. */

/** Lengths are in units of the box, which is 100 high; times in seconds; angles in radians, clockwise. */
export type Ball = {
  x: number
  y: number
  vx: number
  vy: number
  angle: number
  /** Radians per second. */
  spin: number
  r: number
  hue: number
}

export type Box = {
  width: number
  height: number
  /** The radius of the corners: 0 to half of the shorter side. */
  corner: number
}

export type World = { box: Box; balls: Ball[]; gravity: number; bounces: number; corners: number }

export type Finger = { x: number; y: number; vx: number; vy: number; r: number }

/** The length of a step in seconds, fixed to keep the simulation deterministic. */
export const stepSeconds = 1 / 120

/** The coefficients of restitution and friction. */
const restitution = 0.84
const grip = 0.25
/** The impact speed below which a ball doesn't bounce, as it would jitter for ever, and the maximum speed. */
const restingSpeed = 6
const maxSpeed = 600

/** Returns a new ball. */
export function ballAt(x: number, y: number, r: number, hue: number): Ball {
  return { x, y, vx: 0, vy: 0, angle: 0, spin: 0, r, hue }
}

/** Returns a ball's kinetic energy, translational and rotational as a disc; its mass is its radius squared. */
export function energy({ vx, vy, spin, r }: Ball): number {
  const mass = r * r
  return 0.5 * mass * (vx * vx + vy * vy) + 0.25 * mass * r * r * spin * spin
}

/** Reflects a ball at a fixed surface with normal n. Returns the speed of the impact. */
function bounce(ball: Ball, nx: number, ny: number, keeps: number): number {
  const into = -(ball.vx * nx + ball.vy * ny)
  if (into <= 0) return 0
  const push = into * (1 + (into < restingSpeed ? 0 : keeps))
  ball.vx += nx * push
  ball.vy += ny * push
  // The speed at which the surfaces slide on each other. For a disc a third of it as an impulse stops the sliding,
  // limited by friction.
  const [tx, ty] = [-ny, nx]
  const slide = ball.vx * tx + ball.vy * ty - ball.spin * ball.r
  const maxImpulse = grip * push
  const stop = Math.max(-maxImpulse, Math.min(maxImpulse, -slide / 3))
  ball.vx += tx * stop
  ball.vy += ty * stop
  ball.spin -= (2 * stop) / ball.r
  return into
}

/** Keeps a ball inside the box; counts bounces, and those in a corner separately. Mutates the world. */
function contain(world: World, ball: Ball) {
  const { width, height, corner } = world.box
  const reach = Math.max(corner, ball.r)
  const coreX = Math.max(reach, Math.min(width - reach, ball.x))
  const coreY = Math.max(reach, Math.min(height - reach, ball.y))
  const [dx, dy] = [ball.x - coreX, ball.y - coreY]
  const distance = Math.hypot(dx, dy)
  const room = reach - ball.r
  if (distance <= room || distance === 0) return
  if (room < 0.01 && dx !== 0 && dy !== 0) {
    // A corner without a radius: two walls at once.
    ball.x = coreX
    ball.y = coreY
    const met = Math.max(
      bounce(ball, -Math.sign(dx), 0, restitution),
      bounce(ball, 0, -Math.sign(dy), restitution),
    )
    if (met > restingSpeed) {
      world.bounces++
      world.corners++
    }
    return
  }
  ball.x = coreX + (dx / distance) * room
  ball.y = coreY + (dy / distance) * room
  if (bounce(ball, -dx / distance, -dy / distance, restitution) > restingSpeed) world.bounces++
}

/** Resolves a collision of two balls. Mutates both and preserves their total momentum. */
export function collide(a: Ball, b: Ball): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const distance = Math.hypot(dx, dy)
  const overlap = a.r + b.r - distance
  if (overlap <= 0 || distance === 0) return
  const [nx, ny] = [dx / distance, dy / distance]
  const [ma, mb] = [a.r * a.r, b.r * b.r]
  const all = ma + mb
  a.x -= nx * overlap * (mb / all)
  a.y -= ny * overlap * (mb / all)
  b.x += nx * overlap * (ma / all)
  b.y += ny * overlap * (ma / all)
  const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny
  if (closing <= 0) return
  const push = ((1 + (closing < restingSpeed ? 0 : restitution)) * closing * ma * mb) / all
  a.vx -= (nx * push) / ma
  a.vy -= (ny * push) / ma
  b.vx += (nx * push) / mb
  b.vy += (ny * push) / mb
}

/** Pushes a ball out from under a finger, with the finger's velocity. */
function poke(ball: Ball, finger: Finger) {
  const [dx, dy] = [ball.x - finger.x, ball.y - finger.y]
  const distance = Math.hypot(dx, dy)
  if (distance >= ball.r + finger.r) return
  const [nx, ny] = distance < 0.001 ? [0, -1] : [dx / distance, dy / distance]
  ball.x = finger.x + nx * (ball.r + finger.r)
  ball.y = finger.y + ny * (ball.r + finger.r)
  ball.vx -= finger.vx
  ball.vy -= finger.vy
  bounce(ball, nx, ny, 0.4)
  ball.vx += finger.vx
  ball.vy += finger.vy
}

/** The distance from a ball's edge at which a press still catches it. */
const catchReach = 10

/** Returns the ball under a press, the nearest of several; null for none. */
export function ballUnder({ balls }: World, { x, y }: { x: number; y: number }): Ball | null {
  const away = (ball: Ball) => Math.hypot(ball.x - x, ball.y - y) - ball.r
  const nearest = balls.reduce<Ball | null>(
    (best, ball) => (!best || away(ball) < away(best) ? ball : best),
    null,
  )
  return nearest && away(nearest) <= catchReach ? nearest : null
}

/** Moves a caught ball with the finger, whose speed it takes over. Mutates the ball. */
export function carry(ball: Ball, { x, y, vx, vy }: Finger): void {
  Object.assign(ball, { x, y, vx, vy })
}

/** Advances the world by `stepSeconds`. Mutates it. */
export function step(world: World, finger: Finger | null): void {
  for (const ball of world.balls) {
    ball.vy += world.gravity * stepSeconds
    const speed = Math.hypot(ball.vx, ball.vy)
    if (speed > maxSpeed) {
      ball.vx *= maxSpeed / speed
      ball.vy *= maxSpeed / speed
    }
    ball.x += ball.vx * stepSeconds
    ball.y += ball.vy * stepSeconds
    ball.angle += ball.spin * stepSeconds
    if (finger) poke(ball, finger)
  }
  for (let i = 0; i < world.balls.length; i++)
    for (let j = i + 1; j < world.balls.length; j++) {
      const [a, b] = [world.balls[i], world.balls[j]]
      if (a && b) collide(a, b)
    }
  for (const ball of world.balls) contain(world, ball)
}
