/** The visitor's own board, kept in this browser, with the boards before it to go back to. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Board, firstBoard, moved, type Place, settled } from "./logic"
import type { Card } from "./schema"

const ids = v.array(v.string())
const board = v.object({ backlog: ids, next: ids, doing: ids, done: ids })

/** How many moves can be undone, also tomorrow. */
export const maxSteps = 30

type Kept = { board: Board; past: Board[] } | null

export const boardEntry = storageEntry<Kept>(
  "backlog",
  v.nullable(v.object({ board, past: v.pipe(v.array(board), v.maxLength(maxSteps)) })),
  null,
)

export function useBoard(cards: readonly Card[]) {
  const [kept, setKept] = useStorage(boardEntry)
  const first = firstBoard(cards)
  const now = kept ? settled(kept.board, cards) : first
  const past = kept?.past ?? []
  const change = (next: Board) => {
    if (next !== now) setKept({ board: next, past: [...past, now].slice(-maxSteps) })
    return next
  }
  return {
    board: now,
    isFirst: JSON.stringify(now) === JSON.stringify(first),
    canUndo: past.length > 0,
    move: (id: string, to: Place) => change(moved(now, id, to)),
    undo: () => {
      const last = past.at(-1)
      if (last) setKept({ board: settled(last, cards), past: past.slice(0, -1) })
    },
    reset: () => change(first),
  }
}
