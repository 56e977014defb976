/** The physics of a crumpled week: CSS pixels from the desk's upper left corner, and seconds. */

export type Ball = {
  x: number
  y: number
  /** Pixels a second, to the right and down. */
  vx: number
  vy: number
  /** Degrees. */
  angle: number
  state: "flying" | "floor" | "basket"
}

/** The desk's width, its floor, and the basket with its rim and its own floor, further back on the desk's. */
export type Room = {
  width: number
  floor: number
  basket: { left: number; right: number; rim: number; floor: number }
}

export const radius = 15
const gravity = 1900
const bounce = 0.42
/** The speed in pixels a second below which a ball stops bouncing. */
const restSpeed = 70
/** The maximum speed of a throw, in pixels a second. */
const maxSpeed = 1900

/** Returns whether a ball is above, in or under the mouth of the basket. */
const inside = ({ x }: Ball, { basket }: Room) => x > basket.left && x < basket.right

/** Returns the ball after some seconds; call it with short steps, such as an animation frame. */
export function step(ball: Ball, room: Room, seconds: number): Ball {
  if (ball.state !== "flying") return ball
  const { basket } = room
  let { x, y, vx, vy } = ball
  vy += gravity * seconds
  x += vx * seconds
  y += vy * seconds
  if (x < radius || x > room.width - radius) {
    x = Math.min(Math.max(x, radius), room.width - radius)
    vx *= -bounce
  }
  const next = { ...ball, x, y, vx, vy }
  if (y + radius > basket.rim) {
    const { left, right, rim } = basket
    const isTight = room.width - right < 2 * radius
    // Collides with the sides of the basket: a ball inside stays in, and a ball outside stays out if there is room
    // beside it.
    if (inside(ball, room) || (isTight && ball.x >= right)) {
      next.x = Math.min(Math.max(x, left + radius), right - radius)
      if (ball.y + radius > rim) next.vx = 0
    } else if (x > left - radius && x < right + radius) {
      next.x = ball.x <= left ? left - radius : right + radius
      next.vx = -vx * bounce
    }
  }
  next.angle = ball.angle + next.vx * seconds
  const isIn = inside(next, room)
  const floor = isIn ? basket.floor : room.floor
  if (next.y < floor - radius) return next
  next.y = floor - radius
  if (isIn) return { ...next, vx: 0, vy: 0, state: "basket" }
  next.vx *= 0.6
  next.vy = -vy * bounce
  return Math.abs(next.vy) < restSpeed ? { ...next, vx: 0, vy: 0, state: "floor" } : next
}

/** Returns a ball released at a position with the pointer's velocity, up to the maximum speed. */
export function thrown(x: number, y: number, vx: number, vy: number): Ball {
  const speed = Math.hypot(vx, vy)
  const scale = speed > maxSpeed ? maxSpeed / speed : 1
  return { x, y, vx: vx * scale, vy: vy * scale, angle: 0, state: "flying" }
}

/** Returns a ball thrown at the basket in a high arc, `miss` pixels beside its middle. */
export function aimed(x: number, y: number, room: Room, miss: number): Ball {
  const up = 620
  const { left, right, rim } = room.basket
  const drop = rim - y
  const time = (up + Math.sqrt(up * up + 2 * gravity * Math.max(0, drop))) / gravity
  return thrown(x, y, ((left + right) / 2 + miss - x) / time, -up)
}

/** The seconds in which the needle swings there and back, and how far a throw at its end lands from the basket. */
const swingSeconds = 2.2
const maxMissPx = 150

/** Returns the needle's place after some seconds, from -1 to 1; 0 is the middle of the basket. */
export function needleAt(seconds: number): number {
  return Math.sin((2 * Math.PI * seconds) / swingSeconds)
}

/** Returns the pixels by which a throw misses the middle of the basket. */
export function missOf(needle: number): number {
  return needle * maxMissPx
}

/** Returns the ball where it comes to rest, for reduced motion. */
export function landed(ball: Ball, room: Room): Ball {
  let at = ball
  for (let i = 0; i < 2000 && at.state === "flying"; i++) at = step(at, room, 1 / 60)
  return at
}
