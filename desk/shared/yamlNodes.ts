/** Serialises YAML values in the style of their neighbours, and finds the spans of nodes. */
import { Document, isCollection, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from "yaml"
import type { Json } from "../../src/lib/content/tree"

/** A replacement of the characters from `from` to `to`. */
export type Splice = { from: number; to: number; insert: string }

/** The start of a node and the end of its value. */
export function spanOf(node: Node): [number, number] {
  const [from = 0, to = 0] = node.range ?? []
  return [from, to]
}

/** The offset after the line in which a value ends, including a trailing comment. */
export function lineEnd(text: string, at: number): number {
  if (text[at - 1] === "\n") return at
  const end = text.indexOf("\n", at)
  return end < 0 ? text.length : end + 1
}

/** The offset at which a character's line begins. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1

/** The column of a character, counted from 0. */
export const columnOf = (text: string, at: number): number => at - lineStart(text, at)

type Style = { flow: boolean; indent: number; like?: Node | null | undefined }

const options = { lineWidth: 0, flowCollectionPadding: false, minContentWidth: 0 } as const

/**
 * Serialises a value to follow "- " or "key: " in a line with indentation `indent`; `like` is a node of the same
 * kind.
 */
export function serialize(value: Json, { flow, indent, like }: Style): string {
  const doc = new Document({ k: value } as object, { schema: "core", aliasDuplicateObjects: false })
  const node = (doc.contents as YAMLMap).get("k", true) as Node
  copyStyle(node, like, flow)
  const isBlock = !flow && isCollection(node) && node.items.length > 0 && isCollection(like) && !like.flow
  if (isBlock) {
    const inner = new Document(null, { schema: "core" })
    inner.contents = node as never
    const text = inner.toString({ ...options, indentSeq: true }).trimEnd()
    return text.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(indent)}`)
  }
  if (isCollection(node)) node.flow = true
  ;(doc.contents as YAMLMap).flow = true
  const text = doc.toString(options).trimEnd()
  return text.slice("{k: ".length, -1)
}

/** Copies the quote style of corresponding nodes. */
function copyStyle(node: Node, like: Node | null | undefined, flow: boolean): void {
  if (isScalar(node)) {
    const type = isScalar(like) && typeof like.value === "string" ? like.type : undefined
    if (typeof node.value === "string") node.type = scalarType(node.value, type, flow)
  } else if (isMap(node)) {
    for (const { key, value } of node.items) {
      const peer = isMap(like) ? (like.get(key, true) as Node | undefined) : undefined
      copyStyle(value as Node, peer, flow)
    }
  } else if (isSeq(node)) {
    const peer = isSeq(like) ? (like.items[0] as Node | undefined) : undefined
    for (const item of node.items) copyStyle(item as Node, peer, flow)
  }
}

function scalarType(text: string, type: Scalar.Type | undefined, flow: boolean): Scalar.Type {
  if (/[\n\r\t]/.test(text)) return "QUOTE_DOUBLE"
  if (type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE") return type
  // Texts that need quotes get double quotes, as in the site's files.
  return /^[\w/][^#:,{}[\]&*!|>'"%@`\\]*$/.test(text) && !(flow && /[,{}[\]]/.test(text))
    ? "PLAIN"
    : "QUOTE_DOUBLE"
}
