/** What kind of window a page stands in, and which of its words stand over its toy and which in its README. */
import { type Element, isComponent, type Tree, type TreeNode, textContent } from "./tree"

/**
 * `program` has its toy on silver and its words in README.TXT beside it; `wide` has the README below; `message` is a
 * small one for an answer; `prompt` is black as a terminal's, `player` dark as a device, and `full` as large as the
 * screen. `document` is paper, for what is to be read.
 */
export const windowKinds = ["program", "wide", "message", "prompt", "player", "document", "full"] as const

export type WindowKind = (typeof windowKinds)[number]

/** The most characters of a paragraph that stays over its toy as a caption; a longer one goes to the README. */
export const maxCaptionLength = 120

/** Tells windows with a toy and a README from paper. */
export function isProgram(kind: WindowKind): kind is Exclude<WindowKind, "document"> {
  return kind !== "document"
}

const isElement = (node: TreeNode): node is Element => typeof node !== "string"

/** Whether a node of a page's top level is a toy: a component with nothing of the page's own inside. */
const isToy = (node: TreeNode): node is Element =>
  isElement(node) && isComponent(node.type) && !node.children?.length

/**
 * The window of a page that asks for none: a program if it has one toy among its words, and otherwise a document. A
 * page with a list or a video, which `isInText` tells by its component's name, is read: it is a document.
 */
export function windowOf(tree: Tree, isInText: (name: string) => boolean): WindowKind {
  const [toy, ...others] = tree.filter(isToy)
  return toy && others.length === 0 && !isInText(toy.type) ? "program" : "document"
}

export type PageParts = { caption: Tree; toy: Tree; readme: Tree }

const isBlank = (node: TreeNode) => typeof node === "string" && node.trim() === ""

/** A paragraph, or one in each of the page's languages, that is short enough to stand over a toy. */
function isCaption(node: TreeNode): boolean {
  if (!isElement(node)) return false
  if (isComponent(node.type)) return Boolean(node.children?.length) && (node.children ?? []).every(isCaption)
  return node.type === "p" && textContent([node]).length <= maxCaptionLength
}

/**
 * A page's tree in three: the short paragraph before the toy, if there is one, the toy, and all the other words in
 * their order. Where no toy stands by itself, everything with a component in it is the toy.
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
