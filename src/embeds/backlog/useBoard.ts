/** Stores the visitor's own board in this browser, with its history for undo. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { type Board, firstBoard, fitBoard, moveCard, type Place } from "./logic"
import type { Card } from "./schema"

const ids = v.array(v.string())
const board = v.object({ backlog: ids, next: ids, doing: ids, done: ids })

/** The maximum number of moves that can be undone, across visits. */
export const maxSteps = 30

type Stored = { board: Board; past: Board[] } | null

export const boardEntry = storageEntry<Stored>(
  "backlog",
  v.nullable(v.object({ board, past: v.pipe(v.array(board), v.maxLength(maxSteps)) })),
  null,
)

export function useBoard(cards: readonly Card[]) {
  const [stored, setStored] = useStorage(boardEntry)
  const first = firstBoard(cards)
  const now = stored ? fitBoard(stored.board, cards) : first
  const past = stored?.past ?? []
  const change = (next: Board) => {
    if (next !== now) setStored({ board: next, past: [...past, now].slice(-maxSteps) })
    return next
  }
  return {
    board: now,
    isFirst: JSON.stringify(now) === JSON.stringify(first),
    canUndo: past.length > 0,
    move: (id: string, to: Place) => change(moveCard(now, id, to)),
    undo: () => {
      const last = past.at(-1)
      if (last) setStored({ board: fitBoard(last, cards), past: past.slice(0, -1) })
    },
    reset: () => change(first),
  }
}
