import { isBeat, microgame } from "../microgame"
import { bubble, fill, say } from "../pen"

const passSeconds = 2.3

/** `turns` are quarter turns; a door is 0 for a wide one and 1 for a high one. */
type State = { doors: readonly number[]; turns: number; passed: number }

export const sofa = microgame<State>({
  instruction: "Turn sofa!",
  control: "press",
  start: random => {
    const first = random() < 0.5 ? 0 : 1
    return { doors: [first, 1 - first], turns: 1 - first, passed: 0 }
  },
  step: ({ doors, turns, passed }, { isPressed }, { t }) => {
    const state = { doors, passed, turns: turns + (isPressed ? 1 : 0) }
    if (t < passSeconds * (passed + 1)) return state
    if (state.turns % 2 !== doors[passed]) return { ...state, outcome: "lost" }
    return { ...state, passed: passed + 1, outcome: passed === 1 ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { doors, turns, passed }, t) => {
    fill(pen, "#e6dcc4")
    for (let i = 0; i < 5; i++) fill(pen, "#bfae8a", 0, 200 + i * 9, 60 + i * 30, 9)
    const isHigh = doors[Math.min(1, passed)] === 1
    const near = Math.min(1, (t - passSeconds * passed) / passSeconds)
    fill(pen, "#8a6a48", 210, 0, 110, 240)
    if (isHigh) fill(pen, "#2a2018", 210, 58, 110, 124)
    else fill(pen, "#2a2018", 210, 92, 110, 58)
    pen.save()
    pen.translate(50 + near * 150, 120)
    pen.rotate((turns * Math.PI) / 2)
    fill(pen, "#a3202c", -50, -22, 100, 44)
    fill(pen, "#c9404c", -38, -6, 36, 22)
    fill(pen, "#c9404c", 2, -6, 36, 22)
    fill(pen, "#7a1620", -50, -22, 12, 44)
    fill(pen, "#7a1620", 38, -22, 12, 44)
    pen.restore()
    bubble(pen, ["Pivot.", "The other way.", "Lift!", "Not that way."][turns % 4] ?? "", 80, 66)
    say(pen, `Door ${Math.min(2, passed + 1)} of 2`, 264, 18, 13)
  },
  hand: ({ doors, turns, passed }, clock) => ({
    isPressed: turns % 2 !== doors[passed] && isBeat(clock, 0.6),
  }),
  verdict: {
    won: "It is upstairs. It was meant for downstairs.",
    lost: "It is stuck. You live on this side now.",
  },
  crash: ["fall", "The neighbours have given their last advice."],
  inWords: ["Turn the sofa on its end", "Push harder"],
})
