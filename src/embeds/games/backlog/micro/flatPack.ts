import { randomInt, shuffle } from "../../../../lib/game/random"
import { microgame } from "../microgame"
import { disc, fill, isIn, line, type Pen, say, shape } from "../pen"

type State = { piece: number; holes: readonly number[]; x: number; y: number }

const left = (hole: number) => 24 + hole * 96

function drawPiece(pen: Pen, piece: number, colour: string, x: number, y: number): void {
  if (piece === 0) fill(pen, colour, x - 24, y - 24, 48, 48)
  else if (piece === 1) disc(pen, colour, x, y, 26)
  else if (piece === 2) shape(pen, colour, x, y - 28, x + 28, y + 24, x - 28, y + 24)
  else shape(pen, colour, x, y - 30, x + 26, y, x, y + 30, x - 26, y)
}

export const flatPack = microgame<State>({
  instruction: "Fit it!",
  control: "aim",
  start: random => {
    const holes = shuffle([0, 1, 2, 3], random).slice(0, 3)
    return { piece: holes[randomInt(3, random)] ?? 0, holes, x: 160, y: 200 }
  },
  step: ({ piece, holes }, { x, y, isPressed }) => {
    const state = { piece, holes, x, y }
    const at = isPressed ? holes.findIndex((_, hole) => isIn({ x, y }, left(hole), 40, 80, 80)) : -1
    return at < 0 ? state : { ...state, outcome: holes[at] === piece ? "won" : "lost" }
  },
  atEnd: "lost",
  draw: (pen, { piece, holes, x, y }) => {
    fill(pen, "#f4f1e6")
    fill(pen, "#d9a45c", 14, 30, 292, 104)
    for (const [i, hole] of holes.entries()) drawPiece(pen, hole, "#6b4520", left(i) + 40, 82)
    disc(pen, "#fff", 44, 178, 16)
    fill(pen, "#fff", 30, 194, 28, 34)
    for (const at of [38, 48]) fill(pen, "#222", at, 173, 3, 4)
    line(pen, "#222", 2, 37, 183, 44, 187, 51, 183)
    say(pen, "fig. 214", 96, 222, 12, "#777")
    drawPiece(pen, piece, "#e8bd7c", x, y)
  },
  hand: ({ piece, holes }, { t }) => ({
    x: left(holes.indexOf(piece)) + 40,
    y: Math.max(82, 220 - t * 80),
    isPressed: t > 2,
  }),
  verdict: {
    won: "It fits. There are 213 pieces to go.",
    lost: "It went in. It was not meant to go in.",
  },
  crash: ["dialog", "One screw is missing: 1 of 1."],
  inWords: ["Read the instructions first", "Use the hammer"],
})
