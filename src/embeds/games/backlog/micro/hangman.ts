import { microgame } from "../microgame"
import { disc, fill, line, say } from "../pen"

const fallSeconds = 0.4

type State = { phase: number; droppedAt: number | null }

const sofaAt = (phase: number, t: number) => 160 + 116 * Math.sin(phase + t * 2.3)

export const hangman = microgame<State>({
  instruction: "Let go!",
  control: "press",
  start: random => ({ phase: random() * 6, droppedAt: null }),
  step: ({ phase, droppedAt }, { isPressed }, { t }) => {
    if (droppedAt === null) return { phase, droppedAt: isPressed ? t : null }
    if (t < droppedAt + fallSeconds) return { phase, droppedAt }
    return { phase, droppedAt, outcome: Math.abs(sofaAt(phase, t) - 160) < 46 ? "won" : "lost" }
  },
  atEnd: "lost",
  draw: (pen, { phase, droppedAt }, t) => {
    fill(pen, "#f6f0dc")
    for (let y = 20; y < 240; y += 22) fill(pen, "#cfe0ee", 0, y, 320, 1)
    line(pen, "#5b3a1c", 7, 40, 230, 40, 24, 190, 24)
    const fallen = droppedAt === null ? 0 : Math.min(1, (t - droppedAt) / fallSeconds)
    const x = sofaAt(phase, t)
    fill(pen, "#2c7a6a", x - 52, 200, 104, 26)
    fill(pen, "#3a9a86", x - 52, 184, 14, 40)
    fill(pen, "#3a9a86", x + 38, 184, 14, 40)
    disc(pen, "#222", x - 36, 230, 6)
    disc(pen, "#222", x + 36, 230, 6)
    const y = 26 + fallen ** 2 * 94
    line(pen, "#222", 4, 150, y, 160, y + 30, 170, y)
    disc(pen, "#222", 160, y + 22, 12)
    disc(pen, "#f6f0dc", 160, y + 22, 8)
    line(pen, "#222", 4, 160, y + 34, 160, y + 64)
    line(pen, "#222", 4, 150, y + 84, 160, y + 64, 170, y + 84)
    say(pen, "S _ F A", 262, 40, 20, "#345")
  },
  hand: ({ phase, droppedAt }, { t }) => ({
    isPressed: droppedAt === null && t > 0.8 && Math.abs(sofaAt(phase, t + fallSeconds) - 160) < 20,
  }),
  verdict: {
    won: "He has sat down. He starts on Monday.",
    lost: "He landed beside it. He says that the floor is fine.",
  },
  crash: ["credits", "The Hanged Man: a joiner in Tampere"],
  inWords: ["Find him a sofa", "Guess another letter"],
})
