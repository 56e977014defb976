/** Coffee on the walk round the Pole: each cup makes the walker's steps longer, and the fifth makes him run. */
import { pluralise } from "../../lib/text/pluralise"
import { coffeeHours, sectorOf, timeIn } from "./walk"

export type Walk = {
  /** The position in hours east of Greenwich. */
  steps: number
  /** The cups drunk in all. */
  cups: number
  /** The cups that still have an effect. */
  buzz: number
  /** The coffee hour of the cup drunk last, which is empty; the other is refilled meanwhile. */
  empty: number | null
  /** True if the last step reached a full cup. */
  drank: boolean
  /** The strides left of his run. */
  run: number
  /** The calendar leaves torn off, one at each crossing of the date line. */
  leaves: number
  /** The announcement of the last step; null if the visitor did not lead it. */
  message: string | null
}

/** At this many cups he runs `rounds` times round the Pole, in strides of `runStride` hours. */
export const maxBuzz = 5
const rounds = 3
const runStride = 2

/** Returns a walk that begins one step west of the afternoon coffee, whatever the time. */
export function startWalk(at: number): Walk {
  const later = Array.from({ length: 24 }, (_, i) => i).find(
    steps => timeIn(sectorOf(steps + 1), at).hour === coffeeHours[1],
  )
  return { steps: later ?? 0, cups: 0, buzz: 0, empty: null, drank: false, run: 0, leaves: 0, message: null }
}

/** Returns the length of a step in hours: three more for each cup. */
export function strideOf({ buzz }: Pick<Walk, "buzz">): number {
  return 1 + 3 * buzz
}

/** Moves on by an hour; crossing the date line tears off a leaf. */
function moved(walk: Walk, by: 1 | -1): Walk {
  const steps = walk.steps + by
  const isOver = sectorOf(walk.steps) === (by > 0 ? 12 : -11)
  return { ...walk, steps, leaves: walk.leaves + (isOver ? 1 : 0) }
}

/** Moves on by an hour and drinks if there is a full cup. */
function tempted(walk: Walk, by: 1 | -1, at: number): Walk {
  const next = moved(walk, by)
  const { hour } = timeIn(sectorOf(next.steps), at)
  if (!coffeeHours.some(each => each === hour) || hour === walk.empty) return next
  return { ...next, cups: next.cups + 1, buzz: next.buzz + 1, empty: hour, drank: true }
}

/** Returns the hours to the next full cup in a direction. */
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
      ? `The date line. It is ${weekday} again. You know how that one goes.`
      : `The date line. A step, and it is ${weekday}. You slept well.`
  const hours = hoursToCup(after, by, at)
  return hours === 1 ? "An hour to coffee." : `${hours} hours to coffee.`
}

/** Takes a step to the east (1) or the west (-1), of the current step length but never past a full cup. */
export function takeStep(walk: Walk, by: 1 | -1, at: number): Walk {
  const before: Walk = { ...walk, drank: false, run: 0, buzz: walk.run > 0 ? 0 : walk.buzz }
  let next = before
  for (let i = 0; i < strideOf(before) && !next.drank; i++) next = tempted(next, by, at)
  const run = next.buzz >= maxBuzz ? (rounds * 24) / runStride : 0
  return { ...next, run, message: remark(before, next, by, at) }
}

/** Takes a running stride to the east without stopping for coffee; after the last one the coffee has worn off. */
export function takeStride(walk: Walk, at: number): Walk {
  let next: Walk = { ...walk, drank: false, run: walk.run - 1 }
  for (let i = 0; i < runStride; i++) next = moved(next, 1)
  return next.run > 0 ? next : finishRun(next, at)
}

/** Returns the walk after the whole run, whether or not it was animated. */
export function finishRun(walk: Walk, at: number): Walk {
  const { weekday } = timeIn(sectorOf(walk.steps), at)
  const message = `Three times round the world. It has been ${weekday} four times. He feels better.`
  return { ...walk, run: 0, buzz: 0, message }
}

/** Paces to and fro within sight of a cup, while he waits to be led. */
export function paceAboutCup(walk: Walk, start: Walk): Walk {
  return { ...walk, steps: walk.steps === start.steps ? start.steps - 1 : start.steps }
}
