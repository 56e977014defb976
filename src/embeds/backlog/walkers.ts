/** Cards that were put into Done without being done, and don't stay there. */
import type { Board } from "./logic"
import type { Card } from "./schema"

/** For how many seconds one stands there without being looked at before it goes. */
export const patience = 3

/** Those in Done that are not done. */
export function restless(board: Board, cards: readonly Card[]): string[] {
  return board.done.filter(id => cards.some(card => card.id === id && card.done === undefined))
}

/** How long each has stood there unobserved, a second later; whoever is looked at begins anew. */
export function waited(
  before: ReadonlyMap<string, number>,
  ids: readonly string[],
  isSeen: (id: string) => boolean,
): Map<string, number> {
  return new Map(ids.map(id => [id, isSeen(id) ? 0 : (before.get(id) ?? 0) + 1]))
}

/** Who goes: the first whose patience is at an end. */
export function goes(times: ReadonlyMap<string, number>): string | null {
  return [...times].find(([, seconds]) => seconds >= patience)?.[0] ?? null
}

/** Whether one on the way stands still that has been looked at for so many seconds: a pointer that stays is borne with. */
export function halts(seconds: number): boolean {
  return seconds > 0 && seconds <= patience
}

const sayings = [
  "It was not done.",
  "There was one more thing.",
  "It says that it was only resting there.",
  "It had left its coat.",
  "Somebody had a comment.",
  "It knows the way by now.",
]

/** What is said when one has walked back, for the how-manieth time (from 0) that one does. */
export function backText({ title }: Card, before: number): string {
  return `“${title}” has walked back to Backlog. ${sayings[before % sayings.length]}`
}
