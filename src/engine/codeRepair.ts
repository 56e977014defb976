/** Summarises damage to the registry as one problem with one command, however many lines are damaged. */
import { codesFile, lineSchema } from "./codeLines"
import { conflictsIn } from "./conflicts"
import { compare, type Problem } from "./problems"
import type { Yaml } from "./yaml/read"
import { checkSchema } from "./yaml/schema"

/** The command that restores the committed registry and adds the lines of new pages. */
export const restoreAdvice = `Run "git checkout ${codesFile}", and then "npm run check": it adds the lines of new pages.`

/** The command that resolves a merge of two registries: published numbers stay, and other pages get new ones. */
const keepOneSide = `Keep the side that is published: run "git checkout --theirs ${codesFile}" after a pull, or "git checkout --ours ${codesFile}" where you merge or rebase onto it; then "npm run check" adds the lines of the others.`

/** Returns whether the last commit had lines to restore. */
export const hasCommittedLines = (before: string | undefined): boolean => /^- /m.test(before ?? "")

/**
 * Reduces several problems to the first with the number of the others. The list is returned as it is where nothing
 * can be restored.
 */
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

/** Finds the reason why the registry can't be read. A single malformed line keeps its own message. */
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
