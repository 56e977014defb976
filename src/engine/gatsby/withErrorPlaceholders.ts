/** The site as develop draws it: a page with mistakes is drawn as well as it can be, from what of it can be read. */
import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Json, Tree, TreeNode } from "../../lib/content/tree"
import { isComponent } from "../../lib/content/tree"
import { windowOf } from "../../lib/content/windows"
import { deepFreeze } from "../deepFreeze"
import { isInText } from "../embeds"
import { iconName } from "../icons"
import { evaluateMdx } from "../mdx/evaluate"
import { keyOf, noContents, type Page, pathOf } from "../pages"
import type { Problem } from "../problems"
import { readSource } from "../read"
import type { Site } from "../site"

const isPage = (file: string) => /^content\/(pages|blog)\/.*\.mdx$/.test(file)

/**
 * A site in which every page with a mistake has what can be read of it, and one whose front matter or YAML can't be
 * read is as it was in the `last` site, or has its file's name for a title. Without mistakes it is the site itself.
 */
export function withErrorPlaceholders(site: Site, last: Site | undefined): Site {
  const { root, problems } = site
  const wrong = new Map<string, Problem[]>()
  for (const problem of problems) wrong.set(problem.file, [...(wrong.get(problem.file) ?? []), problem])
  if (wrong.size === 0) return site
  const there = new Set(site.pages.map(({ file }) => file))
  const unread = [...wrong.keys()]
    .filter(file => !there.has(file) && existsSync(join(root, file)))
    .flatMap(file => standIn(file, site, last) ?? [])
  const pages = [...site.pages, ...unread].map(page => {
    const mistakes = wrong.get(page.file)
    return mistakes && page.kind !== "playlist" ? mended(page, mistakes, site) : page
  })
  return { ...site, pages, byPath: new Map(pages.map(page => [page.path, page])) }
}

/** A page that can't be read at all, as it was before, or as far as its text says. */
function standIn(file: string, { root, byPath }: Site, last: Site | undefined): Page | undefined {
  const path = pathOf(file)
  if (byPath.has(path)) return undefined
  const before = last?.byPath.get(path)
  if (!isPage(file)) return before
  const { text, digest } = readSource(root, file)
  const said = (key: string) => new RegExp(`^${key}:[ \\t]*["']?(.*?)["']?[ \\t]*$`, "m").exec(text)?.[1]
  const kind = file.startsWith("content/blog/") ? "post" : "page"
  const title = said("title") || path.slice(1)
  if (before) return { ...before, title, digest, ...noContents }
  const key = keyOf(path)
  return {
    kind,
    file,
    path,
    key,
    title,
    description: said("description") || title,
    added: "2021-06-02",
    hidden: true,
    feed: false,
    lang: "en",
    background: "none",
    was: [],
    data: [],
    digest,
    waits: "",
    numbered: false,
    tags: [],
    code: null,
    feedId: null,
    icon: iconName(root, { key, kind }),
    ...noContents,
    window: "document",
  }
}

function mended(page: Page, mistakes: readonly Problem[], site: Site): Page {
  const read = page.anchors === null || page.tree.length === 0 ? inPieces(page, site) : page.tree
  // A component that has been told of may break when it is drawn: a mark stands in its place.
  const told = new Set(
    mistakes.flatMap(({ what }) => [...what.matchAll(/<([A-Z]\w*)>/g)].map(([, name]) => name)),
  )
  const isSound = (name: string) => site.embeds.has(name) && !told.has(name)
  const tree = deepFreeze(marked(read, isSound))
  const window =
    page.window === "document" || page.anchors !== null
      ? page.window
      : windowOf(tree, name => isInText(site.embeds, name))
  return { ...page, tree, window, embeds: page.embeds.filter(isSound) }
}

/** The front matter of a text, with or without the line that ends it; what follows is the page. */
const frontMatter = /^\s*-{3,}[ \t]*\n(?:[\s\S]*?\n-{3,}[ \t]*(?:\n|$)|(?:[ \t]*[\w-]+:.*\n|[ \t]+.*\n)*)/

/** The tree of a text that can't be read as one: each piece between blank lines alone, or as its author wrote it. */
function inPieces({ file, data }: Page, { root, facts, embeds, lists }: Site): Tree {
  const { text } = readSource(root, file)
  const values: Record<string, Json> = {}
  for (const name of data) values[name] = lists.get(name) ?? []
  const scope = { data: values, site: facts, named: data }
  const pieces = text.replace(frontMatter, "").split(/\n{2,}/)
  return pieces.flatMap((piece): Tree => {
    if (piece.trim() === "") return []
    const { tree, anchors } = evaluateMdx(file, piece, embeds, scope)
    return anchors === null ? [{ type: "pre", children: [piece] }] : tree
  })
}

function marked(tree: Tree, isSound: (name: string) => boolean): Tree {
  return tree.map((node): TreeNode => {
    if (typeof node === "string") return node
    const children = marked(node.children ?? [], isSound)
    if (isComponent(node.type) && !isSound(node.type))
      return { type: "div", props: { className: "notice" }, children: [`<${node.type}>`, ...children] }
    return { ...node, ...(node.children && { children }) }
  })
}
