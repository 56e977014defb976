/** A board of cards in columns: positions, moves and ages. */

import { type Day, dayNumber } from "../../lib/calendar/calendarDay"
import { longDate } from "../../lib/calendar/longDate"
import { toSpliced } from "../../lib/content/arrayMethods"
import { type Card, type Column, columns } from "./schema"

/** The ids of the cards in each column, top first. */
export type Board = Readonly<Record<Column, readonly string[]>>

export type Way = "left" | "right" | "up" | "down"

/** The maximum number of cards in Doing. It was decided in a meeting. */
export const doingLimit = 2

const filled = (fill: (column: Column) => readonly string[]): Board => ({
  backlog: fill("backlog"),
  next: fill("next"),
  doing: fill("doing"),
  done: fill("done"),
})

/** Returns the board as the webmaster left it. */
export function firstBoard(cards: readonly Card[]): Board {
  return filled(column => cards.filter(card => card.column === column).map(({ id }) => id))
}

/**
 * Fits a stored board to the current cards: removed ones and duplicates are dropped, new ones are appended to the
 * webmaster's column.
 */
export function fitBoard(board: Board, cards: readonly Card[]): Board {
  const left = new Set(cards.map(({ id }) => id))
  const fitted = filled(column => board[column].filter(id => left.delete(id)))
  const first = firstBoard(cards)
  return filled(column => [...fitted[column], ...first[column].filter(id => left.has(id))])
}

export type Place = { column: Column; at: number }

/** Returns the column and index of a card; null if it is not on the board. */
export function findCard(board: Board, id: string): Place | null {
  for (const [column] of columns) {
    const at = board[column].indexOf(id)
    if (at >= 0) return { column, at }
  }
  return null
}

/** Moves a card, with the index clamped to the column. Returns the same object if nothing changes. */
export function moveCard(board: Board, id: string, to: Place): Board {
  const from = findCard(board, id)
  if (!from) return board
  const without = filled(column => board[column].filter(other => other !== id))
  const at = Math.max(0, Math.min(without[to.column].length, to.at))
  if (from.column === to.column && from.at === at) return board
  return { ...without, [to.column]: toSpliced(without[to.column], at, 0, id) }
}

/**
 * Returns the destination of a one-step move: the top of the next column, or past the neighbour; null at the edge.
 */
export function stepTarget(board: Board, id: string, way: Way): Place | null {
  const place = findCard(board, id)
  if (!place) return null
  const { column, at } = place
  if (way === "up") return at > 0 ? { column, at: at - 1 } : null
  if (way === "down") return at < board[column].length - 1 ? { column, at: at + 1 } : null
  const index = columns.findIndex(([name]) => name === column)
  const next = columns[index + (way === "right" ? 1 : -1)]
  return next ? { column: next[0], at: 0 } : null
}

export function columnName(column: Column): string {
  return columns.find(([name]) => name === column)?.[1] ?? column
}

const count = (number: number, name: string) =>
  `${number.toLocaleString("en-GB")} ${name}${number === 1 ? "" : "s"}`

function numberOf(text: string): number {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number)
  return dayNumber({ year, month, day })
}

/** Returns the age of a card in calendar days; a card done by the webmaster has stopped ageing. */
export function ageOf({ since, done }: Card, today: Day): number {
  return Math.max(0, (done ? numberOf(done) : dayNumber(today)) - numberOf(since))
}

/** Describes the age of a card, or its date while today is unknown. */
export function ageText(card: Card, today: Day | null): string {
  if (!today) return `Since ${longDate(card.since)}`
  const age = count(ageOf(card, today), "day")
  return card.done ? `Took ${age}` : age
}

/** Describes the state of the board in a sentence or two. */
export function boardStatus(board: Board, cards: readonly Card[], today: Day): string {
  const open = cards.filter(({ id }) => !board.done.includes(id))
  const oldest = Math.max(0, ...open.map(card => ageOf(card, today)))
  const done = `${board.done.length} of ${count(cards.length, "card")} done.`
  if (open.length === 0) return `${done} We don't know what to say.`
  const years = Math.floor(oldest / 365)
  return `${done} The oldest of the rest has waited ${years > 0 ? count(years, "year") : count(oldest, "day")}.`
}

/** Returns the announcement of a move. */
export function movedText(board: Board, card: Card): string {
  const place = findCard(board, card.id)
  if (!place) return ""
  const { column, at } = place
  const message = `“${card.title}” is in ${columnName(column)}, ${at + 1} of ${board[column].length}.`
  if (column === "doing" && board.doing.length > doingLimit)
    return `${message} The limit there is ${doingLimit}. It has been noted.`
  return column === "done" && !card.done ? `${message} Nobody has asked how.` : message
}
