/** Reads the whole site from content/ in one pass: pages, lists, codes and problems, but for those of checkSite.ts. */
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
import { codeRequestOf, type Page, type PageSource, type PictureFault, type Registered } from "./pages"
import { type Place, type Problem, sortProblems } from "./problems"
import { draftMark, siteDay } from "./publication"
import { brokenLinksIn, digestOf, engineDigest, readSource, readSources, type Source } from "./read"
import { checkLink, generatedFiles, type SiteAddresses, siteAddresses } from "./references"
import { withSiteName } from "./siteName"
import { type CachedHistory, sizeHistory } from "./sizeHistory"
import { tagNames, tagProblems, tagsList, tagsOf, unknownTags } from "./tags"
import { thingProblems } from "./things"
import { readYaml } from "./yaml/read"

export type Site = {
  root: string
  facts: Facts
  pages: Page[]
  /** Unpublished pages, in a build only: they use lists and pictures already. */
  unpublished: Page[]
  byPath: Map<string, Page>
  /** Frozen, since pages share them. */
  lists: Map<string, Json>
  embeds: Embeds["byName"]
  codes: Codes
  redirects: { from: string; to: string }[]
  problems: Problem[]
  /** The digest of the engine's source. */
  engine: string
}

/** Results kept from one reading to the next, so that only changes are evaluated again. */
export type BuildCache = {
  /** Evaluated pages by file. */
  evaluated: Map<string, CachedEvaluation>
  /** Lists by file. */
  lists: Map<string, { digest: string; result: ReturnType<typeof readList> }>
  /** Faults of pictures by absolute path. */
  pictures: Map<string, { stamp: string; fault: PictureFault }>
  /** Results of text rules by rule and file. */
  textProblems: Map<string, { stamp: string; problems: Problem[] }>
  history?: CachedHistory | undefined
  /** The last readable version of each list by file, shown in develop while the current one is unreadable. */
  lastReadableLists?: Map<string, List>
}

export const emptyBuildCache = (): BuildCache => ({
  evaluated: new Map(),
  lists: new Map(),
  pictures: new Map(),
  textProblems: new Map(),
})

type Options = {
  cache?: BuildCache
  engine?: string
  embeds?: Embeds
  /** The date, as 2026-12-24; by default today's in Helsinki. */
  today?: string
  /** True to leave out unpublished pages, as in a build. */
  published?: boolean
}

