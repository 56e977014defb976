/** Splices that insert and remove keys and items of YAML collections. */
import { isMap, isScalar, type Node, type Pair } from "yaml"
import type { Json } from "../../src/lib/content/tree"
import { columnOf, lineEnd, lineStart, type Splice, serialize, spanOf } from "./yamlNodes"
import { isEqual } from "./yamlValues"

/** Appends a key to a mapping. */
export function withKey(
  text: string,
  map: Node & { items: unknown[]; flow?: boolean | undefined },
  key: string,
  value: Json,
  peer?: Node,
): Splice {
  const items = map.items as Pair<Node, Node>[]
  const like = isMap(peer) ? (peer.get(key, true) as Node | undefined) : undefined
  const last = items.at(-1)
  const [from, to] = spanOf(map)
  const name = serialize(key, { flow: true, indent: 0 })
  if (map.flow || !last) {
    const pair = `${name}: ${serialize(value, { flow: true, indent: 0, like })}`
    if (!last) return { from, to, insert: `{${pair}}` }
    const end = last.value?.range ? spanOf(last.value)[1] : spanOf(last.key)[1]
    return { from: end, to: end, insert: `, ${pair}` }
  }
  const indent = columnOf(text, spanOf((items[0] as Pair<Node, Node>).key)[0])
  const end = lineEnd(text, last.value?.range ? spanOf(last.value)[1] : spanOf(last.key)[1] + 1)
  const before = text[end - 1] === "\n" || end === 0 ? "" : "\n"
  const pair = `${name}: ${serialize(value, { flow: false, indent: indent + 2, like })}`
  return { from: end, to: end, insert: `${before}${" ".repeat(indent)}${pair}\n` }
}

/** Removes a key from a mapping. */
export function withoutKey(
  text: string,
  items: Pair<Node, Node>[],
  key: string,
  map: Node & { flow?: boolean | undefined },
): Splice {
  const i = items.findIndex(pair => isScalar(pair.key) && String(pair.key.value) === key)
  const pair = items[i]
  const [from, to] = spanOf(map)
  if (!pair || items.length === 1) return { from, to, insert: map.flow ? "{}" : "{}\n" }
  const start = spanOf(pair.key)[0]
  const end = pair.value?.range ? spanOf(pair.value)[1] : spanOf(pair.key)[1] + 1
  const after = items[i + 1]
  if (map.flow) {
    if (after) return { from: start, to: spanOf(after.key)[0], insert: "" }
    const before = items[i - 1] as Pair<Node, Node>
    return {
      from: before.value?.range ? spanOf(before.value)[1] : spanOf(before.key)[1],
      to: end,
      insert: "",
    }
  }
  // The first key of a list item follows its dash.
  const isFirst = text.slice(lineStart(text, start), start).trim() !== ""
  if (isFirst && after) return { from: start, to: spanOf(after.key)[0], insert: "" }
  return { from: lineStart(text, start), to: lineEnd(text, end), insert: "" }
}

/** Inserts an item before index `i` of a list; `values` is the list's current value. */
export function withItem(
  text: string,
  items: Node[],
  i: number,
  value: Json,
  list: Node & { flow?: boolean | undefined },
  values: Json[],
): Splice {
  const before = items[i - 1]
  const after = items[i]
  const [from, to] = spanOf(list)
  // A moved item keeps its formatting.
  const twin = items[values.findIndex((each, at) => at >= i && isEqual(each, value))]
  if (list.flow || items.length === 0) {
    const item = twin
      ? text.slice(...spanOf(twin))
      : serialize(value, { flow: true, indent: 0, like: before ?? after })
    if (after) return { from: spanOf(after)[0], to: spanOf(after)[0], insert: `${item}, ` }
    if (before) return { from: spanOf(before)[1], to: spanOf(before)[1], insert: `, ${item}` }
    return { from, to, insert: `[${item}]` }
  }
  const first = spanOf(items[0] as Node)[0]
  const dash = lineStart(text, first) + text.slice(lineStart(text, first)).indexOf("-")
  const indent = columnOf(text, dash)
  const inner = columnOf(text, first)
  const body = twin
    ? text.slice(...spanOf(twin)).trimEnd()
    : serialize(value, { flow: false, indent: inner, like: before ?? after })
  const at = before ? lineEnd(text, spanOf(before)[1]) : lineStart(text, first)
  const lead = text[at - 1] === "\n" || at === 0 ? "" : "\n"
  return {
    from: at,
    to: at,
    insert: `${lead}${" ".repeat(indent)}-${" ".repeat(Math.max(1, inner - indent - 1))}${body}\n`,
  }
}

/** Removes an item from a list. */
export function withoutItem(text: string, items: Node[], i: number, flow: boolean, list: Node): Splice {
  const [from, to] = spanOf(list)
  const item = items[i]
  if (!item || items.length === 1) return { from, to, insert: flow ? "[]" : "[]\n" }
  const after = items[i + 1]
  const [start, end] = spanOf(item)
  if (flow) {
    if (after) return { from: start, to: spanOf(after)[0], insert: "" }
    return { from: spanOf(items[i - 1] as Node)[1], to: end, insert: "" }
  }
  return { from: lineStart(text, start), to: lineEnd(text, end), insert: "" }
}
