/** The lists of content/data, checked against their schemas, and lists that the build makes from the pages. */
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import type { GenericSchema } from "valibot"
import type {
  DerivedName,
  LinkedEntry,
  PageEntry,
  PostEntry,
  SongEntry,
  ThingEntry,
} from "../lib/content/derivedLists"
import { type Json, readingMinutes } from "../lib/content/tree"
import { deepFreeze } from "./deepFreeze"
import type { Embed } from "./embeds"
import { isDerived } from "./frontMatter"
import { entryOf, type Listed, type Page, type PageSource } from "./pages"
import { compare, type Place, type Problem } from "./problems"
import type { Source } from "./read"
import { thingOf } from "./things"
import { readYaml } from "./yaml/read"
import { checkSchema } from "./yaml/schema"

export type List = { name: string; file: string; value: Json; links: (Place & { href: string })[] }

const requireModule = typeof require === "function" ? require : createRequire(join(process.cwd(), "index.js"))

/**
 * Finds the file that exports a list's `schema`: src/lib/lists/<name>.ts for one used by the shell or several toys,
 * else schema.ts beside the embed with the list in its @data tag; undefined if there is none.
 */
export function schemaFileOf(root: string, name: string, embeds: Iterable<Embed>): string | undefined {
  const readers = [...embeds].filter(({ data }) => data.find(list => !isDerived(list)) === name)
  const beside = readers.map(({ file }) => join(root, dirname(file), "schema.ts"))
  return [join(root, "src/lib/lists", `${name}.ts`), ...beside].find(existsSync)
}

/** Reads a list's YAML, and checks it against its schema if it has one. */
export function readList(
  root: string,
  { file, text }: Source,
  embeds: Iterable<Embed>,
): { list: List | null; problems: Problem[] } {
  const name = basename(file, ".yaml")
  if (isDerived(name)) {
    const what = `The name "${name}" is taken by a list that the build makes.`
    return { list: null, problems: [{ file, line: 1, column: 1, what, todo: "Rename the file." }] }
  }
  const yaml = readYaml(file, text)
  const module = schemaFileOf(root, name, embeds)
  const schema = module ? (requireModule(module) as { schema: GenericSchema }).schema : undefined
  const problems = yaml.problems.length > 0 || !schema ? yaml.problems : checkSchema(yaml, schema)
  if (problems.length > 0) return { list: null, problems }
  const links = [...linksIn(yaml.value, [], yaml.at)]
  return { list: { name, file, value: deepFreeze(yaml.value), links }, problems }
}

/** Yields the addresses in a list: texts under the keys `to`, `link` and `href`. */
function* linksIn(
  value: Json,
  path: (string | number)[],
  at: (path: (string | number)[]) => Place,
): Generator<Place & { href: string }> {
  if (typeof value !== "object" || value === null) return
  for (const [key, part] of Object.entries(value)) {
    const step = [...path, Array.isArray(value) ? Number(key) : key]
    if (typeof part === "string" && /^(to|link|href)$/.test(key)) yield { ...at(step), href: part }
    else yield* linksIn(part, step, at)
  }
}

type ListablePage = Listed & Pick<PageSource, "kind" | "key" | "hidden" | "playlist" | "thing">

/** The pages that lists and the page picker show: not hidden, and with a code. */
export function listed<Known extends Listed & { hidden: boolean }>(pages: readonly Known[]): Known[] {
  return pages.filter(page => !page.hidden && page.code !== null)
}

const byCode = (a: Listed, b: Listed) => compare(a.code ?? "", b.code ?? "")

/** Sorts pages by date, newest first; on the same day, by code, highest first. */
export const newestFirst = (a: Listed, b: Listed) => compare(b.added, a.added) || byCode(b, a)

/** Returns whether a page has an answer: answer.ts in its folder of src/embeds. */
function hasAnswer(root: string, { key }: ListablePage): boolean {
  return existsSync(join(root, "src/embeds", key, "answer.ts"))
}

/** Returns whether a page has a live picture: preview.tsx in its folder of src/embeds. */
function hasPreview(root: string, { key }: ListablePage): boolean {
  return existsSync(join(root, "src/embeds", key, "preview.tsx"))
}

/** Makes the lists that need only front matter, file names and the evaluated text of posts. */
export function derivedLists(
  pages: readonly ListablePage[],
  posts: readonly Page[],
  siteName: string,
  root: string,
): Record<Exclude<DerivedName, "link-graph" | "size-history" | "feeds">, Json> {
  const entries = (pagesOf: readonly Listed[]): PageEntry[] => pagesOf.map(page => entryOf(page, siteName))
  const shown = listed(pages).sort(byCode)
  const playlists = pages.filter(page => page.kind === "playlist" && !page.hidden).sort(byCode)
  const songs: SongEntry[] = playlists.flatMap(page =>
    (page.playlist?.songs ?? []).map(({ id, title }) => ({
      id: id ?? null,
      title,
      playlist: page.key.replace("playlist/", ""),
    })),
  )
  const postEntries: PostEntry[] = listed(posts)
    .sort(newestFirst)
    .map(page => ({ ...entryOf(page, siteName), minutes: readingMinutes(page.tree) }))
  const things: ThingEntry[] = shown.flatMap(page => {
    const thing = thingOf(root, page)
    return thing ? [{ ...entryOf(page, siteName), thing }] : []
  })
  return {
    things,
    pages: entries(shown),
    newest: entries([...shown].sort(newestFirst).slice(0, 6)),
    games: entries(shown.filter(({ path }) => path.startsWith("/games/"))),
    answers: entries(shown.filter(page => hasAnswer(root, page))),
    previews: entries(shown.filter(page => hasPreview(root, page))),
    playlists: entries(playlists),
    posts: postEntries,
    songs,
  }
}

/** Lists that a page shows with every entry as a link. */
const linkedLists = ["games", "posts", "playlists"] as const

/**
 * Builds the graph of links between pages, from their texts and from the lists of games, posts and playlists that
 * they show.
 */
export function linkGraph(
  pages: readonly Page[],
  siteName: string,
  lists: ReadonlyMap<string, Json> = new Map(),
): LinkedEntry[] {
  const listedIn = ({ data }: Page) =>
    linkedLists
      .filter(name => data.includes(name))
      .flatMap(name => ((lists.get(name) ?? []) as PageEntry[]).map(({ path }) => path))
  const shown = listed(pages).sort(byCode)
  const known = new Set(shown.map(({ path }) => path))
  const to = new Map(
    shown.map(page => {
      const { path, links } = page
      const targets = [...links.map(({ href }) => href.replace(/[?#].*$/, "")), ...listedIn(page)].filter(
        href => known.has(href) && href !== path,
      )
      return [path, [...new Set(targets)]] as [string, string[]]
    }),
  )
  const from = new Map(shown.map(({ path }) => [path, [] as string[]]))
  for (const [path, targets] of to) for (const target of targets) from.get(target)?.push(path)
  return shown.map(page => ({
    ...entryOf(page, siteName),
    to: to.get(page.path) ?? [],
    from: from.get(page.path) ?? [],
  }))
}
