/** Every outside address that the content names, with its place: in texts, props, front matter, lists and their comments. */
import { parseMarkdown } from "../../src/engine/mdx/parse"
import { type Place, placeAt } from "../../src/engine/problems"
import { readSource, readSources } from "../../src/engine/read"

export type Address = Place & { href: string }

type Node = {
  type: string
  position?: { start: { offset?: number }; end: { offset?: number } }
  children?: Node[]
}

/** Hosts that are there for examples alone (RFC 2606). */
const examples = /^((.*\.)?example(\.(com|net|org))?|.*\.(test|invalid))$/

/** An address as far as it goes: not the bracket that closes what is round it, nor the full stop after it. */
function ended(text: string): string {
  let depth = 0
  let end = text.length
  for (const [i, sign] of [...text].entries()) {
    if (sign === "(") depth++
    if (sign === ")" && --depth < 0) {
      end = i
      break
    }
  }
  return [...text]
    .slice(0, end)
    .join("")
    .replace(/[.,;:!?*_~']+$/, "")
}

/** The addresses in a text, by their offset. What an expression puts together, such as `https://a.fi/${id}`, is none. */
function* found(text: string): Generator<{ offset: number; href: string }> {
  for (const match of text.matchAll(/\bhttps?:\/\/[^\s<>"`\\[\]{}|^]+/gi)) {
    const raw = text[match.index - 1] === "'" ? match[0].replace(/'.*$/, "") : match[0]
    // A namespace is a name that looks like an address.
    const isName = /xmlns(:\w+)?=\\?["']$/.test(text.slice(Math.max(0, match.index - 40), match.index))
    if (isName || text[match.index + raw.length] === "{") continue
    const href = ended(raw)
    if (URL.canParse(href) && !examples.test(new URL(href).hostname)) yield { offset: match.index, href }
  }
}

/** The ranges of an MDX text that show an address without leading there: code. */
function codeIn(node: Node): [number, number][] {
  if (/^(code|inlineCode)$/.test(node.type))
    return [[node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]]
  return (node.children ?? []).flatMap(codeIn)
}

/** An MDX text without its code, as long as before. One that can't be parsed is looked through as it is. */
function withoutCode(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, " ")
  const front = /^---\n[\s\S]*?^---$/m.exec(text)?.[0] ?? ""
  let root: Node
  try {
    root = parseMarkdown(blank(front) + text.slice(front.length), false) as Node
  } catch {
    return text
  }
  return codeIn(root).reduce(
    (left, [from, to]) => left.slice(0, from) + blank(left.slice(from, to)) + left.slice(to),
    text,
  )
}

/** The outside addresses of a file. Addresses of the site itself are links that the check follows. */
export function addressesIn(file: string, text: string, siteUrl: string): Address[] {
  const isMdx = file.endsWith(".mdx")
  const own = new URL(siteUrl).hostname
  return [...found(isMdx ? withoutCode(text) : text)]
    .map(({ offset, href }) => ({
      ...placeAt(file, text, offset),
      href: isMdx ? href.replaceAll("&amp;", "&") : href,
    }))
    .filter(({ href }) => new URL(href).hostname !== own)
}

/** The outside addresses of all content, or of one file, in the order of files and lines. */
export function contentAddresses(root: string, siteUrl: string, only?: string): Address[] {
  const sources = only
    ? [readSource(root, only)]
    : [".mdx", ".yaml"].flatMap(ending => readSources(root, "content", ending))
  return sources.flatMap(({ file, text }) => addressesIn(file, text, siteUrl))
}
