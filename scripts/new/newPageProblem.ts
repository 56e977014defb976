/** Checks that a new page's address, files and names are valid and free. */
import { existsSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { codesFile } from "../../src/engine/codeLines"
import { readEmbeds } from "../../src/engine/embeds"
import type { Facts } from "../../src/engine/facts"
import { fileNameFault } from "../../src/engine/files"
import { readPageSources } from "../../src/engine/pageSources"
import { readPage, readPlaylist } from "../../src/engine/pages"
import { readYaml } from "../../src/engine/yaml/read"
import { derivedNames } from "../../src/lib/content/derivedLists"
import type { Json } from "../../src/lib/content/tree"
import { componentName, componentNameProblem } from "./component"
import type { NewPage } from "./parseArgs"

/** Maximum length of a part of an address, in characters. */
const maxPartLength = 60

/** Returns a message if the files of a new page (by path) can't be written below `root`, else undefined. */
export function newPageProblem(
  wish: NewPage,
  texts: Readonly<Record<string, string>>,
  root: string,
  facts: Facts,
): string | undefined {
  const files = Object.keys(texts)
  return (
    faultOfPath(wish, files, root) ??
    faultOfAddress(wish, root, facts) ??
    faultOfFiles(wish, files, root) ??
    faultOfTitle(texts) ??
    (wish.kind === "toy"
      ? componentNameProblem(
          componentName(wish.title, wish.path),
          name => readEmbeds(root).byName.get(name)?.file,
        )
      : undefined)
  )
}

function faultOfPath({ kind, path }: NewPage, files: readonly string[], root: string): string | undefined {
  const parts = path.split("/")
  const long = parts.find(part => part.length > maxPartLength)
  if (long) return `"${long}" is too long for an address. Write ${maxPartLength} letters at most.`
  if (path.includes("["))
    return "A page for many addresses at once is not made by this command. Write its file by hand."
  for (const file of files.filter(file => file.startsWith("content/"))) {
    const fault = fileNameFault(root, file)
    if (fault) return `${file}: ${fault.what} ${fault.todo}`
  }
  if (parts.includes("index")) return `"index" is no name of a page. Write the address without it.`
  if (kind !== "toy" && kind !== "list") return undefined
  const foreign = parts.find(part => !/^[a-z0-9_-]+$/.test(part))
  if (foreign) return `"${foreign}" names a ${kind}'s files too: write it with the letters a to z.`
  if (kind === "toy" && parts.includes("parts"))
    return `A folder "parts" holds the parts of components, and no pages. Choose another path.`
  return undefined
}

/** Returns the first problem that the check would report for the title; the generated text has none. */
function faultOfTitle(texts: Readonly<Record<string, string>>): string | undefined {
  for (const [file, text] of Object.entries(texts)) {
    if (!file.startsWith("content/") || file.startsWith("content/data/")) continue
    const source = { file, text, digest: "" }
    const { problems } = file.endsWith(".mdx") ? readPage(source) : readPlaylist(source)
    if (problems[0]) return `${problems[0].what} ${problems[0].todo}`
  }
  return undefined
}

function faultOfAddress({ path }: NewPage, root: string, facts: Facts): string | undefined {
  const { sources, absent } = readPageSources(root, facts, new Date().toISOString().slice(0, 10))
  const file =
    sources.find(source => source.key === path)?.file ??
    [...absent.values()].find(claim => claim.path === path)?.file
  if (file) return `The address /${path} is taken by ${file}. Choose another path.`
  const renamed = sources.find(({ was }) => was.includes(path))
  if (renamed)
    return `The address /${path} leads to ${renamed.path}, which was there before. Choose another path.`
  const line = linesOf(root).find(each => each.path === path || each.now === path)
  if (line?.retired === true)
    return `The page /${path} is retired, and its address says so. Choose another path, or bring it back: remove "retired: true" from the line ${line.code} of ${codesFile}.`
  return undefined
}

/** Reads the lines of the registry of codes, skipping malformed ones. */
function linesOf(root: string): { [key: string]: Json }[] {
  const file = join(root, codesFile)
  const value = existsSync(file) ? readYaml(codesFile, readFileSync(file, "utf8")).value : null
  if (!Array.isArray(value)) return []
  return value.flatMap(line =>
    typeof line === "object" && line !== null && !Array.isArray(line) ? [line] : [],
  )
}

function faultOfFiles({ kind, path }: NewPage, files: readonly string[], root: string): string | undefined {
  const name = basename(path)
  if (kind === "list" && derivedNames.some(each => each === name))
    return `The list "${name}" is made by the site itself. Choose another path.`
  const taken = files.filter(file => existsSync(join(root, file)))
  if (taken.length === 0) return undefined
  const isList = taken.every(file => file.startsWith("content/data/"))
  const what = `${taken.join(" and ")} ${taken.length === 1 ? "is" : "are"} there already.`
  return isList
    ? `${what} Choose another last word for the path, or make a page without --list that shows it.`
    : `${what} Choose another path.`
}
