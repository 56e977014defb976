/** Mistakes in the content, told so that the author can mend them: where, what is wrong, what to do. */
import { distance } from "fastest-levenshtein"

/** A place in a file: line and column count from 1. */
export type Place = { file: string; line: number; column: number }

/** One mistake: `what` and `todo` are sentences. */
export type Problem = Place & { what: string; todo: string }

/** The line of a report: `content/pages/x.mdx:3:1: What is wrong. What to do.` */
export function formatProblem({ file, line, column, what, todo }: Problem): string {
  return `${file}:${line}:${column}: ${what} ${todo}`
}

/** Problems in the order of files and lines, each once. */
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

/** Orders texts by their code units, the same on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Whether two words are of the same letters: two of them have changed places. */
const sameLetters = (a: string, b: string) => [...a].sort().join() === [...b].sort().join()

/**
 * The name most like a misspelt one, where one is: a third of its letters may differ, or two; of five letters or fewer
 * one, or two that have changed places.
 */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = (word.length <= 5 ? 1 : Math.max(2, Math.floor(word.length / 3))) + 0.5
  for (const name of names) {
    const [one, other] = [word.toLowerCase(), name.toLowerCase()]
    const far = sameLetters(one, other) ? Math.min(1, distance(one, other)) : distance(one, other)
    if (far < least) {
      least = far
      best = name
    }
  }
  return best
}

/** "Did you mean X?", or else what the fallback says. */
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

/** A list of names in prose: "a, b or c". */
export function anyOf(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`
}
