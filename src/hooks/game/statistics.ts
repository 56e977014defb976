/** How the visitor's games ended, by game and level, under games/<name> in the browser's storage. */
import * as v from "valibot"
import { noTally, type Result, type Tally, tallySchema, withResult } from "../../lib/game/game"
import { storageEntry } from "../storage/storageEntry"
import { type Entry, read, useStorage, write } from "../storage/useStorage"

/** Tallies by the level's name; "" is the level of a game that has none. */
export type Statistics = Record<string, Tally>

const schema = v.record(v.string(), tallySchema)
const nothing: Statistics = {}
const entries = new Map<string, Entry<Statistics>>()

function entryOf(name: string): Entry<Statistics> {
  const entry = entries.get(name) ?? storageEntry(`games/${name}`, schema, nothing)
  entries.set(name, entry)
  return entry
}

/** The statistics of a game by its name ("tictactoe"), now; empty for one that was never played to an end. */
export function readStatistics(name: string): Statistics {
  return read(entryOf(name))
}

/** The statistics of a game, kept up to date; empty in the first render. */
export function useStatistics(name: string): Statistics {
  return useStorage(entryOf(name))[0]
}

/** The tally of one level. */
export function tallyOf(statistics: Statistics, level = ""): Tally {
  return Object.hasOwn(statistics, level) ? (statistics[level] ?? noTally) : noTally
}

/** Counts one more ending; `useGame` does it for its games. */
export function countResult(name: string, level: string, result: Result): void {
  const old = readStatistics(name)
  write(entryOf(name), { ...old, [level]: withResult(tallyOf(old, level), result) })
}
