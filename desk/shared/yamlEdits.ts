/** Edits YAML texts to match a value, leaving unaffected lines unchanged. */
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  stringify,
} from "yaml"
import type { Json } from "../../src/lib/content/tree"
import { type Splice, serialize, spanOf } from "./yamlNodes"
import { withItem, withKey, withoutItem, withoutKey } from "./yamlSplices"
import { isCloser, isEqual, isObject, type Path } from "./yamlValues"

type Step = { path: Path; splice: Splice }

/** Parses YAML as the engine does: dates stay strings. */
export const parseYaml = (text: string): Document.Parsed =>
  parseDocument(text, { schema: "core", prettyErrors: false })

/** The value of a YAML text; undefined if it has syntax errors. */
export function valueOfYaml(text: string): Json | undefined {
  const doc = parseYaml(text)
  try {
    return doc.errors.length > 0 ? undefined : ((doc.toJS() ?? null) as Json)
  } catch {
    return undefined
  }
}

/**
 * Edits a text so that its value is `next`. Comments, order, quotes and blank lines stay where the values around
 * them stay. A text with syntax errors is replaced as a whole.
 */
export function editYaml(text: string, next: Json): string {
  let current = text
  for (let count = 0; count < 1000; count++) {
    const doc = parseYaml(current)
    const value = doc.errors.length > 0 ? undefined : ((doc.toJS() ?? null) as Json)
    if (value === undefined) break
    if (isEqual(value, next)) return current
    const changed = nextEdit(current, doc, value, next)
    if (changed === undefined) break
    current = changed
  }
  return stringify(next, { schema: "core", lineWidth: 0 })
}

/** Applies the smallest splice that resolves the first difference; undefined if none does. */
function nextEdit(text: string, doc: Document.Parsed, value: Json, next: Json): string | undefined {
  const first = difference(text, doc, doc.contents, value, next, [])
  const candidates = first ? [first, ...replaceAncestors(doc, first.path, next)] : []
  for (const { path, splice } of candidates) {
    const changed = text.slice(0, splice.from) + splice.insert + text.slice(splice.to)
    const after = valueOfYaml(changed)
    if (after !== undefined && isCloser(value, after, next, path)) return changed
  }
  return undefined
}

/** A splice for the first difference between a node's value and its new value. */
function difference(
  text: string,
  doc: Document.Parsed,
  node: Node | null,
  value: Json,
  next: Json,
  path: Path,
): Step | undefined {
  if (!node)
    return {
      path,
      splice: { from: text.length, to: text.length, insert: `${stringify(next, { schema: "core" })}` },
    }
  if (isMap(node) && isObject(value) && isObject(next)) {
    const removed = Object.keys(value).find(key => !Object.hasOwn(next, key))
    if (removed !== undefined)
      return { path, splice: withoutKey(text, node.items as Pair<Node, Node>[], removed, node) }
    const changed = Object.keys(value).find(key => !isEqual(value[key], next[key]))
    if (changed !== undefined) {
      const inner = node.get(changed, true) as Node | undefined
      if (!inner?.range) return replaceNode(node, next, path)
      return difference(text, doc, inner, value[changed] as Json, next[changed] as Json, [...path, changed])
    }
    const added = Object.keys(next).find(key => !Object.hasOwn(value, key))
    if (added !== undefined)
      return { path, splice: withKey(text, node, added, next[added] as Json, peerOf(doc, path)) }
    return undefined
  }
  if (isSeq(node) && Array.isArray(value) && Array.isArray(next)) {
    let i = 0
    while (i < value.length && i < next.length && isEqual(value[i], next[i])) i++
    let tail = 0
    while (tail < Math.min(value.length, next.length) - i && isEqual(value.at(-1 - tail), next.at(-1 - tail)))
      tail++
    const [old, now] = [value.length - i - tail, next.length - i - tail]
    if (now === 0)
      return { path, splice: withoutItem(text, node.items as Node[], i, Boolean(node.flow), node) }
    const moved = old > 1 && value.slice(i + 1, value.length).some(each => isEqual(each, next[i]))
    if (old === 0 || (moved && old <= now) || now > old)
      return { path, splice: withItem(text, node.items as Node[], i, next[i] as Json, node, value) }
    if (old > now)
      return { path, splice: withoutItem(text, node.items as Node[], i, Boolean(node.flow), node) }
    const item = node.items[i] as Node | undefined
    if (!item?.range) return replaceNode(node, next, path)
    return difference(text, doc, item, value[i] as Json, next[i] as Json, [...path, i])
  }
  return replaceNode(node, next, path)
}

/** A node of the same kind as the one at a path: another item of the same list. */
function peerOf(doc: Document.Parsed, path: Path): Node | undefined {
  const at = path.at(-1)
  if (typeof at !== "number") return undefined
  const list = path.length === 1 ? doc.contents : (doc.getIn(path.slice(0, -1), true) as Node)
  return isSeq(list) ? (list.items[at === 0 ? 1 : 0] as Node | undefined) : undefined
}

/** A splice that replaces a whole node. */
function replaceNode(node: Node, next: Json, path: Path): Step {
  const [from, to] = spanOf(node)
  const keepsLine = isScalar(node) && node.type?.startsWith("BLOCK")
  const insert = serialize(next, { flow: true, indent: 0, like: node }) + (keepsLine ? "\n" : "")
  return { path, splice: { from, to, insert } }
}

/** Splices that replace the nodes around a path, innermost first. */
function replaceAncestors(doc: Document.Parsed, path: Path, next: Json): Step[] {
  return path
    .map((_, i) => path.slice(0, path.length - i))
    .concat([[]])
    .flatMap(at => {
      const node = at.length === 0 ? doc.contents : (doc.getIn(at, true) as Node | undefined)
      const value = at.reduce<Json>((of, key) => (of as Record<string | number, Json>)?.[key] as Json, next)
      if (!node || !isCollection(node) || value === undefined) return []
      const [from, to] = spanOf(node)
      const text = serialize(value, { flow: true, indent: 0, like: node })
      return [{ path: at, splice: { from, to, insert: node.flow ? text : `${text}\n` } }]
    })
}
