/** The JSON tree that a page's MDX is evaluated to at build; a capitalised type names a component. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export type Props = Record<string, Json>

export type Element = {
  type: string
  props?: Props
  children?: Tree
  /** Set where the author has said that feeds leave it out, by the component NotInFeed round it. */
  feed?: false
}

export type TreeNode = string | Element

export type Tree = TreeNode[]

/** Whether a type in the tree names a component rather than an HTML element. */
export function isComponent(type: string): boolean {
  return /^[A-Z]/.test(type)
}

/** Every element of a tree, parents before children, in the order of the text. */
export function* elements(tree: Tree): Generator<Element> {
  for (const node of tree) {
    if (typeof node === "string") continue
    yield node
    if (node.children) yield* elements(node.children)
  }
}

const blocks = /^(address|blockquote|dd|div|dl|dt|figure|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul|br)$/

/** The words of a tree, with a space wherever one block ends and the next begins. */
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

/** Minutes to read a tree aloud in one's head, at 220 words a minute, at least 1. */
export function readingMinutes(tree: Tree): number {
  const words = textContent(tree).split(" ").filter(Boolean).length
  return Math.max(1, Math.round(words / 220))
}
