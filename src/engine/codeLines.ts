/** The lines of the registry of numpad codes, as they stand in its file. */
import * as v from "valibot"
import type { Place, Problem } from "./problems"

export const codesFile = "content/codes.yaml"

/** One line of the registry. */
export type Line = {
  code: string
  /** The page's first address: it stays in its line, and in its id, for ever. */
  path: string
  id: string
  /** Its address since it was renamed. */
  now?: string
  /** The page is not there yet. */
  planned?: boolean
  /** The page was there, and its addresses say so. */
  retired?: boolean
}

export const lineSchema = v.array(
  v.strictObject({
    code: v.pipe(
      v.string('Write four digits in quotes: "0042".'),
      v.regex(/^\d{4}$/, 'Write four digits in quotes: "0042".'),
    ),
    path: v.string(),
    id: v.string(),
    now: v.optional(v.string()),
    planned: v.optional(v.boolean()),
    retired: v.optional(v.boolean()),
  }),
)

/** An address that a page had, and where the page says so. */
export type FormerPath = Place & { path: string }

/**
 * A page as the registry sees it: its path without a leading slash (the home page's is "/"), and its old ones. A hidden
 * page has no number, and neither has a draft, which is hidden too.
 */
export type CodeRequest = {
  path: string
  was: readonly FormerPath[]
  file: string
  hidden?: boolean
  draft?: boolean
}

export type Codes = {
  /** The line of each page's path. */
  byPath: Map<string, Line>
  lines: Line[]
  /** The lines to append, for pages that have none. */
  missing: Line[]
  /** Planned pages that have come: their lines lose the mark. */
  arrived: Line[]
  /** The lines of pages that have been renamed, with the address they have now; null where it is the first again. */
  moved: Map<Line, string | null>
  /** Lines of pages that went before they were ever committed: they go too. */
  dropped: readonly Line[]
  /** Lines after those, as they stand in the file, with what they become. */
  renumbered: ReadonlyMap<Line, Line>
  problems: Problem[]
  /** Where a line stands in the file, or is to stand. */
  at: (line: Line) => Place
}

/** The permanent id of a feed item: a tag URI (RFC 4151) that holds the code and the page's first path. */
export function feedId(authority: string, code: string, path: string): string {
  return `tag:${authority}:${code}:${path}`
}

/** A line as it stands in the file. */
export function formatLine({ code, path, id, now, planned, retired }: Line): string {
  const marks = `${now ? `, now: ${JSON.stringify(now)}` : ""}${planned ? ", planned: true" : ""}${retired ? ", retired: true" : ""}`
  return `- {code: "${code}", path: ${JSON.stringify(path)}, id: ${JSON.stringify(id)}${marks}}`
}
