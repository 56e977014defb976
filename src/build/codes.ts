/** The registry of numpad codes: four digits a page, for ever. Pure: reading and writing the file is the caller's. */
import { changedMeanings } from "./codeHistory"
import { type Claim, type Codes, codesFile, feedId, type Line, lineSchema } from "./codeLines"
import { compare, nearest, type Place, type Problem } from "./problems"
import { checkSchema, readYaml } from "./yaml"

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
    yaml.problems.length > 0 ? yaml.problems : yaml.value === null ? [] : checkSchema(yaml, lineSchema)
  const lines = problems.length === 0 ? ((yaml.value ?? []) as Line[]) : []
  const end = text.trim() === "" ? 1 : text.trimEnd().split("\n").length + 1
  const at = (line: Line): Place => {
    const index = lines.indexOf(line)
    if (index >= 0) return yaml.at([index])
    return { file: codesFile, line: end + codes.missing.indexOf(line), column: 1 }
  }
  const codes: Codes = {
    byPath: new Map(),
    lines,
    missing: [],
    arrived: [],
    moved: new Map(),
    problems: [...problems],
    at,
  }
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
    codes.problems.push(...changedMeanings(before, lines, claims, at))
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
    const { now } = line
    const heir = now === undefined ? undefined : owners.get(now)
    const back = owner ?? heir
    if (back && line.retired) {
      wrong(
        `"${owner ? line.path : now}" is retired, but ${back.file} is there.`,
        'Remove "retired: true", or the page.',
      )
      continue
    }
    if (owner && now && owner.path !== now && !owner.was.some(({ path }) => path === now)) {
      // The page has been at an address that nobody speaks for any more.
      if (owner.path === line.path && heir) {
        const what = `The number ${line.code} belongs to "${now}", which was "${line.path}", and would change its meaning to ${owner.file}.`
        wrong(
          what,
          `Write "was: [${line.path}]" in ${heir.file} again, and give the new page another address.`,
        )
      } else {
        const was = [...owner.was.map(({ path }) => path), now].join(", ")
        const todo = `Write "was: [${was}]" in ${owner.file}, so that the old address leads on; if it was never committed there, remove "now" from this line.`
        wrong(`The page "${now}" is gone.`, todo)
      }
      continue
    }
    if (owner && !owner.hidden && (now ?? line.path) !== owner.path) {
      codes.moved.set(line, owner.path === line.path ? null : owner.path)
    }
    if (owner?.hidden && !line.planned) {
      const what = `"${line.path}" has the number ${line.code}, but ${owner.file} is hidden.`
      wrong(what, 'Remove "hidden: true" from it: a page keeps its number.')
    } else if (owner && line.planned && !owner.hidden) codes.arrived.push(line)
    else if (!owner && !line.planned && !line.retired) {
      wrong(`The page "${now ?? line.path}" is gone.`, adviceOnGone(line, unnumbered(codes, claims)))
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
