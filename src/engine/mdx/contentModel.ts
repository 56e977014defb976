/** HTML's content model, by the tables of html-validate: what an element of a page can hold, as it is drawn. Pure. */
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

/** The tag by which render draws a node: components are boxes, and so is what may be wider than the screen. */
export function drawnTag({ type, props }: Element): string {
  if (isComponent(type) || type === "table" || type === "pre") return "div"
  return type === "img" && props?.title ? "figure" : type
}

/** Tells whether an element holds what its own parent can hold, as a link does. */
const isTransparent = (tag: string) => entryOf(tag)?.transparent === true

/** Whether an element is of a category, "@phrasing", or is a tag of this name. Tags that no table has pass. */
function isOf(node: Element, rule: string): boolean {
  const name = rule.replace(/\?$/, "")
  const tag = drawnTag(node)
  if (!name.startsWith("@")) return name === tag || name === node.type
  const entry = entryOf(tag)
  if (!entry) return true
  if (name === "@interactive") return isInteractive(node, entry)
  const category = entry[name.slice(1) as keyof Entry]
  // What depends on attributes is for the rules that know them.
  return category === true || typeof category === "function"
}

/** Whether an element takes presses. A link counts without an address too, as React's rules and the parser's have it. */
function isInteractive({ type, props }: Element, { interactive }: Entry): boolean {
  if (type === "a") return true
  if (type === "input") return props?.type !== "hidden"
  if (type === "audio" || type === "video") return props?.controls !== undefined
  return interactive === true
}

const elementsOf = (tree: Tree) => tree.filter((node): node is Element => typeof node !== "string")

/** The elements that the content model sees in a tree: what is transparent stands for what is in it. */
function modelled(tree: Tree): Element[] {
  return elementsOf(tree).flatMap(node =>
    isTransparent(node.type) ? [node, ...modelled(node.children ?? [])] : [node],
  )
}

/** Every element in a tree; what stands in a component is drawn in it. */
function within(tree: Tree): Element[] {
  return elementsOf(tree).flatMap(node => [node, ...within(node.children ?? [])])
}

/** The first element in a parent's children that it can't hold; undefined where it can hold them all. */
export function misplacedIn(tag: string, children: Tree): Element | undefined {
  const entry = entryOf(tag)
  if (!entry) return undefined
  const permitted = entry.permittedContent?.filter((rule): rule is string => typeof rule === "string")
  const strange = permitted && modelled(children).find(child => !permitted.some(rule => isOf(child, rule)))
  if (strange) return strange
  const excluded = (entry.permittedDescendants ?? []).flatMap(rule =>
    typeof rule === "object" && rule !== null && "exclude" in rule ? ([rule.exclude].flat() as string[]) : [],
  )
  return within(children).find(child => excluded.some(rule => isOf(child, rule)))
}

/** Whether a paragraph can't hold a node. */
export function isBlock(node: TreeNode): boolean {
  return misplacedIn("p", [node]) !== undefined
}

/** A paragraph taken apart at what it can't hold: blocks stand for themselves, and the words between them are paragraphs. */
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
    // A picture with its caption is a figure as long as it stands alone in a paragraph.
    const isFigure = block && typeof nodes[0] === "object" && nodes[0].type === "img"
    if (block && !isFigure) return nodes
    const words = isFigure ? nodes : trimmed(nodes)
    return words.length > 0 ? [{ type: "p", children: words }] : []
  })
}

/** Nodes without spaces and line breaks at their ends. */
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

/** What a phrasing parent was given by Markdown as its one paragraph, since its words stand on lines of their own. */
export function withoutParagraph(
  tag: string,
  children: Tree,
  isOfMarkdown: (node: Element) => boolean,
): Tree {
  const solid = children.filter(node => typeof node !== "string" || node.trim() !== "")
  const [only] = solid
  if (solid.length !== 1 || typeof only !== "object" || !isOfMarkdown(only)) return children
  return misplacedIn(tag, [only]) ? (only.children ?? []) : children
}

/** An element as its author knows it. */
function called({ type, props }: Element): string {
  return type === "img" && props?.title ? "a picture with a caption" : `<${type}>`
}

/** What is wrong with what stands in an element that was written as `tag`; undefined where nothing is. */
export function nestingFault(
  tag: string,
  children: Tree,
): { what: string; todo: string; at: Element } | undefined {
  const child = misplacedIn(tag, children)
  if (!child) return undefined
  if (child.type === tag)
    return { at: child, what: `A <${tag}> stands inside another.`, todo: "Take one of the two away." }
  const isPressed = tag === "a" || tag === "button"
  const todo =
    isPressed && (child.type === "a" || entryOf(child.type)?.interactive)
      ? "Write one after the other: nobody could tell which of the two was pressed."
      : "Write it on lines of its own, with an empty line before and after, outside of the other."
  return { at: child, what: `<${tag}> can't hold ${called(child)}.`, todo }
}
