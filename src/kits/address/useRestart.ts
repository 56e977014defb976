import { useState } from "react"
import type { Restart } from "./useAddress"

type Options<State> = {
  /** What `undo` is to bring back. */
  state: State
  initial: State
  touched: boolean
  /** Becomes the initial state, or the one before it, at once. */
  become: (state: State) => void
}

/** The way back to the beginning, and from there, of a state that is not, or not only, in the address. */
export function useRestart<State>({ state, initial, touched, become }: Options<State>): Restart {
  const [before, setBefore] = useState<{ state: State } | null>(null)
  // What was changed after a new beginning is not to be lost by taking that back.
  if (touched && before) setBefore(null)
  return {
    touched,
    reset: () => {
      if (touched) setBefore({ state })
      become(initial)
    },
    canUndo: before !== null && !touched,
    undo: () => {
      if (!before) return
      setBefore(null)
      become(before.state)
    },
  }
}
