import { navigate, withPrefix } from "gatsby"
import { type ReactNode, useCallback, useState } from "react"
import { rememberedQuery } from "../../hooks/page/query"
import { getWindow, resetPlaces } from "../windows/windowList"
import { byLastUse, openSlot, type Program, type Slot } from "./slots"

export type OpenPrograms = {
  /** In the order in which they were opened. */
  slots: readonly Slot<ReactNode>[]
  activeKey: string
  /** Brings a program to the front: goes to its address. */
  activate: (key: string) => void
  /** Closes a program, and brings the one used before to the front if it was active. */
  close: (key: string) => void
  arrangement: Arrangement
  /** Lays the windows out anew, each in its original place and size. */
  arrange: (arrangement: Arrangement) => void
}

/** Layout of the programs behind: one behind the other, or in a column beside the active one. */
export type Arrangement = "cascade" | "tile"

/** Keeps the pages of this visit open as programs; `content` is the current page's element. */
export function useOpenPrograms(program: Program, path: string, content: ReactNode): OpenPrograms {
  const [slots, setSlots] = useState<readonly Slot<ReactNode>[]>([])
  /** The active program that is being closed: it goes when another one has come to the front. */
  const [closing, setClosing] = useState<string | null>(null)
  const [arrangement, setArrangement] = useState<Arrangement>("cascade")
  const { key, title, icon, kind, stays } = program
  // A program that was left with its window closed is not open.
  const left = getWindow("page")
  const isLeft = (slot: Program & { path: string }) =>
    left?.closed === true && left.page !== path && (slot.path === left.page || slot.key === left.page)
  const isClosing = closing !== null && closing !== key
  const remaining = isClosing ? slots.filter(slot => slot.key !== closing) : slots
  const before = remaining.some(isLeft) ? remaining.filter(slot => !isLeft(slot)) : remaining
  const next = openSlot(before, { key, title, icon, kind, stays, path, content })
  if (isClosing) setClosing(null)
  if (next !== slots) setSlots(next)

  const activate = useCallback(
    (wanted: string) => {
      const slot = next.find(each => each.key === wanted)
      if (slot) void navigate(slot.path + rememberedQuery(withPrefix(slot.path)))
    },
    [next],
  )
  const close = useCallback(
    (unwanted: string) => {
      if (unwanted !== key) return setSlots(old => old.filter(slot => slot.key !== unwanted))
      const [, previous] = byLastUse(next)
      if (!previous) return
      setClosing(unwanted)
      activate(previous.key)
    },
    [key, next, activate],
  )
  const arrange = useCallback((wanted: Arrangement) => {
    resetPlaces()
    setArrangement(wanted)
  }, [])
  return { slots: next, activeKey: key, activate, close, arrangement, arrange }
}
