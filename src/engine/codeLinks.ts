/** Finds the addresses of the site that stand in code and in files that are served as they are, to be checked as those of content are. */
import { readFileSync, statSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import type { Embed } from "./embeds"
import type { Reference } from "./mdx/findings"
import { type Problem, placeAt } from "./problems"
import { filesIn } from "./read"
import { checkLink, type Known } from "./references"

/** Attributes and keys that hold an address: `to="/radio"`, `href: "/todo"`, `src={calm ? "/a.png" : "/a.gif"}`. */
const holders = /(?<![\w$.-])(?:to|href|src|poster)(?:=\{([^{}]*)\}|=("[^"]*")|: *("[^"]*"))/g

/** Whole strings that are addresses wherever they stand: files, keys of objects, and what is asked for. */
const strings = [
  /(["'`]\/[\w\-./]+\.(?:png|gif|jpe?g|webp|avif|svg|mp4|webm|html|json|xml|webmanifest)["'`])/g,
  /^[ \t]*("\/[a-z][\w\-/]*\w"):/gm,
  /withPrefix\(("[^"]*")/g,
]

const literals = /(["'`])(\/[^"'`\s$\\]*)\1/g

/** What a file of code leads to. */
export function linksOfCode(file: string, text: string): Reference[] {
  const found = new Map<number, string>()
  for (const pattern of [holders, ...strings])
    for (const match of text.matchAll(pattern)) {
      const value = match.slice(1).find(part => part !== undefined) ?? ""
      const start = match.index + match[0].lastIndexOf(value)
      for (const [, , address = "", at] of [...value.matchAll(literals)].map(
        each => [...each, each.index] as const,
      ))
        found.set(start + Number(at) + 1, String(address))
    }
  return placed(file, text, found)
}

/** What an HTML page or a style sheet leads to; an address beside the file is made whole. */
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
  return placed(file, text, found)
}

function placed(file: string, text: string, found: ReadonlyMap<number, string>): Reference[] {
  return [...found].map(([offset, href]) => ({ ...placeAt(file, text, offset), href }))
}

const read = new Map<string, { stamp: string; links: Reference[] }>()

/** The links of a file, read again where it has been saved since. */
function linksIn(root: string, file: string): Reference[] {
  const path = join(root, file)
  const { mtimeMs, size } = statSync(path)
  const stamp = `${mtimeMs} ${size}`
  const known = read.get(path)
  if (known?.stamp === stamp) return known.links
  const linksOf = /\.tsx?$/.test(file) ? linksOfCode : linksOfStatic
  const links = linksOf(file, readFileSync(path, "utf8"))
  read.set(path, { stamp, links })
  return links
}

type Used = Pick<Embed, "name" | "file">

/** The mistakes in the links of code and of static files; those of toys that no page has any more lead nobody anywhere. */
export function checkCodeLinks(
  root: string,
  { embeds, used, known }: { embeds: Iterable<Used>; used: ReadonlySet<string>; known: Known },
): Problem[] {
  const homes = new Map<string, boolean>()
  for (const { name, file } of embeds) {
    const home = dirname(file)
    homes.set(home, homes.get(home) || used.has(name))
  }
  const isUsed = (file: string): boolean => {
    let folder = dirname(file)
    while (folder.startsWith("src/embeds/") && !homes.has(folder)) folder = dirname(folder)
    return homes.get(folder) ?? true
  }
  const code = [".ts", ".tsx"]
    .flatMap(ending => filesIn(root, "src", ending))
    .filter(file => !/^src\/engine\/|\.stories\.tsx$/.test(file) && isUsed(file))
  const served = [".html", ".css"].flatMap(ending => filesIn(root, "static", ending))
  return [...code, ...served].flatMap(file =>
    linksIn(root, file).flatMap(link => checkLink(link, null, known)),
  )
}
