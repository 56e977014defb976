/**
 * Makes another site of a copy of this one, as CONTRIBUTING describes: half of the pages are deleted, and then the
 * check's problems are fixed.
 */
import { rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { isMap, isScalar, isSeq, parseDocument } from "yaml"
import { checkSite } from "../../src/engine/checkSite"
import { linksOfCode, linksOfStatic } from "../../src/engine/codeLinks"
import type { Facts } from "../../src/engine/facts"
import type { Page } from "../../src/engine/pages"
import { formatProblem, type Problem } from "../../src/engine/problems"
import { filesIn } from "../../src/engine/read"
import { readSite, type Site } from "../../src/engine/site"
import { syncGenerated } from "../../src/engine/syncGenerated"
import type { SiteCopy } from "./siteCopy"

/** The pages that are kept: the home page, error pages, the briefcase, and the targets of the footer's counts. */
const keptPaths = ["/", "/404", "/gone", "/feeds", "/briefcase"].concat([
  "/daily-time-on-site",
  "/daily-cursor-travel",
  "/daily-scroll-travel",
])

/** The maximum number of rounds of checking and fixing. */
const maxTurns = 30

const check = async (root: string, facts: Facts): Promise<Site> => checkSite(readSite(root, facts))

/**
 * Deletes half of the pages of a copy, fixes the check's problems, and writes the registry, until the check passes.
 */
export async function halve(copy: SiteCopy, facts: Facts): Promise<Site> {
  const site = await check(copy.folder, facts)
  const needed = new Set([...keptPaths, ...neededByCode(copy)])
  const deletedPaths = new Set<string>()
  const remove = (page: Page | undefined): boolean => {
    if (!page || needed.has(page.path) || deletedPaths.has(page.path)) return false
    deletedPaths.add(page.path)
    copy.remove(page.file)
    return true
  }
  const candidates = site.pages.filter(({ path }) => !needed.has(path) && !path.includes("["))
  for (const page of candidates.slice(0, Math.ceil(site.pages.length / 2))) remove(page)
  for (let turn = 0; turn < maxTurns; turn++) {
    unlink(copy, deletedPaths)
    const { problems, pages } = await check(copy.folder, facts)
    if (problems.length === 0) {
      syncGenerated(await check(copy.folder, facts), true)
      return check(copy.folder, facts)
    }
    const stuck = problems.filter(problem => !mend(copy, problem, pages, remove))
    if (stuck.length === problems.length)
      throw new Error(`The check is never done:\n${stuck.slice(0, 20).map(formatProblem).join("\n")}`)
  }
  throw new Error("The check tells of something new each time.")
}

/** The pages that the shell and the static files link to. */
function neededByCode(copy: SiteCopy): string[] {
  const { folder } = copy
  const code = [".ts", ".tsx"]
    .flatMap(ending => filesIn(folder, "src", ending))
    .filter(file => !/^src\/(?:engine|embeds)\/|\.stories\.tsx$/.test(file))
    .flatMap(file => linksOfCode(file, copy.read(file)))
  const served = filesIn(folder, "static", ".html").flatMap(file => linksOfStatic(file, copy.read(file)))
  return [...code, ...served].map(({ href }) => href.replace(/[?#].*/, ""))
}

/** Fixes one problem of the check; returns whether it could. */
function mend(
  copy: SiteCopy,
  { file, what }: Problem,
  pages: readonly Page[],
  remove: (page: Page | undefined) => boolean,
): boolean {
  if (/^(?:No page shows this|Nothing says what the rows)/.test(what)) {
    copy.remove(file)
    return true
  }
  // A page that mentions a deleted one in more than a link is deleted too, and so is a toy's page that links to
  // one.
  const list = /^content\/data\/(.*)\.yaml$/.exec(file)?.[1]
  if (list) {
    const showing = pages.filter(({ data }) => data.includes(list))
    if (showing.length === 0) copy.remove(file)
    return showing.length === 0 || showing.map(remove).some(Boolean)
  }
  if (file.startsWith("content/")) return remove(pages.find(page => page.file === file))
  const home = dirname(file.replace(/\/parts\/.*/, "/x")).replace(/^src\/embeds/, "")
  return pages
    .filter(({ path }) => path === home || home.startsWith(`${path}/`) || path.startsWith(`${home}/`))
    .map(remove)
    .some(Boolean)
}

/** Removes the links to deleted pages from texts, and the rows and names that refer to them from lists. */
function unlink(copy: SiteCopy, deletedPaths: ReadonlySet<string>): void {
  const isGone = (address: string) => deletedPaths.has(address.replace(/[?#].*/, ""))
  for (const file of filesIn(copy.folder, "content", ".mdx")) {
    const text = copy.read(file)
    const mended = text.replace(/\[([^\]]+)\]\((\/[^)\s]*)\)/g, (whole, words: string, address: string) =>
      isGone(address) ? words : whole,
    )
    if (mended !== text) copy.write(file, mended)
  }
  const paths = filesIn(copy.folder, "content", ".mdx").concat(filesIn(copy.folder, "content", ".yaml"))
  const keys = paths.map(file =>
    file.replace(/^content\/(?:pages\/)?|\.\w+$/g, "").replace(/^playlists/, "playlist"),
  )
  const fitsNone = (pattern: string) =>
    !keys.some(key => (pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern))
  for (const file of filesIn(copy.folder, "content/data", ".yaml")) {
    const document = parseDocument(copy.read(file))
    let changed = false
    const prune = (node: unknown, key = ""): void => {
      if (isMap(node)) for (const pair of node.items) prune(pair.value, String(pair.key))
      if (!isSeq(node)) return
      const left = node.items.filter(item => {
        if (isMap(item)) return !["to", "link", "href"].some(name => isGone(String(item.get(name) ?? "")))
        return !(
          key === "pages" &&
          file.endsWith("/tags.yaml") &&
          isScalar(item) &&
          fitsNone(String(item.value))
        )
      })
      changed ||= left.length < node.items.length
      node.items = left
      for (const item of left) prune(item)
    }
    prune(document.contents)
    if (changed) copy.write(file, String(document))
  }
}

/** Deletes the registry of the original site's codes. */
export function forgetNumbers({ folder }: SiteCopy): void {
  rmSync(join(folder, "content/codes.yaml"))
}
