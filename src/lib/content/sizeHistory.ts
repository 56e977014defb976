/** `data: size-history`: the number of lines after each commit, by language. */

/** The languages, in the order of the counts. Tests are TypeScript, but counted apart. */
export const sizeLanguages = ["TypeScript", "Tests", "CSS", "YAML", "MDX", "Other"] as const

/** The maximum number of steps on the page. A longer history is sampled evenly. */
export const maxSizeSteps = 90

export type SizeStep = {
  /** The short commit hash; empty if only the files of the day were counted. */
  hash: string
  /** The time of the commit in UTC, to the minute: "2024-05-01T12:00". */
  at: string
  added: number
  removed: number
  /** The number of lines after the commit, for each language. */
  lines: number[]
}

export type SizeHistory = {
  /** The source: a complete repository, a shallow clone, or only the files of the day. */
  source: "git" | "shallow" | "files"
  /** The number of commits of the main branch that were read. */
  commits: number
  /** At least one step, oldest first. */
  steps: SizeStep[]
}