/** Reads the site below `root`. Writes nothing but `cache`. */
export function readSite(
  root: string,
  facts: Facts,
  { cache = emptyBuildCache(), today = siteDay(new Date()), published = false, ...known }: Options = {},
): Site {
  const engine = known.engine ?? engineDigest(root)
  const embeds = known.embeds ?? readEmbeds(root)
  const {
    sources: all,
    absent,
    switchedOff,
    invalidPages,
    problems: unreadable,
  } = readPageSources(root, facts, today)
  const unpublishedSources = all.filter(({ publishState }) => publishState !== "")
  const sources = published ? all.filter(({ publishState }) => publishState === "") : all
  const linkProblems = ["content", "static"].flatMap(folder => brokenLinksIn(root, folder))
  const problems: Problem[] = [...embeds.problems, ...linkProblems, ...checkFiles(root), ...unreadable]
  const contentLists = readLists(root, engine, embeds.byName, cache, problems)

  const requests = [...all.map(codeRequestOf), ...absent.values()]
  const registry = readCodes(root)
  const codes = assignCodes(registry.text, requests, authorityOf(facts), committedCodes(root))
  problems.push(...(registry.fault ? [{ ...registry.fault, todo: restoreAdvice }] : codes.problems))
  const tags = tagsOf(contentLists)
  problems.push(...sources.flatMap(source => unknownTags(source, tags)), ...thingProblems(root, sources))
  const registered = sources.map(source => ({
    ...source,
    ...registration(root, source, codes),
    tags: tagNames(source, tags),
  }))

  const lists = new Map<string, Json>(
    [...contentLists].map(([name, { value }]) => [name, deepFreeze(withSiteName(value, facts.name))]),
  )
  const evaluated = new Map<string, Page>()
  const context: EvalContext = { root, facts, embeds: embeds.byName, lists, engine }
  const evaluate = (kind: Page["kind"]) => {
    for (const source of registered.filter(each => each.kind === kind)) {
      const result = evaluatePage(source, context, cache.evaluated.get(source.file))
      cache.evaluated.set(source.file, result.cached)
      problems.push(...result.problems)
      evaluated.set(source.file, result.page)
    }
  }
  evaluate("post")
  const posts = [...evaluated.values()]
  for (const [name, value] of Object.entries(derivedLists(registered, posts, facts.name, root)))
    lists.set(name, deepFreeze(value))
  evaluate("page")
  evaluate("playlist")
  const pages = registered.flatMap(source => evaluated.get(source.file) ?? [])
  const unpublished = (published ? unpublishedSources : []).map(source => {
    const known = { code: null, feedId: null, icon: iconName(root, source) }
    return evaluatePage({ ...source, ...known }, context, cache.evaluated.get(source.file)).page
  })
  lists.set("link-graph", deepFreeze(linkGraph(pages, facts.name, lists)))
  lists.set("feeds", deepFreeze(feedCatalogue(pages, tags)))
  // Git takes a second, so the history is read only if a page shows it.
  if (pages.some(({ data }) => data.includes("size-history"))) {
    cache.history = sizeHistory(root, cache.history)
    lists.set("size-history", deepFreeze(cache.history.history))
  }

  const absentPaths = [...absent.keys(), ...(published ? unpublishedSources.map(({ path }) => path) : [])]
  const takenPaths = new Set([...pages.map(({ path }) => path), ...absentPaths])
  const redirects = pages
    .flatMap(page => page.was.map(old => ({ from: `/${old}`, to: page.path })))
    .filter(({ from }) => !takenPaths.has(from))
  problems.push(...redirects.flatMap(({ from }) => wasFileProblems(root, from, sources)))
  // A published page that became a draft is reported once, not at every link to it.
  const registeredPaths = new Set(codes.lines.map(({ path, now = path }) => now))
  const linkTargets = unpublishedSources.filter(
    ({ publishState, key }) => publishState !== draftMark || !registeredPaths.has(key),
  )
  const addresses = {
    ...siteAddresses(root, pages, absentPaths, redirects, facts.siteUrl, linkTargets),
    switchedOff,
  }
  const hasSchema = (name: string) => schemaFileOf(root, name, embeds.byName.values()) !== undefined
  problems.push(...checkReferences(pages, contentLists, addresses))
  const used = new Set(pages.flatMap(page => page.embeds))
  problems.push(...checkCodeLinks(root, { embeds: embeds.byName.values(), used, known: addresses }))
  problems.push(...invalidPages.flatMap(source => checkText(source, context, addresses)))
  const keys = requests.map(({ path }) => path)
  problems.push(...tagProblems(tags, keys, path => placeInList(root, tagsList, path)))
  problems.push(...checkListUses(pages, { lists: contentLists, values: lists, hasSchema, known: addresses }))
  const retired = codes.lines.find(line => line.retired)
  if (retired && !takenPaths.has("/gone")) {
    const what = `"${retired.path}" is retired, and no page says so.`
    const todo = 'Add content/pages/gone.mdx, with "hidden: true" in its front matter.'
    problems.push({ ...codes.at(retired), what, todo })
  }
  const byPath = new Map(pages.map(page => [page.path, page]))
  return {
    root,
    facts,
    pages,
    unpublished,
    byPath,
    lists,
    embeds: embeds.byName,
    codes,
    redirects,
    engine,
    problems: sortProblems(problems),
  }
}

