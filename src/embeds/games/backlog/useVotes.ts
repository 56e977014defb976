/** The votes of whoever sits here, kept in this browser, and taken back one by one. */
import { useState } from "react"
import * as v from "valibot"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { maxVotes, type Votes, voted } from "./logic"

const none: Votes = {}
const count = v.pipe(v.number(), v.integer(), v.minValue(-maxVotes), v.maxValue(maxVotes))

export const votesEntry = storageEntry<Votes>("games/backlog/votes", v.record(v.string(), count), none)

const maxSteps = 100

export function useVotes() {
  const [votes, setVotes] = useStorage(votesEntry)
  const [past, setPast] = useState<Votes[]>([])
  const change = (next: Votes) => {
    setPast(old => [...old, votes].slice(-maxSteps))
    setVotes(next)
  }
  return {
    votes,
    vote: (title: string, way: 1 | -1) => change(voted(votes, title, way)),
    clear: () => change(none),
    canUndo: past.length > 0,
    undo: () => {
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      setVotes(last)
    },
  }
}
