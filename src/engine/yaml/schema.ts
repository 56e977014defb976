/** Checks YAML values against schemas, with messages for authors. */
import * as v from "valibot"
import type { Json } from "../../lib/content/tree"
import { anyOf, didYouMean, nearest, type Problem } from "../problems"
import type { Yaml } from "./read"

/** Names that other programs use for these keys. */
const otherNames: Record<string, readonly string[]> = {
  added: ["date", "published", "created", "pubdate", "day"],
  description: ["summary", "excerpt", "desc", "abstract", "subtitle"],
  title: ["name", "heading", "headline"],
  name: ["title"],
}

/** Finds the mistakes in a YAML value by its schema, with their places. `known` are the permitted keys of the file itself. */
export function checkSchema(yaml: Yaml, schema: v.GenericSchema, known: readonly string[] = []): Problem[] {
  if (Array.isArray(yaml.value) && schema.type === "strict_object") {
    const what = "This is a list, and keys with values belong here."
    return [{ ...yaml.at([0]), what, todo: 'Write lines like "key: value", without a dash.' }]
  }
  const result = v.safeParse(schema, yaml.value, { abortPipeEarly: true })
  if (result.success) return []
  const pathOf = (issue: v.BaseIssue<unknown>) => (issue.path ?? []).map(step => step.key as string | number)
  const isUnknownKey = (issue: v.BaseIssue<unknown>) =>
    issue.type === "strict_object" && issue.expected === "never"
  const isMissing = (issue: v.BaseIssue<unknown>) =>
    issue.received === "undefined" && pathOf(issue).length > 0
  /** Missing keys by path of their parent, without those found under another name. */
  const missingAt = new Map<string, string[]>()
  for (const issue of result.issues.filter(isMissing)) {
    const path = pathOf(issue)
    const parent = path.slice(0, -1).join("\0")
    missingAt.set(parent, [...(missingAt.get(parent) ?? []), String(path.at(-1))])
  }
  const issues = [
    ...result.issues.filter(isUnknownKey),
    ...result.issues.filter(issue => !isUnknownKey(issue)),
  ]
  return issues.flatMap((issue): Problem[] => {
    const path = pathOf(issue)
    const key = String(path.at(-1) ?? "")
    if (isUnknownKey(issue)) {
      const names = known.length > 0 && path.length === 1 ? known : permittedKeys(schema, path)
      const parent = valueAt(yaml, path.slice(0, -1)) as Record<string, Json>
      // The schema reports only the first unknown key.
      const unknownKeys = names.length > 0 ? Object.keys(parent).filter(each => !names.includes(each)) : [key]
      const missing = missingAt.get(path.slice(0, -1).join("\0")) ?? []
      return unknownKeys.map(each => {
        const place = yaml.at([...path.slice(0, -1), each], true)
        const what = `There is no key "${each}" here.`
        const intended =
          missing.find(name => (otherNames[name] ?? []).includes(each.toLowerCase())) ??
          nearest(each, missing)
        if (intended !== undefined) {
          missing.splice(missing.indexOf(intended), 1)
          return { ...place, what, todo: `Did you mean ${intended}?` }
        }
        const otherwise = names.length > 0 ? `The keys are ${anyOf(names)}.` : "Remove it."
        return { ...place, what, todo: didYouMean(each, names, otherwise) }
      })
    }
    if (isMissing(issue)) {
      if (!missingAt.get(path.slice(0, -1).join("\0"))?.includes(key)) return []
      const what = `The key "${key}" is missing.`
      return [{ ...yaml.at(path.slice(0, -1)), what, todo: `Add "${key}: ...".` }]
    }
    const subject = path.length > 0 ? `"${path.join(".")}"` : "The file"
    const what =
      path.length === 0 && yaml.value === null
        ? "The file is empty."
        : `${subject} has a value that does not fit: ${excerpt(yaml, path)}.`
    return [{ ...yaml.at(path), what, todo: valueAdvice(issue, yaml.sourceAt?.(path)) }]
  })
}

function valueAt(yaml: Yaml, path: readonly (string | number)[]): unknown {
  let value: unknown = yaml.value
  for (const key of path) value = (value as Record<string | number, unknown> | null)?.[key]
  return value
}

function excerpt(yaml: Yaml, path: readonly (string | number)[]): string {
  const text = JSON.stringify(valueAt(yaml, path)) ?? "nothing"
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

const kinds: Record<string, string> = {
  string: "Write a text.",
  number: "Write a number.",
  boolean: "Write true or false.",
  array: 'Write a list: lines that begin with "- ".',
  strict_object: 'Write keys and values: lines like "key: value".',
  object: 'Write keys and values: lines like "key: value".',
}

/** The schema's own message, or else the expected kind of value. */
function valueAdvice(issue: v.BaseIssue<unknown>, source?: string): string {
  const isBraced = issue.type === "string" && typeof issue.input === "object" && issue.input !== null
  if (isBraced && !Array.isArray(issue.input)) return "Write a text; one that begins with { stands in quotes."
  if (!issue.message.startsWith("Invalid ")) return issue.message
  const plain = typeof issue.input === "number" || typeof issue.input === "boolean"
  if (issue.type === "string" && plain)
    return `Write a text; in quotes it is one: "${source ?? issue.input}".`
  const expected = issue.expected?.replace(/^\(|\)$/g, "").replaceAll(" | ", " or ")
  return kinds[issue.type] ?? `Write ${expected ?? "another value"}.`
}

type Shape = {
  entries?: Record<string, unknown>
  item?: unknown
  wrapped?: unknown
  options?: unknown[]
  pipe?: unknown[]
}

/** The keys of the strict object at a path of a schema. */
function permittedKeys(schema: unknown, path: readonly (string | number)[]): string[] {
  let at = schema as Shape | undefined
  for (const key of path.slice(0, -1)) {
    while (at?.wrapped) at = at.wrapped as Shape
    at = (typeof key === "number" ? at?.item : at?.entries?.[key]) as Shape | undefined
  }
  while (at?.wrapped) at = at.wrapped as Shape
  return Object.keys(at?.entries ?? {})
}
