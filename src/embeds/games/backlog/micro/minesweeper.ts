import { isBeat, microgame } from "../microgame"
import { disc, fill, isIn, line, say } from "../pen"

const questions = ["There was a mine", "It was not me", "I can still count", "I will do it again"] as const
const box = 24

type State = { lefts: readonly number[]; ticked: readonly number[] }

const topOf = (row: number) => 76 + row * 40

export const minesweeper = microgame<State>({
  instruction: "Tick everything!",
  control: "aim",
  seconds: 6,
  start: random => ({ lefts: questions.map(() => (random() < 0.5 ? 34 : 264)), ticked: [] }),
  step: ({ lefts, ticked }, input) => {
    const at = input.isPressed
      ? lefts.findIndex((left, row) => isIn(input, left - 8, topOf(row) - 8, box + 16, box + 16))
      : -1
    const next = at < 0 || ticked.includes(at) ? ticked : [...ticked, at]
    return { lefts, ticked: next, outcome: next.length === questions.length ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { lefts, ticked }, t) => {
    fill(pen, "#c0c0c0")
    disc(pen, "#222", 160, 22, 12)
    for (let i = 0; i < 8; i++) {
      const far = 16 + Math.min(12, t * 40)
      line(pen, "#e33", 3, 160, 22, 160 + Math.cos(i * 0.785) * far, 22 + Math.sin(i * 0.785) * far)
    }
    fill(pen, "#fff", 18, 44, 284, 190)
    say(pen, "ACCIDENT REPORT", 160, 60, 15, "#800")
    for (const [row, question] of questions.entries()) {
      const left = lefts[row] ?? 0
      fill(pen, "#222", left, topOf(row), box, box)
      fill(pen, "#fff", left + 2, topOf(row) + 2, box - 4, box - 4)
      say(pen, question, left < 160 ? 172 : 144, topOf(row) + 12, 15, "#222")
      if (ticked.includes(row))
        line(pen, "#060", 4, left + 5, topOf(row) + 12, left + 10, topOf(row) + 18, left + 20, topOf(row) + 4)
    }
  },
  hand: ({ lefts, ticked }, clock) => {
    const row = questions.findIndex((_, i) => !ticked.includes(i))
    return { x: (lefts[row] ?? 0) + 12, y: topOf(row) + 12, isPressed: isBeat(clock, 0.9) }
  },
  verdict: {
    won: "Filed. You may now step on the next one.",
    lost: "Too late. Not reporting it was also an accident.",
  },
  crash: ["hourglass", "Your report has been returned for corrections."],
  inWords: ["Fill in the form", "Explain it by hand"],
})
