import { useState } from "react"

type Step = { text: string; came: string }
type State = Step & { past: readonly Step[]; mark: string }

/** The maximum number of undo steps. */
const maxSteps = 100

/**
 * State of the text with its undo history. `came` is the text as it last came in whole, typed or put on the
 * workbench. Changes with the same mark, such as letters typed into one field, are one step. Null before the first
 * change.
 */
export function useHistory(begin: string) {
  const [state, setState] = useState<State | null>(null)
  const { text, came, past, mark } = state ?? { text: begin, came: begin, past: [], mark: "" }
  return {
    text,
    came,
    canUndo: past.length > 0,
    touched: state !== null,
    change: (next: string, nextMark: string, isWhole: boolean) => {
      if (next === text) return
      const isSame = nextMark === mark
      setState({
        text: next,
        came: isWhole ? next : came,
        past: isSame ? past : [...past, { text, came }].slice(-maxSteps),
        mark: nextMark,
      })
    },
    /** Goes back one step, and returns the text there. */
    undo: () => {
      const last = past.at(-1)
      if (last) setState({ ...last, past: past.slice(0, -1), mark: "" })
      return last?.text ?? text
    },
  }
}
