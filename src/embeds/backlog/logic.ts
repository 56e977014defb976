/** A board of cards in columns: where they lie, how they are moved, and how old they are. */

import { type Day, dayNumber } from "../../lib/calendar/calendarDay"
import { longDate } from "../../lib/calendar/longDate"
import { toSpliced } from "../../lib/content/arrayMethods"
import { type Card, type Column, columns } from "./schema"

/** The ids of the cards in each column, from the top. */
export type Board = Readonly<Record<Column, readonly string[]>>

export type Way = "left" | "right" | "up" | "down"

/** How many cards may be in Doing at the same time. It was decided in a meeting. */
export const doingLimit = 2

const filled = (fill: (column: Column) => readonly string[]): Board => ({
  backlog: fill("backlog"),
  next: fill("next"),
  doing: fill("doing"),
  done: fill("done"),
})

/** The board as the webmaster left it. */
export function firstBoard(cards: readonly Card[]): Board {
  return filled(column => cards.filter(card => card.column === column).map(({ id }) => id))
}

/**
 * A remembered board made to fit the cards of today: those that are gone are left out, each is there once, and new ones
 * come to the end of the column where the webmaster put them.
 */
export function settled(board: Board, cards: readonly Card[]): Board {
  const left = new Set(cards.map(({ id }) => id))
  const kept = filled(column => board[column].filter(id => left.delete(id)))
  const first = firstBoard(cards)
  return filled(column => [...kept[column], ...first[column].filter(id => left.has(id))])
}

export type Place = { column: Column; at: number }

/** Where a card lies, counted from 0; null for one that isn't on the board. */
export function findCard(board: Board, id: string): Place | null {
  for (const [column] of columns) {
    const at = board[column].indexOf(id)
    if (at >= 0) return { column, at }
  }
  return null
}

/** The board with a card moved to a place; too far up or down is first or last. The same object if nothing changes. */
export function moved(board: Board, id: string, to: Place): Board {
  const from = findCard(board, id)
  if (!from) return board
  const without = filled(column => board[column].filter(other => other !== id))
  const at = Math.max(0, Math.min(without[to.column].length, to.at))
  if (from.column === to.column && from.at === at) return board
  return { ...without, [to.column]: toSpliced(without[to.column], at, 0, id) }
}

/** Where a card comes to when it is moved one step: to the top of the next column, or past its neighbour; null at the edge. */
export function stepped(board: Board, id: string, way: Way): Place | null {
  const place = findCard(board, id)
  if (!place) return null
  const { column, at } = place
  if (way === "up") return at > 0 ? { column, at: at - 1 } : null
  if (way === "down") return at < board[column].length - 1 ? { column, at: at + 1 } : null
  const index = columns.findIndex(([name]) => name === column)
  const next = columns[index + (way === "right" ? 1 : -1)]
  return next ? { column: next[0], at: 0 } : null
}

/** "Doing". */
export function columnName(column: Column): string {
  return columns.find(([name]) => name === column)?.[1] ?? column
}

const count = (number: number, name: string) =>
  `${number.toLocaleString("en-GB")} ${name}${number === 1 ? "" : "s"}`

function numberOf(text: string): number {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number)
  return dayNumber({ year, month, day })
}

/** How old a card is on a day, in days of the calendar; one that the webmaster has done has stopped ageing. */
export function ageOf({ since, done }: Card, today: Day): number {
  return Math.max(0, (done ? numberOf(done) : dayNumber(today)) - numberOf(since))
}

/** The age of a card in words; before the day is known, since when. */
export function ageText(card: Card, today: Day | null): string {
  if (!today) return `Since ${longDate(card.since)}`
  const age = count(ageOf(card, today), "day")
  return card.done ? `Took ${age}` : age
}

/** How things stand, in a sentence or two. */
export function standing(board: Board, cards: readonly Card[], today: Day): string {
  const open = cards.filter(({ id }) => !board.done.includes(id))
  const oldest = Math.max(0, ...open.map(card => ageOf(card, today)))
  const done = `${board.done.length} of ${count(cards.length, "card")} done.`
  return open.length === 0
    ? `${done} We don't know what to say.`
    : `${done} The oldest of the others is ${count(oldest, "day")} old, and they are ${count(
        open.reduce((sum, card) => sum + ageOf(card, today), 0),
        "day",
      )} together.`
}

/** What is said when a card has been moved. */
export function movedText(board: Board, card: Card): string {
  const place = findCard(board, card.id)
  if (!place) return ""
  const { column, at } = place
  const said = `“${card.title}” is in ${columnName(column)}, ${at + 1} of ${board[column].length}.`
  if (column === "doing" && board.doing.length > doingLimit)
    return `${said} The limit there is ${doingLimit}. It has been noted.`
  return column === "done" && !card.done ? `${said} In this browser. Elsewhere it waits.` : said
}
