/** What has been tipped out of drawers and lies on the floor, until it is taken back. */
import { useRef, useState } from "react"
import { random } from "../../hooks/browser/random"
import type { RawEntry } from "../../hooks/storage/storageBackend"
import { type Box, most, type Slip, spill } from "./spill"

export type Spill = { id: number; label: string; from: Box; slips: Slip[] }
type Batch = readonly Spill[]

/** Slips of one time at most, and times that lie on the floor. */
const mostAtOnce = 140
const times = 4

export function useSpills() {
  const room = useRef<HTMLElement>(null)
  const next = useRef(0)
  /** One for each change that can be taken back; a change that tips nothing has an empty one. */
  const [batches, setBatches] = useState<readonly Batch[]>([])
  const [rising, setRising] = useState<Batch>([])

  const fall = (entries: readonly RawEntry[]): Batch => {
    const box = room.current?.getBoundingClientRect()
    if (!room.current || !box) return []
    const size = { width: room.current.clientWidth, height: room.current.clientHeight }
    const limit = Math.min(most, Math.ceil(mostAtOnce / Math.max(1, entries.length)))
    const drawers = [...room.current.querySelectorAll("[data-drawer]")]
    return entries.flatMap(({ key, raw }) => {
      const drawer = drawers.find(each => each.getAttribute("data-drawer") === key)?.getBoundingClientRect()
      if (!drawer) return []
      const { width, height } = drawer
      const from = { left: drawer.left - box.left, top: drawer.top - box.top, width, height }
      next.current++
      return [{ id: next.current, label: key, from, slips: spill(raw, from, size, random, limit) }]
    })
  }

  return {
    room,
    lying: batches.slice(-times).flat(),
    rising,
    /** Tips these out; it has to be told of every change, also of one that tips nothing. */
    tip: (entries: readonly RawEntry[]) => {
      const batch = fall(entries)
      setRising([])
      setBatches([...batches, batch])
    },
    takeBack: () => {
      setRising(batches.at(-1) ?? [])
      setBatches(batches.slice(0, -1))
    },
  }
}
