/** 2048 in all its kinds by one engine. The rules of the last kind are those of Gabriele Cirulli's game of 2014. */
import { replaceAt } from "../../lib/content/arrayMethods"
import { newSeed, pick, type Random, randomInt, seeded, shuffle } from "../../lib/game/random"
import {
  fallen,
  isBehind,
  isSame,
  missingCells,
  neighboursOf,
  type Slide,
  type Spent,
  slid,
  type Tile,
  type Way,
  ways,
} from "./board"
import { goalOf } from "./goals"
import { type Kind, kindOf } from "./kinds"
import { type Rank, type TileSet, tileSets } from "./tiles"

export type State = {
  kind: number
  /** The seed of the RNG: the same seed and moves give the same tiles. */
  seed: string
  moves: number
  score: number
  tiles: (Tile | null)[]
  /** The cell of the sleeping hamster, in kinds that have one; otherwise null. */
  hamster: number | null
  /** The id of the next tile, and the first id of the tiles made by or added after the last move. */
  next: number
  fresh: number
  /** The tiles consumed by the last move. */
  spent: Spent[]
  won: boolean
  /** True if the game continues after the win. */
  kept: boolean
}

/** `weekday` is 0 for Sunday. */
export type Action = { kind: "slide"; way: Way; weekday: number } | { kind: "keep" }

export const tuesday = 2
/** The number of moves after which the hamster changes place. */
export const movesPerNap = 10

/** Returns whether a kind can be played on a weekday (0 is Sunday). */
export function isOpenOn({ twist }: Kind, weekday: number): boolean {
  return twist !== "tuesday" || weekday === tuesday
}

function blockedCells({ size, floor }: Kind, hamster: number | null): ReadonlySet<number> {
  return new Set([...missingCells(size, floor), ...(hamster === null ? [] : [hamster])])
}

/** Returns the cells where a new tile could be placed. */
export function freeCells({ kind, tiles, hamster }: Pick<State, "kind" | "tiles" | "hamster">): number[] {
  const blocked = blockedCells(kindOf(kind), hamster)
  return tiles.flatMap((tile, cell) => (tile === null && !blocked.has(cell) ? [cell] : []))
}

function settled(tiles: (Tile | null)[], kind: Kind, hamster: number | null): (Tile | null)[] {
  return kind.twist === "gravity" ? fallen(tiles, kind.size, blockedCells(kind, hamster)) : tiles
}

/**
 * Returns how much a tile would be in the way on a cell: next to large tiles, and next to none that it can merge
 * with.
 */
function nuisance({ tiles }: State, kind: Kind, cell: number, rank: Rank): number {
  const { meet } = tileSets[kind.tiles]
  return neighboursOf(cell, kind.size).reduce((sum, beside) => {
    const other = tiles[beside]?.[1]
    if (other === undefined) return sum
    return sum + (meet([other, rank]) ? -100 : Math.abs(other))
  }, 0)
}

function placeFor(state: State, kind: Kind, rank: Rank, way: Way | null, random: Random): number {
  const free = freeCells(state)
  switch (kind.arrival) {
    case "anywhere":
      return pick(free, random)
    case "behind": {
      const edge = way ? free.filter(cell => isBehind(cell, kind.size, way)) : []
      return pick(edge.length > 0 ? edge : free, random)
    }
    case "belt":
      return free[0] ?? 0
    case "spite": {
      const maxNuisance = Math.max(...free.map(cell => nuisance(state, kind, cell, rank)))
      return pick(
        free.filter(cell => nuisance(state, kind, cell, rank) === maxNuisance),
        random,
      )
    }
  }
}

/** Returns the rank of the next tile, after `came` others. */
function rankFor({ seed }: State, kind: Kind, came: number, random: Random): Rank {
  const { belt, bag }: TileSet = tileSets[kind.tiles]
  if (kind.arrival !== "belt" && !bag) return pick(belt, random)
  const fill = `${seed} bag ${Math.floor(came / belt.length)}`
  const order = kind.arrival === "belt" ? belt : shuffle(belt, seeded(fill))
  return order[came % belt.length] ?? 1
}

/** Returns the state with one more tile; `came` is the number of tiles so far. */
function withArrival(state: State, came: number, way: Way | null, random: Random): State {
  const kind = kindOf(state.kind)
  const rank = rankFor(state, kind, came, random)
  const cell = placeFor(state, kind, rank, way, random)
  const tiles = replaceAt(state.tiles, cell, [state.next, rank])
  return { ...state, tiles: settled(tiles, kind, state.hamster), next: state.next + 1 }
}

/** Moves the hamster to another free cell; he stays if there is none. */
function withHamsterMoved(state: State, random: Random): State {
  const free = freeCells(state)
  if (state.hamster === null || free.length === 0) return state
  const hamster = pick(free, random)
  return { ...state, hamster, tiles: settled(state.tiles, kindOf(state.kind), hamster) }
}

/** Starts a new game of a kind, with two tiles. The same seed deals the same game. */
export function dealt(number: number, seed: string): State {
  const kind = kindOf(number)
  const random = seeded(seed)
  const empty: State = {
    kind: number,
    seed,
    moves: 0,
    score: 0,
    tiles: Array(kind.size ** 2).fill(null),
    hamster: kind.floor === "hamster" ? randomInt(kind.size ** 2, random) : null,
    next: 1,
    fresh: 1,
    spent: [],
    won: false,
    kept: false,
  }
  return withArrival(withArrival(empty, 0, null, random), 1, null, random)
}

/** Returns the result of a move on the existing tiles, or null if nothing moves. */
export function slideOf(state: State, way: Way): Slide | null {
  const kind = kindOf(state.kind)
  const blocked = blockedCells(kind, state.hamster)
  const slide = slid(state.tiles, kind.size, blocked, way, tileSets[kind.tiles].meet, state.next)
  // Under gravity a jump may end where it began and still have merged tiles in the air.
  if (isSame(slide.tiles, state.tiles)) return null
  return { ...slide, tiles: settled(slide.tiles, kind, state.hamster) }
}

/** Returns whether no move is possible. */
export function isStuck(state: State): boolean {
  return ways.every(way => slideOf(state, way) === null)
}

/** Returns whether the game is over: stuck, or won and not continued. */
export function isOver(state: State): boolean {
  return (state.won && !state.kept) || isStuck(state)
}

function moved(state: State, way: Way): State {
  const kind = kindOf(state.kind)
  const slide = slideOf(state, way)
  if (!slide) return state
  const { worth } = tileSets[kind.tiles]
  const moves = state.moves + 1
  const after: State = {
    ...state,
    moves,
    tiles: slide.tiles,
    spent: slide.spent,
    score: slide.made.reduce((sum, rank) => sum + worth(rank), state.score),
    fresh: state.next,
    next: state.next + slide.made.length,
    won: state.won || slide.made.some(rank => rank >= goalOf(kind)),
  }
  const random = seeded(`${state.seed} ${moves}`)
  const walked =
    kind.floor === "hamster" && moves % movesPerNap === 0 ? withHamsterMoved(after, random) : after
  return withArrival(walked, moves + 1, way, random)
}

/** Returns the state after an action; the same object if it is not allowed. */
export function step(state: State, action: Action): State {
  if (action.kind === "keep")
    return state.won && !state.kept && !isStuck(state) ? { ...state, kept: true } : state
  if ((state.won && !state.kept) || !isOpenOn(kindOf(state.kind), action.weekday)) return state
  return moved(state, action.way)
}

/** Returns the seed of a new game: the requested one, or a random one. */
export function seedFor(asked: string, random: Random): string {
  return asked || newSeed(random)
}
