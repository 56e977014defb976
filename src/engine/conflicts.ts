/** Merges that nobody has finished: git's marks, with both versions between them, are one mistake each. */
import { type Problem, placeAt } from "./problems"

const conflict = /^<{7}(?: [^\n]*)?\n(?:[\s\S]*?\n)??={7}\n(?:[\s\S]*?\n)??>{7}(?: [^\n]*)?$/gm

/** The unresolved merges in a file's text; `todo` says what to do with them. */
export function conflictsIn(
  file: string,
  text: string,
  todo = "Keep one side, and delete the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.",
): Problem[] {
  if (!text.includes("<<<<<<<")) return []
  return [...text.matchAll(conflict)].map(match => {
    const at = placeAt(file, text, match.index)
    const last = at.line + match[0].split("\n").length - 1
    return { ...at, what: `Lines ${at.line} to ${last} are an unresolved merge.`, todo }
  })
}
