import { type RefObject, useEffect, useEffectEvent, useState } from "react"
import { leansInto, leansOut } from "../lean"
import type { Book } from "../schema"
import { rowsOf } from "./rows"

/** The position of the open book: the top of its row and the left edge of its gap, in CSS pixels of the shelf. */
export type Place = { top: number; gap: number }

/** Returns the leaning books and the position of the open one, measured after mount and on every resize. */
export function useLeaning(shelf: RefObject<HTMLElement | null>, books: readonly Book[], open: Book | null) {
  const [leans, setLeans] = useState<ReadonlyMap<string, number>>(new Map())
  const [place, setPlace] = useState<Place>({ top: 0, gap: 0 })
  const measure = useEffectEvent(() => {
    if (!shelf.current) return
    const rows = rowsOf(shelf.current, books)
    const all = new Map<string, number>()
    for (const { books: row, room, top } of rows) {
      const at = row.findIndex(({ title }) => title === open?.title)
      for (const [title, lean] of at < 0 ? leansOut(row, room) : leansInto(row, at)) all.set(title, lean)
      if (at < 0) continue
      setPlace({ top, gap: row.slice(0, at).reduce((sum, { width }) => sum + width + 1, 8) })
    }
    setLeans(all)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other books, or another gap, is another shelf.
  useEffect(() => {
    measure()
  }, [books, open])
  useEffect(() => {
    if (!shelf.current || typeof ResizeObserver === "undefined") return
    const observer = new ResizeObserver(() => measure())
    observer.observe(shelf.current)
    return () => observer.disconnect()
  }, [shelf])
  return { leans, place }
}
