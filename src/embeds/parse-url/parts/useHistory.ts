import { useState } from "react"

type Step = { text: string; came: string }
type State = Step & { past: readonly Step[]; mark: string }

/** More steps than this are forgotten. */
const most = 100

/**
 * The text of the page with the steps that led to it. `came` is the text as it last came in whole: typed, or laid on the
 * table. Changes with the same mark, such as letters typed into one field, are one step. Null before anything has been
 * done.
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
        past: isSame ? past : [...past, { text, came }].slice(-most),
        mark: nextMark,
      })
    },
    /** Goes one step back, and gives the text that was there. */
    undo: () => {
      const last = past.at(-1)
      if (last) setState({ ...last, past: past.slice(0, -1), mark: "" })
      return last?.text ?? text
    },
  }
}
