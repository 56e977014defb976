/** Code blocks: their positions, the info string after a fence, and the title over a block. */
import type { Element, Root } from "hast"

/** A parsed info string, as `js title="x.js" {1,3}`. */
type FenceInfo = {
  language: string
  /** The title drawn over the block. */
  title?: string
  /** The file of the site that the code is from. */
  path?: string
  /** True if there is anything beside the language. */
  hasMore: boolean
}

const title = /(?:^|\s)(?:title|filename|file)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))/

/** A path with folders and an extension, as src/lib/game/random.ts; URLs do not match. */
const path = /^(?!.*:\/\/)(?:[\w@.[\]()-]+\/)+[\w@.[\]-]*\.\w{1,5}$/

/** Parses an info string. `isFile` returns whether a name without a folder is a file of the site. */
export function readFence(info: string, isFile: (name: string) => boolean = () => false): FenceInfo {
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

/** A fenced code block: the offset of its fence, the info string, and the code. */
export type FencedCode = { offset: number; info: string; code: string }

/**
 * Finds the fenced code blocks of a text, even if it has syntax errors elsewhere. Fences inside of other blocks are
 * ignored.
 */
export function findFences(text: string): FencedCode[] {
  const found: FencedCode[] = []
  let open: (FencedCode & { fence: string; start: number }) | undefined
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

/**
 * Normalises the language class of code blocks, and wraps a block that has a title in a figure. Changes the tree.
 */
export function addCodeTitles(parent: { children: Node[] }): void {
  parent.children = parent.children.map(node => {
    if (!("children" in node)) return node
    const code = node.type === "element" && node.tagName === "pre" ? node.children[0] : undefined
    if (code?.type !== "element") {
      addCodeTitles(node as { children: Node[] })
      return node
    }
    const { className } = code.properties ?? {}
    const [languageClass = ""] = Array.isArray(className) ? className : []
    const meta = (code.data as { meta?: string } | undefined)?.meta ?? ""
    const { language, title } = readFence(`${String(languageClass).replace(/^language-/, "")} ${meta}`)
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
