import { isBeat, microgame } from "../microgame"
import { button, disc, fill, isIn, oval, say } from "../pen"

const partners = 4
const no = { w: 62, h: 30 }

type State = { corners: readonly number[]; refused: number }

const placeOf = (corner: number) => ({ x: corner % 2 ? 214 : 44, y: corner < 2 ? 66 : 180 })

export const cookies = microgame<State>({
  instruction: "Say no!",
  control: "aim",
  start: random => ({
    corners: Array.from({ length: partners }, () => Math.floor(random() * 4)),
    refused: 0,
  }),
  step: ({ corners, refused }, input) => {
    const state = { corners, refused }
    if (!input.isPressed) return state
    const { x, y } = placeOf(corners[refused] ?? 0)
    if (isIn(input, x - 4, y - 4, no.w + 8, no.h + 8))
      return { corners, refused: refused + 1, outcome: refused + 1 === partners ? "won" : undefined }
    return isIn(input, 76, 108, 168, 62) ? { ...state, outcome: "lost" } : state
  },
  atEnd: "lost",
  draw: (pen, { corners, refused }) => {
    fill(pen, "#f6e8d0")
    for (let i = 0; i < 5; i++) oval(pen, i % 2 ? "#d99a45" : "#c78330", 160, 226 - i * 7, 70, 14)
    disc(pen, "#b3202c", 160, 190, 8)
    fill(pen, "#0008")
    fill(pen, "#fff", 24, 20, 272, 200)
    say(pen, "We value your privacy", 160, 42, 17, "#222")
    fill(pen, "#1b9e4b", 76, 108, 168, 62)
    say(pen, "YES, ALL OF IT", 160, 139, 18)
    const { x, y } = placeOf(corners[Math.min(refused, partners - 1)] ?? 0)
    button(pen, "no", x, y, no.w, no.h)
    say(pen, `Partner ${refused + 1} of 1,142`, 160, 88, 13, "#555")
  },
  hand: ({ corners, refused }, clock) => {
    const { x, y } = placeOf(corners[refused] ?? 0)
    return { x: x + 30, y: y + 15, isPressed: isBeat(clock, 0.8) }
  },
  verdict: {
    won: "Four times no. There are 1,138 left, and a pancake.",
    lost: "You said yes. They know about the pancakes now.",
  },
  crash: ["dialog", "May we store this crash? We and 1,142 partners would like to keep it."],
  inWords: ["No", "Yes, all of it"],
})
