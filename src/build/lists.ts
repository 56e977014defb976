/** The lists of content/data, checked against their schemas, and those that the build makes from the pages. */
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, join } from "node:path"
import type { GenericSchema } from "valibot"
import type { DerivedName, LinkedEntry, PageEntry, PostEntry, SongEntry } from "../lib/lists/derived"
import { type Json, readingMinutes } from "../lib/tree"
import { isDerived } from "./frontMatter"
import { entryOf, type Page } from "./pages"
import { compare, type Place, type Problem } from "./problems"
import type { Source } from "./read"
import { checkSchema, readYaml } from "./yaml"

export type List = { name: string; file: string; value: Json; links: (Place & { href: string })[] }

const load = typeof require === "function" ? require : createRequire(join(process.cwd(), "index.js"))

/** Reads a list's YAML; its schema is `schema` of src/lib/lists/<name>.ts, where there is one. */
export function readList(root: string, { file, text }: Source): { list: List | null; problems: Problem[] } {
  const name = basename(file, ".yaml")
  if (isDerived(name)) {
    const what = `The name "${name}" is taken by a list that the build makes.`
    return { list: null, problems: [{ file, line: 1, column: 1, what, todo: "Rename the file." }] }
  }
  const yaml = readYaml(file, text)
  const module = join(root, "src/lib/lists", `${name}.ts`)
  const schema = existsSync(module) ? (load(module) as { schema: GenericSchema }).schema : undefined
  const problems = yaml.problems.length > 0 || !schema ? yaml.problems : checkSchema(yaml, schema)
  if (problems.length > 0) return { list: null, problems }
  return { list: { name, file, value: yaml.value, links: [...linksIn(yaml.value, [], yaml.at)] }, problems }
}

/** The addresses in a list: texts under the keys `to`, `link` and `href`. */
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

/** The pages that lists and the picker show: not hidden, and with a number. */
export function listed(pages: readonly Page[]): Page[] {
  return pages.filter(page => !page.hidden && page.code !== null)
}

/** Makes the lists that need no more than front matter; `posts` are evaluated already. */
export function derivedLists(
  pages: readonly Page[],
  siteName: string,
): Record<Exclude<DerivedName, "link-graph">, Json> {
  const shown = listed(pages)
  const entries = (of: readonly Page[]): PageEntry[] => of.map(page => entryOf(page, siteName))
  const byCode = [...shown].sort((a, b) => compare(a.code ?? "", b.code ?? ""))
  const byDay = [...shown].sort((a, b) => compare(b.added, a.added) || compare(b.code ?? "", a.code ?? ""))
  const playlists = pages
    .filter(page => page.kind === "playlist")
    .sort((a, b) => compare(a.code ?? "", b.code ?? ""))
  const songs: SongEntry[] = playlists.flatMap(page =>
    (page.playlist?.songs ?? []).map(({ id, title }) => ({
      id: id ?? null,
      title,
      playlist: page.key.replace("playlist/", ""),
    })),
  )
  const posts: PostEntry[] = byDay
    .filter(page => page.kind === "post")
    .map(page => ({ ...entryOf(page, siteName), minutes: readingMinutes(page.tree) }))
  return {
    pages: entries(byCode),
    newest: entries(byDay.slice(0, 6)),
    games: entries(byCode.filter(({ path }) => path.startsWith("/games/"))),
    playlists: entries(playlists),
    posts,
    songs,
  }
}

/** Every page with the pages it links to and is linked from. */
export function linkGraph(pages: readonly Page[], siteName: string): LinkedEntry[] {
  const shown = listed(pages).sort((a, b) => compare(a.code ?? "", b.code ?? ""))
  const known = new Set(shown.map(({ path }) => path))
  const to = new Map(
    shown.map(({ path, links }) => {
      const targets = links
        .map(({ href }) => href.replace(/[?#].*$/, ""))
        .filter(href => known.has(href) && href !== path)
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
