/** The kinds of windows, and the split of a page into caption, toy and README. */
import { type Element, isComponent, type Tree, type TreeNode, textContent } from "./tree"

/**
 * `program` has its toy on silver and README.TXT beside it; `wide` has the README below; `message` is a small window
 * for an answer; `prompt` is black like a terminal, `player` dark like a device, and `full` fills the screen.
 * `document` is paper, for text to read.
 */
export const windowKinds = ["program", "wide", "message", "prompt", "player", "document", "full"] as const

export type WindowKind = (typeof windowKinds)[number]

/** The maximum length of a caption, in characters; a longer paragraph goes to the README. */
export const maxCaption = 120

/** Returns whether a window has a toy and a README, unlike paper. */
export function isProgram(kind: WindowKind): kind is Exclude<WindowKind, "document"> {
  return kind !== "document"
}

const isElement = (node: TreeNode): node is Element => typeof node !== "string"

/** Returns whether a node of a page's top level is a toy: a component without children in the MDX. */
const isToy = (node: TreeNode): node is Element =>
  isElement(node) && isComponent(node.type) && !node.children?.length

/**
 * Chooses the window of a page whose front matter names none: a program if the page has exactly one toy that is no
 * list, otherwise a document. `isList` recognises a list by its component's name.
 */
export function windowOf(tree: Tree, isList: (name: string) => boolean): WindowKind {
  const [toy, ...others] = tree.filter(isToy)
  return toy && others.length === 0 && !isList(toy.type) ? "program" : "document"
}

export type Parts = { caption: Tree; toy: Tree; readme: Tree }

const isBlank = (node: TreeNode) => typeof node === "string" && node.trim() === ""

/**
 * Returns whether a node is a short paragraph, or a component (such as a language switch) with only short paragraphs.
 */
function isCaption(node: TreeNode): boolean {
  if (!isElement(node)) return false
  if (isComponent(node.type)) return Boolean(node.children?.length) && (node.children ?? []).every(isCaption)
  return node.type === "p" && textContent([node]).length <= maxCaption
}

/**
 * Splits a page's tree into the short paragraph before the toy, if there is one, the toy, and the rest in its order.
 * Without a toy at the top level, the first element that is a component is the toy.
 */
export function partsOf(tree: Tree): Parts {
  const nodes = tree.filter(node => !isBlank(node))
  const toyIndex = nodes.findIndex(isToy)
  const at = toyIndex >= 0 ? toyIndex : nodes.findIndex(node => isElement(node) && isComponent(node.type))
  if (at < 0) return { caption: [], toy: [], readme: nodes }
  const before = nodes.slice(0, at)
  const firstLong = before.findIndex(node => !isCaption(node))
  const hasManyParagraphs = before.filter(node => isElement(node) && node.type === "p").length > 1
  const length = hasManyParagraphs ? 1 : firstLong < 0 ? before.length : firstLong
  const caption = before[0] !== undefined && isCaption(before[0]) ? before.slice(0, length) : []
  return {
    caption,
    toy: nodes.slice(at, at + 1),
    readme: [...before.slice(caption.length), ...nodes.slice(at + 1)],
  }
}
