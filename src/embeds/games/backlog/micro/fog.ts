import { microgame } from "../microgame"
import { disc, fill, oval, shape } from "../pen"

const boots = 90
const speed = 120

type State = { puddles: readonly number[]; y: number; rise: number }

const placeOf = (puddle: number, t: number) => puddle - t * speed

export const fog = microgame<State>({
  instruction: "Stay dry!",
  control: "press",
  start: random => ({
    puddles: [260, 420, 580].map(at => at + random() * 50),
    y: 0,
    rise: 0,
  }),
  step: ({ puddles, y, rise }, { isPressed }, { t, dt }) => {
    const up = isPressed && y === 0 ? 200 : rise
    const height = Math.max(0, y + up * dt)
    const wet = height < 6 && puddles.some(puddle => Math.abs(placeOf(puddle, t) - boots) < 20)
    return { puddles, y: height, rise: height === 0 ? 0 : up - 560 * dt, outcome: wet ? "lost" : undefined }
  },
  atEnd: "won",
  draw: (pen, { puddles, y }, t) => {
    fill(pen, "#c9cdd0")
    fill(pen, "#a9a294", 0, 196, 320, 44)
    for (const puddle of puddles) {
      const x = placeOf(puddle, t)
      oval(pen, "#4f86b8", x, 204, 26, 7)
      oval(pen, "#cfe6f5", x - 6, 202, 9, 2)
    }
    const walk = y > 0 ? 0 : Math.sin(t * 12) * 9
    for (const [x, lift] of [
      [boots - 12 + walk, Math.max(0, walk / 2)],
      [boots + 10 - walk, Math.max(0, -walk / 2)],
    ] as const) {
      const foot = 204 - y - lift
      fill(pen, "#2c6e3f", x - 8, foot - 46, 16, 44)
      shape(pen, "#2c6e3f", x - 8, foot - 10, x + 20, foot - 10, x + 20, foot, x - 8, foot)
      fill(pen, "#e0c030", x - 8, foot - 46, 16, 6)
    }
    const edge = pen.createLinearGradient(boots + 70, 0, boots + 150, 0)
    edge.addColorStop(0, "rgb(214 218 221 / 0)")
    edge.addColorStop(1, "rgb(214 218 221 / 1)")
    pen.fillStyle = edge
    pen.fillRect(boots + 70, 0, 320, 240)
    for (let i = 0; i < 9; i++)
      disc(pen, "rgb(224 227 229 / .5)", (i * 61 + t * 20) % 340, 60 + ((i * 41) % 90), 40)
  },
  hand: ({ puddles }, { t }) => ({
    isPressed: puddles.some(puddle => {
      const ahead = placeOf(puddle, t) - boots
      return ahead > 20 && ahead < 42
    }),
  }),
  verdict: {
    won: "Dry. You did not see a thing, and it was beautiful.",
    lost: "Wet. That was the lake.",
  },
  crash: ["hourglass", "We put the rest of the game down somewhere here."],
  inWords: ["Step over it", "Step where it looks soft"],
})
