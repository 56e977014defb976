/** The way of a visitor who sits: how far seconds carry the chair, and whom it passes. */
import { type Lane, lanes, type Runner, sittingSeconds } from "./lanes"

/** Lead of the chair over a runner who is passed, as a share of the lane. */
const lead = 0.04

/** Returns the share of the lane behind the visitor after some seconds, from 0 to 1. */
export function seatAt(seconds: number): number {
  return Math.max(0, Math.min(1, seconds / sittingSeconds))
}

/** Returns the share of the lane behind a slow runner after some seconds, up to 1. */
export function runnerAt({ begins = 0, seconds: whole }: Lane, seconds: number): number {
  return Math.min(1, begins + seconds / whole)
}

/** Returns whether a runner has been passed after some seconds of sitting; only those who answer can be. */
function isPassed(lane: Lane, seconds: number): boolean {
  if (!lane.cross) return false
  return seatAt(seconds) >= Math.min(1, runnerAt(lane, seconds) + lead)
}

/** Returns the runners that have been passed after some seconds, except those who were home by then; first passed first. */
export function passedAt(seconds: number, home: readonly Runner[]): Runner[] {
  return lanes
    .filter(lane => !home.includes(lane.runner) && isPassed(lane, seconds))
    .map(({ runner }) => runner)
}

/** Returns the last of the runners between two places on the lanes, given each one's place; undefined if there is none. */
export function draggedPast(
  places: readonly (readonly [Runner, number])[],
  from: number,
  to: number,
): Lane | undefined {
  const between = places.filter(([, place]) => place > from && place <= to)
  const [last] = between.sort((a, b) => b[1] - a[1])
  return last && lanes.find(({ runner }) => runner === last[0])
}

/** Describes what has been passed, for sharing. */
export function boast(passed: readonly Runner[]): string {
  const names = passed.map(runner => things[runner] ?? "").filter(Boolean)
  if (names.length === 0) return "A race against me in an armchair"
  return `I have overtaken ${new Intl.ListFormat("en-GB").format(names)} without getting up.`
}

const things: Partial<Record<Runner, string>> = {
  sunlight: "sunlight",
  diskette: "a diskette",
  paint: "wet paint",
  sloth: "a sloth",
  bar: "a progress bar",
}
