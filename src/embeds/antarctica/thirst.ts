/** What coffee does to one who walks round the Pole: each cup makes his steps longer, and the fifth makes him run. */
import { pluralise } from "../../lib/text/pluralise"
import { coffeeHours, sectorOf, timeIn } from "./walk"

export type Walk = {
  /** How many hours he is east of Greenwich. */
  steps: number
  /** All that he has had. */
  cups: number
  /** What of it still works, in cups. */
  buzz: number
  /** The coffee hour whose cup is empty: that of the last one. The other is filled meanwhile. */
  empty: number | null
  /** Whether he has drunk just now. */
  drank: boolean
  /** How many strides he still runs by himself. */
  run: number
  /** How many leaves of the calendar have gone, one at each crossing of the date line. */
  leaves: number
  /** What is said of the last step; null where nothing was led. */
  said: string | null
}

/** So many cups make him run: so many rounds, in strides of so many hours. */
export const maxBuzz = 5
const rounds = 3
const runStride = 2

/** An hour before the later coffee, which is a step away, whatever the time. */
export function begin(at: number): Walk {
  const later = Array.from({ length: 24 }, (_, i) => i).find(
    steps => timeIn(sectorOf(steps + 1), at).hour === coffeeHours[1],
  )
  return { steps: later ?? 0, cups: 0, buzz: 0, empty: null, drank: false, run: 0, leaves: 0, said: null }
}

/** How many hours a step of his is. */
function strideOf({ buzz }: Pick<Walk, "buzz">): number {
  return 1 + buzz
}

/** An hour on: a leaf goes where the date line is. */
function moved(walk: Walk, by: 1 | -1): Walk {
  const steps = walk.steps + by
  const isOver = sectorOf(walk.steps) === (by > 0 ? 12 : -11)
  return { ...walk, steps, leaves: walk.leaves + (isOver ? 1 : 0) }
}

/** The same, and he drinks where there is a full cup. */
function tempted(walk: Walk, by: 1 | -1, at: number): Walk {
  const next = moved(walk, by)
  const { hour } = timeIn(sectorOf(next.steps), at)
  if (!coffeeHours.some(each => each === hour) || hour === walk.empty) return next
  return { ...next, cups: next.cups + 1, buzz: next.buzz + 1, empty: hour, drank: true }
}

/** How many hours it is to the next full cup that way. */
function hoursToCup(walk: Walk, by: 1 | -1, at: number): number {
  let [hours, ahead] = [0, { ...walk, drank: false }]
  while (!ahead.drank) {
    ahead = tempted(ahead, by, at)
    hours++
  }
  return hours
}

function remark(before: Walk, after: Walk, by: 1 | -1, at: number): string {
  const { weekday } = timeIn(sectorOf(after.steps), at)
  if (after.buzz >= maxBuzz) return "The fifth cup. He goes on by himself."
  if (after.drank) return `${pluralise(after.cups, "cup")}. A step of his is ${strideOf(after)} hours now.`
  if (after.leaves > before.leaves)
    return by > 0
      ? `The date line. It is ${weekday} again; you know how that one goes.`
      : `The date line. A step, and it is ${weekday}. You slept well.`
  const hours = hoursToCup(after, by, at)
  return hours === 1 ? "An hour to coffee." : `${hours} hours to coffee.`
}

/** A step to the east (1) or the west (-1): as long as he makes them now, but never past a full cup. */
export function walked(walk: Walk, by: 1 | -1, at: number): Walk {
  const before: Walk = { ...walk, drank: false, run: 0, buzz: walk.run > 0 ? 0 : walk.buzz }
  let next = before
  for (let i = 0; i < strideOf(before) && !next.drank; i++) next = tempted(next, by, at)
  const run = next.buzz >= maxBuzz ? (rounds * 24) / runStride : 0
  return { ...next, run, said: remark(before, next, by, at) }
}

/** A stride of his own to the east, past all coffee; after the last one it has worn off. */
export function ran(walk: Walk, at: number): Walk {
  let next: Walk = { ...walk, drank: false, run: walk.run - 1 }
  for (let i = 0; i < runStride; i++) next = moved(next, 1)
  return next.run > 0 ? next : wornOff(next, at)
}

/** When all rounds have been run, whether somebody saw them or not. */
export function wornOff(walk: Walk, at: number): Walk {
  const { weekday } = timeIn(sectorOf(walk.steps), at)
  const said = `Three times round the world. It has been ${weekday} four times, and he feels better.`
  return { ...walk, run: 0, buzz: 0, said }
}

/** To and fro within sight of a cup, while he waits to be led. */
export function paced(walk: Walk, start: Walk): Walk {
  return { ...walk, steps: walk.steps === start.steps ? start.steps - 1 : start.steps }
}
