/** Assigns permanent four-digit codes to pages. Pure: the caller reads and writes the registry. */
import { changedMeanings } from "./codeHistory"
import { type CodeRequest, type Codes, codesFile, feedId, type Line } from "./codeLines"
import { restoreAdvice, summariseDamage, unreadableRegistry } from "./codeRepair"
import { firstMistake, lineRules, numberRules, wasRules } from "./codeRules"
import { compare, type Place, type Problem } from "./problems"
import { readYaml, type Yaml } from "./yaml/read"

/**
 * Gives every page its line. `authority` begins new ids, as "juhq.fi,2021"; `before` is the committed registry, if
 * known.
 */
export function assignCodes(
  text: string,
  requests: readonly CodeRequest[],
  authority: string,
  before?: string,
): Codes {
  const yaml = readYaml(codesFile, text)
  const damage = unreadableRegistry(yaml, text, before)
  const written = damage.length === 0 ? ((yaml.value ?? []) as Line[]) : []
  const { lines, ...changes } = dropUncommitted(written, before, requests, authority)
  const end = text.trim() === "" ? 1 : text.trimEnd().split("\n").length + 1
  const none = {
    byPath: new Map<string, Line>(),
    arrived: [],
    moved: new Map<Line, string | null>(),
    ...changes,
  }
  if (damage.length > 0) {
    // Pages get provisional numbers, which are never written, so that they can still be shown.
    const { byPath } = appendMissing(none.byPath, lines, requests, authority)
    return {
      ...none,
      byPath,
      lines,
      missing: [],
      problems: damage,
      at: lineLocator(yaml, written, lines, [], end),
    }
  }
  const at = lineLocator(yaml, written, lines, [], end)
  const lineProblems = checkLines(lines, at)
  const changed =
    before !== undefined && lineProblems.length === 0 ? changedMeanings(before, lines, requests, at) : []
  const { problems: clashes, ...found } = matchLines(lines, requests, at)
  // Problems between pages and lines are reported only once the registry itself is sound.
  const wrong = [...lineProblems, ...changed]
  const problems = wrong.length > 1 ? summariseDamage(wrong, before) : wrong.length > 0 ? wrong : clashes
  if (problems.length > 0) {
    const { byPath } = wrong.length > 0 ? appendMissing(found.byPath, lines, requests, authority) : found
    return { ...found, ...changes, byPath, lines, missing: [], problems, at }
  }
  const { byPath, missing } = appendMissing(found.byPath, lines, requests, authority)
  return {
    ...found,
    ...changes,
    byPath,
    lines,
    missing,
    problems,
    at: lineLocator(yaml, written, lines, missing, end),
  }
}

/**
 * Returns a function that finds a line's place in the file. Missing lines are to be appended from line `end` on.
 */
function lineLocator(
  yaml: Yaml,
  written: readonly Line[],
  lines: readonly Line[],
  missing: readonly Line[],
  end: number,
): Codes["at"] {
  return line => {
    const index = written.indexOf(line)
    if (index >= 0) return yaml.at([index])
    // A renumbered line is still at its old place in the file.
    const old = written.findIndex(({ path }) => path === line.path && lines.includes(line))
    if (old >= 0) return yaml.at([old])
    return { file: codesFile, line: end + missing.indexOf(line), column: 1 }
  }
}

/** The code of the line at a zero-based index. */
function codeAt(index: number): string {
  return String(index).padStart(4, "0")
}

/** Parses the lines of a registry; empty if it can't be read. */
function linesOf(registry: string): readonly Line[] {
  const { value } = readYaml(codesFile, registry)
  return Array.isArray(value) ? (value as Line[]) : []
}

/**
 * Drops lines that were never committed and whose page is gone, and moves those after them up. If the committed
 * registry is unknown, every line stays.
 */
