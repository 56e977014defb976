/** The registry of numpad codes: four digits a page, for ever. Pure: reading and writing the file is the caller's. */
import { changedMeanings } from "./codeHistory"
import { type CodeRequest, type Codes, codesFile, feedId, type Line } from "./codeLines"
import { restoreAdvice, summariseDamage, unreadableRegistry } from "./codeRepair"
import { firstMistake, lineRules, numberRules, wasRules } from "./codeRules"
import { compare, type Place, type Problem } from "./problems"
import { readYaml, type Yaml } from "./yaml/read"

/**
 * Gives every page its line. `authority` is what begins new ids, as "juhq.fi,2021"; `before` is the registry as it was
 * committed, where that is known.
 */
export function assignCodes(
  text: string,
  claims: readonly CodeRequest[],
  authority: string,
  before?: string,
): Codes {
  const yaml = readYaml(codesFile, text)
  const unread = unreadableRegistry(yaml, text, before)
  const written = unread.length === 0 ? ((yaml.value ?? []) as Line[]) : []
  const { lines, ...changes } = reconsidered(written, before, claims, authority)
  const end = text.trim() === "" ? 1 : text.trimEnd().split("\n").length + 1
  const none = {
    byPath: new Map<string, Line>(),
    arrived: [],
    moved: new Map<Line, string | null>(),
    ...changes,
  }
  if (unread.length > 0) {
    // The pages can be read all the same: they have numbers for the time being, of which nothing is kept.
    const { byPath } = appended(none.byPath, lines, claims, authority)
    return {
      ...none,
      byPath,
      lines,
      missing: [],
      problems: unread,
      at: placesOf(yaml, written, lines, [], end),
    }
  }
  const at = placesOf(yaml, written, lines, [], end)
  const disordered = checkLines(lines, at)
  const changed =
    before !== undefined && disordered.length === 0 ? changedMeanings(before, lines, claims, at) : []
  const { problems: clashes, ...found } = claimed(lines, claims, at)
  // What pages lack in a registry that is itself wrong is told when it has been put right.
  const wrong = [...disordered, ...changed]
  const problems = wrong.length > 1 ? summariseDamage(wrong, before) : wrong.length > 0 ? wrong : clashes
  if (problems.length > 0) {
    const { byPath } = wrong.length > 0 ? appended(found.byPath, lines, claims, authority) : found
    return { ...found, ...changes, byPath, lines, missing: [], problems, at }
  }
  const { byPath, missing } = appended(found.byPath, lines, claims, authority)
  return {
    ...found,
    ...changes,
    byPath,
    lines,
    missing,
    problems,
    at: placesOf(yaml, written, lines, missing, end),
  }
}

/** Where lines stand in the file, or, from its line `end` on, are to stand. */
function placesOf(
  yaml: Yaml,
  written: readonly Line[],
  lines: readonly Line[],
  missing: readonly Line[],
  end: number,
): Codes["at"] {
  return line => {
    const index = written.indexOf(line)
    if (index >= 0) return yaml.at([index])
    // One that has got another number stands where its old one does.
    const old = written.findIndex(({ path }) => path === line.path && lines.includes(line))
    if (old >= 0) return yaml.at([old])
    return { file: codesFile, line: end + missing.indexOf(line), column: 1 }
  }
}

/** The code of the line at an index, counted from 0. */
function numbered(index: number): string {
  return String(index).padStart(4, "0")
}

/** The lines of a registry; none where it can't be read. */
function linesOf(registry: string): readonly Line[] {
  const { value } = readYaml(codesFile, registry)
  return Array.isArray(value) ? (value as Line[]) : []
}

/**
 * The lines as they are to be: one that was never committed costs nothing, so it goes with its page, and those after it
 * move up. Where it is not known what was committed, every line stays.
 */
function reconsidered(
  written: readonly Line[],
  before: string | undefined,
  claims: readonly CodeRequest[],
  authority: string,
): Pick<Codes, "dropped" | "renumbered"> & { lines: Line[] } {
  if (before === undefined) return { lines: [...written], dropped: [], renumbered: new Map() }
  const committed = linesOf(before)
  const held = committed.length
  const spoken = new Set(
    claims.flatMap(({ path, was, hidden }) => (hidden ? [] : [path, ...was.map(old => old.path)])),
  )
  const dropped: Line[] = []
  const renumbered = new Map<Line, Line>()
  const kept = written.slice(0, held).map((line, i): Line => {
    // An address that the page was given and left before anybody saw it there.
    if (line.now === undefined || line.now === committed[i]?.now || spoken.has(line.now)) return line
    const { now: _, ...rest } = line
    const next = { ...rest, ...(committed[i]?.now && { now: committed[i].now }) }
    renumbered.set(line, next)
    return next
  })
  for (const line of written.slice(held)) {
    const isTwice = kept.some(({ path }) => path === line.path)
    if (isTwice || !(line.planned || spoken.has(line.path))) {
      dropped.push(line)
      continue
    }
    const code = numbered(kept.length)
    const next = line.code === code ? line : { ...line, code, id: feedId(authority, code, line.path) }
    if (next !== line) renumbered.set(line, next)
    kept.push(next)
  }
  return { lines: kept, dropped, renumbered }
}

