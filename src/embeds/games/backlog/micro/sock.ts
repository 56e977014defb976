import { randomInt, shuffle } from "../../../../lib/game/random"
import { isNear, microgame } from "../microgame"
import { disc, fill, line, type Pen, say, shape } from "../pen"

type State = { socks: readonly number[]; wanted: number; wrong: readonly number[] }

const placeOf = (i: number) => ({ x: 50 + (i % 4) * 74, y: 136 + Math.floor(i / 4) * 66 })

/** Draws one of eight socks: two colours, and stripes, dots, a heel or nothing. */
function drawSock(pen: Pen, kind: number, x: number, y: number): void {
  const dark = kind % 2 === 0
  const ink = dark ? "#e8e8e8" : "#111"
  shape(
    pen,
    dark ? "#333" : "#cfcfcf",
    x - 12,
    y - 28,
    x + 6,
    y - 28,
    x + 6,
    y + 4,
    x + 24,
    y + 16,
    x + 18,
    y + 26,
    x - 12,
    y + 18,
  )
  if (kind < 2) for (const at of [-20, -8, 4]) fill(pen, ink, x - 12, y + at, 18, 4)
  else if (kind < 4) for (const at of [-20, -6, 8]) disc(pen, ink, x - 3, y + at, 4)
  else if (kind < 6) shape(pen, ink, x - 12, y + 2, x + 2, y + 18, x - 12, y + 18)
  else line(pen, ink, 4, x - 3, y - 24, x - 3, y + 4, x + 14, y + 16)
}

export const sock = microgame<State>({
  instruction: "Match it!",
  control: "aim",
  start: random => {
    const socks = shuffle([0, 1, 2, 3, 4, 5, 6, 7], random)
    return { socks, wanted: randomInt(8, random), wrong: [] }
  },
  step: (state, { x, y, isPressed }) => {
    const at = isPressed ? state.socks.findIndex((_, i) => isNear(placeOf(i), { x, y }, 32)) : -1
    if (at < 0) return state
    if (state.socks[at] === state.wanted) return { ...state, outcome: "won" }
    const wrong = [...state.wrong, at]
    return { ...state, wrong, outcome: wrong.length === 2 ? "lost" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { socks, wanted, wrong }, t) => {
    fill(pen, "#5a5a5a")
    shape(pen, "#9a9a9a", 160, -20, 60, 240, 260, 240)
    for (let i = 0; i < 30; i++) {
      const y = (i * 53 + t * 400) % 260
      line(pen, "#ffffff50", 1, (i * 47) % 320, y, ((i * 47) % 320) - 4, y + 14)
    }
    fill(pen, "#f4f4f4", 122, 12, 76, 74)
    drawSock(pen, wanted, 156, 48)
    say(pen, "MISSING", 160, 96, 12)
    for (const [i, kind] of socks.entries()) {
      const { x, y } = placeOf(i)
      drawSock(pen, kind, x, y)
      if (wrong.includes(i)) line(pen, "#e33", 5, x - 20, y - 20, x + 20, y + 20)
    }
  },
  hand: ({ socks, wanted }, { t }) => ({ ...placeOf(socks.indexOf(wanted)), isPressed: t > 2 }),
  verdict: {
    won: "A pair. The rain has stopped. So has the dryer.",
    lost: "They don't match. You wear them anyway.",
  },
  crash: ["credits", "The Left One: missing. The Right One: wearing a moustache."],
  inWords: ["Question the dryer", "Question the drawer"],
})
