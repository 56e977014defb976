import { useState } from "react"

const maxUndos = 50

type State = { past: (string | null)[]; hand: string }

/**
 * Adds undo to a value. `change` records the previous value, once per run of changes from the same source (a
 * slider, the keyboard), and `undo` goes one run back.
 */
export function useUndo(value: string | null, set: (value: string | null) => void) {
  const [{ past, hand }, setState] = useState<State>({ past: [], hand: "" })
  const change = (next: string | null, by: string) => {
    if (by !== hand) setState({ past: [...past, value].slice(-maxUndos), hand: by })
    set(next)
  }
  const undo = () => {
    if (past.length === 0) return
    set(past.at(-1) ?? null)
    setState({ past: past.slice(0, -1), hand: "" })
  }
  return { change, undo, canUndo: past.length > 0 }
}
