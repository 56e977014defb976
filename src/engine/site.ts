/** The whole site as data: every page, list, number and mistake, read from content/ in one pass. */
import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Json } from "../lib/content/tree"
import { type Codes, codesFile } from "./codeLines"
import { checkCodeLinks } from "./codeLinks"
import { restoreAdvice } from "./codeRepair"
import { assignCodes } from "./codes"
import { deepFreeze } from "./deepFreeze"
import { type Embeds, readEmbeds } from "./embeds"
import { type CachedEvaluation, type EvalContext, evaluatePage } from "./evaluatePage"
import { authorityOf, type Facts } from "./facts"
import { feedCatalogue } from "./feed/catalogue"
import { checkFiles } from "./files"
import { iconName } from "./icons"
import { derivedLists, type List, linkGraph, readList, schemaFileOf } from "./lists"
import { checkListUses } from "./listUses"
import { readPageSources } from "./pageSources"
import {
  codeRequestOf,
  noContents,
  type Page,
  type PageSource,
  type PictureFault,
  type Registered,
} from "./pages"
import { type Place, type Problem, sortProblems } from "./problems"
import { draftMark, siteDay } from "./publication"
import { brokenLinksIn, digestOf, engineDigest, readSource, readSources, type Source } from "./read"
import { checkLink, type Known, knownOf, madeFiles } from "./references"
import { withSiteName } from "./siteName"
import { type HeldHistory, sizeHistory } from "./sizeHistory"
import { tagNames, tagProblems, tagsList, tagsOf, unknownTags } from "./tags"
import { readYaml } from "./yaml/read"

export type Site = {
  root: string
  facts: Facts
  pages: Page[]
  /** Where the site is read as it is published: the pages that wait, which use lists and pictures already. */
  withheld: Page[]
  byPath: Map<string, Page>
  /** Frozen: pages share them. */
  lists: Map<string, Json>
  embeds: Embeds["byName"]
  codes: Codes
  redirects: { from: string; to: string }[]
  problems: Problem[]
  /** Of the engine's own files. */
  engine: string
}

/** What a reader keeps from one reading to the next, so that only what has changed is evaluated again. */
export type BuildCache = {
  /** By the page's file. */
  evaluated: Map<string, CachedEvaluation>
  /** By the list's file. */
  lists: Map<string, { digest: string; read: ReturnType<typeof readList> }>
  /** By the picture's whole path. */
  pictures: Map<string, { stamp: string; fault: PictureFault }>
  /** What the rules for texts found, by the rule and the file. */
  written: Map<string, { stamp: string; problems: Problem[] }>
  history?: HeldHistory | undefined
  /** Each list as it was when it last could be read, by its file: what is drawn while it can't be. In develop only. */
  soundLists?: Map<string, List>
}

/** A memory with nothing in it. */
export const emptyBuildCache = (): BuildCache => ({
  evaluated: new Map(),
  lists: new Map(),
  pictures: new Map(),
  written: new Map(),
})

type Options = {
  memory?: BuildCache
  engine?: string
  embeds?: Embeds
  /** The day that it is, as 2026-12-24; without it, the day in Helsinki. */
  today?: string
  /** Whether what is not out yet is left out, as it is of what is published. */
  published?: boolean
}

