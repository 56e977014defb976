import { clamp, microgame } from "../microgame"
import { disc, fill, isIn, line, oval, say } from "../pen"

type Point = { x: number; y: number }
type State = { fly: Point; heading: number; hand: Point }

const wall = { x: 96, y: 64, w: 128, h: 112 } as const
const middle: Point = { x: 160, y: 120 }
const fear = 62

export const paint = microgame<State>({
  instruction: "Guard it!",
  control: "steer",
  start: random => {
    const angle = random() * 2 * Math.PI
    return {
      fly: { x: Math.cos(angle) < 0 ? 10 : 310, y: 120 + Math.sin(angle) * 110 },
      heading: angle,
      hand: middle,
    }
  },
  step: ({ fly, heading }, { x, y }, { t, dt }) => {
    const far = Math.hypot(fly.x - x, fly.y - y) || 1
    const home = Math.hypot(middle.x - fly.x, middle.y - fly.y) || 1
    const isAfraid = far < fear
    const swerve = Math.sin(t * 3 + heading) * 80
    const speed = isAfraid ? 230 : 76
    const way = isAfraid
      ? { x: (fly.x - x) / far, y: (fly.y - y) / far }
      : { x: (middle.x - fly.x) / home, y: (middle.y - fly.y) / home }
    const next = {
      x: clamp(fly.x + (way.x * speed - way.y * swerve) * dt, 8, 312),
      y: clamp(fly.y + (way.y * speed + way.x * swerve) * dt, 8, 232),
    }
    const landed = isIn(next, wall.x + 14, wall.y + 14, wall.w - 28, wall.h - 28)
    return { fly: next, heading, hand: { x, y }, outcome: landed ? "lost" : undefined }
  },
  atEnd: "won",
  draw: (pen, { fly, hand }, t) => {
    fill(pen, "#e8e2d2")
    fill(pen, "#3f7fb0", wall.x, wall.y, wall.w, wall.h)
    fill(pen, "#ffffff40", wall.x + 10 + t * 16, wall.y, 18, wall.h)
    say(pen, "WET", 160, 120, 34, "#ffffff80")
    line(pen, "#8a5a30", 8, hand.x, hand.y + 10, hand.x + 16, hand.y + 50)
    fill(pen, "#c9a36a", hand.x - 22, hand.y - 14, 44, 24)
    const flap = Math.abs(Math.sin(t * 40)) * 6
    oval(pen, "#ffffffd0", fly.x - 9, fly.y - 6, 9, 3 + flap)
    oval(pen, "#ffffffd0", fly.x + 9, fly.y - 6, 9, 3 + flap)
    disc(pen, "#222", fly.x, fly.y, 8)
    disc(pen, "#b00", fly.x - 4, fly.y - 5, 3)
    disc(pen, "#b00", fly.x + 4, fly.y - 5, 3)
  },
  hand: ({ fly }) => ({
    x: fly.x + (middle.x - fly.x) * 0.4,
    y: fly.y + (middle.y - fly.y) * 0.4,
  }),
  verdict: {
    won: "Still wet. We are very proud of it.",
    lost: "A fly has landed. It is part of the remaster now.",
  },
  crash: ["melt", "We touched it to see."],
  inWords: ["Watch it", "Touch it to see"],
})
