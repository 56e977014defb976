/** The registry of numpad codes: four digits a page, for ever. Pure: reading and writing the file is the caller's. */
import * as v from "valibot"
import { compare, nearest, type Place, type Problem } from "./problems"
import { checkSchema, readYaml } from "./yaml"

export const codesFile = "content/codes.yaml"

/** One line of the registry. `planned`: the page is not there yet; `retired`: it was, and its address says so. */
export type Line = { code: string; path: string; id: string; planned?: boolean; retired?: boolean }

const schema = v.array(
  v.strictObject({
    code: v.pipe(
      v.string('Write four digits in quotes: "0042".'),
      v.regex(/^\d{4}$/, 'Write four digits in quotes: "0042".'),
    ),
    path: v.string(),
    id: v.string(),
    planned: v.optional(v.boolean()),
    retired: v.optional(v.boolean()),
  }),
)

/** An address that a page had, and where the page says so. */
export type Old = Place & { path: string }

/**
 * A page as the registry sees it: its path without a leading slash (the home page's is "/"), and its old ones. A hidden
 * page has no number.
 */
export type Claim = { path: string; was: readonly Old[]; file: string; hidden?: boolean }

export type Codes = {
  /** The line of each page's path. */
  byPath: Map<string, Line>
  lines: Line[]
  /** The lines to append, for pages that have none. */
  missing: Line[]
  /** Planned pages that have come: their lines lose the mark. */
  arrived: Line[]
  problems: Problem[]
  /** Where a line stands in the file, or is to stand. */
  at: (line: Line) => Place
}

/** The permanent id of a feed item: a tag URI (RFC 4151) that holds the code and the page's first path. */
export function feedId(authority: string, code: string, path: string): string {
  return `tag:${authority}:${code}:${path}`
}

/** A line as it stands in the file. */
export function formatLine({ code, path, id, planned, retired }: Line): string {
  const marks = `${planned ? ", planned: true" : ""}${retired ? ", retired: true" : ""}`
  return `- {code: "${code}", path: ${JSON.stringify(path)}, id: ${JSON.stringify(id)}${marks}}`
}

/**
 * Gives every page its line. `authority` is what begins new ids, as "juhq.fi,2021"; `before` is the registry as it was
 * committed, where that is known.
 */
export function assignCodes(
  text: string,
  claims: readonly Claim[],
  authority: string,
  before?: string,
): Codes {
  const yaml = readYaml(codesFile, text)
  const problems =
    yaml.problems.length > 0 ? yaml.problems : yaml.value === null ? [] : checkSchema(yaml, schema)
  const lines = problems.length === 0 ? ((yaml.value ?? []) as Line[]) : []
  const end = text.trim() === "" ? 1 : text.trimEnd().split("\n").length + 1
  const at = (line: Line): Place => {
    const index = lines.indexOf(line)
    if (index >= 0) return yaml.at([index])
    return { file: codesFile, line: end + codes.missing.indexOf(line), column: 1 }
  }
  const codes: Codes = { byPath: new Map(), lines, missing: [], arrived: [], problems: [...problems], at }
  if (problems.length > 0) {
    // The pages can be read all the same: they have numbers for the time being, of which nothing is kept.
    append(codes, claims, authority)
    codes.missing = []
    return codes
  }
  const wrong = (index: number, what: string, todo: string) =>
    codes.problems.push({ ...yaml.at([index]), what, todo })

  const displaced = lines.findIndex(({ code }, index) => code !== numbered(index))
  if (displaced >= 0) {
    const what = `The number ${lines[displaced]?.code} stands where ${numbered(displaced)} belongs.`
    wrong(displaced, what, "Lines are only ever added at the end: put the old lines back.")
  }
  const registered = new Map<string, Line>()
  lines.forEach((line, index) => {
    const other = registered.get(line.path)
    if (other)
      wrong(
        index,
        `"${line.path}" has two numbers, ${other.code} and ${line.code}.`,
        "Remove the later line.",
      )
    else registered.set(line.path, line)
    if (!line.id.endsWith(`:${line.code}:${line.path}`)) {
      const first = /:(\d{4}:.*)$/.exec(line.id)?.[1]?.slice(5) ?? line.id
      const what = `The number ${line.code} belongs to "${first}" and would change its meaning to "${line.path}".`
      wrong(
        index,
        what,
        `Put the old line back; for a renamed page write "was: [${first}]" in its front matter.`,
      )
    }
  })
  if (before !== undefined && codes.problems.length === 0) {
    codes.problems.push(...changedMeanings(before, lines, at))
  }
  // What pages lack in a registry that is itself wrong is told when it has been put right.
  const clashes = claim(codes, claims, registered)
  if (codes.problems.length === 0) codes.problems.push(...clashes)
  if (codes.problems.length === 0) append(codes, claims, authority)
  return codes
}

/** The code of the line at an index, counted from 0. */
function numbered(index: number): string {
  return String(index).padStart(4, "0")
}