/** Reads the site below `root`. It writes nothing but the memory. */
export function readSite(
  root: string,
  facts: Facts,
  { memory = emptyBuildCache(), today = siteDay(new Date()), published = false, ...known }: Options = {},
): Site {
  const engine = known.engine ?? engineDigest(root)
  const embeds = known.embeds ?? readEmbeds(root)
  const { drafts: all, absent, off, unplaced, problems: unreadable } = readPageSources(root, facts, today)
  const waiting = all.filter(({ waits }) => waits !== "")
  const drafts = published ? all.filter(({ waits }) => waits === "") : all
  const unlinked = ["content", "static"].flatMap(folder => brokenLinksIn(root, folder))
  const problems: Problem[] = [...embeds.problems, ...unlinked, ...checkFiles(root), ...unreadable]
  const written = readLists(root, engine, embeds.byName, memory, problems)

  const claims = [...all.map(codeRequestOf), ...absent.values()]
  const registry = readCodes(root)
  const codes = assignCodes(registry.text, claims, authorityOf(facts), committedCodes(root))
  problems.push(...(registry.fault ? [{ ...registry.fault, todo: restoreAdvice }] : codes.problems))
  const tags = tagsOf(written)
  problems.push(...drafts.flatMap(draft => unknownTags(draft, tags)))
  const registered = drafts.map(draft => ({
    ...draft,
    ...registration(root, draft, codes),
    tags: tagNames(draft, tags),
  }))

  const lists = new Map<string, Json>(
    [...written].map(([name, { value }]) => [name, deepFreeze(withSiteName(value, facts.name))]),
  )
  const evaluated = new Map<string, Page>()
  const around: EvalContext = { root, facts, embeds: embeds.byName, lists, engine }
  const evaluate = (kind: "page" | "post") => {
    for (const draft of registered.filter(each => each.kind === kind)) {
      const result = evaluatePage(draft, around, memory.evaluated.get(draft.file))
      memory.evaluated.set(draft.file, result.held)
      problems.push(...result.problems)
      evaluated.set(draft.file, result.page)
    }
  }
  evaluate("post")
  const posts = [...evaluated.values()]
  for (const [name, value] of Object.entries(derivedLists(registered, posts, facts.name, root)))
    lists.set(name, deepFreeze(value))
  evaluate("page")
  const pages = registered.map(draft => evaluated.get(draft.file) ?? withoutMdx(draft))
  const withheld = (published ? waiting : []).map(draft => {
    const known = { code: null, feedId: null, icon: iconName(root, draft) }
    return evaluatePage({ ...draft, ...known }, around, memory.evaluated.get(draft.file)).page
  })
  lists.set("link-graph", deepFreeze(linkGraph(pages, facts.name, lists)))
  lists.set("feeds", deepFreeze(feedCatalogue(pages, tags)))
  // To ask the repository takes a second: only where a page shows what it says.
  if (pages.some(({ data }) => data.includes("size-history"))) {
    memory.history = sizeHistory(root, memory.history)
    lists.set("size-history", deepFreeze(memory.history.history))
  }

  const elsewhere = [...absent.keys(), ...(published ? waiting.map(({ path }) => path) : [])]
  const owned = new Set([...pages.map(({ path }) => path), ...elsewhere])
  const redirects = pages
    .flatMap(page => page.was.map(old => ({ from: `/${old}`, to: page.path })))
    .filter(({ from }) => !owned.has(from))
  problems.push(...redirects.flatMap(({ from }) => servedAlready(root, from, drafts)))
  // That a page with a number has become a draft is told once, and not with every link to it.
  const relapsed = new Set(codes.lines.map(({ path, now = path }) => now))
  const coming = waiting.filter(({ waits, key }) => waits !== draftMark || !relapsed.has(key))
  const targets = { ...knownOf(root, pages, elsewhere, redirects, facts.siteUrl, coming), off }
  const hasSchema = (name: string) => schemaFileOf(root, name, embeds.byName.values()) !== undefined
  problems.push(...checkReferences(pages, written, targets))
  const used = new Set(pages.flatMap(page => page.embeds))
  problems.push(...checkCodeLinks(root, { embeds: embeds.byName.values(), used, known: targets }))
  problems.push(...unplaced.flatMap(draft => checkText(draft, around, targets)))
  const keys = claims.map(({ path }) => path)
  problems.push(...tagProblems(tags, keys, path => placeInList(root, tagsList, path)))
  problems.push(...checkListUses(pages, { lists: written, values: lists, hasSchema, known: targets }))
  const retired = codes.lines.find(line => line.retired)
  if (retired && !owned.has("/gone")) {
    const what = `"${retired.path}" is retired, and no page says so.`
    const todo = 'Add content/pages/gone.mdx, with "hidden: true" in its front matter.'
    problems.push({ ...codes.at(retired), what, todo })
  }
  const byPath = new Map(pages.map(page => [page.path, page]))
  return {
    root,
    facts,
    pages,
    withheld,
    byPath,
    lists,
    embeds: embeds.byName,
    codes,
    redirects,
    engine,
    problems: sortProblems(problems),
  }
}

/** An old address that a file of the site's has. */
function servedAlready(root: string, from: string, drafts: readonly PageSource[]): Problem[] {
  if (!existsSync(join(root, "static", from)) && !madeFiles.includes(from)) return []
  const old = from.slice(1)
  return drafts.flatMap(({ was, at }) => {
    const index = was.indexOf(old)
    if (index < 0) return []
    const what = `"${old}" in "was" is a file of the site, not the old address of a page.`
    return [{ ...at(["was", index]), what, todo: 'Remove it from "was".' }]
  })
}

