import { microgame } from "../microgame"
import { bubble, fill, person, say } from "../pen"

const patience = 1

/** `asked` is the second of their next bubble. */
type State = { pauses: readonly number[]; said: number; asked: number; mine: number }

export const door = microgame<State>({
  instruction: "After you!",
  control: "press",
  start: random => {
    const pauses = Array.from({ length: 4 }, () => 0.5 + random() * 0.6)
    return { pauses, said: 0, asked: 0.3 + (pauses[0] ?? 0), mine: -9 }
  },
  step: (state, { isPressed }, { t }) => {
    const { pauses, said, asked } = state
    if (t > asked + patience) return { ...state, outcome: "lost" }
    if (!isPressed) return state
    if (t < asked) return { ...state, outcome: "lost" }
    const next = { pauses, said: said + 1, mine: t, asked: t + 0.35 + (pauses[said + 1] ?? 0) }
    return { ...next, outcome: next.said === 3 ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { asked, mine, said }, t) => {
    fill(pen, "#d9cbb0")
    fill(pen, "#6b4a2b", 116, 40, 88, 166)
    fill(pen, "#bfe3a0", 124, 48, 72, 158)
    fill(pen, "#8fd0f5", 124, 48, 72, 70)
    fill(pen, "#b08a5a", 0, 206, 320, 34)
    person(pen, "#2f6fd0", 66, 220, 1.1)
    person(pen, "#8a4fa0", 254, 220, 1.1)
    if (t >= asked) bubble(pen, "After you.", 254, 126, t > asked + 0.5 ? "#ffd0d0" : "#fff")
    else if (t - mine < 0.35) bubble(pen, "No, after you.", 66, 126, "#d8ffd0")
    say(pen, `${said} : ${said + (t >= asked ? 1 : 0)}`, 160, 22, 18, "#432")
  },
  hand: ({ asked }, { t }) => ({ isPressed: t > asked + 0.2 }),
  verdict: {
    won: "You are both still inside. Well done.",
    lost: "You went first. They have let go of the door.",
  },
  crash: ["credits", "After you: you. No, after you: them."],
  inWords: ["Say “After you”", "Go through the door"],
})
