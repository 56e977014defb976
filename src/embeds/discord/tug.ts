/** The tug of war: where the knot is, who lies in the mud, and how often. Pure. */
import { winDistance } from "./logic"

export type Tug = {
  /** The pull added by hand and by messages, in steps of the knot: positive towards tabs. */
  pulled: number
  /** The side in the mud: 1 for tabs, -1 for spaces, 0 if nobody is. */
  mud: -1 | 0 | 1
  /** The falls caused by the visitor. */
  falls: number
  /** The visitor's pulls since everybody stood. */
  pulls: number
}

export const begin: Tug = { pulled: 0, mud: 0, falls: 0, pulls: 0 }

/** The steps of one pull by hand at most, and the pulls before which nobody falls, however near they are. */
export const maxPull = 2.5
const pullsToWin = 3

/** The number of falls after which the rope breaks and both sides sit down. */
export const fallsToBreak = 3

/** Returns the knot's position from the pull of the quarrel and of the visitor, at most the winning distance away. */
export function knotAt(quarrel: number, { pulled }: Tug): number {
  return Math.max(-winDistance, Math.min(winDistance, quarrel + pulled))
}

/**
 * Returns the tug after a pull by the visitor; with `goesOn` it is part of the one before. A pull after a fall begins in
 * the middle.
 */
export function pull(tug: Tug, by: number, quarrel: number, goesOn = false): Tug {
  const from = tug.mud === 0 ? knotAt(quarrel, tug) : 0
  const falls = tug.mud !== 0 && tug.falls >= fallsToBreak ? 0 : tug.falls
  const pulls = (tug.mud === 0 ? tug.pulls : 0) + (goesOn ? 0 : 1)
  const limit = pulls < pullsToWin ? Math.max(winDistance - 1, Math.abs(from)) : winDistance
  const to = Math.max(-limit, Math.min(limit, from + by))
  const won = pulls >= pullsToWin && Math.abs(to) >= winDistance
  return {
    pulled: to - quarrel,
    mud: won ? (to > 0 ? -1 : 1) : 0,
    falls: won ? falls + 1 : falls,
    pulls,
  }
}

/** Returns the tug with everybody on their feet again, the knot in the middle. */
export function risen(tug: Tug, quarrel: number): Tug {
  return { pulled: -quarrel, mud: 0, pulls: 0, falls: tug.falls >= fallsToBreak ? 0 : tug.falls }
}

/** Describes the rope for the status bar. */
export function ropeText(knot: number, { mud, falls }: Tug): string {
  if (mud !== 0 && falls >= fallsToBreak) return "The rope has snapped. Everybody is sitting down."
  if (mud !== 0)
    return `${mud > 0 ? "Tab and Legacy are" : "Space and Formatter are"} in the mud. ${falls === fallsToBreak - 1 ? "The rope hangs by a thread." : "The rope creaks."}`
  const by = Math.round(Math.abs(knot))
  if (by === 0) return "The rope is in the middle"
  return `${knot > 0 ? "Tabs" : "Spaces"} have the rope by ${by}`
}
