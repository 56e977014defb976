import { clamp, isNear, microgame } from "../microgame"
import { cup, disc, fill, say } from "../pen"

type Point = { x: number; y: number }
type State = { body: readonly Point[]; heading: number; cups: readonly Point[]; sinceGrown: number }

const speed = 120
const turnPerSecond = 4.5
const spacing = 7

export const snake = microgame<State>({
  instruction: "Three coffees!",
  control: "steer",
  seconds: 6,
  start: random => ({
    body: Array.from({ length: 10 }, (_, i) => ({ x: 60 - i * spacing, y: 130 })),
    heading: 0,
    cups: [
      { x: 110 + random() * 50, y: 60 + random() * 50 },
      { x: 240, y: 90 + random() * 90 },
      { x: 90 + random() * 60, y: 170 + random() * 30 },
    ],
    sinceGrown: 0,
  }),
  step: ({ body, heading, cups, sinceGrown }, input, { dt }) => {
    const head = body[0] ?? { x: 0, y: 0 }
    const wish = Math.atan2(input.y - head.y, input.x - head.x)
    const off = Math.atan2(Math.sin(wish - heading), Math.cos(wish - heading))
    const angle = heading + clamp(off, -turnPerSecond * dt, turnPerSecond * dt)
    const at = {
      x: clamp(head.x + Math.cos(angle) * speed * dt, 8, 312),
      y: clamp(head.y + Math.sin(angle) * speed * dt, 8, 232),
    }
    const second = body[1] ?? head
    const isLonger = Math.hypot(at.x - second.x, at.y - second.y) > spacing
    const left = cups.filter(place => !isNear(place, at, 20))
    const grown = sinceGrown + dt + (left.length < cups.length ? 0.6 : 0)
    // Each promise is a segment: one is added now and then, and more with each coffee.
    const keepsTail = isLonger && grown > 0.35
    const next = isLonger ? [at, ...(keepsTail ? body : body.slice(0, -1))] : [at, ...body.slice(1)]
    const bites = next.slice(9).some(part => isNear(part, at, 7))
    return {
      body: next,
      heading: angle,
      cups: left,
      sinceGrown: keepsTail ? grown - 0.35 : grown,
      outcome: left.length === 0 ? "won" : bites ? "lost" : undefined,
    }
  },
  atEnd: "lost",
  draw: (pen, { body, cups }, t) => {
    fill(pen, "#9bbc0f")
    for (const place of cups) cup(pen, place.x, place.y, 1.1)
    for (const [i, part] of [...body.entries()].reverse())
      disc(pen, i % 4 ? "#306230" : "#0f380f", part.x, part.y, i ? 7 : 10)
    const head = body[0] ?? { x: 0, y: 0 }
    disc(pen, "#fff", head.x + 3, head.y - 3, 3)
    const promises = ["I'll look into it.", "By Friday.", "Let me check.", "Circle back."]
    say(pen, promises[Math.floor(t / 1.3) % 4] ?? "", 160, 16, 14, "#0f380f")
  },
  hand: ({ cups }) => ({ ...(cups[0] ?? {}) }),
  verdict: {
    won: "Three coffees. It will look into the rest.",
    lost: "It had promised too much, and ran out of week.",
  },
  crash: ["dialog", "The snake is in another meeting."],
  inWords: ["Say no to the meeting", "Promise to look into it"],
})
