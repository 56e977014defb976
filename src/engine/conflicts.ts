/** Finds unresolved git merges: one problem for each pair of conflicting versions. */
import { type Problem, placeAt } from "./problems"

const conflict = /^<{7}(?: [^\n]*)?\n(?:[\s\S]*?\n)??={7}\n(?:[\s\S]*?\n)??>{7}(?: [^\n]*)?$/gm

/**
 * Finds the merge conflicts in a file's text. `todo` is the advice for a whole conflict, `whenCut` for leftover
 * markers.
 */
export function conflictsIn(
  file: string,
  text: string,
  todo = "Keep one side, and delete the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  whenCut = todo,
): Problem[] {
  if (!/^(?:<{7}|>{7})(?: |$)/m.test(text)) return []
  const whole = [...text.matchAll(conflict)]
  if (whole.length === 0) {
    // Some of the markers have been deleted.
    const [mark] = text.matchAll(/^(?:<{7}|>{7})(?: [^\n]*)?$/gm)
    if (!mark) return []
    return [
      {
        ...placeAt(file, text, mark.index),
        what: `The line "${mark[0].slice(0, 20)}" is left of a merge.`,
        todo: whenCut,
      },
    ]
  }
  return whole.map(match => {
    const at = placeAt(file, text, match.index)
    const last = at.line + match[0].split("\n").length - 1
    return { ...at, what: `Lines ${at.line} to ${last} are an unresolved merge.`, todo }
  })
}
