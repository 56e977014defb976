/** Tallies of the visitor's games, by game and level, stored under games/<name>. */
import * as v from "valibot"
import { emptyTally, type Result, type Tally, tallySchema, withResult } from "../../lib/game/game"
import { storageEntry } from "../storage/storageEntry"
import { type Entry, read, useStorage, write } from "../storage/useStorage"

/** Tallies by the level's name; "" is the level of a game without levels. */
export type Statistics = Record<string, Tally>

const schema = v.record(v.string(), tallySchema)
const noStatistics: Statistics = {}
const entries = new Map<string, Entry<Statistics>>()

function entryOf(name: string): Entry<Statistics> {
  const entry = entries.get(name) ?? storageEntry(`games/${name}`, schema, noStatistics)
  entries.set(name, entry)
  return entry
}

/** Reads the statistics of a game by its name ("tictactoe"); empty if it was never finished. */
export function readStatistics(name: string): Statistics {
  return read(entryOf(name))
}

/** Returns the statistics of a game, kept up to date; empty in the first render. */
export function useStatistics(name: string): Statistics {
  return useStorage(entryOf(name))[0]
}

/** Returns the tally of a level. */
export function tallyOf(statistics: Statistics, level = ""): Tally {
  return Object.hasOwn(statistics, level) ? (statistics[level] ?? emptyTally) : emptyTally
}

/** Stores a result. `useGame` calls it for its games. */
export function countResult(name: string, level: string, result: Result): void {
  const old = readStatistics(name)
  write(entryOf(name), { ...old, [level]: withResult(tallyOf(old, level), result) })
}
