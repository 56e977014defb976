/** The lines of the registry of numpad codes, content/codes.yaml. */
import * as v from "valibot"
import type { Place, Problem } from "./problems"

export const codesFile = "content/codes.yaml"

/** One line of the registry. */
export type Line = {
  code: string
  /** The page's first address, which never changes; the id contains it. */
  path: string
  id: string
  /** Its current address, if it has been renamed. */
  now?: string
  /** True for a page that is not published yet. */
  planned?: boolean
  /** True for a page that is gone and whose addresses say so. */
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

/** A former address of a page, and the place in its front matter that names it. */
export type FormerPath = Place & { path: string }

/**
 * A page that asks for a code. Paths have no leading slash; the home page's is "/". Hidden pages and drafts get no
 * code.
 */
export type CodeRequest = {
  path: string
  was: readonly FormerPath[]
  file: string
  hidden?: boolean
  draft?: boolean
}

export type Codes = {
  /** The line of each page, by its path. */
  byPath: Map<string, Line>
  lines: Line[]
  /** New lines to append. */
  missing: Line[]
  /** Lines of planned pages that are published now: they lose the mark. */
  arrived: Line[]
  /** Lines of renamed pages, with their current address; null for a page that is back at its first address. */
  moved: Map<Line, string | null>
  /** Lines of pages that were deleted before they were ever committed: they are removed. */
  dropped: readonly Line[]
  /** Lines renumbered because of that: as they stand in the file, and what they become. */
  renumbered: ReadonlyMap<Line, Line>
  problems: Problem[]
  /** The place of a line in the file, or where it will be appended. */
  at: (line: Line) => Place
}

/** The permanent id of a feed item: a tag URI (RFC 4151) of the code and the page's first path. */
export function feedId(authority: string, code: string, path: string): string {
  return `tag:${authority}:${code}:${path}`
}

/** Formats a line as it stands in the file. */
export function formatLine({ code, path, id, now, planned, retired }: Line): string {
  const marks = `${now ? `, now: ${JSON.stringify(now)}` : ""}${planned ? ", planned: true" : ""}${retired ? ", retired: true" : ""}`
  return `- {code: "${code}", path: ${JSON.stringify(path)}, id: ${JSON.stringify(id)}${marks}}`
}
