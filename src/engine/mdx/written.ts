/** What in a page's text is code and what are expressions, as its syntax tree has them. */
import { readFrontMatter } from "../frontMatter"
import type { Span } from "./braces"
import { type Fenced, fencedIn } from "./code"
import { parseMdx } from "./parse"
import type { Attribute, Node } from "./syntax"

type Written = {
  /** Blocks and spans of code, of Markdown and of tags. */
  code: Span[]
  fences: Fenced[]
  /** The sources of all expressions, those of props too. */
  expressions: string[]
}

type Placed = Node & { position?: { start: { offset: number }; end: { offset: number } } }

const codeTags = /^(?:code|pre|kbd|samp)$/

/** Reads a page's text, front matter and all; null where it can't be parsed. Offsets are those of the whole text. */
export function readWritten(file: string, text: string): Written | null {
  const { bodyOffset } = readFrontMatter(file, text)
  const body = text.slice(0, bodyOffset).replace(/[^\n]/g, " ") + text.slice(bodyOffset)
  const { root } = parseMdx(file, body)
  if (!root) return null
  const written: Written = { code: [], fences: [], expressions: [] }
  collect(root as unknown as Placed, body, written)
  return written
}

function collect(node: Placed, text: string, into: Written): void {
  const isComment = node.data?.estree?.body.length === 0
  if (/Expression$/.test(node.type) && node.value !== undefined && !isComment)
    into.expressions.push(node.value)
  for (const attribute of node.attributes ?? []) into.expressions.push(...expressionOf(attribute))
  if (codeTags.test(node.tagName ?? node.name ?? "") && node.position) {
    const span = { from: node.position.start.offset, to: node.position.end.offset }
    into.code.push(span)
    if (node.tagName === "pre") into.fences.push(...fencedAt(text, span))
  }
  for (const child of node.children ?? []) collect(child as Placed, text, into)
}

function expressionOf({ type, value }: Attribute): string[] {
  if (typeof value === "object" && value !== null) return [value.value]
  return type === "mdxJsxExpressionAttribute" && typeof value === "string" ? [value] : []
}

/** The block of code between fences that a span of the text is; none where its code is indented. */
function fencedAt(text: string, { from, to }: Span): Fenced[] {
  return fencedIn(text.slice(from, to))
    .slice(0, 1)
    .map(fenced => ({ ...fenced, offset: from + fenced.offset }))
}
