/** A slide deck of one slide: its content after a number of presses, its font size, and who is still awake. */
import { seeded, shuffle } from "../../lib/game/random"
import type { Course } from "./schema"

/** The slide's size and the margins of its lines, in slide units. */
export const slide = { width: 400, height: 225, left: 26, top: 58, right: 20, bottom: 14 }

/** The average width of a letter, as a share of the font size. */
const letterWidth = 0.56
/** The line height, as a multiple of the font size. */
export const leading = 1.28

/** Returns the font size in slide units at which the lines fit under the slide's heading; 30 at most. */
export function fontSize(lines: readonly string[]): number {
  const maxLineLength = Math.max(1, ...lines.map(line => line.length + 2))
  const room = slide.height - slide.top - slide.bottom
  const across = (slide.width - slide.left - slide.right) / (maxLineLength * letterWidth)
  return Math.min(30, across, room / (Math.max(1, lines.length) * leading))
}

/**
 * Returns the number of presses that the deck takes: its lines, a footnote, an appendix (the slide itself) and the
 * questions.
 */
export function lastStep({ lines }: Pick<Course, "lines">): number {
  return lines.length + 2
}

export type SlideContent = {
  lines: string[]
  /** The font size, in slide units. */
  size: number
  footnote: boolean
  /** True while the slide contains a small copy of itself in its corner. */
  appendix: boolean
  questions: boolean
}

/** Returns the slide's content after a number of presses; at step 0 it shows its first line. */
export function slideContent({ lines: all }: Pick<Course, "lines">, step: number): SlideContent {
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

/**
 * The seats of the hall in three rows, from the front; the rear rows are nearer to the viewer, so larger and
 * further apart.
 */
export const seats = rows.flatMap(({ count, apart, y, size }) =>
  Array.from({ length: count }, (_, i) => ({ x: 320 + (i - (count - 1) / 2) * apart, y, size })),
)

/** The seat of the listener who asks at the end, in the last row; a thing from another page sits there. */
export const askingSeat = seats.length - 2

/**
 * Returns who is awake at a step, by seat index. Fewer with every press, in an order seeded by the course; at the
 * questions only the listener who asks, in the last row.
 */
export function awake({ code, lines }: Pick<Course, "code" | "lines">, step: number): boolean[] {
  const order = shuffle(
    seats.map((_, i) => i),
    seeded(`hall ${code}`),
  )
  const asleepCount = Math.floor((seats.length * Math.max(0, step - 1)) / lines.length)
  const asleep = new Set(order.filter(i => i !== askingSeat).slice(0, asleepCount))
  return seats.map((_, i) => (step >= lastStep({ lines }) ? i === askingSeat : !asleep.has(i)))
}

/** Returns who has fallen off the chair at a step, by seat index: whoever has been asleep for two presses. */
export function fallen(course: Pick<Course, "code" | "lines">, step: number): boolean[] {
  const slept = awake(course, Math.max(0, step - 2))
  return awake(course, step).map((isAwake, i) => !isAwake && slept[i] === false)
}

/** The surprises, which come with some of the presses. */
export type Surprise = "upside down" | "coffee" | "blue screen"

/** Returns the surprise of a step, if it has one. */
export function surpriseAt(step: number): Surprise | null {
  if (step === 3) return "upside down"
  if (step === 6) return "coffee"
  return step === 9 ? "blue screen" : null
}

/** The seat in front of the last row, from which somebody looks round for a thing that sat at the back once. */
export const lookingSeat = 12

/**
 * Returns the lecturer's remark at a font size in points; a slide unit is one point. It is made to a thing at the back,
 * if there is one, by its name within a sentence; without one, `missed` is a thing that sat there once.
 */
export function remark(points: number, listener: string | null = null, missed: string | null = null): string {
  if (listener !== null && points > 24) return `Can ${listener} at the back read this?`
  if (listener !== null && points <= 9) return `As ${listener} will confirm.`
  if (missed !== null && points > 24) return `Can anybody at the back read this, without ${missed}?`
  if (points > 24) return "Can everybody at the back read this?"
  if (points > 14) return "I shall make a little room."
  if (points > 9) return "You have this in the handout."
  return "As everybody can see."
}

/** Returns the mean number of stars over all feedback forms. */
export function stars({ feedback }: Pick<Course, "feedback">): number {
  return feedback.reduce((sum, form) => sum + form.stars, 0) / feedback.length
}