function dropUncommitted(
  written: readonly Line[],
  before: string | undefined,
  requests: readonly CodeRequest[],
  authority: string,
): Pick<Codes, "dropped" | "renumbered"> & { lines: Line[] } {
  if (before === undefined) return { lines: [...written], dropped: [], renumbered: new Map() }
  const committed = linesOf(before)
  const committedCount = committed.length
  const claimedPaths = new Set(
    requests.flatMap(({ path, was, hidden }) => (hidden ? [] : [path, ...was.map(old => old.path)])),
  )
  const dropped: Line[] = []
  const renumbered = new Map<Line, Line>()
  const nextLines = written.slice(0, committedCount).map((line, i): Line => {
    // An address the page got and lost again before it was ever published.
    if (line.now === undefined || line.now === committed[i]?.now || claimedPaths.has(line.now)) return line
    const { now: _, ...rest } = line
    const next = { ...rest, ...(committed[i]?.now && { now: committed[i].now }) }
    renumbered.set(line, next)
    return next
  })
  for (const line of written.slice(committedCount)) {
    const isTwice = nextLines.some(({ path }) => path === line.path)
    if (isTwice || !(line.planned || claimedPaths.has(line.path))) {
      dropped.push(line)
      continue
    }
    const code = codeAt(nextLines.length)
    const next = line.code === code ? line : { ...line, code, id: feedId(authority, code, line.path) }
    if (next !== line) renumbered.set(line, next)
    nextLines.push(next)
  }
  return { lines: nextLines, dropped, renumbered }
}

/** Checks the lines by themselves: order of codes, duplicates and ids. */
function checkLines(lines: readonly Line[], at: Codes["at"]): Problem[] {
  const problems: Problem[] = []
  const wrong = (index: number, what: string, todo: string) =>
    problems.push({ ...at(lines[index] as Line), what, todo })
  const displaced = lines.findIndex(({ code }, index) => code !== codeAt(index))
  if (displaced >= 0) {
    const { code, path } = lines[displaced] as Line
    const isTwice = lines.slice(0, displaced).some(line => line.code === code)
    const what = isTwice
      ? `The number ${code} stands here twice, as after a merge that kept both sides.`
      : `The number ${code} stands where ${codeAt(displaced)} belongs.`
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

type MatchedLines = Pick<Codes, "byPath" | "arrived" | "moved" | "problems">

/** Matches pages to lines, and finds the conflicts between them. */
function matchLines(
  lines: readonly Line[],
  requests: readonly CodeRequest[],
  at: (line: Line) => Place,
): MatchedLines {
  const problems: Problem[] = []
  const byPath = new Map<string, Line>()
  const owners = new Map(requests.map(page => [page.path, page]))
  const renamed = new Map<string, CodeRequest>()
  // Of two lines with one path, reported elsewhere as a mistake, the first counts.
  const registered = new Map([...lines].reverse().map(line => [line.path, line]))
  for (const page of requests) {
    let line = registered.get(page.path)
    for (const { path: old, ...place } of page.was) {
      const oldLine = registered.get(old)
      const facts = { page, old, owner: owners.get(old), rival: renamed.get(old), oldLine, line }
      const foreign = firstMistake(wasRules, facts)
      if (!foreign) renamed.set(old, page)
      const mistake = foreign ?? firstMistake(numberRules, facts)
      if (mistake) problems.push({ ...place, ...mistake })
      else line = oldLine ?? line
    }
    if (line && !page.hidden) byPath.set(page.path, line)
  }
  const arrived: Line[] = []
  const moved = new Map<Line, string | null>()
  for (const line of lines) {
    const owner = owners.get(line.path) ?? renamed.get(line.path)
    const successor = line.now === undefined ? undefined : owners.get(line.now)
    const mistake = firstMistake(lineRules, {
      line,
      owner,
      successor,
      unregistered: () => withoutCode(byPath, requests),
    })
    if (mistake) problems.push({ ...at(line), ...mistake })
    else if (owner && !owner.hidden) {
      if ((line.now ?? line.path) !== owner.path)
        moved.set(line, owner.path === line.path ? null : owner.path)
      if (line.planned) arrived.push(line)
    }
  }
  return { byPath, arrived, moved, problems }
}

/** The pages that need a code and have none yet. */
function withoutCode(byPath: Codes["byPath"], requests: readonly CodeRequest[]): CodeRequest[] {
  return requests.filter(page => !page.hidden && !byPath.has(page.path))
}

/** Adds lines for the pages that have none. */
function appendMissing(
  byPath: Codes["byPath"],
  lines: readonly Line[],
  requests: readonly CodeRequest[],
  authority: string,
): Pick<Codes, "byPath" | "missing"> {
  const unregistered = withoutCode(byPath, requests).sort((a, b) => compare(a.path, b.path))
  const missing = unregistered.map(({ path }, i): Line => {
    const code = codeAt(lines.length + i)
    return { code, path, id: feedId(authority, code, path) }
  })
  return { byPath: new Map([...byPath, ...missing.map(line => [line.path, line] as const)]), missing }
}
