import { pick, shuffle } from "../../../../lib/game/random"
import { microgame } from "../microgame"
import { bubble, cup, fill, person, say } from "../pen"

const safe = ["Windy.", "Bit of snow.", "Dark already.", "Mild."]
const poison = ["Your salary?", "Married?", "What do you do?"]
const secondsEach = 0.85

type State = { lines: readonly string[]; said: readonly number[] }

const current = (t: number) => Math.floor(t / secondsEach)

export const smallTalk = microgame<State>({
  instruction: "Say weather!",
  control: "press",
  start: random => ({ lines: [pick(poison, random), ...shuffle([...safe, ...poison], random)], said: [] }),
  step: ({ lines, said }, { isPressed }, { t }) => {
    const at = current(t)
    if (!isPressed || said.includes(at)) return { lines, said }
    if (poison.includes(lines[at % lines.length] ?? "")) return { lines, said, outcome: "lost" }
    const next = [...said, at]
    return { lines, said: next, outcome: next.length === 2 ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { lines, said }, t) => {
    fill(pen, "#e8d7b8")
    fill(pen, "#9c7a4f", 0, 190, 320, 50)
    person(pen, "#3f7f5f", 82, 212, 1.25)
    person(pen, "#8a4fa0", 238, 212, 1.25)
    fill(pen, "#6b4a2b", 130, 168, 60, 8)
    cup(pen, 150, 158, 0.9)
    cup(pen, 174, 158, 0.9)
    const text = lines[current(t) % lines.length] ?? ""
    bubble(pen, text, 96, 100, said.includes(current(t)) ? "#a8f0a0" : "#fff")
    for (let i = 0; i < 2; i++) fill(pen, i < 2 - said.length ? "#d33" : "#ccc", 200 + i * 40, 92, 36, 10)
    say(pen, "SILENCE", 238, 80, 13, "#800")
  },
  hand: ({ lines, said }, { t }) => ({
    isPressed: !said.includes(current(t)) && safe.includes(lines[current(t) % lines.length] ?? ""),
  }),
  verdict: {
    won: "Weather, twice. They call it the best talk of the year.",
    lost: "You asked. They have moved to Sweden.",
  },
  crash: ["dialog", "Conversation has performed a personal operation and will be shut down."],
  inWords: ["Say that it is windy", "Ask what he earns"],
})
