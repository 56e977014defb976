/**
 * Evaluates literal expressions, as `{3}` and `{["a", "b"]}`, without running them; most expressions of a site are
 * literals.
 */
import type { Program } from "./syntax"

/** The value of a literal expression. */
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

/** The maximum depth; deeper values are left to the sandbox, which limits them. */
const maxDepth = 8

/**
 * Returns the value of a program that is a single literal: a string, number or boolean, or arrays and objects of
 * them; else null.
 */
export function literalOf(program: Program): Literal | null {
  const [statement, ...others] = (program?.body ?? []) as { type: string; expression?: Expression }[]
  if (!statement?.expression || others.length > 0) return null
  return statement.type === "ExpressionStatement" ? evaluate(statement.expression, 0) : null
}

function evaluate(expression: Expression, depth: number): Literal | null {
  if (depth > maxDepth) return null
  const { type, value, regex, bigint, argument } = expression
  switch (type) {
    case "Literal":
      return regex || bigint !== undefined ? null : { value }
    case "UnaryExpression": {
      const number =
        expression.operator === "-" && argument ? evaluate(argument, depth + 1)?.value : undefined
      return typeof number === "number" ? { value: -number } : null
    }
    case "TemplateLiteral": {
      const [only, ...others] = expression.quasis ?? []
      return others.length === 0 && typeof only?.value.cooked === "string"
        ? { value: only.value.cooked }
        : null
    }
    case "ArrayExpression": {
      const parts = (expression.elements ?? []).map(each => each && evaluate(each, depth + 1))
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
    const part = evaluate(value, depth + 1)
    // "__proto__" would set the object's prototype.
    if (name === undefined || name === "__proto__" || !part) return null
    entries.push([name, part.value])
  }
  return { value: Object.fromEntries(entries) }
}
