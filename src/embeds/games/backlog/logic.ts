/** The rules around the games: how much of each is made, and the run through all of them. */
import { seeded, shuffle } from "../../../lib/game/random"
import { pluralise } from "../../../lib/text/pluralise"
import type { Outcome } from "./microgame"

/** The number of times that each game was survived, by its title. */
export type Progress = Readonly<Record<string, number>>

/** The percentage of a game that is made after it was survived so many times. The last one ships. */
const percentages = [0, 3, 34, 68, 97, 100] as const

export const winsToShip = percentages.length - 1

export function winsOf(progress: Progress, title: string): number {
  return Object.hasOwn(progress, title) ? Math.min(winsToShip, progress[title] ?? 0) : 0
}

export function percentOf(wins: number): number {
  return percentages[Math.min(winsToShip, wins)] ?? 0
}

export function withWin(progress: Progress, title: string): Progress {
  return { ...progress, [title]: Math.min(winsToShip, winsOf(progress, title) + 1) }
}

/** The speed of a single game: the more of it is made, the faster. */
export function speedOf(wins: number): number {
  return 1 + 0.15 * Math.min(winsToShip, wins)
}

/** Says how far a game has come. */
export function progressText(wins: number): string {
  if (wins >= winsToShip) return "100% made. It ships."
  return wins === 0 ? "Nothing of it is made." : `${percentOf(wins)}% made.`
}

/** Says how far the backlog has come; nothing before the first game. */
export function backlogText(progress: Progress, titles: readonly string[]): string {
  const begun = titles.filter(title => winsOf(progress, title) > 0).length
  const shipped = titles.filter(title => winsOf(progress, title) === winsToShip).length
  if (shipped > 0) return `${pluralise(shipped, "game")} shipped. The rest crashed.`
  return begun > 0 ? `${pluralise(begun, "game")} begun. All crashed.` : ""
}

/** A run through the whole backlog, in an order and with three floppies as lives. */
export type Marathon = {
  seed: string
  order: readonly string[]
  /** The index of the game that is on. */
  at: number
  floppies: number
  survived: readonly string[]
}

export const firstFloppies = 3

export function startMarathon(titles: readonly string[], seed: string): Marathon {
  return { seed, order: shuffle(titles, seeded(seed)), at: 0, floppies: firstFloppies, survived: [] }
}

/** The speed of the game at an index: from the usual one to twice as fast. */
export function marathonSpeed(at: number): number {
  return Math.min(2, 1 + at * 0.04)
}

/** Counts the outcome of the game that is on; `advance` goes to the next. */
export function countOutcome(run: Marathon, outcome: Outcome): Marathon {
  const title = run.order[run.at]
  if (title === undefined) return run
  return outcome === "won"
    ? { ...run, survived: [...run.survived, title] }
    : { ...run, floppies: run.floppies - 1 }
}

export function isOver({ floppies, at, order }: Marathon): boolean {
  return floppies === 0 || at >= order.length
}

export function advance(run: Marathon): Marathon {
  return { ...run, at: run.at + 1 }
}

/** The headline of a run's result. */
export function resultText(survived: number, all: number): string {
  if (survived === all) return `All ${all} games shipped. There is no backlog.`
  if (survived === 0) return `No game shipped of ${all}. It is still a release.`
  return `${pluralise(survived, "game")} shipped of ${all}.`
}

const grades: readonly (readonly [least: number, text: string])[] = [
  [34, "Pertti has nothing left to crash."],
  [25, "You could do this for a living. Please don't."],
  [15, "Most studios do not get this far."],
  [8, "There will be a sequel, also unmade."],
  [3, "The press release was longer."],
  [1, "It is on a shelf somewhere."],
  [0, "The floppies have been buried in the garden."],
]

export function gradeOf(survived: number): string {
  return grades.find(([least]) => survived >= least)?.[1] ?? ""
}
