/** Finds the unfinished cards in Done, and decides when they walk back. */
import type { Board } from "./logic"
import type { Card } from "./schema"

/** The time an unobserved card waits before it walks, and an observed one halts, in seconds. */
export const waitSeconds = 3

/** Returns the ids of unfinished cards in Done. */
export function unfinishedInDone(board: Board, cards: readonly Card[]): string[] {
  return board.done.filter(id => cards.some(card => card.id === id && card.done === undefined))
}

/** Adds a second to the waiting time of each card; an observed card starts again from 0. */
export function tickWaiting(
  before: ReadonlyMap<string, number>,
  ids: readonly string[],
  isSeen: (id: string) => boolean,
): Map<string, number> {
  return new Map(ids.map(id => [id, isSeen(id) ? 0 : (before.get(id) ?? 0) + 1]))
}

/** Returns the first card whose waiting time is over; null if there is none. */
export function nextToLeave(times: ReadonlyMap<string, number>): string | null {
  return [...times].find(([, seconds]) => seconds >= waitSeconds)?.[0] ?? null
}

/** Returns whether a walking card halts after being observed for `seconds`; beyond the limit it walks on. */
export function isHalted(seconds: number): boolean {
  return seconds > 0 && seconds <= waitSeconds
}

const sayings = [
  "It was not done.",
  "There was one more thing.",
  "It says that it was only resting there.",
  "It had left its coat.",
  "Somebody had a comment.",
  "It knows the way by now.",
]

/** Returns the longest announcement of a card, for which the board reserves space. */
export function longestText(card: Card): string {
  return sayings.map((_, i) => backText(card, i)).reduce((a, b) => (b.length > a.length ? b : a))
}

/** Returns the announcement of a card's return. `before` is the number of earlier returns. */
export function backText({ title }: Card, before: number): string {
  return `“${title}” has walked back to Backlog. ${sayings[before % sayings.length]}`
}
