/** `data: size-history`: how many lines the site has had after each commit, by language. */

/** The languages, in the order of the counts; tests are TypeScript too, and have a tower of their own. */
export const sizeLanguages = ["TypeScript", "Tests", "CSS", "YAML", "MDX", "Other"] as const

/** So many steps reach the page: of a longer history, evenly so many. */
export const maxSizeSteps = 90

export type SizeStep = {
  /** Short; empty where the files alone were counted. */
  hash: string
  /** In UTC, to the minute: "2024-05-01T12:00". */
  at: string
  /** What the commit says of itself; empty for a merge. */
  subject: string
  added: number
  removed: number
  /** What there was after it, for each language. */
  lines: number[]
}

export type SizeHistory = {
  /** Whether a whole repository told it, one that was cloned without its past, or the files of the day. */
  told: "git" | "shallow" | "files"
  /** How many commits of the main line were seen. */
  commits: number
  /** The oldest first; there is always one. */
  steps: SizeStep[]
}
