/** The game definition: state validation, end of game, and reports. */
import * as v from "valibot"
import type { Game, GameEvent, Report } from "../../lib/game/game"
import { missingCells } from "./board"
import { count, kindOf, nameOf } from "./kinds"
import { type Action, dealt, isOver, type State, seedFor, step } from "./logic"
import { type TileSet, tileSets } from "./tiles"

export type Options = {
  kind: number
  /** The seed from a link; "" for a random one. */
  seed: string
}

const whole = v.pipe(v.number(), v.integer())
const natural = v.pipe(whole, v.minValue(0))
const kindNumber = v.pipe(whole, v.minValue(1), v.maxValue(count))

export const seedPattern = /^[a-z0-9]{1,12}$/
const seed = v.pipe(v.string(), v.regex(seedPattern))

const shape = v.object({
  kind: kindNumber,
  seed,
  moves: natural,
  score: whole,
  tiles: v.array(v.nullable(v.tuple([natural, whole]))),
  hamster: v.nullable(natural),
  next: natural,
  fresh: natural,
  spent: v.array(v.tuple([natural, whole, natural])),
  won: v.boolean(),
  kept: v.boolean(),
})

/** Returns whether a stored board is valid for its kind: its size, its tiles, and its empty cells. */
function isPossible({ kind: number, tiles, hamster, next, spent }: State): boolean {
  // valibot also calls this check on values that already have issues.
  if (!v.is(kindNumber, number)) return false
  const kind = kindOf(number)
  const set: TileSet = tileSets[kind.tiles]
  const there = tiles.filter(tile => tile !== null)
  const away = [...missingCells(kind.size, kind.floor), ...(hamster === null ? [] : [hamster])]
  return (
    tiles.length === kind.size ** 2 &&
    there.length > 0 &&
    (hamster !== null) === (kind.floor === "hamster") &&
    away.every(cell => tiles[cell] === null) &&
    new Set(there.map(([id]) => id)).size === there.length &&
    there.every(([id, rank]) => id < next && set.has(rank)) &&
    spent.every(([, rank, cell]) => set.has(rank) && cell < tiles.length)
  )
}

function report(event: GameEvent<State, Action, Options>): Report | undefined {
  switch (event.kind) {
    case "step":
      return undefined
    case "new":
      return { action: "reset" }
    case "options":
      return event.options.kind === event.before.kind
        ? { action: "reset" }
        : { action: "level", label: nameOf(kindOf(event.options.kind)), value: event.options.kind }
    case "over":
      return event.result.outcome === "won" ? { action: "win", value: event.state.score } : undefined
  }
}

export const game2048: Game<State, Action, Options> = {
  name: "list-of-2048-games",
  options: { kind: count, seed: "" },
  schema: {
    state: v.pipe(
      shape,
      v.check(state => isPossible(state)),
    ),
    options: v.object({ kind: kindNumber, seed: v.union([v.literal(""), seed]) }),
  },
  start: ({ kind, seed }, random) => dealt(kind, seedFor(seed, random)),
  step,
  isOver,
  result: ({ won }) => ({ outcome: won ? "won" : "lost" }),
  level: ({ kind }) => nameOf(kindOf(kind)),
  undo: true,
  report,
}
