/** The whole site as data: every page, list, number and mistake, read from content/ in one pass. */
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { derivedNames } from "../lib/lists/derived"
import type { Json } from "../lib/tree"
import { type Claim, type Codes, codesFile } from "./codeLines"
import { assignCodes } from "./codes"
import { type Embeds, readEmbeds } from "./embeds"
import { authorityOf, type Facts } from "./facts"
import { dataLine, isDerived } from "./frontMatter"
import { derivedLists, type List, linkGraph, readList } from "./lists"
import { type Evaluated, evaluateMdx } from "./mdx/evaluate"
import { claimOf, keyOf, type Page, pathOf, readPage, readPlaylist } from "./pages"
import { didYouMean, type Problem, sortProblems } from "./problems"
import { digestOf, engineDigest, readSources } from "./read"
import { checkLink, findImage, type Known, madeFiles } from "./references"

export type Site = {
  root: string
  facts: Facts
  pages: Page[]
  byPath: Map<string, Page>
  lists: Map<string, Json>
  embeds: Embeds["byName"]
  codes: Codes
  redirects: { from: string; to: string }[]
  problems: Problem[]
  /** Of the engine's own files. */
  engine: string
}

/** What a reader keeps from one reading to the next, so that only what has changed is evaluated again. */
export type Memory = {
  /** By the page's file. */
  evaluated: Map<string, { digest: string; evaluated: Evaluated }>
  /** By the list's file. */
  lists: Map<string, { digest: string; read: ReturnType<typeof readList> }>
}

/** A memory with nothing in it. */
export const emptyMemory = (): Memory => ({ evaluated: new Map(), lists: new Map() })

type Options = { memory?: Memory; engine?: string; embeds?: Embeds }

/** Reads the site below `root`. It writes nothing. */
export function readSite(
  root: string,
  facts: Facts,
  { memory = emptyMemory(), ...known }: Options = {},
): Site {
  const engine = known.engine ?? engineDigest(root)
  const embeds = known.embeds ?? readEmbeds(root)
  const problems: Problem[] = [...embeds.problems]
  const { pages, absent } = readPages(root, facts, problems)
  const lists = readLists(root, engine, memory, problems)

  const claims = [...pages.map(claimOf), ...absent.values()]
  const codes = assignCodes(readCodes(root), claims, authorityOf(facts), committedCodes(root))
  problems.push(...codes.problems)
  for (const page of pages) {
    const line = page.hidden ? undefined : codes.byPath.get(page.key)
    page.code = line?.code ?? null
    page.feedId = line?.id ?? null
  }

  const values = new Map<string, Json>([...lists].map(([name, { value }]) => [name, value]))
  const evaluate = (page: Page) =>
    evaluatePage(page, root, facts, embeds.byName, values, engine, memory, problems)
  const posts = pages.filter(page => page.kind === "post")
  for (const page of posts) evaluate(page)
  for (const [name, value] of Object.entries(derivedLists(pages, facts.name))) values.set(name, value)
  for (const page of pages) if (page.kind === "page") evaluate(page)
  values.set("link-graph", linkGraph(pages, facts.name))

  const owned = new Set([...pages.map(({ path }) => path), ...absent.keys()])
  const redirects = pages
    .flatMap(page => page.was.map(old => ({ from: `/${old}`, to: page.path })))
    .filter(({ from }) => !owned.has(from))
  checkReferences(root, pages, [...absent.keys()], lists, redirects, problems)
  const retired = codes.lines.find(line => line.retired)
  if (retired && !owned.has("/gone")) {
    const what = `"${retired.path}" is retired, and no page says so.`
    const todo = 'Add content/pages/gone.mdx, with "hidden: true" in its front matter.'
    problems.push({ ...codes.at(retired), what, todo })
  }
  letGo(pages)
  const byPath = new Map(pages.map(page => [page.path, page]))
  return {
    root,
    facts,
    pages,
    byPath,
    lists: values,
    embeds: embeds.byName,
    codes,
    redirects,
    engine,
    problems: sortProblems(problems),
  }
}

/** Lets go of what only the checks needed: texts, and front matters as syntax trees, weigh more than the pages. */
function letGo(pages: readonly Page[]): void {
  for (const page of pages) {
    const place = { file: page.file, line: 1, column: 1 }
    page.body = ""
    page.at = () => place
  }
}

