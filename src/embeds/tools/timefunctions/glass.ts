/** An hourglass that runs by the clock on the wall, also while nobody looks. Time is passed in, in milliseconds. */
import { formatClock } from "../../../lib/text/duration"
import { above, fallen, grains, roughly, settled } from "./sand"
import { unitOf } from "./units"

export type Glass = {
  /** The span as the visitor wrote it, "3 naps", and its length for a single run of the sand. */
  name: string
  runMs: number
  /** The id of its unit: some overrun. */
  unit: string
  /** The sand that had fallen at `since`, in milliseconds of all its runs; null if it doesn't run. */
  spent: number
  since: number | null
  /** Its rotation in degrees, and the bulb that was on top when it last stood. */
  angle: number
  up: "one" | "other"
}

/** The remarks of a span after each run, by its unit. All but the last turn the glass over again. */
const ends: Readonly<Record<string, readonly string[]>> = {
  eggs: ["Soft."],
  naps: ["“Five more minutes.”", "It is dark outside."],
  coffees: ["“Another one?”", "“Half a cup.”", "Now you will not sleep."],
  saunas: ["“One more round.”", "Into the lake."],
  meetings: ["“One more thing.”", "That could have been a message."],
  goodbyes: [
    "“No niin.”",
    "“Well, it's late.”",
    "They are talking in the hall.",
    "They are talking at the car.",
  ],
}

const endsOf = ({ unit }: Glass) => ends[unit] ?? ["That was that."]

/** Returns a glass with all of its sand at the bottom. */
export function newGlass(name: string, runMs: number, unit: string): Glass {
  const glass = { name, runMs, unit, spent: 0, since: null, angle: 0, up: "one" } as const
  return { ...glass, spent: runMs * endsOf(glass).length }
}

const spentAt = ({ spent, since }: Glass, now: number) =>
  spent + (since === null ? 0 : Math.max(0, now - since))

export type Sand = {
  /** The run, from 0, and the time that has fallen in it. */
  run: number
  inRun: number
  /** The grains at the bottom, up to `grains`. */
  count: number
  isOver: boolean
  isLying: boolean
  isRunning: boolean
  /** The time left of this run. */
  left: number
  /** The rotation in degrees, with the turns that it has made by itself. */
  angle: number
  /** The remark at the end of the last run; null during the first. */
  said: string | null
}

/** Returns the sand at an instant. */
export function sandAt(glass: Glass, now: number): Sand {
  const all = endsOf(glass)
  const { runMs } = glass
  const spent = Math.min(spentAt(glass, now), runMs * all.length)
  const isOver = spent >= runMs * all.length
  const run = isOver ? all.length - 1 : Math.floor(spent / runMs)
  const inRun = isOver ? runMs : spent - run * runMs
  const isLying = above(glass.angle) === null
  return {
    run,
    inRun,
    count: fallen(inRun, runMs),
    isOver,
    isLying,
    isRunning: !isOver && !isLying && glass.since !== null,
    left: runMs - inRun,
    angle: glass.angle + 180 * run,
    said: all[isOver ? run : run - 1] ?? null,
  }
}

/** Rotates a glass to an angle: upside down the sand falls back, and on its side it stands still. */
export function turnedTo(glass: Glass, angle: number, now: number): Glass {
  const { run, inRun, isOver } = sandAt(glass, now)
  const up = above(angle)
  const spent = glass.runMs * run + inRun
  if (up === null) return { ...glass, angle, spent, since: null }
  if (up === glass.up) return { ...glass, angle, spent, since: now }
  if (!isOver) return { ...glass, angle, up, spent: glass.runMs * (run + 1) - inRun, since: now }
  // A glass that has run out begins anew, from the side on which it stands after all its runs.
  const shown = angle + 180 * run
  return { ...glass, angle: shown, up: above(shown) ?? up, spent: 0, since: now }
}

/** Turns a glass upside down, or stands it up if it lies. */
export function turnedOver(glass: Glass, now: number): Glass {
  const by = above(glass.angle) === null ? 90 : 180
  return turnedTo(glass, settled(glass.angle) + by, now)
}

/** Shakes grains loose from a glass that runs; it can't be shaken past the end of a run. */
export function shaken(glass: Glass, count: number, now: number): Glass {
  const { isRunning, run, inRun } = sandAt(glass, now)
  if (!isRunning) return glass
  const next = Math.min(glass.runMs, inRun + (count * glass.runMs) / grains)
  return { ...glass, spent: glass.runMs * run + next, since: now }
}

/** Formats the time left as a clock, or roughly if it is longer than four days. */
export function leftText(ms: number): string {
  if (ms > 0 && ms < 1000) return `${(ms / 1000).toFixed(1)}`
  return ms < 100 * 3_600_000 ? formatClock(Math.ceil(ms / 1000)) : roughly(ms)
}

/** Returns the note on the unit of a glass. */
export function noteOf({ unit }: Glass): string {
  return unitOf(unit)?.note ?? ""
}
