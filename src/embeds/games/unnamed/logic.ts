/** Lights out: a press toggles a light and its neighbours, and the game is won when all lights are off. */
import * as v from "valibot"
import type { Game, GameEvent, Report, Result } from "../../../lib/game/game"
import { type Cells, isSolvable, listOf, pressed, setOf, shortest } from "../../../lib/game/lightsOut"
import { newSeed, type Random } from "../../../lib/game/random"
import { lightsOf, parOf, seedPattern, sizes } from "./deal"

/** `deal` is the requested seed, or "" for a random one. */
export type Options = { size: number; deal: string }

export type State = {
  size: number
  seed: string
  /** Lit cells, ascending, in row-major order from 0. */
  lit: number[]
  presses: number
  /** The last cell pressed; null before the first press. */
  last: number | null
  /** True if a hint has been taken for this board. */
  helped: boolean
}

/** `helped` is true if a hint has been taken for this board; undoing does not clear it. */
export type Action = { cell: number; helped: boolean }

export function lightsNow({ lit }: State): Cells {
  return setOf(lit)
}

/** The board's name, also used as the level in statistics: "5x5". */
export function boardName(size: number): string {
  return `${size}x${size}`
}

function start({ size, deal }: Options, random: Random): State {
  const seed = deal || newSeed(random)
  return { size, seed, lit: listOf(lightsOf(size, seed)), presses: 0, last: null, helped: false }
}

function isOver({ lit }: State): boolean {
  return lit.length === 0
}

function step(state: State, { cell, helped }: Action): State {
  const { size } = state
  if (!Number.isInteger(cell) || cell < 0 || cell >= size * size || isOver(state)) return state
  const lit = listOf(lightsNow(state) ^ pressed(size, cell))
  return { ...state, lit, presses: state.presses + 1, last: cell, helped: state.helped || helped }
}

/** Returns the next cell of a shortest solution, and its length; null if all lights are off. */
export function hintFor(state: State): { cell: number; left: number } | null {
  const way = listOf(shortest(state.size, lightsNow(state)) ?? 0n)
  const [cell] = way
  return cell === undefined ? null : { cell, left: way.length }
}

/** Returns the number of presses beyond the minimum. */
export function excess({ size, seed, presses }: State): number {
  return presses - parOf(size, seed)
}

/** Returns one to three stars for a solved board; 0 if a hint was taken. */
export function starsFor(state: State): number {
  if (state.helped) return 0
  const over = excess(state)
  if (over === 0) return 3
  return over <= parOf(state.size, state.seed) / 2 ? 2 : 1
}

function result(state: State): Result {
  if (state.helped) return { outcome: "won" }
  const over = excess(state)
  const presses = `${state.presses} ${state.presses === 1 ? "press" : "presses"}`
  const text = over === 0 ? `${presses}, the fewest possible` : `${presses}, ${over} more than needed`
  return { outcome: "won", best: { score: -over, text } }
}

function report(event: GameEvent<State, Action, Options>): Report | undefined {
  const label = boardName(event.options.size)
  if (event.kind === "step") return { action: "select", label, value: event.action.cell }
  if (event.kind === "over") return { action: "win", label, value: event.state.presses }
  const isLevel = event.kind === "options" && event.options.size !== event.before.size
  return { action: isLevel ? "level" : "reset", label }
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const size: v.GenericSchema<unknown, number> = v.picklist(sizes)

/** Returns whether the lights can result from the deal. Called for every undo step, so it avoids a search. */
function isPossible({ size, seed, lit, last, presses }: State): boolean {
  const isCell = (cell: number) => cell < size * size
  const isSet = lit.every((cell, at) => isCell(cell) && (at === 0 || cell > (lit[at - 1] ?? -1)))
  if (!isSet || (last !== null && !isCell(last)) || (last === null) !== (presses === 0)) return false
  const lights = setOf(lit)
  if (presses === 0) return lights === lightsOf(size, seed)
  return lit.length === 0 ? presses >= parOf(size, seed) : isSolvable(size, lights)
}

export const unnamed: Game<State, Action, Options> = {
  name: "unnamed",
  options: { size: 3, deal: "" },
  schema: {
    state: v.pipe(
      v.object({
        size,
        seed: v.pipe(v.string(), v.regex(seedPattern)),
        lit: v.pipe(v.array(count), v.maxLength(49)),
        presses: count,
        last: v.nullable(count),
        helped: v.boolean(),
      }),
      v.check(isPossible),
    ),
    options: v.object({ size, deal: v.union([v.literal(""), v.pipe(v.string(), v.regex(seedPattern))]) }),
  },
  start,
  step,
  isOver,
  result,
  level: options => boardName(options.size),
  undo: true,
  report,
}
