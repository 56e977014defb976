import { microgame } from "../microgame"
import { disc, fill, say } from "../pen"

const zone = 0.3

type State = { phase: number; hits: number; misses: number; struck: number }

const meter = (phase: number, t: number) => Math.sin(phase + t * 4.2)

export const fontFighter = microgame<State>({
  instruction: "Hit green!",
  control: "press",
  start: random => ({ phase: 1 + random() * 4, hits: 0, misses: 0, struck: -9 }),
  step: (state, { isPressed }, { t }) => {
    if (!isPressed) return state
    const isHit = Math.abs(meter(state.phase, t)) < zone
    const hits = state.hits + (isHit ? 1 : 0)
    const misses = state.misses + (isHit ? 0 : 1)
    return {
      ...state,
      hits,
      misses,
      struck: t,
      outcome: hits === 3 ? "won" : misses === 2 ? "lost" : undefined,
    }
  },
  atEnd: "lost",
  draw: (pen, { phase, hits, misses, struck }, t) => {
    fill(pen, "#3a1030")
    fill(pen, "#c9404c", 0, 184, 320, 6)
    fill(pen, "#6b4a86", 0, 190, 320, 50)
    const lunge = t - struck < 0.2 ? 24 : 0
    pen.textAlign = "center"
    pen.textBaseline = "middle"
    pen.fillStyle = "#ffe8c8"
    pen.font = "bold 120px Georgia, 'DejaVu Serif', serif"
    pen.fillText("A", 86 + lunge, 126)
    pen.fillStyle = "#8fd0f5"
    pen.font = "bold 120px Arial, 'DejaVu Sans', sans-serif"
    pen.fillText("A", 236 + hits * 5, 126)
    disc(pen, "#e0242e", 140 + lunge * 2, 126, 13)
    disc(pen, "#e0242e", 186, 126, 13)
    for (let i = 0; i < 3; i++) fill(pen, i < 3 - hits ? "#6dff8a" : "#522", 200 + i * 34, 20, 30, 10)
    for (let i = 0; i < 2; i++) fill(pen, i < 2 - misses ? "#6dff8a" : "#522", 30 + i * 34, 20, 30, 10)
    fill(pen, "#222", 40, 206, 240, 18)
    fill(pen, "#1b9e4b", 160 - 120 * zone, 206, 240 * zone, 18)
    fill(pen, "#fff", 157 + 118 * meter(phase, t), 200, 6, 30)
    say(pen, "SERIF", 62, 44, 13)
    say(pen, "SANS", 250, 44, 13)
  },
  hand: ({ phase, struck }, { t }) => ({ isPressed: Math.abs(meter(phase, t)) < 0.15 && t - struck > 0.3 }),
  verdict: {
    won: "Sans is down. Comic is getting up.",
    lost: "Knocked out of line. You are set in 8 points now.",
  },
  crash: ["melt", "This crash was not available in your typeface."],
  inWords: ["Hit below the baseline", "Wait in italics"],
})
