/** Makes pages with mistakes renderable in develop, from the parts that can be read. */
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
 * Returns a site in which every page with mistakes shows what can be read of it. A page whose front matter or YAML
 * is unreadable stays as in the `last` site, or gets its file name as title. Without mistakes it returns the site
 * itself.
 */
export function withErrorPlaceholders(site: Site, last: Site | undefined): Site {
  const { root, problems } = site
  const problemsByFile = new Map<string, Problem[]>()
  for (const problem of problems)
    problemsByFile.set(problem.file, [...(problemsByFile.get(problem.file) ?? []), problem])
  if (problemsByFile.size === 0) return site
  const readFiles = new Set(site.pages.map(({ file }) => file))
  const unread = [...problemsByFile.keys()]
    .filter(file => !readFiles.has(file) && existsSync(join(root, file)))
    .flatMap(file => placeholderPage(file, site, last) ?? [])
  const pages = [...site.pages, ...unread].map(page => {
    const mistakes = problemsByFile.get(page.file)
    return mistakes && page.kind !== "playlist" ? withRenderableTree(page, mistakes, site) : page
  })
  return { ...site, pages, byPath: new Map(pages.map(page => [page.path, page])) }
}

/** A stand-in for an unreadable page: its last state, or what its text yields. */
function placeholderPage(file: string, { root, byPath }: Site, last: Site | undefined): Page | undefined {
  const path = pathOf(file)
  if (byPath.has(path)) return undefined
  const before = last?.byPath.get(path)
  if (!isPage(file)) return before
  const { text, digest } = readSource(root, file)
  const frontMatterValue = (key: string) =>
    new RegExp(`^${key}:[ \\t]*["']?(.*?)["']?[ \\t]*$`, "m").exec(text)?.[1]
  const kind = file.startsWith("content/blog/") ? "post" : "page"
  const title = frontMatterValue("title") || path.slice(1)
  if (before) return { ...before, title, digest, ...noContents }
  const key = keyOf(path)
  return {
    kind,
    file,
    path,
    key,
    title,
    description: frontMatterValue("description") || title,
    added: "2021-06-02",
    hidden: true,
    feed: false,
    lang: "en",
    background: "none",
    stays: false,
    was: [],
    data: [],
    digest,
    publishState: "",
    numbered: false,
    tags: [],
    code: null,
    feedId: null,
    icon: iconName(root, { key, kind }),
    ...noContents,
    window: "document",
  }
}

function withRenderableTree(page: Page, mistakes: readonly Problem[], site: Site): Page {
  const read = page.anchors === null || page.tree.length === 0 ? parseBlocks(page, site) : page.tree
  // A component with a mistake may throw when rendered, so a marker replaces it.
  const brokenNames = new Set(
    mistakes.flatMap(({ what }) => [...what.matchAll(/<([A-Z]\w*)>/g)].map(([, name]) => name)),
  )
  const isSound = (name: string) => site.embeds.has(name) && !brokenNames.has(name)
  const tree = deepFreeze(markBroken(read, isSound))
  const window =
    page.window === "document" || page.anchors !== null
      ? page.window
      : windowOf(tree, name => isInText(site.embeds, name))
  return { ...page, tree, window, embeds: page.embeds.filter(isSound) }
}

/** Front matter, with or without its closing line. */
const frontMatter = /^\s*-{3,}[ \t]*\n(?:[\s\S]*?\n-{3,}[ \t]*(?:\n|$)|(?:[ \t]*[\w-]+:.*\n|[ \t]+.*\n)*)/

/** Parses an unparsable text block by block between blank lines; blocks with errors are shown as source. */
function parseBlocks({ file, data }: Page, { root, facts, embeds, lists }: Site): Tree {
  const { text } = readSource(root, file)
  const values: Record<string, Json> = {}
  for (const name of data) values[name] = lists.get(name) ?? []
  const scope = { data: values, site: facts, named: data }
  const blocks = text.replace(frontMatter, "").split(/\n{2,}/)
  return blocks.flatMap((block): Tree => {
    if (block.trim() === "") return []
    const { tree, anchors } = evaluateMdx(file, block, embeds, scope)
    return anchors === null ? [{ type: "pre", children: [block] }] : tree
  })
}

function markBroken(tree: Tree, isSound: (name: string) => boolean): Tree {
  return tree.map((node): TreeNode => {
    if (typeof node === "string") return node
    const children = markBroken(node.children ?? [], isSound)
    if (isComponent(node.type) && !isSound(node.type))
      return { type: "div", props: { className: "notice" }, children: [`<${node.type}>`, ...children] }
    return { ...node, ...(node.children && { children }) }
  })
}
