/** A slide deck of one slide: what stands on it after so many presses, how small, and who is still awake. */
import { seeded, shuffle } from "../../lib/game/random"
import type { Course } from "./schema"

/** The slide's own size, in its units, and the room that its lines have. */
export const slide = { width: 400, height: 225, left: 26, top: 58, right: 20, bottom: 14 }

/** What a letter of the slide's face is wide, beside its height. */
const letter = 0.56
/** From line to line, beside a letter's height. */
export const leading = 1.28

/** The height of letters at which some lines fit under the slide's head, in its units; 30 at most. */
export function fontSize(lines: readonly string[]): number {
  const longest = Math.max(1, ...lines.map(line => line.length + 2))
  const room = slide.height - slide.top - slide.bottom
  const across = (slide.width - slide.left - slide.right) / (longest * letter)
  return Math.min(30, across, room / (Math.max(1, lines.length) * leading))
}

/** How many presses the only slide takes: its lines, a footnote, its appendix, which is the slide, and the questions. */
export function lastStep({ lines }: Pick<Course, "lines">): number {
  return lines.length + 2
}

export type Shown = {
  lines: string[]
  /** In the slide's units. */
  size: number
  footnote: boolean
  /** Whether the slide stands in its own corner. */
  appendix: boolean
  /** Whether it is time for questions. */
  questions: boolean
}

/** What the slide shows after so many presses, from 0, where its first line stands. */
export function shown({ lines: all }: Pick<Course, "lines">, step: number): Shown {
  const lines = all.slice(0, step + 1)
  return {
    lines,
    size: fontSize(lines),
    footnote: step >= all.length,
    appendix: step > all.length,
    questions: step >= all.length + 2,
  }
}

const rows = [
  { count: 8, apart: 64, y: 268, size: 0.62 },
  { count: 7, apart: 84, y: 304, size: 0.82 },
  { count: 6, apart: 108, y: 348, size: 1.1 },
]

/** The seats of the hall: three rows from the front, those behind nearer to us, larger and further apart. */
export const seats = rows.flatMap(({ count, apart, y, size }) =>
  Array.from({ length: count }, (_, i) => ({ x: 320 + (i - (count - 1) / 2) * apart, y, size })),
)

/**
 * Who is awake at a step, by seat: fewer with every press, in an order of the course's own; at the questions the one who
 * has one, who sits in the last row.
 */
export function awake({ code, lines }: Pick<Course, "code" | "lines">, step: number): boolean[] {
  const order = shuffle(
    seats.map((_, i) => i),
    seeded(`hall ${code}`),
  )
  const asking = seats.length - 2
  const gone = Math.floor((seats.length * Math.max(0, step - 1)) / lines.length)
  const asleep = new Set(order.filter(i => i !== asking).slice(0, gone))
  return seats.map((_, i) => (step >= lastStep({ lines }) ? i === asking : !asleep.has(i)))
}

/** What the lecturer says at letters of that many points, of which the slide's unit is one. */
export function remark(points: number): string {
  if (points > 24) return "Can everybody at the back read this?"
  if (points > 14) return "I shall make a little room."
  if (points > 9) return "You have this in the handout."
  return "As everybody can see."
}

/** The mean of the forms' stars. */
export function stars({ feedback }: Pick<Course, "feedback">): number {
  return feedback.reduce((sum, form) => sum + form.stars, 0) / feedback.length
}
