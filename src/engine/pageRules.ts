/**
 * Rules for content that is readable: pages with contents and a one-sentence description, lists that are used and
 * have a schema, pictures that are shown.
 */
import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { isComponent, type TreeNode } from "../lib/content/tree"
import { readFrontMatter } from "./frontMatter"
import { schemaFileOf } from "./lists"
import { isUnreadable, type Page } from "./pages"
import { type Place, type Problem, placeAt } from "./problems"
import { draftMark } from "./publication"
import { filesIn, readSource, type Source } from "./read"
import type { BuildCache, Site } from "./site"
import { tagsList } from "./tags"
import { checkWritten } from "./writtenRules"
import { readYaml } from "./yaml/read"

/**
 * The minimum and maximum length of a description in characters; search engines and link previews cut longer ones.
 */
export const descriptionLength = { min: 20, max: 160 }

const countOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`

/** Checks pages and lists as wholes. */
export function checkRules(site: Site, cache: Pick<BuildCache, "textProblems">): Problem[] {
  // A page with an unreadable list is incomplete.
  const filesWithProblems = new Set(site.problems.map(({ file }) => file))
  const pages = site.pages.filter(
    page => !page.data.some(list => filesWithProblems.has(`content/data/${list}.yaml`)),
  )
  return [
    ...checkPages({ ...site, pages }),
    ...checkLists(site),
    ...checkUnusedPictures(site),
    ...checkWritten({ ...site, pages }, cache),
  ]
}

/** Finds pictures that no page shows, published or not. */
function checkUnusedPictures({ root, pages, unpublished, problems }: Site): Problem[] {
  // A misspelt picture is reported where it is shown, and an unreadable page might show any.
  const all = [...pages, ...unpublished]
  const isUnclear =
    problems.some(({ what }) => what.includes("picture")) || hasUnreadPage({ pages, problems })
  if (isUnclear || unpublished.some(isUnreadable)) return []
  const shown = new Set(all.flatMap(page => page.images.map(({ path }) => `content/${path}`)))
  const files = ["content/pages", "content/blog"].flatMap(folder => filesIn(root, folder, ""))
  return files
    .filter(file => /\.(?:png|jpe?g|webp|avif|gif|svg)$/.test(file) && !shown.has(file))
    .map(file => ({
      file,
      line: 1,
      column: 1,
      what: "No page shows this picture.",
      todo: "Show it, or remove it.",
    }))
}

/** Returns whether there is a page with unreadable front matter. */
function hasUnreadPage({ pages, problems }: Pick<Site, "pages" | "problems">): boolean {
  const read = new Set(pages.map(({ file }) => file))
  return problems.some(({ file }) => /^content\/(pages|blog)\/.*\.mdx$/.test(file) && !read.has(file))
}

/** The names of lists that the shell queries. */
function shellLists(root: string): string[] {
  const texts = filesIn(root, "src/shell", ".tsx").map(file => readFileSync(join(root, file), "utf8"))
  return texts.flatMap(text =>
    [...text.matchAll(/dataList\(name: \{ eq: "([^"]+)" \}\)/g)].map(([, name = ""]) => name),
  )
}

/**
 * Finds lists that nothing shows, and lists that a component reads without a schema. Lists used only in expressions
 * need none.
 */
function checkLists({ root, pages, unpublished, embeds, problems }: Site): Problem[] {
  const filesWithProblems = new Set(problems.map(({ file }) => file))
  const isUnclear = hasUnreadPage({ pages, problems })
  const all = [...pages, ...unpublished]
  const used = new Set([...all.flatMap(page => page.data), ...shellLists(root), tagsList])
  const read = new Set(all.flatMap(page => page.embeds.flatMap(name => embeds.get(name)?.data ?? [])))
  // Lists with mistakes are skipped, and those in subfolders are reported by their names.
  const files = filesIn(root, "content/data", ".yaml").filter(
    file => file.split("/").length === 3 && !filesWithProblems.has(file),
  )
  return files.flatMap((file): Problem[] => {
    const name = basename(file, ".yaml")
    const at = { file, line: 1, column: 1 }
    if (!used.has(name) && isUnclear) return []
    if (!used.has(name))
      return [
        {
          ...at,
          what: "No page shows this list.",
          todo: `Write "data: ${name}" in the front matter of one that does, or delete the list.`,
        },
      ]
    if (!read.has(name) || schemaFileOf(root, name, embeds.values())) return []
    const todo = "Give it a schema.ts beside the component that reads it."
    return [{ ...at, what: "Nothing says what the rows of this list hold.", todo }]
  })
}

/** Checks pages as wholes. */
function checkPages({ root, pages, problems }: Site): Problem[] {
  const filesWithProblems = new Set(problems.map(({ file }) => file))
  return pages.flatMap(page => {
    // Another mistake may be the reason.
    const empty = filesWithProblems.has(page.file) ? undefined : emptyMistake(page)
    const mistakes = [descriptionMistake(page), empty].flatMap(each => each ?? [])
    if (mistakes.length === 0) return []
    const source = readSource(root, page.file)
    return mistakes.map(({ where, ...mistake }) => ({ ...placeInPage(page, source, where), ...mistake }))
  })
}

type MistakeWithoutPlace = { where: "description" | "body"; what: string; todo: string }

/** Returns the place of a page's description, or of the start of its body. */
export function placeInPage(
  { file, kind }: Pick<Page, "file" | "kind">,
  { text }: Pick<Source, "text">,
  where: MistakeWithoutPlace["where"],
): Place {
  if (kind === "playlist") return readYaml(file, text).at([where])
  const { yaml, bodyOffset } = readFrontMatter(file, text)
  if (where === "description") return yaml.at(["description"])
  const start = text.slice(bodyOffset).search(/\S/)
  return placeAt(file, text, start < 0 ? Math.max(0, bodyOffset - 1) : bodyOffset + start)
}

function descriptionMistake({ description }: Page): MistakeWithoutPlace | undefined {
  const where = "description"
  const { min, max } = descriptionLength
  const { length } = description
  if (length < min || length > max) {
    const what = `The description has ${countOf(length, "character")}.`
    return { where, what, todo: `Write a sentence of ${min} to ${max}: search engines and cards show it.` }
  }
  if (!/[.!?]$/.test(description))
    return { where, what: "The description is no whole sentence.", todo: "End it with a full stop." }
  if (/[.!?]["”)]*\s+["“(]*\p{Lu}/u.test(description))
    return { where, what: "The description is more than one sentence.", todo: "Write one." }
  return undefined
}

/** Returns a mistake for a page without words, pictures or components. */
function emptyMistake(page: Page): MistakeWithoutPlace | undefined {
  const { kind, tree, publishState } = page
  // An unreadable page has other mistakes, and a draft is unfinished.
  const isExempt = kind === "playlist" || isUnreadable(page) || publishState === draftMark
  if (isExempt || !tree.every(isEmpty)) return undefined
  const todo = "Write what is to be read there, or remove the file."
  return { where: "body", what: "There is nothing on the page.", todo }
}

function isEmpty(node: TreeNode): boolean {
  if (typeof node === "string") return node.trim() === ""
  return !isComponent(node.type) && node.type !== "img" && (node.children ?? []).every(isEmpty)
}
