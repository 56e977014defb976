/** The syntax tree of a page as the walk over it meets it. */
import type { Tree } from "../../lib/content/tree"
import type { TextWords } from "./words"

/** One node, of Markdown made HTML or of MDX. */
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

/** The syntax tree of an expression. */
export type Program = { body: unknown[] } | null | undefined

/** An attribute of a component: a text, an expression or several values at once. */
export type Attribute = {
  type: "mdxJsxAttribute" | "mdxJsxExpressionAttribute"
  name?: string
  value?: string | null | { value: string; data?: { estree?: Program } }
  data?: { estree?: Program }
}

/** Whether there is something in a syntax tree that leaves work for later, when no time limit stops it. */
export function usesAwait(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false
  if ("async" in part && part.async === true) return true
  if ("type" in part && part.type === "ImportExpression") return true
  return Object.values(part).some(usesAwait)
}

/** Joins texts that stand side by side. */
export function joinTexts(tree: Tree): Tree {
  const out: Tree = []
  for (const node of tree) {
    const last = out.at(-1)
    if (typeof node === "string" && typeof last === "string") out[out.length - 1] = last + node
    else out.push(node)
  }
  return out
}

/** Properties of an HTML syntax tree as React names them; a cell's alignment is a style, and a task's box has a name. */
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
