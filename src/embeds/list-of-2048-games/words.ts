/** Texts about a game: its status, its cells, its result, and the text to share. */
import { type Tally, tallyText } from "../../lib/game/game"
import { missingCells, type Tile, type Way } from "./board"
import { goalOf } from "./goals"
import { count, type Kind, kindOf, nameOf } from "./kinds"
import { isOpenOn, isStuck, type State, tuesday } from "./logic"
import { spokenOf, type TileSet, tileSets } from "./tiles"

/** The number of kinds that are playable only on Tuesdays: a quarter of all. */
const closed = count / 4

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/** Joins words: "2, 4 and 8". */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ""
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last
}

/** Returns the label of the goal tile: "2048", "Pertti". */
export function goalLabel(kind: Kind): string {
  return tileSets[kind.tiles].label(goalOf(kind))
}

function setOf({ kind }: State): TileSet {
  return tileSets[kindOf(kind).tiles]
}

/** Returns whether a tile is covered: in the dark all but those of the last move are, until the game is over. */
export function isCovered(state: State, [id]: Tile): boolean {
  const over = isStuck(state) || (state.won && !state.kept)
  return kindOf(state.kind).twist === "dark" && id < state.fresh && !over
}

/** Describes a cell for screen readers: "2", "empty", "the hamster, asleep". */
export function cellText(state: State, cell: number): string {
  const { size, floor } = kindOf(state.kind)
  if (missingCells(size, floor).includes(cell)) return floor === "stone" ? "a stone" : "no cell"
  if (cell === state.hamster) return "the hamster, asleep"
  const tile = state.tiles[cell]
  if (!tile) return "empty"
  return isCovered(state, tile) ? "a tile in the dark" : spokenOf(setOf(state), tile[1])
}

function cellName(cell: number, size: number): string {
  return `row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`
}

/** Describes the last tile added: "A 2 came to row 1, column 4." */
function arrivalText(state: State): string {
  const { size } = kindOf(state.kind)
  const cell = state.tiles.findIndex(tile => tile?.[0] === state.next - 1)
  const tile = state.tiles[cell]
  if (!tile) return ""
  const name = spokenOf(setOf(state), tile[1])
  return `A ${name} came to ${cellName(cell, size)}.`
}

function madeText(state: State): string {
  const names = state.tiles.flatMap(tile =>
    tile && tile[0] >= state.fresh && tile[0] < state.next - 1 ? [spokenOf(setOf(state), tile[1])] : [],
  )
  return names.length > 0 && state.moves > 0 ? `Made ${listed(names)}. ` : ""
}

/** Returns the reason a kind can't be played on a weekday (0 is Sunday); null if it can. */
export function closedText(kind: Kind, weekday: number): string | null {
  if (isOpenOn(kind, weekday)) return null
  return `This kind is played on Tuesdays. Today is ${days[weekday]}. You can look at it, or borrow a Tuesday.`
}

/** Returns the result of the slot machine, short enough for a status line. */
export function drawnText(kind: Kind): string {
  return `The reels say ${nameOf(kind)}: make ${goalLabel(kind)}.`
}

/** Describes the state of the game in a few short sentences. */
export function statusOf(state: State): string {
  const kind = kindOf(state.kind)
  const score = `Score ${state.score}.`
  const stuck = isStuck(state)
  if (state.won && !state.kept) {
    const then = stuck ? "Nothing moves any more, but nothing has to." : "You may go on, or go out."
    return `${score} ${goalLabel(kind)}! You have won in ${state.moves} moves. ${then}`
  }
  if (stuck && state.won) return `${score} Nothing moves any more, and you won long ago.`
  if (stuck)
    return `${score} Nothing moves any more. It happens to everybody, and first to people in a hurry.`
  if (state.moves === 0)
    return `Make ${goalLabel(kind)}. Slide the tiles with the arrow keys, by swipes or by the buttons.`
  return `${score} ${madeText(state)}${arrivalText(state)}`
}

/** Describes the search results, and how many kinds can be played today. `weekday` is null until it is known. */
export function listStatus(found: number, weekday: number | null): string {
  if (found === 0) return "None of the 2048 is like that. There is your gap in the market."
  if (found < count) return found === 1 ? "One kind of 2048." : `${found} kinds of 2048.`
  if (weekday === null) return `${count} kinds.`
  return weekday === tuesday
    ? `${count} kinds. It is Tuesday, so all of them can be played.`
    : `${count} kinds. ${count - closed} can be played today, the others on Tuesdays.`
}

/** Returns the message for a move that moves nothing. */
export function refusedText(way: Way): string {
  return `Nothing moves ${way}.`
}

/** Formats the statistics of a kind as a sentence; `best` is null before the first point. */
export function tallyLine(tally: Tally, best: number | null): string {
  const score = best === null ? "" : ` Best score: ${best}.`
  return tallyText({ ...tally, best: null }) + score
}

/** Returns the text to share after a game. */
export function shareText(state: State): string {
  const kind = kindOf(state.kind)
  const what = kind.number === count ? "2048" : `2048 no. ${kind.number} (${nameOf(kind)})`
  const moves = `${state.moves} moves, ${state.score} points`
  if (state.won) return `I made ${goalLabel(kind)} in ${what}: ${moves}. The link deals the same tiles.`
  const set = setOf(state)
  const ranks = state.tiles.flatMap(tile => (tile ? [tile[1]] : []))
  const biggest = set.label(Math.max(...ranks))
  return `I got as far as ${biggest} in ${what}: ${moves}. The link deals the same tiles.`
}
