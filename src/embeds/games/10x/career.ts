/** The game 10x as it is saved, and what can be told of a career by its numbers; both of its pages read it. */
import * as v from "valibot"

/** The version of the save that this code writes. A save says its own, since old ones lie about for years. */
export const saveVersion = 2

const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
const whole = v.pipe(amount, v.integer())
const names = v.pipe(v.array(v.string()), v.maxLength(200))

const figures = v.object({
  /** Tenths of x: 10 is a 1.0x developer, 100 is the end. */
  tenths: v.pipe(whole, v.minValue(10), v.maxValue(100)),
  /** Seconds that the game has run, and how many of them the visitor was away. */
  seconds: whole,
  away: whole,
  /** Lines written by anybody, in all codebases. */
  lines: amount,
  presses: whole,
  /** Presses during meetings, which write nothing. */
  nods: whole,
  bugsMade: amount,
  bugsFixed: amount,
  attended: whole,
  declined: whole,
  /** Meetings that were held while the visitor was away. */
  missed: whole,
  refactors: whole,
  rewrites: whole,
  /** How many times Pertti has been hired. */
  perttis: whole,
})

export type Figures = v.InferOutput<typeof figures>

/** A line of the diary; `at` is in seconds of the game. */
const note = v.object({ at: whole, text: v.pipe(v.string(), v.maxLength(600)) })

const state = v.object({
  version: v.literal(saveVersion),
  background: v.picklist(["self-taught", "bootcamp", "university", "nurse"]),
  /** Where the chance to come comes from. */
  seed: whole,
  /** Up to when time has passed, in milliseconds since 1970; null before the first line. */
  at: v.nullable(v.pipe(v.number(), v.finite())),
  /** Lines to spend, and lines written since the last rewrite. */
  lines: amount,
  written: amount,
  bugs: amount,
  /** Technical debt, in per cent. */
  debt: amount,
  goodwill: v.pipe(whole, v.maxValue(10)),
  /** How many of each are on the team, by their names in the rules. */
  team: v.record(v.string(), whole),
  things: names,
  lessons: names,
  /** Lessons of which one may be taken along from the last codebase. */
  offered: names,
  inbox: names,
  /** Messages that were drawn already; and those that follow from an answer and are on their way. */
  drawn: names,
  due: names,
  /** Seconds until the next message, and until a meeting, a refactoring and a boost are over. */
  nextMail: whole,
  meeting: whole,
  refactoring: whole,
  boost: v.object({ factor: amount, left: whole }),
  /** Presses within this second. */
  pressed: whole,
  /** The milestones that have been told. */
  told: names,
  said: v.pipe(v.string(), v.maxLength(600)),
  diary: v.pipe(v.array(note), v.maxLength(12)),
  figures,
  ending: v.nullable(v.string()),
  /** The endings seen in all games of this browser, and the figures of the game before this one. */
  endings: names,
  last: v.nullable(figures),
})

export type State = v.InferOutput<typeof state>

/** What makes a save of each version one of the next. Version 1 knew no follow-ups, no milestones and no last game. */
const migrations: Record<number, (save: object) => object> = {
  1: save => ({ ...save, version: 2, due: [], told: [], last: null }),
}

/** A save in this version's shape, or as it was where nobody knows how to read it. */
function migrated(save: unknown): unknown {
  let now = save
  while (typeof now === "object" && now !== null && "version" in now && typeof now.version === "number") {
    const next = migrations[now.version]
    if (!next) break
    now = next(now)
  }
  return now
}

/** What is believed of a saved game. */
export const stateSchema: v.GenericSchema<unknown, State> = v.pipe(v.unknown(), v.transform(migrated), state)

/** A career in whole numbers, as testimonials are chosen by it and links carry it. In the order of the link. */
export const careerKeys = [
  "tenths",
  "minutes",
  "awayMinutes",
  "presses",
  "nods",
  "shipped",
  "fixed",
  "attended",
  "declined",
  "missed",
  "refactors",
  "rewrites",
  "perttis",
] as const

export type CareerKey = (typeof careerKeys)[number]
export type Career = Record<CareerKey, number>

/** The largest number that a career has room for, so that a link stays short. */
const most = 36 ** 6 - 1

/** The career that the figures tell. Shipped are the bugs that were made and not fixed. */
export function careerOf(of: Figures): Career {
  const numbers: Career = {
    ...of,
    minutes: of.seconds / 60,
    awayMinutes: of.away / 60,
    shipped: of.bugsMade - of.bugsFixed,
    fixed: of.bugsFixed,
  }
  const entries = careerKeys.map(key => [key, Math.min(most, Math.max(0, Math.floor(numbers[key])))])
  return Object.fromEntries(entries) as Career
}

/** A career as a short text for a link: numbers of base 36 with hyphens between. */
export function careerCode(career: Career): string {
  return careerKeys.map(key => career[key].toString(36)).join("-")
}

const code = v.pipe(
  v.string(),
  v.regex(/^[0-9a-z]{1,6}(-[0-9a-z]{1,6})*$/),
  v.transform(text => text.split("-").map(part => Number.parseInt(part, 36))),
  v.length(careerKeys.length),
  v.transform(
    numbers => Object.fromEntries(careerKeys.map((key, place) => [key, numbers[place] ?? 0])) as Career,
  ),
  v.check(({ tenths, minutes, awayMinutes }) => tenths >= 10 && tenths <= 100 && awayMinutes <= minutes),
)

/** The career in a link; null for a text that is none, or whose numbers can't be. */
export function readCareer(text: string): Career | null {
  const result = v.safeParse(code, text)
  return result.success ? result.output : null
}
