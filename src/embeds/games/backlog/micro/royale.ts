import { approach, microgame } from "../microgame"
import { disc, fill, line, person, say, shape } from "../pen"

const seconds = 4.4

type State = { x: number; markus: number; wind: number }

export const royale = microgame<State>({
  instruction: "Land together!",
  control: "steer",
  seconds,
  start: random => ({
    x: 60 + random() * 200,
    markus: 50 + random() * 220,
    wind: (random() < 0.5 ? -1 : 1) * (14 + random() * 20),
  }),
  step: (state, input, { dt }) => ({ ...state, x: approach(state.x, input.x, 110 * dt) + state.wind * dt }),
  atEnd: ({ x, markus }) => (Math.abs(x - markus) < 34 ? "won" : "lost"),
  draw: (pen, { x, markus, wind }, t) => {
    fill(pen, "#8fd0f5")
    for (let i = 0; i < 4; i++) {
      const cloud = (((i * 97 + t * wind * 2) % 400) + 400) % 400
      disc(pen, "#fff", cloud - 40, 40 + i * 34, 14)
      disc(pen, "#fff", cloud - 22, 44 + i * 34, 11)
    }
    fill(pen, "#5fae55", 0, 206, 320, 34)
    person(pen, "#c9772b", markus, 226, 0.8)
    say(pen, "Markus", markus, 227, 13, "#123")
    const y = 40 + Math.min(1, t / seconds) * 178
    line(pen, "#333", 1, x - 30, y - 66, x, y - 36, x + 30, y - 66)
    shape(pen, "#e0242e", x - 34, y - 64, x - 20, y - 86, x, y - 92, x + 20, y - 86, x + 34, y - 64)
    person(pen, "#2f6fd0", x, y, 0.7)
    say(pen, "2 alive", 276, 16, 15, "#123")
  },
  hand: ({ markus, wind }) => ({ x: markus - wind * 0.01 }),
  verdict: {
    won: "You landed beside Markus. He has brought coffee.",
    lost: "You landed alone. Markus has won, and is sorry.",
  },
  crash: ["disk", "Please insert player 3 of 100."],
  inWords: ["Steer towards Markus", "Steer towards the crate of guns"],
})
