/** Changes a YAML text so that it says another value, and leaves every line alone that already says it. */
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
import { type Splice, spanOf, written } from "./yamlNodes"
import { withItem, withKey, withoutItem, withoutKey } from "./yamlSplices"
import { isCloser, isObject, type Path, same } from "./yamlValues"

type Step = { path: Path; splice: Splice }

/** A YAML text as a document, as the engine reads it: days stay texts. */
export const parsed = (text: string): Document.Parsed =>
  parseDocument(text, { schema: "core", prettyErrors: false })

/** What a YAML text says; undefined where it is no YAML. */
export function valueOfYaml(text: string): Json | undefined {
  const doc = parsed(text)
  try {
    return doc.errors.length > 0 ? undefined : ((doc.toJS() ?? null) as Json)
  } catch {
    return undefined
  }
}

/**
 * The text, changed so that it says `next`. Comments, order, quotes and blank lines stay where the value around them
 * stays. A text that is no YAML is written anew.
 */
export function yamlSaying(text: string, next: Json): string {
  let current = text
  for (let count = 0; count < 1000; count++) {
    const doc = parsed(current)
    const value = doc.errors.length > 0 ? undefined : ((doc.toJS() ?? null) as Json)
    if (value === undefined) break
    if (same(value, next)) return current
    const changed = stepped(current, doc, value, next)
    if (changed === undefined) break
    current = changed
  }
  return stringify(next, { schema: "core", lineWidth: 0 })
}

/** The text after its first difference is mended, by as small a splice as does it; undefined where none does. */
function stepped(text: string, doc: Document.Parsed, value: Json, next: Json): string | undefined {
  const first = difference(text, doc, doc.contents, value, next, [])
  const tries = first ? [first, ...wholes(doc, first.path, next)] : []
  for (const { path, splice } of tries) {
    const changed = text.slice(0, splice.from) + splice.insert + text.slice(splice.to)
    const after = valueOfYaml(changed)
    if (after !== undefined && isCloser(value, after, next, path)) return changed
  }
  return undefined
}

/** The first difference between a node's value and the one that it is to have, as a splice. */
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
    const gone = Object.keys(value).find(key => !Object.hasOwn(next, key))
    if (gone !== undefined)
      return { path, splice: withoutKey(text, node.items as Pair<Node, Node>[], gone, node) }
    const changed = Object.keys(value).find(key => !same(value[key], next[key]))
    if (changed !== undefined) {
      const inner = node.get(changed, true) as Node | undefined
      if (!inner?.range) return whole(node, next, path)
      return difference(text, doc, inner, value[changed] as Json, next[changed] as Json, [...path, changed])
    }
    const added = Object.keys(next).find(key => !Object.hasOwn(value, key))
    if (added !== undefined)
      return { path, splice: withKey(text, node, added, next[added] as Json, peerOf(doc, path)) }
    return undefined
  }
  if (isSeq(node) && Array.isArray(value) && Array.isArray(next)) {
    let i = 0
    while (i < value.length && i < next.length && same(value[i], next[i])) i++
    let tail = 0
    while (tail < Math.min(value.length, next.length) - i && same(value.at(-1 - tail), next.at(-1 - tail)))
      tail++
    const [old, now] = [value.length - i - tail, next.length - i - tail]
    if (now === 0)
      return { path, splice: withoutItem(text, node.items as Node[], i, Boolean(node.flow), node) }
    const moved = old > 1 && value.slice(i + 1, value.length).some(each => same(each, next[i]))
    if (old === 0 || (moved && old <= now) || now > old)
      return { path, splice: withItem(text, node.items as Node[], i, next[i] as Json, node, value) }
    if (old > now)
      return { path, splice: withoutItem(text, node.items as Node[], i, Boolean(node.flow), node) }
    const item = node.items[i] as Node | undefined
    if (!item?.range) return whole(node, next, path)
    return difference(text, doc, item, value[i] as Json, next[i] as Json, [...path, i])
  }
  return whole(node, next, path)
}

/** A node of the same kind as the one at a path: the first item of the list in which it is. */
function peerOf(doc: Document.Parsed, path: Path): Node | undefined {
  const at = path.at(-1)
  if (typeof at !== "number") return undefined
  const list = path.length === 1 ? doc.contents : (doc.getIn(path.slice(0, -1), true) as Node)
  return isSeq(list) ? (list.items[at === 0 ? 1 : 0] as Node | undefined) : undefined
}

/** The whole of a node, written anew. */
function whole(node: Node, next: Json, path: Path): Step {
  const [from, to] = spanOf(node)
  const keepsLine = isScalar(node) && node.type?.startsWith("BLOCK")
  const insert = written(next, { flow: true, indent: 0, like: node }) + (keepsLine ? "\n" : "")
  return { path, splice: { from, to, insert } }
}

/** The nodes round a path written anew, from the inner ones to the outermost. */
function wholes(doc: Document.Parsed, path: Path, next: Json): Step[] {
  return path
    .map((_, i) => path.slice(0, path.length - i))
    .concat([[]])
    .flatMap(at => {
      const node = at.length === 0 ? doc.contents : (doc.getIn(at, true) as Node | undefined)
      const value = at.reduce<Json>((of, key) => (of as Record<string | number, Json>)?.[key] as Json, next)
      if (!node || !isCollection(node) || value === undefined) return []
      const [from, to] = spanOf(node)
      const text = written(value, { flow: true, indent: 0, like: node })
      return [{ path: at, splice: { from, to, insert: node.flow ? text : `${text}\n` } }]
    })
}
