/** Finds the code and the expressions in a page's text by its syntax tree. */
import { readFrontMatter } from "../frontMatter"
import type { Span } from "./braces"
import { type FencedCode, findFences } from "./code"
import { parseMdx } from "./parse"
import type { Attribute, Node } from "./syntax"

type TextParts = {
  /** Code blocks and inline code, of Markdown and of HTML tags. */
  code: Span[]
  fences: FencedCode[]
  /** The sources of all expressions, including those of props. */
  expressions: string[]
}

type PositionedNode = Node & { position?: { start: { offset: number }; end: { offset: number } } }

const codeTags = /^(?:code|pre|kbd|samp)$/

/**
 * Reads a page's text with its front matter; null if it can't be parsed. Offsets count from the start of the whole
 * text.
 */
export function readTextParts(file: string, text: string): TextParts | null {
  const { bodyOffset } = readFrontMatter(file, text)
  const body = text.slice(0, bodyOffset).replace(/[^\n]/g, " ") + text.slice(bodyOffset)
  const { root } = parseMdx(file, body)
  if (!root) return null
  const written: TextParts = { code: [], fences: [], expressions: [] }
  collect(root as unknown as PositionedNode, body, written)
  return written
}

function collect(node: PositionedNode, text: string, parts: TextParts): void {
  const isComment = node.data?.estree?.body.length === 0
  if (/Expression$/.test(node.type) && node.value !== undefined && !isComment)
    parts.expressions.push(node.value)
  for (const attribute of node.attributes ?? []) parts.expressions.push(...expressionOf(attribute))
  if (codeTags.test(node.tagName ?? node.name ?? "") && node.position) {
    const span = { from: node.position.start.offset, to: node.position.end.offset }
    parts.code.push(span)
    if (node.tagName === "pre") parts.fences.push(...fencedAt(text, span))
  }
  for (const child of node.children ?? []) collect(child as PositionedNode, text, parts)
}

function expressionOf({ type, value }: Attribute): string[] {
  if (typeof value === "object" && value !== null) return [value.value]
  return type === "mdxJsxExpressionAttribute" && typeof value === "string" ? [value] : []
}

/** The fenced block in a span of the text; empty for indented code. */
function fencedAt(text: string, { from, to }: Span): FencedCode[] {
  return findFences(text.slice(from, to))
    .slice(0, 1)
    .map(fenced => ({ ...fenced, offset: from + fenced.offset }))
}
