/** Holds the spilled slips that lie on the floor until their change is undone. */
import { useRef, useState } from "react"
import { random } from "../../hooks/browser/random"
import type { RawEntry } from "../../hooks/storage/storageBackend"
import { type Box, maxSlips, type Slip, spill } from "./spill"

export type Spill = { id: number; label: string; from: Box; slips: Slip[] }
type Batch = readonly Spill[]

/** The maximum number of slips a change, and of changes whose slips are drawn. */
const maxSlipsPerChange = 140
const maxBatches = 4

export function useSpills() {
  const room = useRef<HTMLElement>(null)
  const next = useRef(0)
  /** One batch for each change that can be undone, empty if the change spills nothing. */
  const [batches, setBatches] = useState<readonly Batch[]>([])
  const [rising, setRising] = useState<Batch>([])

  const fall = (entries: readonly RawEntry[]): Batch => {
    const box = room.current?.getBoundingClientRect()
    if (!room.current || !box) return []
    const size = { width: room.current.clientWidth, height: room.current.clientHeight }
    const limit = Math.min(maxSlips, Math.ceil(maxSlipsPerChange / Math.max(1, entries.length)))
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
    lying: batches.slice(-maxBatches).flat(),
    rising,
    /** Spills the entries of a change. Must be called for every change, even one that removes nothing. */
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