function registration(root: string, draft: PageSource, codes: Codes): Registered {
  const line = draft.hidden ? undefined : codes.byPath.get(draft.key)
  return { code: line?.code ?? null, feedId: line?.id ?? null, icon: iconName(root, draft) }
}

function withoutMdx({ body: _, at: __, window = "document", ...known }: PageSource & Registered): Page {
  return { ...known, ...noContents, window }
}

function readLists(
  root: string,
  engine: string,
  embeds: Embeds["byName"],
  memory: BuildCache,
  problems: Problem[],
): Map<string, List> {
  const lists = new Map<string, List>()
  for (const source of readSources(root, "content/data", ".yaml")) {
    const digest = digestOf(engine, source.digest)
    const held = memory.lists.get(source.file)
    const read = held?.digest === digest ? held.read : readList(root, source, embeds.values())
    memory.lists.set(source.file, { digest, read })
    const { list, problems: mistakes } = source.fault ? { list: null, problems: [source.fault] } : read
    problems.push(...mistakes)
    const shown = list ?? memory.soundLists?.get(source.file)
    if (shown) lists.set(shown.name, shown)
    if (list) memory.soundLists?.set(source.file, list)
  }
  return lists
}

function readCodes(root: string): Pick<Source, "text" | "fault"> {
  return existsSync(join(root, codesFile)) ? readSource(root, codesFile) : { text: "" }
}

/**
 * The registry as the last commit has it; undefined outside a repository. While a merge is unfinished it is that of the
 * commit which both sides come from: of the lines after those either side's may stay.
 */
function committedCodes(root: string): string | undefined {
  // Starting git takes longer than reading a small site.
  if (!isInRepository(root)) return undefined
  const git = (...words: string[]) => {
    try {
      const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"]
      return execFileSync("git", words, { cwd: root, encoding: "utf8", stdio })
    } catch {
      return undefined
    }
  }
  const merged = git("rev-parse", "--quiet", "--verify", "MERGE_HEAD")?.trim()
  const common = merged && git("merge-base", "HEAD", merged)?.trim()
  const committed = git("show", `${common || "HEAD"}:./${codesFile}`)
  // In a repository that has no registry yet, nothing has been committed.
  return committed ?? (git("rev-parse", "--is-inside-work-tree")?.trim() === "true" ? "" : undefined)
}

const isInRepository = (folder: string): boolean =>
  existsSync(join(folder, ".git")) || (dirname(folder) !== folder && isInRepository(dirname(folder)))

/** Where a value of a list stands in its file. */
function placeInList(root: string, name: string, path: readonly (string | number)[]): Place {
  const file = `content/data/${name}.yaml`
  return readYaml(file, readSource(root, file).text).at(path)
}

/** The mistakes in the text of a page whose front matter has some too: what may come of those is not told. */
function checkText(draft: PageSource, around: EvalContext, known: Known): Problem[] {
  const unregistered = { code: null, feedId: null, icon: "" }
  const { page, problems } = evaluatePage({ ...draft, ...unregistered }, around)
  const own: Known = { ...known, pages: new Map([...known.pages, [page.path, page.anchors]]) }
  // The key that names the lists may be the one that is wrong.
  const mayFollow = ({ what }: Problem) =>
    draft.data.length === 0 && (/\bdata\b/.test(what) || what.includes("needs the list"))
  return [
    ...problems.filter(problem => !mayFollow(problem)),
    ...page.links.flatMap(link => checkLink(link, page, own)),
  ]
}

function checkReferences(pages: readonly Page[], lists: ReadonlyMap<string, List>, known: Known): Problem[] {
  // A list comes with the first page that shows it; one that no page names is on all of them.
  const waits = (name: string) =>
    pages
      .filter(({ data }) => data.includes(name))
      .map(page => page.waits)
      .sort()[0] ?? ""
  return [
    ...pages.flatMap(page => page.links.flatMap(link => checkLink(link, page, known))),
    ...[...lists.values()].flatMap(({ name, links }) =>
      links.flatMap(link => checkLink(link, { waits: waits(name) }, known)),
    ),
  ]
}
