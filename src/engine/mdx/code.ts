/** Blocks of code: where they stand in a text, what the words after a fence say, and the title over a block. */
import type { Element, Root } from "hast"

/** What the words after a fence say: `js title="x.js" {1,3}`. */
type FenceWords = {
  language: string
  /** Drawn over the block. */
  title?: string
  /** A file of the site that the code is from. */
  path?: string
  /** Whether there is anything besides the language. */
  hasMore: boolean
}

const title = /(?:^|\s)(?:title|filename|file)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))/

/** A path with folders and an ending, as src/lib/game/random.ts; addresses are none. */
const path = /^(?!.*:\/\/)(?:[\w@.[\]()-]+\/)+[\w@.[\]-]*\.\w{1,5}$/

/** Reads the words after a fence; `isFile` tells whether a name without a folder is a file of the site. */
export function readFence(info: string, isFile: (name: string) => boolean = () => false): FenceWords {
  const bare = info.trim().replace(/^lang(?:uage)?=/, "")
  const [first = "", ...words] = bare.split(/\s+/)
  const language = /^\w+=/.test(first) ? "" : (/^["']?([^\s{:=,"']*)/.exec(first)?.[1] ?? "")
  const named = title.exec(info)?.slice(1).find(Boolean)
  const from = words.find(word => path.test(word) || (/^[\w.-]+\.\w+$/.test(word) && isFile(word)))
  return {
    language,
    ...(named && { title: named }),
    ...(from && { path: from }),
    hasMore: bare.replace(/["']/g, "") !== language,
  }
}

/** A block of code between fences: the offset of its fence, the words after that, and the code. */
export type Fenced = { offset: number; info: string; code: string }

/** The blocks of code between fences of a text, which need not be right otherwise; fences inside of others are none. */
export function fencedIn(text: string): Fenced[] {
  const found: Fenced[] = []
  let open: (Fenced & { fence: string; start: number }) | undefined
  let offset = 0
  for (const line of text.split("\n")) {
    const [, space = "", fence = "", info = ""] = /^([ \t>]*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(line) ?? []
    if (!open && fence)
      open = { offset: offset + space.length, info, code: "", fence, start: offset + line.length + 1 }
    else if (open && fence.startsWith(open.fence) && info.trim() === "") {
      found.push({ offset: open.offset, info: open.info, code: text.slice(open.start, offset) })
      open = undefined
    }
    offset += line.length + 1
  }
  return found
}

type Node = Root["children"][number]

/** Gives blocks of code the plain name of their language, and puts one that has a title into a figure. Changes the tree. */
export function drawTitles(parent: { children: Node[] }): void {
  parent.children = parent.children.map(node => {
    if (!("children" in node)) return node
    const code = node.type === "element" && node.tagName === "pre" ? node.children[0] : undefined
    if (code?.type !== "element") {
      drawTitles(node as { children: Node[] })
      return node
    }
    const { className } = code.properties ?? {}
    const [written = ""] = Array.isArray(className) ? className : []
    const meta = (code.data as { meta?: string } | undefined)?.meta ?? ""
    const { language, title } = readFence(`${String(written).replace(/^language-/, "")} ${meta}`)
    code.properties = language ? { className: [`language-${language}`] } : {}
    return title ? figureOf(node as Element, title) : node
  })
}

function figureOf(block: Element, title: string): Element {
  const at = block.position ? { position: block.position } : {}
  const element = (tagName: string, children: Element["children"]): Element => ({
    type: "element",
    tagName,
    properties: {},
    children,
    ...at,
  })
  return element("figure", [element("figcaption", [{ type: "text", value: title, ...at }]), block])
}