function claim(codes: Codes, claims: readonly Claim[], registered: Map<string, Line>): Problem[] {
  const problems: Problem[] = []
  const owners = new Map(claims.map(page => [page.path, page]))
  const renamed = new Map<string, Claim>()
  for (const page of claims) {
    let line = registered.get(page.path)
    for (const { path: old, ...place } of page.was) {
      const wrong = (what: string, todo: string) => problems.push({ ...place, what, todo })
      const owner = owners.get(old)
      const rival = renamed.get(old)
      if (owner === page) {
        wrong(`"${old}" in "was" is the page's own address.`, 'Remove it from "was".')
        continue
      }
      if (owner) {
        const todo = `Remove it from "was", or remove ${owner.file}.`
        wrong(`"${old}" in "was" is the address of ${owner.file}.`, todo)
        continue
      }
      if (rival) {
        const todo = "Only the renamed page keeps its old address and number."
        wrong(`"${old}" in "was" is claimed by ${rival.file} too.`, todo)
        continue
      }
      renamed.set(old, page)
      const held = registered.get(old)
      if (held && line && held !== line) {
        const what = `The number ${held.code} belongs to "${old}", and "${page.path}" has ${line.code}: it would change its meaning.`
        wrong(what, `Remove "${old}" from "was", and add "retired: true" to the line of ${held.code}.`)
      } else line = held ?? line
    }
    if (line && !page.hidden) codes.byPath.set(page.path, line)
  }
  for (const line of codes.lines) {
    const wrong = (what: string, todo: string) => problems.push({ ...codes.at(line), what, todo })
    const owner = owners.get(line.path) ?? renamed.get(line.path)
    if (owner && line.retired) {
      wrong(`"${line.path}" is retired, but ${owner.file} is there.`, 'Remove "retired: true", or the page.')
    } else if (owner?.hidden && !line.planned) {
      const what = `"${line.path}" has the number ${line.code}, but ${owner.file} is hidden.`
      wrong(what, 'Remove "hidden: true" from it: a page keeps its number.')
    } else if (owner && line.planned && !owner.hidden) codes.arrived.push(line)
    else if (!owner && !line.planned && !line.retired) {
      wrong(`The page "${line.path}" is gone.`, adviceOnGone(line, unnumbered(codes, claims)))
    }
  }
  return problems
}

function adviceOnGone({ path }: Line, fresh: readonly Claim[]): string {
  const like = nearest(
    path,
    fresh.map(page => page.path),
  )
  const guess = fresh.length === 1 ? fresh[0] : fresh.find(page => page.path === like)
  if (!guess)
    return 'Add "retired: true" to this line, or "was: [...]" to the front matter of the page it has become.'
  return `If it is "${guess.path}" now, write "was: [${path}]" in ${guess.file}; else add "retired: true" to this line.`
}

/** The pages that are to have a number and have none yet. */
function unnumbered(codes: Codes, claims: readonly Claim[]): Claim[] {
  return claims.filter(page => !page.hidden && !codes.byPath.has(page.path))
}

function append(codes: Codes, claims: readonly Claim[], authority: string): void {
  const fresh = unnumbered(codes, claims).sort((a, b) => compare(a.path, b.path))
  for (const { path } of fresh) {
    const code = numbered(codes.lines.length + codes.missing.length)
    const line: Line = { code, path, id: feedId(authority, code, path) }
    codes.missing.push(line)
    codes.byPath.set(path, line)
  }
}

/** Numbers that meant something else, or something at all, in the registry as it was before. */
function changedMeanings(before: string, lines: readonly Line[], at: Codes["at"]): Problem[] {
  const old = readYaml(codesFile, before).value
  if (!Array.isArray(old)) return []
  return (old as Line[]).flatMap((line, index): Problem[] => {
    const now = lines[index]
    const last = lines.at(-1)
    const place = (now ?? last) ? at((now ?? last) as Line) : { file: codesFile, line: 1, column: 1 }
    const todo = "Put the line back as it was."
    if (!now) return [{ ...place, what: `The number ${line.code} of "${line.path}" is gone.`, todo }]
    if (now.path !== line.path || now.id !== line.id) {
      const what = `The number ${line.code} meant "${line.path}" and would mean "${now.path}".`
      return [{ ...place, what, todo }]
    }
    if (!now.planned || line.planned) return []
    const what = `The page "${line.path}" has been here, and can't be planned again.`
    return [{ ...place, what, todo: 'Write "retired: true" for "planned: true", or bring the page back.' }]
  })
}

/** The registry's text with the missing lines added and the marks of pages that have come removed. */
export function updatedCodes(text: string, codes: Codes): string {
  let out = text
  for (const line of codes.arrived) {
    out = out.replace(formatLine(line), formatLine({ ...line, planned: false }))
  }
  if (codes.missing.length === 0) return out
  return `${out.trimEnd()}${out.trim() ? "\n" : ""}${codes.missing.map(formatLine).join("\n")}\n`
}
