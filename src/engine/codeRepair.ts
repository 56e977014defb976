/** What mends the registry: one mistake and one command, however many lines are spoilt. */
import { codesFile, lineSchema } from "./codeLines"
import { conflictsIn } from "./conflicts"
import { compare, type Problem } from "./problems"
import type { Yaml } from "./yaml/read"
import { checkSchema } from "./yaml/schema"

/** What brings the registry back to what it was, with the lines of new pages. */
export const restoreAdvice = `Run "git checkout ${codesFile}", and then "npm run check": it adds the lines of new pages.`

/** What ends a merge of two registries: the numbers that are published stay, and the other pages get new ones. */
const keepOneSide = `Keep the side that is published: run "git checkout --theirs ${codesFile}" after a pull, or "git checkout --ours ${codesFile}" where you merge or rebase onto it; then "npm run check" adds the lines of the others.`

/** Whether the last commit had lines that the registry can be brought back to. */
export const hasCommittedLines = (before: string | undefined): boolean => /^- /m.test(before ?? "")

/** A mistake of a registry that is spoilt in more than one place, or can't be read: the first, and how many there are. */
export function summariseDamage(problems: readonly Problem[], before: string | undefined): Problem[] {
  const [first, ...others] = [...problems].sort(
    (a, b) => a.line - b.line || a.column - b.column || compare(a.what, b.what),
  )
  if (!first || !hasCommittedLines(before)) return [...problems]
  const lines = new Set(others.map(({ line, what }) => `${line} ${what}`)).size
  const more =
    lines === 0 ? "" : ` ${lines === 1 ? "Another mistake follows" : `${lines} more mistakes follow`}.`
  return [{ ...first, what: first.what + more, todo: restoreAdvice }]
}

/** Why the registry can't be read; none where it can. A mistake in one line of it is the author's own to mend. */
export function unreadableRegistry(yaml: Yaml, text: string, before: string | undefined): Problem[] {
  const merges = conflictsIn(codesFile, text, keepOneSide, restoreAdvice)
  if (merges.length > 0) return merges.slice(0, 1)
  if (yaml.problems.length > 0) return summariseDamage(yaml.problems, before)
  if (
    hasCommittedLines(before) &&
    (yaml.value === null || (Array.isArray(yaml.value) && yaml.value.length === 0))
  ) {
    const what = "The registry of numbers is empty, and the last commit had lines in it."
    return [{ file: codesFile, line: 1, column: 1, what, todo: restoreAdvice }]
  }
  const problems = yaml.value === null ? [] : checkSchema(yaml, lineSchema)
  return problems.length > 1 || !Array.isArray(yaml.value) ? summariseDamage(problems, before) : problems
}
