import { microgame } from "../microgame"
import { fill, hamster, line, ring, say } from "../pen"

const lap = 1000

type State = { x: number | null; turned: number }

export const wheel = microgame<State>({
  instruction: "Turn it!",
  control: "drag",
  start: () => ({ x: null, turned: 0 }),
  step: (state, { x }) => {
    const turned = state.turned + Math.min(60, Math.abs(x - (state.x ?? x)))
    return { x, turned, outcome: turned >= lap ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { turned }) => {
    fill(pen, "#a8d8f0")
    fill(pen, "#4f9a4a", 0, 205, 320, 35)
    line(pen, "#555", 8, 110, 225, 160, 120, 210, 225)
    ring(pen, "#c33", 9, 160, 115, 92)
    const angle = turned / 90
    for (let i = 0; i < 8; i++) {
      const at = angle + (i * Math.PI) / 4
      line(pen, "#e8e8e8", 3, 160, 115, 160 + Math.cos(at) * 90, 115 + Math.sin(at) * 90)
    }
    hamster(pen, 160 + Math.sin(angle * 3) * 5, 175 - Math.abs(Math.sin(angle * 3)) * 6, 1.1)
    fill(pen, "#222", 20, 14, 280, 14)
    fill(pen, "#ffd83d", 22, 16, 276 * Math.min(1, turned / lap), 10)
    say(pen, "LAP 1 OF 1", 160, 42, 14, "#123")
  },
  hand: (_, { t }) => ({ x: 160 + Math.sin(t * 9) * 90 }),
  verdict: {
    won: "A lap! Pertti is exactly where he began.",
    lost: "Pertti has lain down. The wheel is still better than yours.",
  },
  crash: ["paw", "Pertti would like his wheel back."],
  inWords: ["Turn it the way it goes", "Turn it against Pertti"],
})
