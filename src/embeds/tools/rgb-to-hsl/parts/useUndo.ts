import { useState } from "react"

const maxUndos = 50

type State = { past: (string | null)[]; source: string }

/**
 * Adds undo to a value. `change` records the previous value, once per run of changes from the same source (a
 * slider, the keyboard), and `undo` goes one run back.
 */
export function useUndo(value: string | null, set: (value: string | null) => void) {
  const [{ past, source }, setState] = useState<State>({ past: [], source: "" })
  const change = (next: string | null, by: string) => {
    if (by !== source) setState({ past: [...past, value].slice(-maxUndos), source: by })
    set(next)
  }
  const undo = () => {
    if (past.length === 0) return
    set(past.at(-1) ?? null)
    setState({ past: past.slice(0, -1), source: "" })
  }
  return { change, undo, canUndo: past.length > 0 }
}
