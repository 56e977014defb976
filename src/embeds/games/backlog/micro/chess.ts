import { randomInt, shuffle } from "../../../../lib/game/random"
import { microgame } from "../microgame"
import { disc, fill, isIn, oval, say, shape } from "../pen"

type Square = readonly [column: number, row: number]
type State = { horse: Square; carrots: readonly Square[]; to: Square | null }

const size = 42
const left = 55
const top = 16
const jumps = [1, 2].flatMap(a => [1, -1].flatMap(s => [1, -1].map(u => [a * s, (3 - a) * u] as const)))

const isJump = ([a, b]: Square, [c, d]: Square) => Math.abs((a - c) * (b - d)) === 2
const isOnBoard = ([column, row]: Square) => column >= 0 && column < 5 && row >= 0 && row < 5

export const chess = microgame<State>({
  instruction: "Jump L!",
  control: "aim",
  seconds: 6,
  start: random => {
    const horse: Square = [1 + randomInt(3, random), 1 + randomInt(3, random)]
    const squares = Array.from({ length: 25 }, (_, i): Square => [i % 5, Math.floor(i / 5)])
    const right = shuffle(
      jumps.map(([x, y]): Square => [horse[0] + x, horse[1] + y]).filter(isOnBoard),
      random,
    )[0] as Square
    const wrong = squares.filter(square => !isJump(horse, square) && square.join() !== horse.join())
    return { horse, carrots: shuffle([right, ...shuffle(wrong, random).slice(0, 3)], random), to: null }
  },
  step: (state, input) => {
    const to = input.isPressed
      ? state.carrots.find(([c, r]) => isIn(input, left + c * size, top + r * size, size, size))
      : undefined
    return to ? { ...state, to, outcome: isJump(state.horse, to) ? "won" : "lost" } : state
  },
  atEnd: "lost",
  draw: (pen, { horse, carrots, to }) => {
    fill(pen, "#3f6a3a")
    for (let i = 0; i < 25; i++)
      fill(
        pen,
        i % 2 ? "#7fae62" : "#d8e6b0",
        left + (i % 5) * size,
        top + Math.floor(i / 5) * size,
        size,
        size,
      )
    const middle = ([c, r]: Square) => [left + c * size + 21, top + r * size + 21] as const
    for (const carrot of carrots) {
      const [x, y] = middle(carrot)
      shape(pen, "#f08a24", x - 9, y - 6, x + 7, y - 6, x - 1, y + 16)
      shape(pen, "#2c7a2c", x - 5, y - 6, x - 1, y - 17, x + 4, y - 6)
    }
    const [x, y] = middle(to && isJump(horse, to) ? to : horse)
    oval(pen, "#6b4020", x, y + 6, 17, 11)
    shape(pen, "#6b4020", x + 4, y + 2, x + 8, y - 18, x + 20, y - 8, x + 14, y + 4)
    for (const leg of [-12, -4, 5, 11]) fill(pen, "#4a2a14", x + leg, y + 12, 4, 9)
    disc(pen, "#fff", x + 12, y - 10, 2)
    say(pen, "Two and one", 160, 9, 13)
  },
  hand: ({ horse, carrots }, { t }) => {
    const [c = 0, r = 0] = carrots.find(carrot => isJump(horse, carrot)) ?? []
    return { x: left + c * size + 21, y: top + r * size + 21, isPressed: t > 2 }
  },
  verdict: {
    won: "It jumped, and ate. The bishop has left the board.",
    lost: "It will not go there. It has sat down on your queen.",
  },
  crash: ["fall", "The horses have left, and not by L."],
  inWords: ["Two ahead and one to the side", "Straight home to the stable"],
})
