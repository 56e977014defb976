import { microgame } from "../microgame"
import { fill, line, oval, person, say, shape } from "../pen"

const biteSeconds = 0.75

type State = { bite: number; pulled: boolean }

export const iceFishing = microgame<State>({
  instruction: "Wait for it!",
  control: "press",
  start: random => ({ bite: 1.4 + random() * 2.4, pulled: false }),
  step: ({ bite, pulled }, { isPressed }, { t }) => {
    if (isPressed) return { bite, pulled: true, outcome: t >= bite ? "won" : "lost" }
    return { bite, pulled, outcome: t > bite + biteSeconds ? "lost" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { bite, pulled }, t) => {
    const isBiting = t >= bite
    fill(pen, "#bcd9ec")
    fill(pen, "#f4f9fd", 0, 110, 320, 50)
    fill(pen, "#2b5f86", 0, 160, 320, 80)
    oval(pen, "#1c4560", 200, 150, 34, 10)
    person(pen, "#b3202c", 110, 146, 1.1)
    line(pen, "#5b3a1c", 4, 124, 100, 178, pulled ? 58 : isBiting ? 106 : 84)
    const hook = pulled ? 96 : isBiting ? 196 : 180
    line(pen, "#222", 1, 178, pulled ? 58 : isBiting ? 106 : 84, 200, hook)
    if (isBiting) {
      const y = pulled ? 100 : 210
      oval(pen, "#8fb0a0", 206, y, 26, 11)
      shape(pen, "#8fb0a0", 228, y, 246, y - 12, 246, y + 12)
      if (!pulled) say(pen, "!", 200, 60, 46, "#c00")
    }
    const clock = 14 * 60 + 20 + Math.floor(t * 8)
    say(pen, `${Math.floor(clock / 60)}:${String(clock % 60).padStart(2, "0")}   −19 °C`, 160, 20, 15, "#234")
  },
  hand: ({ bite }, { t }) => ({ isPressed: t > bite + 0.2 }),
  verdict: {
    won: "A perch! It is looking at you. You let it go.",
    lost: "Too early or too late. In thirty-nine minutes there is another.",
  },
  crash: ["installer", "The lake is freezing. Please do not turn off the lake."],
  inWords: ["Wait a little more", "Have a look"],
})
