/** The JSON tree to which a page's MDX is evaluated at build; a capitalised type names a component. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export type Props = Record<string, Json>

export type Element = {
  type: string
  props?: Props
  children?: Tree
  /** Set on content that feeds leave out because it stands in the component NotInFeed. */
  feed?: false
}

export type TreeNode = string | Element

export type Tree = TreeNode[]

/** Returns whether a type names a component rather than an HTML element. */
export function isComponent(type: string): boolean {
  return /^[A-Z]/.test(type)
}

/** Iterates over all elements of a tree in document order, parents before children. */
export function* elements(tree: Tree): Generator<Element> {
  for (const node of tree) {
    if (typeof node === "string") continue
    yield node
    if (node.children) yield* elements(node.children)
  }
}

const blocks = /^(address|blockquote|dd|div|dl|dt|figure|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul|br)$/

/** Returns the text of a tree, with a space between blocks. */
export function textContent(tree: Tree): string {
  const parts: string[] = []
  const visit = (nodes: Tree) => {
    for (const node of nodes) {
      if (typeof node === "string") parts.push(node)
      else {
        visit(node.children ?? [])
        if (blocks.test(node.type)) parts.push(" ")
      }
    }
  }
  visit(tree)
  return parts.join("").replace(/\s+/g, " ").trim()
}

/** Estimates the minutes to read a tree silently, at least 1. */
export function readingMinutes(tree: Tree): number {
  const words = textContent(tree).split(" ").filter(Boolean).length
  return Math.max(1, Math.round(words / 220))
}
