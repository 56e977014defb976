/** Sentences that tell what to press and where on the page something stands: beside its toy they help, in a feed they are lost. */
import { type Element, isComponent, type Tree, type TreeNode, textContent } from "../../lib/content/tree"

const hands =
  /\b(?:press(?:es|ed|ing)?|click(?:s|ed|ing)?|tap(?:s|ped|ping)?|drag(?:s|ged|ging)?|swip(?:es?|ed|ing)|(?:un)?tick(?:s|ed)? (?:it|one|the|a|yourself|what|them|off)|hover(?:s|ed|ing)?|sliders?|buttons?|(?:arrow|letter|media) keys?|keyboard)\b/i
const orders = /^(?:Type|Hold|Scroll|Untick)\b|\b(?:Enter|Tab) (?:picks|takes|goes|and)\b/
const places =
  /\b(?:above|below)(?=\s*(?:[.,;:!?)”"]|$|it\b|them\b))|\b(?:see|seen|one|ones|those|list|listed|line|words|picture|table|box) (?:above|below)\b|\bon (?:the|its) (?:left|right)\b(?! hand)/i
const finnish =
  /(?:^|[\s(])(?:paina(?:t|malla|ttava)?|klikkaa|napauta|nuolinäppäi\S*|painik\S*|alla oleva\S*|yllä oleva\S*)(?=[\s.,;:!?)]|$)/i
/** Presses that no finger does. */
const innocent =
  /\b(?:in|trouser|printing|hot off the) press\b|\b(?:above|below) (?:all|zero|par|average)\b/gi

/** Whether a sentence makes sense only to somebody who has the page before them. */
export function isDirection(sentence: string): boolean {
  const said = sentence.replace(innocent, "").trim()
  return [hands, orders, places, finnish].some(pattern => pattern.test(said))
}

/** A tree without such sentences, and without the paragraphs, points, lists and headings of which nothing is left. */
export function withoutDirections(tree: Tree): Tree {
  return withoutEmptySections(tree.flatMap(shortened))
}

function shortened(node: TreeNode): TreeNode[] {
  if (typeof node === "string" || /^(?:blockquote|pre|table|h[1-6])$/.test(node.type)) return [node]
  const children = node.children ?? []
  const isText = node.type === "p" || (node.type === "li" && !children.some(isBlock))
  if (isText) {
    const kept = sentences(children).filter(sentence => !isDirection(words(sentence)))
    const rest = kept.length === 0 ? [] : trimmed(kept.flat())
    return rest.length === 0 ? [] : [{ ...node, children: rest }]
  }
  const inner = children.flatMap(shortened)
  const emptied = /^[a-z]/.test(node.type) && children.length > 0 && isBlank(inner)
  return emptied ? [] : [{ ...node, ...(node.children && { children: inner }) }]
}

const isBlock = (node: TreeNode) =>
  typeof node !== "string" &&
  (/^(?:p|ul|ol|dl|div|table|pre|blockquote|figure)$/.test(node.type) || isComponent(node.type))

const isBlank = (tree: Tree) => tree.every(node => typeof node === "string" && node.trim() === "")

/** What is said in a sentence; code in it is not said. */
function words(sentence: Tree): string {
  const without = (nodes: Tree): Tree =>
    nodes.flatMap((node): Tree => {
      if (typeof node === "string") return [node]
      return node.type === "code" || isComponent(node.type)
        ? [" "]
        : [{ ...node, children: without(node.children ?? []) }]
    })
  return textContent(without(sentence))
}

/** The children of a paragraph by sentences: one ends with a full stop in its text, and not within an element. */
function sentences(children: Tree): Tree[] {
  const found: Tree[] = [[]]
  for (const node of children) {
    if (typeof node !== "string") {
      found.at(-1)?.push(node)
      continue
    }
    const pieces = node.split(/(?<=[.!?…]["”)]?\s+)(?=["“(]?[\p{Lu}\p{N}]|$)/u)
    pieces.forEach((piece, i) => {
      if (i > 0) found.push([])
      if (piece !== "") found.at(-1)?.push(piece)
    })
  }
  return found.filter(sentence => sentence.length > 0)
}

/** A paragraph's children without spaces at their ends. */
function trimmed(children: Tree): Tree {
  const rest = [...children]
  while (rest.length > 0 && isBlank(rest.slice(-1))) rest.pop()
  const last = rest.at(-1)
  if (typeof last === "string") rest[rest.length - 1] = last.trimEnd()
  const [first] = rest
  if (typeof first === "string") rest[0] = first.trimStart()
  return rest.filter(node => node !== "")
}

/** Headings go with what stood under them. */
function withoutEmptySections(tree: Tree): Tree {
  const level = (node: TreeNode | undefined) =>
    typeof node === "object" ? Number(/^h([1-6])$/.exec((node as Element).type)?.[1] ?? 0) : 0
  const solid = tree.filter(node => typeof node !== "string" || node.trim() !== "")
  const isEmpty = (node: TreeNode) => {
    const own = level(node)
    if (own === 0) return false
    const next = solid[solid.indexOf(node) + 1]
    return next === undefined || (level(next) > 0 && level(next) <= own)
  }
  const rest = tree.filter(node => !isEmpty(node))
  return rest.length === tree.length ? tree : withoutEmptySections(rest)
}
