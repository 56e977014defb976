/** The visitor's votes, stored in this browser, with undo. */
import { useState } from "react"
import * as v from "valibot"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { addVotes, type Votes, votesFor, withVote } from "./logic"

const none: Votes = {}
/** Older versions counted this many votes for a game; such stored votes stay valid. */
const maxVotes = 999
const count = v.pipe(v.number(), v.integer(), v.minValue(-maxVotes), v.maxValue(maxVotes))

export const votesEntry = storageEntry<Votes>("games/backlog/votes", v.record(v.string(), count), none)

const maxSteps = 100

export function useVotes() {
  const [votes, setVotes] = useStorage(votesEntry)
  // Undo steps as functions of the current votes, because another tab may have voted in the meantime.
  const [past, setPast] = useState<((now: Votes) => Votes)[]>([])
  const change = (next: (now: Votes) => Votes, back: (now: Votes) => Votes) => {
    setPast(old => [...old, back].slice(-maxSteps))
    setVotes(next)
  }
  return {
    votes,
    vote: (title: string, way: 1 | -1) => {
      const isCounted = votesFor(withVote(votes, title, way), title) !== votesFor(votes, title)
      change(
        now => withVote(now, title, way),
        now => (isCounted ? withVote(now, title, -way) : now),
      )
    },
    clear: () =>
      change(
        () => none,
        now => addVotes(votes, now),
      ),
    canUndo: past.length > 0,
    undo: () => {
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      setVotes(last)
    },
  }
}