/** The pages, and the claims of those that can't be read or are switched off: their addresses stay theirs. */
function readPages(root: string, facts: Facts, problems: Problem[]) {
  const pages: Page[] = []
  const absent = new Map<string, Claim>()
  const files = new Map<string, string>()
  const folders = [
    { folder: "content/pages", ending: ".mdx", read: readPage },
    { folder: "content/blog", ending: ".mdx", read: readPage },
    { folder: "content/playlists", ending: ".yaml", read: readPlaylist },
  ]
  for (const { folder, ending, read } of folders) {
    for (const source of readSources(root, folder, ending)) {
      const path = pathOf(source.file)
      const other = files.get(path)
      if (other) {
        const what = `The address ${path} is taken by ${other}.`
        problems.push({ file: source.file, line: 1, column: 1, what, todo: "Rename one of the two files." })
        continue
      }
      files.set(path, source.file)
      const { page, problems: mistakes } = read(source)
      problems.push(...mistakes)
      if (!page) {
        absent.set(path, { path: keyOf(path), file: source.file, was: [], hidden: path.includes("[") })
      } else if (page.flag && facts[page.flag] === false) absent.set(path, claimOf(page))
      else pages.push(page)
    }
  }
  return { pages, absent }
}

function readLists(root: string, engine: string, memory: Memory, problems: Problem[]): Map<string, List> {
  const lists = new Map<string, List>()
  for (const source of readSources(root, "content/data", ".yaml")) {
    const digest = digestOf(engine, source.digest)
    const held = memory.lists.get(source.file)
    const read = held?.digest === digest ? held.read : readList(root, source)
    memory.lists.set(source.file, { digest, read })
    const { list, problems: mistakes } = read
    problems.push(...mistakes)
    if (list) lists.set(list.name, list)
  }
  return lists
}

function readCodes(root: string): string {
  const file = join(root, codesFile)
  return existsSync(file) ? readFileSync(file, "utf8") : ""
}

/** The registry as the last commit has it; undefined outside a repository. */
function committedCodes(root: string): string | undefined {
  try {
    return execFileSync("git", ["show", `HEAD:./${codesFile}`], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
  } catch {
    return undefined
  }
}

function evaluatePage(
  page: Page,
  root: string,
  facts: Facts,
  embeds: Embeds["byName"],
  lists: ReadonlyMap<string, Json>,
  engine: string,
  memory: Memory,
  problems: Problem[],
): void {
  const data: Record<string, Json> = {}
  page.data.forEach((name, i) => {
    const value = lists.get(name)
    if (value !== undefined) data[name] = value
    else if (!isDerived(name) && !existsSync(join(root, "content/data", `${name}.yaml`))) {
      const todo = didYouMean(name, [...lists.keys(), ...derivedNames], `Add content/data/${name}.yaml.`)
      problems.push({ ...page.at(["data", i]), what: `There is no list "${name}".`, todo })
    }
  })
  const digest = digestOf(engine, page.digest, JSON.stringify(data), JSON.stringify(facts))
  const held = memory.evaluated.get(page.file)
  const evaluated =
    held?.digest === digest
      ? held.evaluated
      : evaluateMdx(page.file, page.body, embeds, { data, site: facts, named: page.data })
  memory.evaluated.set(page.file, { digest, evaluated })
  problems.push(...evaluated.problems)
  const { tree, links, anchors } = evaluated
  Object.assign(page, { tree, links, anchors, digest, embeds: evaluated.embeds.map(({ name }) => name) })
  for (const image of evaluated.images) {
    const found = findImage(image, page, root)
    if (typeof found === "string") page.images.push(found)
    else if (found) problems.push(found)
  }
  for (const { name, place } of evaluated.embeds) {
    for (const list of embeds.get(name)?.data ?? []) {
      if (page.data.includes(list)) continue
      const todo = `Write "${dataLine(page.data, list)}" in the front matter.`
      problems.push({ ...place, what: `<${name}> needs the list "${list}".`, todo })
    }
  }
}

function checkReferences(
  root: string,
  pages: readonly Page[],
  absent: readonly string[],
  lists: ReadonlyMap<string, List>,
  redirects: Site["redirects"],
  problems: Problem[],
): void {
  const known: Known = {
    root,
    pages: new Map([
      ...absent.map(path => [path, null] as const),
      ...pages.map(({ path, anchors }) => [path, anchors] as const),
    ]),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    made: madeFiles,
  }
  for (const page of pages) for (const link of page.links) problems.push(...checkLink(link, page, known))
  for (const list of lists.values())
    for (const link of list.links) problems.push(...checkLink(link, null, known))
}
