/** What is said about a game of colours: how it stands, what a cell is called, and what to tell others. */
import { type Tally, tallyText } from "../../lib/game/game"
import {
  doneOf,
  isWon,
  levels,
  type Mode,
  maxMistakes,
  oddCell,
  rowAndColumn,
  type State,
  sideOf,
} from "./logic"

/** Where a cell is: "row 1, column 2". */
export function placeText(cell: number, level: number): string {
  const { row, column } = rowAndColumn(cell, level)
  return `row ${row}, column ${column}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A cell's name. It has no colour in it, unless the cell has been asked: then it goes on saying what it said. */
export function cellLabel(state: State, cell: number, told: string | null): string {
  const place = capital(placeText(cell, state.level))
  const says = told ? `: ${told}` : ""
  if (state.wrong.includes(cell)) return `${place}${says}, like the others`
  const isShown = state.mistakes >= maxMistakes || isWon(state)
  return isShown && cell === oddCell(state) ? `${place}${says}, the different one` : place + says
}

/** What a cell says when it is asked; a text that is the same twice in a row would not be read aloud the second time. */
export function toldText(state: State, cell: number, colour: string, times: number): string {
  const breath = times % 2 === 0 ? "\u00a0" : ""
  return `${capital(placeText(cell, state.level))} is ${colour}. Press it again to choose it.${breath}`
}

const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`

/** What a number of levels says of somebody's eyes. */
function verdict(done: number): string {
  if (done >= levels) return "There is nothing left to see here. Rest your eyes."
  if (done >= 20) return "Good enough to see what the printer did to the photo."
  if (done >= 16) return "Good enough to have opinions about two whites."
  if (done >= 12) return "Good enough for a paint shop, on a weekday."
  if (done >= 8) return "Good enough to choose curtains, with somebody."
  if (done >= 4) return "Good enough to pair socks by daylight."
  return "Good enough to tell the sauna from the fridge."
}

/** A difference with one decimal: "5.2". */
export function apart(difference: number): string {
  return difference.toFixed(1)
}

/** How the game stands; `last` is how far apart the colours were that were found last, null where none is known. */
export function statusOf(state: State, mode: Mode, last: number | null): string {
  const { level, wrong, mistakes } = state
  const distance = last === null ? "" : ` They were ${apart(last)} apart.`
  if (isWon(state)) return `Found, and it was the last.${distance} ${verdict(levels)}`
  const miss = wrong.at(-1)
  if (mistakes >= maxMistakes) {
    const blunder = miss === undefined ? "" : `${capital(placeText(miss, level))} is like the others. `
    return `${blunder}It was ${placeText(oddCell(state), level)}. ${verdict(doneOf(state))}`
  }
  const left = `${plural(maxMistakes - mistakes, "mistake")} left.`
  if (miss !== undefined) return `${capital(placeText(miss, level))} is like the others. ${left}`
  const cells = sideOf(level) ** 2
  const found = level > 1 ? `Found.${distance} ` : ""
  const how = mode === "told" ? " Press a cell to hear its colour, and again to choose it." : ""
  return `${found}Level ${level} of ${levels}: ${cells} cells, and one is different.${how} ${left}`
}

const ways: Record<Mode, string> = { colours: "", greys: ", in greys", told: ", by what the cells said" }

/** The result of a game that is over, for others to read. */
export function shareText(state: State, mode: Mode): string {
  const deal = "The link deals the same colours."
  if (isWon(state))
    return `I found all ${levels} odd cells of the colour grid${ways[mode]}, with ${plural(state.mistakes, "mistake")}. ${deal}`
  return `I got to level ${state.level} of ${levels} in the colour grid${ways[mode]}. ${deal}`
}

/** The statistics of a mode in a sentence; `best` is the highest level that was done, 0 for none. */
export function tallyLine(tally: Tally, best: number): string {
  return tallyText({ ...tally, best: null }) + (best > 0 ? ` Best level: ${best}.` : "")
}
