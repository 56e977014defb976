/**
 * The schema of a saved game of 10x, and the career summary derived from it; shared by the game and the
 * testimonials page.
 */
import * as v from "valibot"

/** The version of the save format. Saves carry theirs, because old ones stay in browsers for years. */
export const saveVersion = 2

const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
const whole = v.pipe(amount, v.integer())
const names = v.pipe(v.array(v.string()), v.maxLength(200))

const figures = v.object({
  /** The developer's level in tenths of x: 10 is a 1.0x developer, 100 ends the game. */
  tenths: v.pipe(whole, v.minValue(10), v.maxValue(100)),
  /** Seconds of game time in total, and those of them that passed while the visitor was away. */
  seconds: whole,
  away: whole,
  /** Lines written by hand and by the team, in all codebases. */
  lines: amount,
  presses: whole,
  /** Presses during meetings, which write no line. */
  nods: whole,
  bugsMade: amount,
  bugsFixed: amount,
  attended: whole,
  declined: whole,
  /** Meetings that took place while the visitor was away. */
  missed: whole,
  refactors: whole,
  rewrites: whole,
  perttis: whole,
})

export type Figures = v.InferOutput<typeof figures>

/** A diary entry; `at` is in seconds of game time. */
const note = v.object({ at: whole, text: v.pipe(v.string(), v.maxLength(600)) })

const state = v.object({
  version: v.literal(saveVersion),
  background: v.picklist(["self-taught", "bootcamp", "university", "nurse"]),
  /** The seed of the next random draw; advanced after each. */
  seed: whole,
  /**
   * The instant up to which the state is computed, in milliseconds since 1970; null until the first line is
   * written.
   */
  at: v.nullable(v.pipe(v.number(), v.finite())),
  /** Lines to spend, and lines written since the last rewrite. */
  lines: amount,
  written: amount,
  bugs: amount,
  /** Technical debt in per cent; may exceed 100. */
  debt: amount,
  goodwill: v.pipe(whole, v.maxValue(10)),
  /** The number of team members by hire id. */
  team: v.record(v.string(), whole),
  things: names,
  lessons: names,
  /** Ids of the lessons on offer after a rewrite; one of them may be learned. */
  offered: names,
  inbox: names,
  /** Ids of the messages already drawn from the pool, and of the follow-ups that are due. */
  drawn: names,
  due: names,
  /** Seconds until the next message arrives, and until the current meeting, refactoring and boost end. */
  nextMail: whole,
  meeting: whole,
  refactoring: whole,
  boost: v.object({ factor: amount, left: whole }),
  /** Presses within the current second; see the limit in refusals.ts. */
  pressed: whole,
  /** Ids of the milestones already announced. */
  told: names,
  said: v.pipe(v.string(), v.maxLength(600)),
  diary: v.pipe(v.array(note), v.maxLength(12)),
  figures,
  ending: v.nullable(v.string()),
  /** Ids of the endings reached in this browser, and the figures of the previous game. */
  endings: names,
  last: v.nullable(figures),
})

export type State = v.InferOutput<typeof state>

/** Migrations of a save to the next version. Version 1 had no follow-ups, no milestones and no previous game. */
const migrations: Record<number, (save: object) => object> = {
  1: save => ({ ...save, version: 2, due: [], told: [], last: null }),
}

/** Returns a save migrated to the current version; unchanged if no migration applies. */
function migrated(save: unknown): unknown {
  let now = save
  while (typeof now === "object" && now !== null && "version" in now && typeof now.version === "number") {
    const next = migrations[now.version]
    if (!next) break
    now = next(now)
  }
  return now
}

/** Validates a saved game, after migrating it. */
export const stateSchema: v.GenericSchema<unknown, State> = v.pipe(v.unknown(), v.transform(migrated), state)

/**
 * The numbers of a career, all integers, which testimonials are chosen by and links carry, in the order of the
 * link.
 */
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

/** Parses a career from a link; null if it is malformed or a number is out of range. */
export function readCareer(text: string): Career | null {
  const result = v.safeParse(code, text)
  return result.success ? result.output : null
}
