/** Expressions that are what they say, as `{3}` and `{["a", "b"]}`: most of a site's are, and none of them has to be run. */
import type { Program } from "./syntax"

/** The value that an expression says. */
export type Literal = { value: unknown }

type Expression = {
  type: string
  value?: unknown
  regex?: unknown
  bigint?: unknown
  operator?: string
  argument?: Expression
  elements?: (Expression | null)[]
  properties?: (Property & { type: string })[]
  quasis?: { value: { cooked?: string | null } }[]
}

type Property = {
  kind?: string
  computed?: boolean
  method?: boolean
  shorthand?: boolean
  key?: { type: string; name?: string; value?: unknown }
  value?: Expression
}

/** Deeper than this a value is left to who runs it, and counts how deep it is. */
const deepest = 8

/** What a program says that is one literal: a text, number or boolean, or lists and objects of them; else null. */
export function literalOf(program: Program): Literal | null {
  const [statement, ...others] = (program?.body ?? []) as { type: string; expression?: Expression }[]
  if (!statement?.expression || others.length > 0) return null
  return statement.type === "ExpressionStatement" ? said(statement.expression, 0) : null
}

function said(expression: Expression, depth: number): Literal | null {
  if (depth > deepest) return null
  const { type, value, regex, bigint, argument } = expression
  switch (type) {
    case "Literal":
      return regex || bigint !== undefined ? null : { value }
    case "UnaryExpression": {
      const number = expression.operator === "-" && argument ? said(argument, depth + 1)?.value : undefined
      return typeof number === "number" ? { value: -number } : null
    }
    case "TemplateLiteral": {
      const [only, ...others] = expression.quasis ?? []
      return others.length === 0 && typeof only?.value.cooked === "string"
        ? { value: only.value.cooked }
        : null
    }
    case "ArrayExpression": {
      const parts = (expression.elements ?? []).map(each => each && said(each, depth + 1))
      return parts.every(part => part !== null) ? { value: parts.map(part => part.value) } : null
    }
    case "ObjectExpression":
      return objectOf(expression.properties ?? [], depth)
    default:
      return null
  }
}

function objectOf(properties: readonly (Property & { type: string })[], depth: number): Literal | null {
  const entries: [string, unknown][] = []
  for (const { type, kind, computed, method, shorthand, key, value } of properties) {
    if (type !== "Property" || kind !== "init" || computed || method || shorthand || !key || !value)
      return null
    const name = key.type === "Identifier" ? key.name : String(key.value)
    const part = said(value, depth + 1)
    // What is called so sets what the object is made from.
    if (name === undefined || name === "__proto__" || !part) return null
    entries.push([name, part.value])
  }
  return { value: Object.fromEntries(entries) }
}
