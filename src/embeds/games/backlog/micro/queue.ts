import { shuffle } from "../../../../lib/game/random"
import { microgame } from "../microgame"
import { cup, fill, person, say } from "../pen"

const showSeconds = 0.75

type State = { numbers: readonly string[]; pressed: string | null }

const shown = (numbers: readonly string[], t: number) =>
  numbers[Math.min(numbers.length - 1, Math.floor(t / showSeconds))] ?? ""

export const queue = microgame<State>({
  instruction: "Answer 43!",
  control: "press",
  seconds: 6,
  start: random => {
    const decoys = shuffle(["34", "48", "LUNCH", "42", "13"], random).slice(0, 2 + Math.floor(random() * 3))
    return { numbers: ["41", ...decoys, "43", "44"], pressed: null }
  },
  step: ({ numbers }, { isPressed }, { t }) => {
    const now = shown(numbers, t)
    if (isPressed) return { numbers, pressed: now, outcome: now === "43" ? "won" : "lost" }
    return { numbers, pressed: null, outcome: now === "44" ? "lost" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { numbers }, t) => {
    fill(pen, "#d8dde2")
    fill(pen, "#111", 60, 14, 200, 88)
    say(pen, shown(numbers, t), 160, 60, shown(numbers, t).length > 2 ? 44 : 76, "#ff3a2a")
    fill(pen, "#8a6a48", 0, 190, 320, 50)
    fill(pen, "#9c7a54", 0, 182, 320, 10)
    person(pen, "#4a7a9a", 76, 186, 0.9)
    fill(pen, "#fff", 180, 150, 46, 60)
    say(pen, "43", 203, 180, 28, "#111")
    fill(pen, "#555", 260, 120, 44, 66)
    fill(pen, "#e0242e", 266, 128, 12, 6)
    cup(pen, 280, 172, 0.9)
  },
  hand: ({ numbers }, { t }) => ({ isPressed: shown(numbers, t - 0.2) === "43" }),
  verdict: {
    won: "It was your turn. You have forgotten what you came for.",
    lost: "It says 44. You take another number. It is 43 again.",
  },
  crash: ["disk", "Take a number for disk 2. Now serving disk 41."],
  inWords: ["Stay at the counter", "Go for a coffee"],
})
