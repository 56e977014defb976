/** Extracts the prose of an MDX page as blocks with line numbers, divided into caption and README. */
import { readFrontMatter } from "./frontMatter"
import { parseMdx } from "./mdx/parse"
import type { Source } from "./read"

export type Block = { kind: "toy" | "heading" | "paragraph" | "item" | "cell"; text: string; line: number }

export type Prose = {
  file: string
  /** The page's language, as "en" or "fi". */
  lang: string
  blocks: Block[]
  /** The one paragraph before the toy; null if there is none or more than one. */
  caption: Block | null
  /** All blocks of text but the caption. */
  readme: Block[]
}

type Node = {
  type: string
  name?: string | null
  tagName?: string
  value?: string
  children?: Node[]
  attributes?: { name?: string; value?: unknown }[]
  position?: { start: { line: number } }
}

/** Components that only wrap others. */
const wrappers = new Set(["InLanguage", "Columns", "Column", "Window", "Plate", "BigLinks", "NotInFeed"])

const kinds: Record<string, Block["kind"]> = {
  p: "paragraph",
  summary: "paragraph",
  pre: "paragraph",
  li: "item",
  dt: "item",
  dd: "item",
  td: "cell",
  th: "cell",
}

/** Reads a page's prose without front matter, components and expressions. Inline expressions become "0". */
export function readProse({ file, text }: Source): Prose {
  const { front, bodyOffset } = readFrontMatter(file, text)
  const before = text.slice(0, bodyOffset).split("\n").length - 1
  const lang = front?.lang ?? "en"
  const { root } = parseMdx(file, text.slice(bodyOffset))
  const blocks = blocksOf((root?.children ?? []) as Node[], before, lang)
  const toy = blocks.findIndex(({ kind }) => kind === "toy")
  const above = blocks.slice(0, Math.max(0, toy))
  const caption = above.length === 1 && above[0]?.kind === "paragraph" ? above[0] : null
  return { file, lang, blocks, caption, readme: blocks.filter(b => b.kind !== "toy" && b !== caption) }
}

function blocksOf(nodes: readonly Node[], before: number, lang: string): Block[] {
  return nodes.flatMap((node): Block[] => {
    const line = before + (node.position?.start.line ?? 0)
    const name = node.tagName ?? node.name ?? ""
    const inner = () => blocksOf(node.children ?? [], before, lang)
    if (name === "InLanguage") return isIn(node, lang) ? inner() : []
    if (/^[A-Z]/.test(name)) {
      return wrappers.has(name) ? inner() : [{ kind: "toy", text: name, line }, ...inner()]
    }
    const kind = /^h[1-6]$/.test(name) ? "heading" : kinds[name]
    const hasBlocks = node.children?.some(child => (child.tagName ?? child.name ?? "") in kinds)
    if (!kind || hasBlocks) return inner()
    const words = wordsOf(node).replace(/\s+/g, " ").trim()
    return words ? [{ kind, text: words, line }] : []
  })
}

/** Returns whether a language block is in the page's own language; the others are translations. */
function isIn(node: Node, lang: string): boolean {
  return node.attributes?.find(({ name }) => name === "lang")?.value === lang
}

function wordsOf(node: Node): string {
  if (node.type === "text") return node.value ?? ""
  if (node.type === "mdxTextExpression") return "0"
  return (node.children ?? []).map(wordsOf).join("")
}
