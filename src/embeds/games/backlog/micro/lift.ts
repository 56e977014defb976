import { microgame } from "../microgame"
import { bubble, fill, person, say } from "../pen"

type State = { looks: readonly number[]; air: number; isShut: boolean }

const lookSeconds = 0.9
const warningSeconds = 0.6

const isLooking = (looks: readonly number[], t: number) => looks.some(at => t >= at && t < at + lookSeconds)

export const lift = microgame<State>({
  instruction: "Say nothing!",
  control: "hold",
  start: random => ({ looks: [1.2 + random() * 0.5, 3.2 + random() * 0.5], air: 0, isShut: false }),
  step: ({ looks, air }, { isDown }, { t, dt }) => {
    const next = { looks, air: Math.max(0, air + (isDown ? 0.45 : -1) * dt), isShut: isDown }
    const lost = next.air >= 1 || (!isDown && isLooking(looks, t))
    return { ...next, outcome: lost ? "lost" : undefined }
  },
  atEnd: "won",
  draw: (pen, { looks, air, isShut }, t) => {
    fill(pen, "#b9bec4")
    fill(pen, "#8d949b", 60, 40, 200, 180)
    fill(pen, "#777d84", 159, 40, 2, 180)
    fill(pen, "#111", 130, 8, 60, 24)
    say(pen, `${Math.min(4, 1 + Math.floor(t))}`, 160, 21, 18, "#ff5a3d")
    const looking = isLooking(looks, t)
    const soon = looks.some(at => t >= at - warningSeconds && t < at)
    person(pen, "#445", 64, 232, 1.4)
    person(pen, "#a33", 256, 232, 1.4, "#e8b890")
    const skin = air > 0.7 ? "#8a5adf" : air > 0.4 ? "#f0705a" : "#f2c9a0"
    person(pen, "#2f6fd0", 160, 234, 1.4, skin)
    if (isShut) fill(pen, "#e0b48a", 148, 142, 24, 12)
    else fill(pen, "#802", 154, 146, 12, 7)
    if (looking) bubble(pen, "Mild today.", 256, 112, "#ffd0d0")
    else if (soon) bubble(pen, "Ahem", 256, 112)
    fill(pen, "#222", 20, 50, 14, 100)
    fill(pen, "#e33", 22, 148 - Math.min(1, air) * 96, 10, Math.min(1, air) * 96)
    say(pen, "AIR", 27, 162, 12, "#222")
  },
  hand: ({ looks }, { t }) => ({ isDown: looks.some(at => t > at - 0.2 && t < at + lookSeconds + 0.1) }),
  verdict: {
    won: "Four floors and not a word. You are a legend in this building.",
    lost: "You answered. All four of you will take the stairs now.",
  },
  crash: ["hourglass", "Nobody says that it has crashed."],
  inWords: ["Study the buttons", "Say that it is mild"],
})
