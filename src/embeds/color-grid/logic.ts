/** The colour game: 24 grids, each with an odd cell, and three mistakes. Pure; cells are indexed by rows from 0. */
import * as v from "valibot"
import type { Game, GameEvent, Report } from "../../lib/game/game"
import { newSeed, randomInt, seeded } from "../../lib/game/random"

/** Any difference in colour, lightness only, or colours that the cells name when asked. */
export const modes = ["colours", "greys", "told"] as const
export type Mode = (typeof modes)[number]

/** `seed` comes from a link; "" is a random one. */
export type Options = { mode: Mode; seed: string }

export type State = {
  seed: string
  /** From 1. */
  level: number
  /** True once the odd cell of this level has been found. */
  found: boolean
  /** The cells wrongly chosen at this level. */
  wrong: number[]
  /** The mistakes in the whole game. */
  mistakes: number
}

/** `colour` is used by the report only. */
export type Action = { kind: "select"; cell: number; colour: string } | { kind: "next" }

const sides = [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8] as const

export const levels = sides.length
export const maxMistakes = 3

/** Returns the number of rows, and of columns, of a level: 2 to 8. Levels outside 1 to 24 are clamped. */
export function sideOf(level: number): number {
  return sides[Math.min(Math.max(level, 1), levels) - 1] ?? 2
}

const easiest = 20
const hardest = 2

/**
 * Returns the minimum difference of a level's colours by CIEDE2000, in which 1 is roughly the smallest visible
 * difference. It falls geometrically from 20 to 2.
 */
export function differenceOf(level: number): number {
  return easiest * (hardest / easiest) ** ((level - 1) / (levels - 1))
}

/** Returns the index of the odd cell. */
export function oddCell({ seed, level }: Pick<State, "seed" | "level">): number {
  return randomInt(sideOf(level) ** 2, seeded(`${seed} ${level} cell`))
}

/** Returns the number of completed levels. */
export function doneOf({ level, found }: State): number {
  return found ? level : level - 1
}

export function isWon(state: State): boolean {
  return doneOf(state) === levels
}

function isOver(state: State): boolean {
  return state.mistakes >= maxMistakes || isWon(state)
}

function select(state: State, cell: number): State {
  const isCell = Number.isInteger(cell) && cell >= 0 && cell < sideOf(state.level) ** 2
  if (!isCell || state.found || isOver(state) || state.wrong.includes(cell)) return state
  if (cell === oddCell(state)) return { ...state, found: true }
  return { ...state, wrong: [...state.wrong, cell], mistakes: state.mistakes + 1 }
}

function step(state: State, action: Action): State {
  if (action.kind === "select") return select(state, action.cell)
  if (!state.found || isOver(state)) return state
  return { ...state, level: state.level + 1, found: false, wrong: [] }
}

/** Returns the row and column of a cell, from 1. */
export function rowAndColumn(cell: number, level: number): { row: number; column: number } {
  const side = sideOf(level)
  return { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 }
}

function report(event: GameEvent<State, Action, Options>): Report | undefined {
  switch (event.kind) {
    case "step": {
      if (event.action.kind === "next") return { action: "level", value: event.after.level }
      const { row, column } = rowAndColumn(event.action.cell, event.before.level)
      return { action: "selection", label: `${row}, ${column}, ${event.action.colour}` }
    }
    case "over":
      return event.result.outcome === "won" ? { action: "win", label: event.options.mode } : undefined
    default:
      return { action: "reset" }
  }
}

export const seedPattern = /^[a-z0-9]{1,12}$/
const seed = v.pipe(v.string(), v.regex(seedPattern))
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const shape = v.object({
  seed,
  level: whole(1, levels),
  found: v.boolean(),
  wrong: v.pipe(v.array(whole(0, 63)), v.maxLength(maxMistakes)),
  mistakes: whole(0, maxMistakes),
})

/** Returns whether a stored state is consistent: the wrong cells exist, are wrong, and are counted as mistakes. */
function isPossible(state: State): boolean {
  const { level, wrong, mistakes } = state
  const odd = oddCell(state)
  return (
    new Set(wrong).size === wrong.length &&
    wrong.length <= mistakes &&
    wrong.every(cell => cell < sideOf(level) ** 2 && cell !== odd)
  )
}

export const colorGrid: Game<State, Action, Options> = {
  name: "color-grid",
  options: { mode: "colours", seed: "" },
  schema: {
    state: v.pipe(shape, v.check(isPossible)),
    options: v.object({ mode: v.picklist(modes), seed: v.union([v.literal(""), seed]) }),
  },
  start: ({ seed }, random) => ({
    seed: seed || newSeed(random),
    level: 1,
    found: false,
    wrong: [],
    mistakes: 0,
  }),
  step,
  isOver,
  result: state => ({ outcome: isWon(state) ? "won" : "lost" }),
  level: ({ mode }) => mode,
  report,
}
