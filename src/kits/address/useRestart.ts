import { useState } from "react"
import type { Restart } from "./useAddress"

type Options<State> = {
  /** The current state, which `undo` restores after a reset. */
  state: State
  initial: State
  touched: boolean
  /** Sets the state, to the initial one or the one before the reset. */
  setState: (state: State) => void
}

/** Provides reset and its undo for a state that is not, or not only, in the address. */
export function useRestart<State>({ state, initial, touched, setState }: Options<State>): Restart {
  const [before, setBefore] = useState<{ state: State } | null>(null)
  // A change after the reset disables undo, which would lose it.
  if (touched && before) setBefore(null)
  return {
    touched,
    reset: () => {
      if (touched) setBefore({ state })
      setState(initial)
    },
    canUndo: before !== null && !touched,
    undo: () => {
      if (!before) return
      setBefore(null)
      setState(before.state)
    },
  }
}
