/** Texts of the game: status, labels, statistics and the text to share. */
import { type Tally, tallyText } from "../../../lib/game/game"
import { parOf } from "./deal"
import { boardName, excess, type Options, type State, starsFor, unnamed } from "./logic"
import { minNamedSize } from "./naming"

export type Hint = { cell: number; left: number }

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Returns a window's position: "row 1, column 2". */
export function cellName(size: number, cell: number): string {
  return `row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns a window's accessible label: "Row 1, column 2: on". */
export function cellLabel({ size, lit }: State, cell: number, hint: Hint | null): string {
  const light = lit.includes(cell) ? "on" : "off"
  return `${capital(cellName(size, cell))}: ${light}${hint?.cell === cell ? ", the hint" : ""}`
}

/** Describes a row of windows: "on, off, on". */
export function rowInWords({ size, lit }: State, row: number): string {
  return Array.from({ length: size }, (_, column) => (lit.includes(row * size + column) ? "on" : "off")).join(
    ", ",
  )
}

/** Returns the stars as a number and in words: 2, "two stars of three". */
export function starsText(state: State): { stars: number; words: string } {
  const stars = starsFor(state)
  return {
    stars,
    words: `${["no stars", "one star", "two stars", "three stars"][stars]} of three`,
  }
}

function ending(state: State): string {
  const { size, seed, presses } = state
  const par = parOf(size, seed)
  const done = `Everything is dark after ${counted(presses, "press", "presses")}.`
  const judged =
    excess(state) === 0 ? "It can't be done in fewer." : `${capital(String(par))} would have done.`
  const stars = state.helped ? "The hints took the stars." : `${capital(starsText(state).words)}.`
  const end = size >= minNamedSize ? " You may name the game." : ""
  return `${done} ${judged} ${stars} Pertti goes to work.${end}`
}

/** Describes the state in a sentence or two. `invited` is true if the deal came from a link. */
export function statusOf(state: State, hint: Hint | null, invited = false): string {
  const { size, seed, lit, last } = state
  const lights = `${counted(lit.length, "light is", "lights are")} on.`
  if (unnamed.isOver(state)) return ending(state)
  if (hint) {
    const left = `From here it takes ${counted(hint.left, "press", "presses")}.`
    return `Hint: press ${cellName(size, hint.cell)}. ${left}`
  }
  if (last !== null) return `${capital(cellName(size, last))}: ${lights}`
  const sender = invited ? "A friend sent you this house. " : ""
  return `${sender}${lights} It can be done in ${counted(parOf(size, seed), "press", "presses")}.`
}

/** Returns the text to share; `name` is the visitor's name for the game, or "". */
export function shareText(state: State, name: string): string {
  const { size, seed, presses } = state
  const how = state.helped
    ? ", with hints"
    : excess(state) === 0
      ? ", and it can't be done in fewer"
      : `; ${parOf(size, seed)} would have done`
  const game = name ? `a game that I call ${name}` : "a game without a name"
  return `I put out a ${boardName(size)} house in ${counted(presses, "press", "presses")}${how}. It is ${game}.`
}

/** Returns the statistics of this size in a sentence. */
export function tallyLine(tally: Tally, options: Options): string {
  return `${boardName(options.size)}: ${tallyText(tally).replace(/^N/, "n")}`
}
