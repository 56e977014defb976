/** The nodes of a page's syntax tree. */
import type { Tree } from "../../lib/content/tree"
import type { TextWords } from "./words"

/** A node of HTML made from Markdown, or of MDX. */
export type Node = {
  type: string
  tagName?: string
  name?: string | null
  value?: string
  properties?: Record<string, unknown>
  attributes?: Attribute[]
  children?: Node[]
  position?: { start: { line: number; column: number; offset: number } }
  data?: { estree?: Program }
}

/** An expression's syntax tree. */
export type Program = { body: unknown[] } | null | undefined

/** A component's attribute: a string, an expression or a spread. */
export type Attribute = {
  type: "mdxJsxAttribute" | "mdxJsxExpressionAttribute"
  name?: string
  value?: string | null | { value: string; data?: { estree?: Program } }
  data?: { estree?: Program }
}

/** Returns whether a syntax tree contains asynchronous code, which no time limit could stop. */
export function usesAwait(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false
  if ("async" in node && node.async === true) return true
  if ("type" in node && node.type === "ImportExpression") return true
  return Object.values(node).some(usesAwait)
}

/** Joins adjacent texts. */
export function joinTexts(tree: Tree): Tree {
  const out: Tree = []
  for (const node of tree) {
    const last = out.at(-1)
    if (typeof node === "string" && typeof last === "string") out[out.length - 1] = last + node
    else out.push(node)
  }
  return out
}

/**
 * Converts HTML properties to React props. A cell's alignment becomes a style, and a task's checkbox gets a label.
 */
export function htmlProps(
  tag: string,
  { align, ...properties }: Record<string, unknown> = {},
  words: TextWords,
): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [
        /^(data|aria)[A-Z]/.test(name) ? name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`) : name,
        Array.isArray(value) ? value.join(" ") : value,
      ]),
    ),
    ...(typeof align === "string" && { style: { textAlign: align } }),
    ...(tag === "input" && { "aria-label": properties.checked ? words.done : words.open }),
  }
}
