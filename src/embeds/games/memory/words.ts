/** Texts of the memory game: status, labels, score and the text to share. */
import { type Tally, tallyText } from "../../../lib/game/game"
import { hash, pick, seeded } from "../../../lib/game/random"
import { expectedMoves, holeOf, pairsOf, sizes } from "./deal"
import { memory, tableName } from "./logic"
import {
  faceOf,
  found,
  isAlone,
  isOpen,
  isOver,
  isPair,
  isPertti,
  type Options,
  type Player,
  type State,
} from "./state"
import { swapNow } from "./tidying"
import { spoken } from "./time"

/** A card's name and picture. */
export type Card = { name: string; picture: string }

export function cardOf(state: State, cell: number, cards: readonly Card[]): Card {
  return cards[faceOf(state, cell) ?? -1] ?? { name: "no card", picture: "" }
}

/** Returns a cell's place: "Row 1, column 2". */
export function cellName({ size }: State, cell: number): string {
  return `Row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`
}

/** Returns a player's name within a sentence. */
export function playerName(player: Player, options: Options): string {
  if (!isPertti(options)) return `player ${player + 1}`
  return player === 0 ? "you" : "Pertti"
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns a cell's accessible label: "Row 1, column 2: cow, found". */
export function cellLabel(state: State, cell: number, cards: readonly Card[], options: Options): string {
  const place = cellName(state, cell)
  if (cell === holeOf(state.size)) return `${place}: Pertti, asleep. Not a card`
  const swap = swapNow(state)
  if (cell === swap?.one || cell === swap?.other) return `${place}: face down, just swapped`
  if (!isOpen(state, cell)) return `${place}: face down`
  const { name } = cardOf(state, cell, cards)
  const owner = state.owners[cell] ?? null
  if (owner === null) return `${place}: ${name}, turned`
  return `${place}: ${name}, found${isAlone(options) ? "" : ` by ${playerName(owner, options)}`}`
}

const manners = [
  "Pertti sniffs at a card",
  "Pertti walks over the table and stops",
  "Pertti turns a card with his nose",
  "Pertti has a feeling",
  "Pertti shuts his eyes, and points",
]

function perttiTurns(state: State): string {
  if (state.turned.length === 2) return isPair(state) ? "Pertti knew that" : "Pertti was nearly sure"
  return pick(manners, seeded(hash(`${state.seed}${state.moves}`)))
}

function verdict(moves: number, pairs: number): string {
  if (moves === pairs) return "Not one miss. Pertti asks to see your sleeves."
  const ratio = moves / expectedMoves(pairs)
  if (ratio <= 1) return "You were better than that. Pertti would like to know where you keep it all."
  if (ratio <= 1.4) return "Pertti calls that close, and he has seen many come close."
  if (ratio <= 2) return "Pertti calls that human, and means it kindly."
  return "Pertti enjoyed the walk."
}

function ending(state: State, options: Options): string {
  const pairs = pairsOf(state.size)
  if (isAlone(options)) {
    const perfect = expectedMoves(pairs).toFixed(1)
    const all = `All ${pairs} pairs in ${state.moves} moves and ${spoken(state.spent)}.`
    const end = state.size === sizes.at(-1) ? " There is no larger table. You have finished the game." : ""
    return `${all} With a perfect memory it takes ${perfect} moves on average. ${verdict(state.moves, pairs)}${end}`
  }
  const [mine, theirs] = [found(state, 0), found(state, 1)]
  const score = `${Math.max(mine, theirs)} to ${Math.min(mine, theirs)}`
  if (!isPertti(options)) {
    if (mine === theirs) return `A draw, ${mine} each. Shake hands.`
    return `Player ${mine > theirs ? 1 : 2} wins, ${score}. Shake hands.`
  }
  if (mine === theirs) return `A draw, ${mine} each. Pertti has his in his cheeks.`
  return mine > theirs
    ? `You win, ${score}. Pertti remembers it differently.`
    : `Pertti wins, ${score}, and has already forgotten it.`
}

function next(state: State, options: Options): string {
  const swap = swapNow(state)
  if (swap) return " Pertti swaps two cards."
  if (isAlone(options)) return ""
  const name = playerName(state.player, options)
  const again = isPair(state) ? " again" : ""
  if (name === "you") return ` Your turn${again}.`
  if (name !== "Pertti") return ` ${capital(name)}${again}.`
  if (again) return " He goes again."
  return options.company === "patient" ? " Pertti waits for your nod." : " Pertti is thinking."
}

/** Describes the state in a sentence or two. `invited` is true if the deal came from a link. */
export function statusOf(state: State, cards: readonly Card[], options: Options, invited = false): string {
  const [first, last = first] = state.turned
  if (first === undefined || last === undefined) {
    const sender = invited ? "A friend sent you these cards. " : ""
    return `${sender}${pairsOf(state.size)} pairs lie face down. Turn two cards.${next(state, options)}`
  }
  const { name } = cardOf(state, last, cards)
  const isMiss = state.turned.length === 2 && !isPair(state)
  const turner: Player = isMiss && state.players === 2 ? (state.player === 0 ? 1 : 0) : state.player
  const isHis = isPertti(options) && turner === 1
  const what = `${isHis ? `${perttiTurns(state)}. ` : ""}${cellName(state, last)}: ${name}.`
  if (state.turned.length === 1) return what
  if (isMiss) return `${what} No pair with ${cardOf(state, first, cards).name}.${next(state, options)}`
  if (isOver(state)) return `${what} A pair! ${ending(state, options)}`
  return `${what} A pair! ${score(state, options)}.${next(state, options)}`
}

/** Formats the score: "3 of 8 found", or "You 3, Pertti 2". */
export function score(state: State, options: Options): string {
  if (isAlone(options)) return `${found(state, 0)} of ${pairsOf(state.size)} found`
  return ([0, 1] as const)
    .map(player => `${capital(playerName(player, options))} ${found(state, player)}`)
    .join(", ")
}

/** Returns the text to share after a game. */
export function shareText(state: State, options: Options): string {
  const table = `${tableName(state.size)} memory`
  if (isAlone(options)) {
    const pairs = pairsOf(state.size)
    const times = state.swaps.length
    const tidied =
      times > 0 ? `, while a hamster swapped cards ${times === 1 ? "once" : `${times} times`}` : ""
    return `I found the ${pairs} pairs of a ${table} in ${state.moves} moves and ${spoken(state.spent)}${tidied}. The same cards lie here for you.`
  }
  const [mine, theirs] = [found(state, 0), found(state, 1)]
  if (!isPertti(options)) return `Two of us played ${table}. It ended ${mine} to ${theirs}.`
  if (mine === theirs) return `I drew with a hamster at ${table}, ${mine} pairs each.`
  return mine > theirs
    ? `I beat a hamster at ${table}, ${mine} pairs to ${theirs}.`
    : `A hamster beat me at ${table}, ${theirs} pairs to ${mine}.`
}

/** Returns the statistics of this table and opponent in a sentence. */
export function tallyLine(tally: Tally, options: Options): string {
  const where = `${memory.level?.(options)}: `
  const { played, won, lost, drawn } = tally
  if (options.company !== "friend" || played === 0) return where + tallyText(tally).replace(/^N/, "n")
  return `${where}${played} ${played === 1 ? "game" : "games"}, player 1 won ${won}, player 2 won ${lost}, ${drawn} drawn.`
}