/** What is wrong with the lines by themselves. */
function checkLines(lines: readonly Line[], at: Codes["at"]): Problem[] {
  const problems: Problem[] = []
  const wrong = (index: number, what: string, todo: string) =>
    problems.push({ ...at(lines[index] as Line), what, todo })
  const displaced = lines.findIndex(({ code }, index) => code !== numbered(index))
  if (displaced >= 0) {
    const { code, path } = lines[displaced] as Line
    const isTwice = lines.slice(0, displaced).some(line => line.code === code)
    const what = isTwice
      ? `The number ${code} stands here twice, as after a merge that kept both sides.`
      : `The number ${code} stands where ${numbered(displaced)} belongs.`
    const own = `Delete the line of "${path}" if its page is yours, and run "npm run check": it gives it the next number.`
    wrong(displaced, what, isTwice ? own : restoreAdvice)
  }
  const first = new Map<string, Line>()
  lines.forEach((line, index) => {
    const other = first.get(line.path)
    if (other) {
      const what = `"${line.path}" has two numbers, ${other.code} and ${line.code}.`
      wrong(index, what, "Remove the later line.")
    } else first.set(line.path, line)
    if (!line.id.endsWith(`:${line.code}:${line.path}`)) {
      const was = /:(\d{4}:.*)$/.exec(line.id)?.[1]?.slice(5) ?? line.id
      const isOwn = was === line.path
      const what = isOwn
        ? `The number ${line.code} of "${line.path}" and its id don't fit each other.`
        : `The number ${line.code} belongs to "${was}" and would change its meaning to "${line.path}".`
      const todo = isOwn
        ? restoreAdvice
        : `Put the old line back; for a renamed page write "was: [${was}]" in its front matter.`
      wrong(index, what, todo)
    }
  })
  return problems
}

type Claimed = Pick<Codes, "byPath" | "arrived" | "moved" | "problems">

/** Which page has which line, and what is wrong between them. */
function claimed(lines: readonly Line[], claims: readonly CodeRequest[], at: (line: Line) => Place): Claimed {
  const problems: Problem[] = []
  const byPath = new Map<string, Line>()
  const owners = new Map(claims.map(page => [page.path, page]))
  const renamed = new Map<string, CodeRequest>()
  // Of two lines of one path, which is a mistake told elsewhere, the first is the one.
  const registered = new Map([...lines].reverse().map(line => [line.path, line]))
  for (const page of claims) {
    let line = registered.get(page.path)
    for (const { path: old, ...place } of page.was) {
      const held = registered.get(old)
      const given = { page, old, owner: owners.get(old), rival: renamed.get(old), held, line }
      const foreign = firstMistake(wasRules, given)
      if (!foreign) renamed.set(old, page)
      const mistake = foreign ?? firstMistake(numberRules, given)
      if (mistake) problems.push({ ...place, ...mistake })
      else line = held ?? line
    }
    if (line && !page.hidden) byPath.set(page.path, line)
  }
  const arrived: Line[] = []
  const moved = new Map<Line, string | null>()
  for (const line of lines) {
    const owner = owners.get(line.path) ?? renamed.get(line.path)
    const heir = line.now === undefined ? undefined : owners.get(line.now)
    const mistake = firstMistake(lineRules, { line, owner, heir, fresh: () => unnumbered(byPath, claims) })
    if (mistake) problems.push({ ...at(line), ...mistake })
    else if (owner && !owner.hidden) {
      if ((line.now ?? line.path) !== owner.path)
        moved.set(line, owner.path === line.path ? null : owner.path)
      if (line.planned) arrived.push(line)
    }
  }
  return { byPath, arrived, moved, problems }
}

/** The pages that are to have a number and have none yet. */
function unnumbered(byPath: Codes["byPath"], claims: readonly CodeRequest[]): CodeRequest[] {
  return claims.filter(page => !page.hidden && !byPath.has(page.path))
}

/** The lines of all pages, with new ones for those that have none. */
function appended(
  byPath: Codes["byPath"],
  lines: readonly Line[],
  claims: readonly CodeRequest[],
  authority: string,
): Pick<Codes, "byPath" | "missing"> {
  const fresh = unnumbered(byPath, claims).sort((a, b) => compare(a.path, b.path))
  const missing = fresh.map(({ path }, i): Line => {
    const code = numbered(lines.length + i)
    return { code, path, id: feedId(authority, code, path) }
  })
  return { byPath: new Map([...byPath, ...missing.map(line => [line.path, line] as const)]), missing }
}
