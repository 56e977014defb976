/** Memory: two cards a move, alone or in turns. */
import type { Game, GameEvent, Report, Result } from "../../../lib/game/game"
import { newSeed, type Random } from "../../../lib/game/random"
import {
  canTurn,
  faceOf,
  found,
  isAlone,
  isGoing,
  isOver,
  isPertti,
  type Options,
  type Player,
  type State,
} from "./state"
import { optionsSchema, stateSchema } from "./stateSchema"
import { swapAfter } from "./tidying"
import { clock } from "./time"

/** A turn includes the player, so that a late press is never taken for the other player's. */
export type Action = { kind: "turn"; cell: number; player: Player } | { kind: "time"; milliseconds: number }

/** The maximum time in milliseconds counted between two updates. A longer gap means that the machine slept. */
export const maxStepMs = 5000

function start({ size, company, deal }: Options, random: Random): State {
  return {
    size,
    seed: deal || newSeed(random),
    players: company === "alone" || company === "tidy" ? 1 : 2,
    owners: Array(size * size).fill(null),
    turned: [],
    player: 0,
    moves: 0,
    seen: [],
    spent: 0,
    tidies: company === "tidy",
    swaps: [],
  }
}

function step(state: State, action: Action): State {
  if (action.kind === "time") {
    const spent = Math.min(action.milliseconds, maxStepMs)
    return isGoing(state) && state.players === 1 && spent > 0
      ? { ...state, spent: state.spent + spent }
      : state
  }
  const { cell, player } = action
  if (player !== state.player || !canTurn(state, cell)) return state
  const seen = [...state.seen.filter(other => other !== cell), cell]
  const first = state.turned.length === 1 ? state.turned[0] : undefined
  if (first === undefined) return { ...state, seen, turned: [cell] }
  const moved = { ...state, seen, turned: [first, cell], moves: state.moves + 1 }
  if (faceOf(state, first) === faceOf(state, cell)) {
    const owners = state.owners.map((owner, at) => (at === first || at === cell ? player : owner))
    return { ...moved, owners }
  }
  if (state.players === 2) return { ...moved, player: player === 0 ? 1 : 0 }
  const swap = swapAfter(moved)
  return swap ? { ...moved, swaps: [...moved.swaps, swap] } : moved
}

function result(state: State, options: Options): Result {
  const { moves, spent } = state
  if (isAlone(options)) {
    // The time breaks ties: an hour weighs less than a move.
    const score = -moves - Math.min(spent, 3_599_000) / 3_600_000
    return { outcome: "won", best: { score, text: `${moves} moves in ${clock(spent)}` } }
  }
  const [mine, theirs] = [found(state, 0), found(state, 1)]
  if (mine === theirs) return { outcome: "drawn" }
  if (mine < theirs) return { outcome: "lost" }
  return isPertti(options)
    ? { outcome: "won", best: { score: mine - theirs, text: `${mine} pairs to ${theirs}` } }
    : { outcome: "won" }
}

const companions = {
  tidy: " with Pertti tidying up",
  alone: "",
  friend: " with a friend",
  pertti: " against Pertti",
  patient: " against Pertti",
}

/** Returns the name of a table: "4x4". */
export function tableName(size: number): string {
  return `${size}x${size}`
}

function report(event: GameEvent<State, Action, Options>): Report | undefined {
  if (event.kind === "step") {
    if (event.action.kind === "time") return undefined
    return { action: "select", label: tableName(event.after.size), value: event.action.cell }
  }
  const { options } = event
  const label = tableName(options.size)
  if (event.kind === "options")
    return options.size === event.before.size ? undefined : { action: "level", label }
  if (event.kind === "new") return undefined
  const { outcome } = event.result
  const isWon = outcome === "won" || (outcome === "lost" && options.company === "friend")
  return isWon ? { action: "win", label, value: event.state.moves } : undefined
}

export const memory: Game<State, Action, Options> = {
  name: "memory",
  options: { size: 4, set: "animals", company: "tidy", deal: "" },
  schema: { state: stateSchema, options: optionsSchema },
  start,
  step,
  isOver,
  result,
  level: ({ size, company }) => tableName(size) + companions[company],
  report,
}
