/** HTML's content model, from html-validate's tables: the elements that an element of a page may contain. Pure. */
import html5 from "html-validate/elements/html5"
import { type Element, isComponent, type Tree, type TreeNode } from "../../lib/content/tree"

type Entry = {
  flow?: unknown
  phrasing?: unknown
  heading?: unknown
  sectioning?: unknown
  interactive?: unknown
  transparent?: unknown
  permittedContent?: readonly unknown[]
  permittedDescendants?: readonly unknown[]
}

const entryOf = (tag: string): Entry | undefined =>
  Object.hasOwn(html5, tag) ? (html5 as Record<string, Entry>)[tag] : undefined

/**
 * The tag that a node is rendered as: components become boxes, and so does anything that may be wider than the
 * screen.
 */
export function renderedTag({ type, props }: Element): string {
  if (isComponent(type) || type === "table" || type === "pre") return "div"
  return type === "img" && props?.title ? "figure" : type
}

/** Returns whether an element takes the content model of its parent, as a link does. */
const isTransparent = (tag: string) => entryOf(tag)?.transparent === true

/**
 * Returns whether an element matches a category, "@phrasing", or a tag name. Tags that are not in the tables match
 * every category.
 */
function isOf(node: Element, rule: string): boolean {
  const name = rule.replace(/\?$/, "")
  const tag = renderedTag(node)
  if (!name.startsWith("@")) return name === tag || name === node.type
  const entry = entryOf(tag)
  if (!entry) return true
  if (name === "@interactive") return isInteractive(node, entry)
  const category = entry[name.slice(1) as keyof Entry]
  // Conditional categories are left to rules that know the attributes.
  return category === true || typeof category === "function"
}

/**
 * Returns whether an element is interactive. A link counts even without an address, as in React and in HTML
 * parsers.
 */
function isInteractive({ type, props }: Element, { interactive }: Entry): boolean {
  if (type === "a") return true
  if (type === "input") return props?.type !== "hidden"
  if (type === "audio" || type === "video") return props?.controls !== undefined
  return interactive === true
}

const elementsOf = (tree: Tree) => tree.filter((node): node is Element => typeof node !== "string")

/** The elements that the content model sees: transparent ones with their contents. */
function contentOf(tree: Tree): Element[] {
  return elementsOf(tree).flatMap(node =>
    isTransparent(node.type) ? [node, ...contentOf(node.children ?? [])] : [node],
  )
}

/** All elements of a tree, including the children of components. */
function descendants(tree: Tree): Element[] {
  return elementsOf(tree).flatMap(node => [node, ...descendants(node.children ?? [])])
}

/** The first child that a parent must not contain; undefined if there is none. */
export function findMisplaced(tag: string, children: Tree): Element | undefined {
  const entry = entryOf(tag)
  if (!entry) return undefined
  const permitted = entry.permittedContent?.filter((rule): rule is string => typeof rule === "string")
  const misplaced = permitted && contentOf(children).find(child => !permitted.some(rule => isOf(child, rule)))
  if (misplaced) return misplaced
  const excluded = (entry.permittedDescendants ?? []).flatMap(rule =>
    typeof rule === "object" && rule !== null && "exclude" in rule ? ([rule.exclude].flat() as string[]) : [],
  )
  return descendants(children).find(child => excluded.some(rule => isOf(child, rule)))
}

/** Returns whether a paragraph must not contain a node. */
export function isBlock(node: TreeNode): boolean {
  return findMisplaced("p", [node]) !== undefined
}

/**
 * Splits a paragraph at nodes that it must not contain: blocks stand alone, and the text between them stays in
 * paragraphs.
 */
export function splitParagraph(children: Tree): Tree {
  if (!children.some(isBlock)) return [{ type: "p", ...(children.length > 0 && { children }) }]
  const groups: { block: boolean; nodes: Tree }[] = []
  for (const node of children) {
    const block = isBlock(node)
    const last = groups.at(-1)
    if (last && !last.block && !block) last.nodes.push(node)
    else groups.push({ block, nodes: [node] })
  }
  return groups.flatMap(({ block, nodes }): Tree => {
    // A captioned picture becomes a figure if it is alone in a paragraph.
    const isFigure = block && typeof nodes[0] === "object" && nodes[0].type === "img"
    if (block && !isFigure) return nodes
    const words = isFigure ? nodes : trimmed(nodes)
    return words.length > 0 ? [{ type: "p", children: words }] : []
  })
}

/** Trims whitespace and line breaks at both ends. */
function trimmed(nodes: Tree): Tree {
  const isBlank = (node: TreeNode | undefined) =>
    typeof node === "string" ? node.trim() === "" : node?.type === "br"
  const rest = [...nodes]
  while (rest.length > 0 && isBlank(rest[0])) rest.shift()
  while (rest.length > 0 && isBlank(rest.at(-1))) rest.pop()
  return rest.map((node, i) => {
    if (typeof node !== "string") return node
    const start = i === 0 ? node.trimStart() : node
    return i === rest.length - 1 ? start.trimEnd() : start
  })
}

/**
 * Unwraps the single paragraph that Markdown made of text on lines of its own, if the parent allows only phrasing
 * content.
 */
export function withoutParagraph(
  tag: string,
  children: Tree,
  isOfMarkdown: (node: Element) => boolean,
): Tree {
  const solid = children.filter(node => typeof node !== "string" || node.trim() !== "")
  const [only] = solid
  if (solid.length !== 1 || typeof only !== "object" || !isOfMarkdown(only)) return children
  return findMisplaced(tag, [only]) ? (only.children ?? []) : children
}

/** The author's name of an element. */
function authorName({ type, props }: Element): string {
  return type === "img" && props?.title ? "a picture with a caption" : `<${type}>`
}

/** The nesting mistake in an element written as `tag`; undefined if there is none. */
export function nestingFault(
  tag: string,
  children: Tree,
): { what: string; todo: string; at: Element } | undefined {
  const child = findMisplaced(tag, children)
  if (!child) return undefined
  if (child.type === tag)
    return { at: child, what: `A <${tag}> stands inside another.`, todo: "Take one of the two away." }
  const isControl = tag === "a" || tag === "button"
  const todo =
    isControl && (child.type === "a" || entryOf(child.type)?.interactive)
      ? "Write one after the other: nobody could tell which of the two was pressed."
      : "Write it on lines of its own, with an empty line before and after, outside of the other."
  return { at: child, what: `<${tag}> can't hold ${authorName(child)}.`, todo }
}
