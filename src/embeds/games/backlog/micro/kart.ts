import { approach, microgame } from "../microgame"
import { disc, fill, hamster, line, shape } from "../pen"

const lanes = [60, 110, 160, 210, 260] as const
const speed = 165
const gap = 84

type State = { x: number; trees: readonly number[] }

const heightOf = (tree: number, t: number) => -40 - tree * gap + t * speed

export const kart = microgame<State>({
  instruction: "Dodge birches!",
  control: "steer",
  start: random => ({
    x: 160,
    trees: Array.from({ length: 16 }, () => lanes[Math.floor(random() * lanes.length)] ?? 160),
  }),
  step: ({ x, trees }, input, { t, dt }) => {
    const next = approach(x, Math.max(30, Math.min(290, input.x)), 260 * dt)
    const hit = trees.some(
      (lane, tree) => Math.abs(heightOf(tree, t) - 196) < 16 && Math.abs(lane - next) < 25,
    )
    return { x: next, trees, outcome: hit ? "lost" : undefined }
  },
  atEnd: "won",
  draw: (pen, { x, trees }, t) => {
    fill(pen, "#f2f7fc")
    for (let i = 0; i < 9; i++) fill(pen, "#d8e4ee", (i * 71) % 320, (i * 53 + t * speed) % 240, 16, 3)
    line(pen, "#c6d6e4", 3, x - 14, 226, x - 14, 240)
    line(pen, "#c6d6e4", 3, x + 14, 226, x + 14, 240)
    for (const [tree, lane] of trees.entries()) {
      const y = heightOf(tree, t)
      if (y < -60 || y > 300) continue
      fill(pen, "#fff", lane - 6, y - 50, 12, 56)
      fill(pen, "#222", lane - 6, y - 34, 6, 4)
      fill(pen, "#222", lane, y - 14, 6, 4)
      disc(pen, "#4f9a4a", lane, y - 58, 22)
    }
    shape(pen, "#a3202c", x - 22, 190, x + 22, 190, x + 16, 222, x - 16, 222)
    hamster(pen, x, 186, 0.6)
    disc(pen, "#ffd83d", x, 212, 6)
  },
  hand: ({ x, trees }, { t }) => {
    const next = trees.find((_, tree) => heightOf(tree, t) < 214)
    const isFree = (lane: number) => next === undefined || Math.abs(next - lane) > 30
    const free = lanes.filter(isFree)
    return { x: free.reduce((best, lane) => (Math.abs(lane - x) < Math.abs(best - x) ? lane : best)) }
  },
  verdict: {
    won: "You are ahead of all eight heroes. They are still singing.",
    lost: "A birch. It has been standing there since the first poem.",
  },
  crash: ["melt", "The power-up has done what it does."],
  inWords: ["Steer round the birch", "Sing at the birch"],
})
