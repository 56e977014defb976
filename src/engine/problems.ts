/**
 * Problems of the content, each with its place, what is wrong, and what to do. A problem is a mistake, which fails the
 * check, or a hint, which does not. A rule finds mistakes; a fault is
 * what is wrong with a text, as words for a problem's sentence.
 */
import { distance } from "fastest-levenshtein"

/** A place in a file; line and column count from 1. */
export type Place = { file: string; line: number; column: number }

/** A problem; `what` and `todo` are sentences. */
export type Problem = Place & { what: string; todo: string }

/** Formats a problem as `content/pages/x.mdx:3:1: What is wrong. What to do.` */
export function formatProblem({ file, line, column, what, todo }: Problem): string {
  return `${file}:${line}:${column}: ${what} ${todo}`
}

/** Sorts problems by file and line, without duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return [...problems]
    .sort(
      (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.what, b.what),
    )
    .filter(problem => {
      const text = formatProblem(problem)
      return !seen.has(text) && seen.add(text)
    })
}

/** Compares texts by code units, independent of the locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Returns whether two words consist of the same letters. */
const isAnagram = (a: string, b: string) => [...a].sort().join() === [...b].sort().join()

/**
 * Finds the most similar name to a misspelt word: a third of its letters may differ, but at least two; of up to
 * five letters one, or two that are swapped. Undefined if none is close enough.
 */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let minDistance = (word.length <= 5 ? 1 : Math.max(2, Math.floor(word.length / 3))) + 0.5
  for (const name of names) {
    const [lowerWord, lowerName] = [word.toLowerCase(), name.toLowerCase()]
    const editDistance = isAnagram(lowerWord, lowerName)
      ? Math.min(1, distance(lowerWord, lowerName))
      : distance(lowerWord, lowerName)
    if (editDistance < minDistance) {
      minDistance = editDistance
      best = name
    }
  }
  return best
}

/** Returns "Did you mean X?" if a name is similar, else the fallback. */
export function didYouMean(word: string, names: Iterable<string>, otherwise: string): string {
  const name = nearest(word, names)
  return name === undefined ? otherwise : `Did you mean ${name}?`
}

/** The place of a character in a text; `offset` counts UTF-16 units from 0. */
export function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const line = before.split("\n").length
  return { file, line, column: offset - before.lastIndexOf("\n") }
}

/** Formats a list of names: "a, b or c". */
export function anyOf(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`
}
