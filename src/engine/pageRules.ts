/**
 * What content has to be besides readable: a page long enough to be one and told of in a whole sentence, a list that
 * something shows and that says what is in it.
 */
import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { textContent } from "../lib/content/tree"
import { readFrontMatter } from "./frontMatter"
import { draftMark } from "./life"
import { schemaFileOf } from "./lists"
import type { Page } from "./pages"
import { type Place, type Problem, placeAt } from "./problems"
import { filesIn, readSource, type Source } from "./read"
import type { Site } from "./site"
import { tagsList } from "./tags"
import { checkWritten } from "./writtenRules"
import { readYaml } from "./yaml/read"

/** So many words a page has at least, and a post. */
export const minWords = { page: 30, post: 300, playlist: 0 }

/** So many characters a description has at least and at most: what search engines and cards show of it. */
export const descriptionLength = { min: 20, max: 160 }

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`

/** The mistakes in pages and lists as wholes. */
export function checkRules(site: Site): Problem[] {
  // A page whose list can't be read is shorter than it will be.
  const unread = new Set(site.problems.map(({ file }) => file))
  const pages = site.pages.filter(page => !page.data.some(list => unread.has(`content/data/${list}.yaml`)))
  return [
    ...checkPages({ ...site, pages }),
    ...checkLists(site),
    ...checkUnusedPictures(site),
    ...checkWritten({ ...site, pages }),
  ]
}

/** Pictures beside the pages that no page shows. */
export function checkUnusedPictures({
  root,
  pages,
  problems,
}: Pick<Site, "root" | "pages" | "problems">): Problem[] {
  // One whose name is misspelt where it is shown is told of there.
  if (problems.some(({ what }) => what.includes("picture"))) return []
  const shown = new Set(pages.flatMap(page => page.images.map(({ path }) => `content/${path}`)))
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

/** The names of lists that the shell asks for itself. */
function shellLists(root: string): string[] {
  const texts = filesIn(root, "src/shell", ".tsx").map(file => readFileSync(join(root, file), "utf8"))
  return texts.flatMap(text =>
    [...text.matchAll(/dataList\(name: \{ eq: "([^"]+)" \}\)/g)].map(([, name = ""]) => name),
  )
}

/** Lists that nothing shows, and lists whose rows nothing holds to any rule. */
export function checkLists({ root, pages, embeds }: Pick<Site, "root" | "pages" | "embeds">): Problem[] {
  const used = new Set([...pages.flatMap(page => page.data), ...shellLists(root), tagsList])
  const shown = new Set(pages.flatMap(page => page.lists.map(({ props }) => props.data)))
  // One in a folder of its own is told of by its name.
  const files = filesIn(root, "content/data", ".yaml").filter(file => file.split("/").length === 3)
  return files.flatMap((file): Problem[] => {
    const name = basename(file, ".yaml")
    const at = { file, line: 1, column: 1 }
    if (!used.has(name))
      return [
        {
          ...at,
          what: "No page shows this list.",
          todo: `Write "data: ${name}" in the front matter of one that does, or delete the list.`,
        },
      ]
    if (shown.has(name) || schemaFileOf(root, name, embeds.values())) return []
    const todo = "Show it by <List> with its columns, or give it a schema.ts beside its component."
    return [{ ...at, what: "Nothing says what the rows of this list hold.", todo }]
  })
}

/** The mistakes in pages as wholes. Home, the page for what is not there and those for the rest of a path may be short. */
export function checkPages({ root, pages }: Pick<Site, "root" | "pages">): Problem[] {
  return pages.flatMap(page => {
    const mistakes = [descriptionMistake(page), wordsMistake(page)].flatMap(each => each ?? [])
    if (mistakes.length === 0) return []
    const source = readSource(root, page.file)
    return mistakes.map(({ where, ...mistake }) => ({ ...placeOf(page, source, where), ...mistake }))
  })
}

type Mistake = { where: "description" | "text"; what: string; todo: string }

function placeOf({ file, kind }: Page, { text }: Source, where: Mistake["where"]): Place {
  if (kind === "playlist") return readYaml(file, text).at([where])
  const { yaml, bodyOffset } = readFrontMatter(file, text)
  if (where === "description") return yaml.at(["description"])
  const start = text.slice(bodyOffset).search(/\S/)
  return placeAt(file, text, start < 0 ? Math.max(0, bodyOffset - 1) : bodyOffset + start)
}

function descriptionMistake({ description }: Page): Mistake | undefined {
  const where = "description"
  const { min, max } = descriptionLength
  const { length } = description
  if (length < min || length > max) {
    const what = `The description has ${counted(length, "character")}.`
    return { where, what, todo: `Write a sentence of ${min} to ${max}: search engines and cards show it.` }
  }
  if (!/[.!?]$/.test(description))
    return { where, what: "The description is no whole sentence.", todo: "End it with a full stop." }
  if (/[.!?]["”)]*\s+["“(]*\p{Lu}/u.test(description))
    return { where, what: "The description is more than one sentence.", todo: "Write one." }
  return undefined
}

function wordsMistake({ kind, path, tree, anchors, waits }: Page): Mistake | undefined {
  const least = minWords[kind]
  // A draft is still being written.
  if (waits === draftMark) return undefined
  // A page that can't be read has other mistakes.
  if (anchors === null || path === "/" || path === "/404" || path.includes("[...")) return undefined
  const words = textContent(tree).split(" ").filter(Boolean).length
  if (words >= least) return undefined
  const what = words === 0 ? "There is nothing on the page." : `The ${kind} has ${counted(words, "word")}.`
  return {
    where: "text",
    what,
    todo: `Write ${least} or more: they are what is found, read aloud and sent on.`,
  }
}
