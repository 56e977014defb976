/** The texts of the game: its status, the names of cells, and the result to share. */
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

/** Describes the position of a cell: "row 1, column 2". */
export function placeText(cell: number, level: number): string {
  const { row, column } = rowAndColumn(cell, level)
  return `row ${row}, column ${column}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns the accessible name of a cell. It reveals no colour unless the cell has been asked, in which case it
 * repeats the answer.
 */
export function cellLabel(state: State, cell: number, answer: string | null): string {
  const place = capital(placeText(cell, state.level))
  const says = answer ? `: ${answer}` : ""
  if (state.wrong.includes(cell)) return `${place}${says}, like the others`
  const isShown = state.mistakes >= maxMistakes || isWon(state)
  return isShown && cell === oddCell(state) ? `${place}${says}, the different one` : place + says
}

/** Returns a cell's answer. A no-break space alternates, since screen readers skip a text identical to the last. */
export function answerText(state: State, cell: number, colour: string, times: number): string {
  const breath = times % 2 === 0 ? "\u00a0" : ""
  return `${capital(placeText(cell, state.level))} is ${colour}. Press it again to choose it.${breath}`
}

const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`

/** Judges the player's eyes by the number of levels. */
function verdict(done: number): string {
  if (done >= levels) return "There is nothing left to see here. Rest your eyes."
  if (done >= 20) return "Good enough to see what the printer did to the photo."
  if (done >= 16) return "Good enough to have opinions about two whites."
  if (done >= 12) return "Good enough for a paint shop, on a weekday."
  if (done >= 8) return "Good enough to choose curtains, with somebody."
  if (done >= 4) return "Good enough to pair socks by daylight."
  return "Good enough to tell the sauna from the fridge."
}

/** Formats a difference with one decimal: "5.2". */
export function formatDifference(difference: number): string {
  return difference.toFixed(1)
}

/** Describes the state of the game; `last` is the difference of the last pair found, null if unknown. */
export function statusOf(state: State, mode: Mode, last: number | null): string {
  const { level, wrong, mistakes } = state
  const distance = last === null ? "" : ` They were ${formatDifference(last)} apart.`
  if (isWon(state)) return `Found, and it was the last.${distance} ${verdict(levels)}`
  const miss = wrong.at(-1)
  if (mistakes >= maxMistakes) {
    const blunder = miss === undefined ? "" : `${capital(placeText(miss, level))} is like the others. `
    return `${blunder}It was ${placeText(oddCell(state), level)}. ${verdict(doneOf(state))}`
  }
  const left = `${plural(maxMistakes - mistakes, "mistake")} left.`
  if (miss !== undefined) return `${capital(placeText(miss, level))} is like the others. ${left}`
  const cells = sideOf(level) ** 2
  const foundText = level > 1 ? `Found.${distance} ` : ""
  const how = mode === "told" ? " Press a cell to hear its colour, and again to choose it." : ""
  return `${foundText}Level ${level} of ${levels}: ${cells} cells, and one is different.${how} ${left}`
}

const ways: Record<Mode, string> = { colours: "", greys: ", in greys", told: ", by what the cells said" }

/** Returns the result of a finished game to share. */
export function shareText(state: State, mode: Mode): string {
  const deal = "The link deals the same colours."
  if (isWon(state))
    return `I found all ${levels} odd cells of the colour grid${ways[mode]}, with ${plural(state.mistakes, "mistake")}. ${deal}`
  return `I got to level ${state.level} of ${levels} in the colour grid${ways[mode]}. ${deal}`
}

/** Describes the statistics of a mode; `best` is the highest level completed, 0 for none. */
export function tallyLine(tally: Tally, best: number): string {
  return tallyText({ ...tally, best: null }) + (best > 0 ? ` Best level: ${best}.` : "")
}