/** Finds former addresses that are files of the site. */
function wasFileProblems(root: string, from: string, sources: readonly PageSource[]): Problem[] {
  if (!existsSync(join(root, "static", from)) && !generatedFiles.includes(from)) return []
  const old = from.slice(1)
  return sources.flatMap(({ was, at }) => {
    const index = was.indexOf(old)
    if (index < 0) return []
    const what = `"${old}" in "was" is a file of the site, not the old address of a page.`
    return [{ ...at(["was", index]), what, todo: 'Remove it from "was".' }]
  })
}

function registration(root: string, source: PageSource, codes: Codes): Registered {
  const line = source.hidden ? undefined : codes.byPath.get(source.key)
  return { code: line?.code ?? null, feedId: line?.id ?? null, icon: iconName(root, source) }
}

function readLists(
  root: string,
  engine: string,
  embeds: Embeds["byName"],
  cache: BuildCache,
  problems: Problem[],
): Map<string, List> {
  const lists = new Map<string, List>()
  for (const source of readSources(root, "content/data", ".yaml")) {
    const digest = digestOf(engine, source.digest)
    const cached = cache.lists.get(source.file)
    const result = cached?.digest === digest ? cached.result : readList(root, source, embeds.values())
    cache.lists.set(source.file, { digest, result })
    const { list, problems: mistakes } = source.fault ? { list: null, problems: [source.fault] } : result
    problems.push(...mistakes)
    const usable = list ?? cache.lastReadableLists?.get(source.file)
    if (usable) lists.set(usable.name, usable)
    if (list) cache.lastReadableLists?.set(source.file, list)
  }
  return lists
}

function readCodes(root: string): Pick<Source, "text" | "fault"> {
  return existsSync(join(root, codesFile)) ? readSource(root, codesFile) : { text: "" }
}

/**
 * The registry of the last commit; undefined outside of a repository. During a merge it is that of the merge base,
 * after which lines of either side may stay.
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
  // In a repository without a committed registry nothing is committed.
  return committed ?? (git("rev-parse", "--is-inside-work-tree")?.trim() === "true" ? "" : undefined)
}

const isInRepository = (folder: string): boolean =>
  existsSync(join(folder, ".git")) || (dirname(folder) !== folder && isInRepository(dirname(folder)))

/** The place of a value in a list's file. */
function placeInList(root: string, name: string, path: readonly (string | number)[]): Place {
  const file = `content/data/${name}.yaml`
  return readYaml(file, readSource(root, file).text).at(path)
}

/** Checks the text of a page whose front matter has mistakes. Problems that may follow from those are left out. */
function checkText(source: PageSource, context: EvalContext, known: SiteAddresses): Problem[] {
  const unregistered = { code: null, feedId: null, icon: "" }
  const { page, problems } = evaluatePage({ ...source, ...unregistered }, context)
  const ownAddresses: SiteAddresses = {
    ...known,
    pages: new Map([...known.pages, [page.path, page.anchors]]),
  }
  // The mistake may be in the key that names the lists.
  const mayFollow = ({ what }: Problem) =>
    source.data.length === 0 && (/\bdata\b/.test(what) || what.includes("needs the list"))
  return [
    ...problems.filter(problem => !mayFollow(problem)),
    ...page.links.flatMap(link => checkLink(link, page, ownAddresses)),
  ]
}

function checkReferences(
  pages: readonly Page[],
  lists: ReadonlyMap<string, List>,
  known: SiteAddresses,
): Problem[] {
  // A list is published with the first page that shows it; one that no page names is on all pages.
  const listState = (name: string) =>
    pages
      .filter(({ data }) => data.includes(name))
      .map(page => page.publishState)
      .sort()[0] ?? ""
  return [
    ...pages.flatMap(page => page.links.flatMap(link => checkLink(link, page, known))),
    ...[...lists.values()].flatMap(({ name, links }) =>
      links.flatMap(link => checkLink(link, { publishState: listState(name) }, known)),
    ),
  ]
}
