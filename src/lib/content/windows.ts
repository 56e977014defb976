/** The kinds of windows that pages are shown in, and the division of a page into caption, toy and README. */
import { type Element, isComponent, type Tree, type TreeNode, textContent } from "./tree"

/**
 * `program` shows the toy on silver with README.TXT beside it; `wide` has the README below; `message` is small, for
 * an answer; `prompt` is black as a terminal, `player` dark as a device, and `full` fills the screen. `document` is
 * white, for text.
 */
export const windowKinds = ["program", "wide", "message", "prompt", "player", "document", "full"] as const

export type WindowKind = (typeof windowKinds)[number]

/** The maximum length of a caption in characters; a longer paragraph goes to the README. */
export const maxCaptionLength = 120

/** Returns whether a window has a toy and a README. */
export function isProgram(kind: WindowKind): kind is Exclude<WindowKind, "document"> {
  return kind !== "document"
}

const isElement = (node: TreeNode): node is Element => typeof node !== "string"

/** Returns whether a top-level node is a toy: a component without children. */
const isToy = (node: TreeNode): node is Element =>
  isElement(node) && isComponent(node.type) && !node.children?.length

/**
 * The window of a page that names none: a program if it has exactly one toy, otherwise a document. A page whose
 * component reads as text (`isInText`), as a list or a video, is a document.
 */
export function windowOf(tree: Tree, isInText: (name: string) => boolean): WindowKind {
  const [toy, ...others] = tree.filter(isToy)
  return toy && others.length === 0 && !isInText(toy.type) ? "program" : "document"
}

export type PageParts = { caption: Tree; toy: Tree; readme: Tree }

const isBlank = (node: TreeNode) => typeof node === "string" && node.trim() === ""

/** Returns whether a node is a short paragraph, or a language block with such paragraphs. */
function isCaption(node: TreeNode): boolean {
  if (!isElement(node)) return false
  if (isComponent(node.type)) return Boolean(node.children?.length) && (node.children ?? []).every(isCaption)
  return node.type === "p" && textContent([node]).length <= maxCaptionLength
}

/**
 * Divides a page into the caption (a short paragraph before the toy, if any), the toy, and all other text in order.
 * If no toy stands alone, the first node with a component is the toy.
 */
export function splitPage(tree: Tree): PageParts {
  const nodes = tree.filter(node => !isBlank(node))
  const alone = nodes.findIndex(isToy)
  const at = alone >= 0 ? alone : nodes.findIndex(node => isElement(node) && isComponent(node.type))
  if (at < 0) return { caption: [], toy: [], readme: nodes }
  const before = nodes.slice(0, at)
  const words = before.findIndex(node => !isCaption(node))
  const many = before.filter(node => isElement(node) && node.type === "p").length > 1
  const length = many ? 1 : words < 0 ? before.length : words
  const caption = before[0] !== undefined && isCaption(before[0]) ? before.slice(0, length) : []
  return {
    caption,
    toy: nodes.slice(at, at + 1),
    readme: [...before.slice(caption.length), ...nodes.slice(at + 1)],
  }
}
