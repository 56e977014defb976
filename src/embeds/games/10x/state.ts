/** The schema of a saved game of 10x, its first state, and the migration of saves of the first edition. */
import * as v from "valibot"
import { figuresSchema, noFigures } from "./career"

const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
const whole = v.pipe(amount, v.integer())

export const hireIds = ["duck", "intern", "tester", "model"] as const
export type HireId = (typeof hireIds)[number]

/** Things one may take home from a job, each of which helps in the next. */
export const keepsakeIds = ["key", "duck", "coffee"] as const
export type KeepsakeId = (typeof keepsakeIds)[number]

/** The version of stored games: 1 was the edition of an hour, with an inbox and backgrounds. */
export const saveVersion = 2

export const stateSchema = v.object({
  /** The instant up to which the state is computed, in milliseconds since 1970; null before the first line. */
  at: v.nullable(v.pipe(v.number(), v.finite())),
  keepsakes: v.pipe(v.array(v.picklist(keepsakeIds)), v.maxLength(3)),
  /** The number of stages reached, and since the last of them the lines written and the seconds passed. */
  stage: whole,
  made: amount,
  since: whole,
  /** Lines to spend. */
  lines: amount,
  bugs: amount,
  team: v.object({ duck: whole, intern: whole, tester: whole, model: whole }),
  isModelOn: v.boolean(),
  /** The place of the chosen answer by the id of the stage that asked. */
  choices: v.record(v.string(), whole),
  /** The id of the stage whose question is open, and the seconds left to answer it. */
  question: v.nullable(v.string()),
  patience: whole,
  /** Seconds until a coffee wears off, and until the next is ready. */
  boost: whole,
  brewing: whole,
  /** Seconds during which nobody writes, for what `stillFor` says. */
  still: whole,
  stillFor: v.picklist(["tests", "rewrite", "answer"]),
  meeting: whole,
  nextMeeting: whole,
  /** Numbers of the bugs outside the window, and the seconds until they settle down. */
  fire: v.pipe(v.array(whole), v.maxLength(20)),
  fireLeft: whole,
  /** Seconds until the applause dies, and until the speech is over; 0 without one. */
  applause: whole,
  speech: whole,
  /** Claps of this speech. */
  clapped: whole,
  /** Presses within the current second. */
  pressed: whole,
  said: v.pipe(v.string(), v.maxLength(600)),
  figures: figuresSchema,
  over: v.boolean(),
  /** The figures of the job before. */
  last: v.nullable(figuresSchema),
})

export type State = v.InferOutput<typeof stateSchema>

export const firstState: State = {
  at: null,
  keepsakes: [],
  stage: 0,
  made: 0,
  since: 0,
  lines: 0,
  bugs: 0,
  team: { duck: 0, intern: 0, tester: 0, model: 0 },
  isModelOn: true,
  choices: {},
  question: null,
  patience: 0,
  boost: 0,
  brewing: 0,
  still: 0,
  stillFor: "tests",
  meeting: 0,
  nextMeeting: 0,
  fire: [],
  fireLeft: 0,
  applause: 0,
  speech: 0,
  clapped: 0,
  pressed: 0,
  said: "",
  figures: noFigures,
  over: false,
  last: null,
}

/** The figures of the first edition that still mean the same. */
const firstFigures = v.object({
  ...v.pick(figuresSchema, [
    "tenths",
    "seconds",
    "away",
    "lines",
    "presses",
    "nods",
    "bugsMade",
    "bugsFixed",
    "attended",
    "missed",
    "rewrites",
  ]).entries,
  declined: whole,
})

/**
 * Converts a save of the first edition: its career becomes the job before this one, and whoever had one starts with a
 * keepsake. Returns what it can't read as it is.
 */
export function migrateState(stored: unknown, version: number): unknown {
  if (version >= saveVersion) return stored
  const old = v.safeParse(v.object({ at: v.nullable(v.number()), figures: firstFigures }), stored)
  if (!old.success) return stored
  if (old.output.at === null) return firstState
  const { declined, ...figures } = old.output.figures
  return {
    ...firstState,
    keepsakes: ["key"],
    last: { ...noFigures, ...figures, left: declined },
    figures: { ...noFigures, runs: 2 },
    said: `There was a reorganisation while you were out. Your ${(figures.tenths / 10).toFixed(1)}x counts as experience. You kept your key.`,
  }
}
