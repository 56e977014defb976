import { randomInt } from "../../../../lib/game/random"
import { microgame } from "../microgame"
import { fill, isIn, say } from "../pen"

const cell = { w: 56, h: 34 }

type State = { column: number; row: number; hit: string | null }

const name = (column: number, row: number) => `${"ABCDEFG"[column]}${row}`
const leftOf = (column: number) => 34 + column * cell.w
const topOf = (row: number) => 30 + row * cell.h

export const excel = microgame<State>({
  instruction: "Open D14!",
  control: "aim",
  start: random => ({ column: randomInt(3, random), row: 10 + randomInt(4, random), hit: null }),
  step: (state, input) => {
    if (!input.isPressed) return state
    for (let c = 0; c < 5; c++)
      for (let r = 0; r < 6; r++)
        if (isIn(input, leftOf(c), topOf(r), cell.w, cell.h)) {
          const hit = name(state.column + c, state.row + r)
          return { ...state, hit, outcome: hit === "D14" ? "won" : "lost" }
        }
    return state
  },
  atEnd: "lost",
  draw: (pen, { column, row, hit }) => {
    fill(pen, "#fff")
    fill(pen, "#c0c0c0", 0, 0, 320, 30)
    fill(pen, "#c0c0c0", 0, 0, 34, 240)
    for (let c = 0; c < 5; c++) say(pen, name(column + c, 0).slice(0, 1), leftOf(c) + 28, 16, 16, "#111")
    for (let r = 0; r < 6; r++) {
      say(pen, `${row + r}`, 17, topOf(r) + 18, 15, "#111")
      for (let c = 0; c < 5; c++) {
        const at = name(column + c, row + r)
        fill(pen, hit ? "#ffd0d0" : "#fff", leftOf(c), topOf(r), cell.w, cell.h)
        const value = hit
          ? "#REF!"
          : ["=D14", "1,142", "?", "0.03", "TOTAL", "=B2"][(c * 5 + r * 7 + row) % 6]
        say(pen, value ?? "", leftOf(c) + 28, topOf(r) + 18, 13, hit === at ? "#c00" : hit ? "#955" : "#678")
      }
    }
    for (let c = 0; c <= 5; c++) fill(pen, "#999", leftOf(c), 0, 1, 240)
    for (let r = 0; r <= 6; r++) fill(pen, "#999", 0, topOf(r), 320, 1)
  },
  hand: ({ column, row }, { t }) => ({
    x: leftOf(3 - column) + 28,
    y: topOf(14 - row) + 17,
    isPressed: t > 2,
  }),
  verdict: {
    won: "You opened D14. It depended on you. So did payroll.",
    lost: "Wrong cell. The dungeon is now #REF!.",
  },
  crash: ["dialog", "There is a circular reference in: there is a circular reference in:"],
  inWords: ["Open D14", "Sort by colour"],
})
