/** The figures of a game of 10x, and the career derived from them, by which testimonials are chosen and links made. */
import * as v from "valibot"

const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
const whole = v.pipe(amount, v.integer())

export const figuresSchema = v.object({
  /** The developer's level in tenths of x: 10 is a 1.0x developer, 100 a 10x developer. */
  tenths: v.pipe(whole, v.minValue(10), v.maxValue(100)),
  /** Seconds of game time in total, and those of them that passed while the visitor was away. */
  seconds: whole,
  away: whole,
  /** Lines written by hand and by the team. */
  lines: amount,
  presses: whole,
  /** Presses during meetings, which write no line. */
  nods: whole,
  bugsMade: amount,
  bugsFixed: amount,
  attended: whole,
  /** Meetings left by the window. */
  left: whole,
  /** Meetings that took place while the visitor was away. */
  missed: whole,
  rewrites: whole,
  claps: whole,
  coffees: whole,
  /** Times the visitor talked to the duck. */
  ducks: whole,
  /** Times the visitor, as a manager, asked how it was going. */
  asked: whole,
  /** The one who was blamed: 0 nobody, 1 the visitor, 2 the intern, 3 the duck, 4 the language model. */
  blamed: v.pipe(whole, v.maxValue(4)),
  /** The number of the job, from 1. */
  runs: whole,
})

export type Figures = v.InferOutput<typeof figuresSchema>

export const noFigures: Figures = {
  tenths: 10,
  seconds: 0,
  away: 0,
  lines: 0,
  presses: 0,
  nods: 0,
  bugsMade: 0,
  bugsFixed: 0,
  attended: 0,
  left: 0,
  missed: 0,
  rewrites: 0,
  claps: 0,
  coffees: 0,
  ducks: 0,
  asked: 0,
  blamed: 0,
  runs: 1,
}

/** The numbers of a career, all integers, in the order of the link. */
export const careerKeys = [
  "tenths",
  "minutes",
  "awayMinutes",
  "lines",
  "presses",
  "nods",
  "shipped",
  "fixed",
  "attended",
  "left",
  "missed",
  "rewrites",
  "claps",
  "coffees",
  "ducks",
  "asked",
  "blamed",
  "runs",
] as const

export type CareerKey = (typeof careerKeys)[number]
export type Career = Record<CareerKey, number>

/** The order of the 13 numbers in links of the game's first edition; null for those that are gone. */
const firstKeys: readonly (CareerKey | null)[] = [
  "tenths",
  "minutes",
  "awayMinutes",
  "presses",
  "nods",
  "shipped",
  "fixed",
  "attended",
  "left",
  "missed",
  null,
  "rewrites",
  null,
]

/** The largest value of a career number: six digits of base 36, which keeps links short. */
const maxNumber = 36 ** 6 - 1

/** Derives a career from the figures. Shipped bugs are those made and never fixed. */
export function careerOf(of: Figures): Career {
  const numbers: Career = {
    ...of,
    minutes: of.seconds / 60,
    awayMinutes: of.away / 60,
    shipped: of.bugsMade - of.bugsFixed,
    fixed: of.bugsFixed,
  }
  const entries = careerKeys.map(key => [key, Math.min(maxNumber, Math.max(0, Math.floor(numbers[key])))])
  return Object.fromEntries(entries) as Career
}

/** Encodes a career for a link: base-36 numbers joined by hyphens. */
export function careerCode(career: Career): string {
  return careerKeys.map(key => career[key].toString(36)).join("-")
}

function numbered(keys: readonly (CareerKey | null)[], numbers: readonly number[]): Career {
  const career = careerOf(noFigures)
  keys.forEach((key, place) => {
    if (key) career[key] = numbers[place] ?? 0
  })
  return career
}

const code = v.pipe(
  v.string(),
  v.regex(/^[0-9a-z]{1,6}(-[0-9a-z]{1,6})*$/),
  v.transform(text => text.split("-").map(part => Number.parseInt(part, 36))),
  v.check(({ length }) => length === careerKeys.length || length === firstKeys.length),
  v.transform(numbers => numbered(numbers.length === firstKeys.length ? firstKeys : careerKeys, numbers)),
  v.check(
    ({ tenths, minutes, awayMinutes, blamed }) =>
      tenths >= 10 && tenths <= 100 && awayMinutes <= minutes && blamed <= 4,
  ),
)

/** Parses a career from a link; null if it is malformed or a number is out of range. */
export function readCareer(text: string): Career | null {
  const result = v.safeParse(code, text)
  return result.success ? result.output : null
}
