/** Finds the site's addresses in code and in static files, to be checked like those of content. */
import { readFileSync, statSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import type { Embed } from "./embeds"
import type { Reference } from "./mdx/findings"
import { type Problem, placeAt } from "./problems"
import { filesIn } from "./read"
import { checkLink, type SiteAddresses } from "./references"

/** Attributes and keys that hold an address: `to="/radio"`, `href: "/todo"`, `src={calm ? "/a.png" : "/a.gif"}`. */
const addressAttributes = /(?<![\w$.-])(?:to|href|src|poster)(?:=\{([^{}]*)\}|=("[^"]*")|: *("[^"]*"))/g

/** Strings that are addresses wherever they stand: files, keys of objects, and arguments of withPrefix. */
const addressStrings = [
  /(["'`]\/[\w\-./]+\.(?:png|gif|jpe?g|webp|avif|svg|mp4|webm|html|json|xml|webmanifest)["'`])/g,
  /^[ \t]*("\/[a-z][\w\-/]*\w"):/gm,
  /withPrefix\(("[^"]*")/g,
]

const literals = /(["'`])(\/[^"'`\s$\\]*)\1/g

/** Finds the addresses in a TypeScript file. */
export function linksOfCode(file: string, text: string): Reference[] {
  const found = new Map<number, string>()
  for (const pattern of [addressAttributes, ...addressStrings])
    for (const match of text.matchAll(pattern)) {
      const value = match.slice(1).find(part => part !== undefined) ?? ""
      const start = match.index + match[0].lastIndexOf(value)
      for (const [, , address = "", at] of [...value.matchAll(literals)].map(
        each => [...each, each.index] as const,
      ))
        found.set(start + Number(at) + 1, String(address))
    }
  return referencesAt(file, text, found)
}

/** Finds the addresses in an HTML page or a style sheet. Relative ones are resolved against the file's folder. */
export function linksOfStatic(file: string, text: string): Reference[] {
  const found = new Map<number, string>()
  const pattern = file.endsWith(".css")
    ? /url\(["']?([^"')]+)["']?\)/g
    : /\s(?:href|src|action|background|data|poster)="([^"]*)"/g
  const folder = dirname(file.replace(/^static/, ""))
  for (const match of text.matchAll(pattern)) {
    const address = match[1] ?? ""
    if (/^(?:[a-z][a-z+.-]*:|\/\/|#|$)/i.test(address)) continue
    found.set(match.index + match[0].indexOf(address), posix.resolve(folder, address))
  }
  return referencesAt(file, text, found)
}

function referencesAt(file: string, text: string, found: ReadonlyMap<number, string>): Reference[] {
  return [...found].map(([offset, href]) => ({ ...placeAt(file, text, offset), href }))
}

const linkCache = new Map<string, { stamp: string; links: Reference[] }>()

/** The addresses in a file, cached until it is saved again. */
function linksIn(root: string, file: string): Reference[] {
  const path = join(root, file)
  const { mtimeMs, size } = statSync(path)
  const stamp = `${mtimeMs} ${size}`
  const known = linkCache.get(path)
  if (known?.stamp === stamp) return known.links
  const linksOf = /\.tsx?$/.test(file) ? linksOfCode : linksOfStatic
  const links = linksOf(file, readFileSync(path, "utf8"))
  linkCache.set(path, { stamp, links })
  return links
}

type Used = Pick<Embed, "name" | "file">

/** Finds broken links in code and static files. Embeds that no page uses are skipped. */
export function checkCodeLinks(
  root: string,
  { embeds, used, known }: { embeds: Iterable<Used>; used: ReadonlySet<string>; known: SiteAddresses },
): Problem[] {
  const usedFolders = new Map<string, boolean>()
  for (const { name, file } of embeds) {
    const folder = dirname(file)
    usedFolders.set(folder, usedFolders.get(folder) || used.has(name))
  }
  const isUsed = (file: string): boolean => {
    let folder = dirname(file)
    while (folder.startsWith("src/embeds/") && !usedFolders.has(folder)) folder = dirname(folder)
    return usedFolders.get(folder) ?? true
  }
  const code = [".ts", ".tsx"]
    .flatMap(ending => filesIn(root, "src", ending))
    .filter(file => !/^src\/engine\/|\.stories\.tsx$/.test(file) && isUsed(file))
  const served = [".html", ".css"].flatMap(ending => filesIn(root, "static", ending))
  return [...code, ...served].flatMap(file =>
    linksIn(root, file).flatMap(link => checkLink(link, null, known)),
  )
}
