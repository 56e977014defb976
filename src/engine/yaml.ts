/** YAML with places: every value can say on which line and in which column it stands. */
import * as v from "valibot"
import { type Document, isCollection, isMap, isScalar, LineCounter, parseDocument, visit } from "yaml"
import type { Json } from "../lib/content/tree"
import { strayCharacters, strayIn, withoutStrays } from "./characters"
import { anyOf, didYouMean, type Place, type Problem } from "./problems"

export type Yaml = {
  value: Json
  problems: Problem[]
  /** The place of the value at a path of keys, or of its key; of the nearest one above where it is missing. */
  at: (path: readonly (string | number)[], key?: boolean) => Place
}

/**
 * Reads a YAML text that begins on line `firstLine` of its file. Values are plain JSON: dates stay texts, and anchors
 * are resolved. On a mistake the value is null.
 */
export function readYaml(file: string, text: string, firstLine = 1): Yaml {
  const lines = new LineCounter()
  const doc = parseDocument(withoutStrays(text), { lineCounter: lines, prettyErrors: false, schema: "core" })
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(1, line) + firstLine - 1, column: Math.max(1, col) }
  }
  const hidden = [...strayCharacters(text, place), ...escapedStrays(doc, text, place)]
  const taken = strays(doc, place)
  const others = [...doc.errors, ...doc.warnings].map((error): Problem => {
    const quote = /^Missing closing (["'])quote/.exec(error.message)?.[1]
    if (quote) {
      const what = "This is not YAML: a quote is not closed."
      return { ...place(text.lastIndexOf(quote)), what, todo: `End the text with ${quote}.` }
    }
    const what = `This is not YAML: ${sentence(error.message)}`
    return { ...place(error.pos[0]), what, todo: advice(error.code) }
  })
  const problems = [
    ...hidden,
    ...taken,
    ...others.filter(({ line }) => !taken.some(stray => stray.line === line)),
  ]
  return {
    value: problems.length === 0 ? ((doc.toJS() ?? null) as Json) : null,
    problems,
    at: (path, key = false) => place(offsetOf(doc, path, key)),
  }
}

/** Characters that no text can have, made by the escapes of texts in double quotes. */
function escapedStrays(doc: Document.Parsed, text: string, place: (offset: number) => Place): Problem[] {
  const problems: Problem[] = []
  if (!text.includes("\\")) return problems
  visit(doc, {
    Scalar: (_, { value, range }) => {
      if (typeof value === "string") problems.push(...strayIn(value, place(range?.[0] ?? 0)))
    },
  })
  return problems
}

/** Texts without quotes that YAML takes for something else: references, and keys made of several values. */
function strays(doc: Document.Parsed, place: (offset: number) => Place): Problem[] {
  const problems: Problem[] = []
  const wrong = (offset: number, what: string, signs: string) => {
    const todo = `Put a text that begins with ${signs} in quotes.`
    problems.push({ ...place(offset), what: `This is not YAML: ${what}`, todo })
  }
  visit(doc, {
    Alias: (_, node) => {
      if (!node.resolve(doc)) wrong(node.range?.[0] ?? 0, `*${node.source} stands for nothing.`, '"*"')
    },
    Pair: (_, { key }) => {
      if (isCollection(key)) wrong(key.range?.[0] ?? 0, "a key is a list or a mapping.", '"{" or "["')
    },
  })
  return problems
}

function sentence(text: string): string {
  const line = text.split("\n")[0] ?? ""
  return /[.!?]$/.test(line) ? line : `${line}.`
}

function advice(code: string): string {
  if (code === "DUPLICATE_KEY") return "Keep one of the two."
  if (code === "BAD_INDENT" || code === "TAB_AS_INDENT")
    return "Indent with spaces, the same number for the same level."
  return 'Put texts that have a ": ", a "#" or a quote in them in "double quotes", and look at the line above too.'
}

function offsetOf(doc: Document.Parsed, path: readonly (string | number)[], key: boolean): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? doc.contents : doc.getIn(path.slice(0, depth - 1), true)
    const name = path[depth - 1]
    if (key && depth === path.length && isMap(parent)) {
      const pair = parent.items.find(item => isScalar(item.key) && String(item.key.value) === String(name))
      if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0]
    }
    const node = doc.getIn(path.slice(0, depth), true)
    if (typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range))
      return node.range[0]
  }
  return doc.contents?.range?.[0] ?? 0
}

/** What a schema finds wrong with a YAML value, each with its place. `known` are the keys a mapping may have. */
export function checkSchema(yaml: Yaml, schema: v.GenericSchema, known: readonly string[] = []): Problem[] {
  const result = v.safeParse(schema, yaml.value, { abortPipeEarly: true })
  if (result.success) return []
  return result.issues.flatMap((issue): Problem[] => {
    const path = (issue.path ?? []).map(step => step.key as string | number)
    const key = String(path.at(-1) ?? "")
    if (issue.type === "strict_object" && issue.expected === "never") {
      const names = known.length > 0 ? known : siblings(schema, path)
      const parent = valueAt(yaml, path.slice(0, -1)) as Record<string, Json>
      // The schema tells of the first of them alone.
      const strange = names.length > 0 ? Object.keys(parent).filter(each => !names.includes(each)) : [key]
      return strange.map(each => ({
        ...yaml.at([...path.slice(0, -1), each], true),
        what: `There is no key "${each}" here.`,
        todo: didYouMean(each, names, names.length > 0 ? `The keys are ${anyOf(names)}.` : "Remove it."),
      }))
    }
    if (issue.received === "undefined" && path.length > 0) {
      const what = `The key "${key}" is missing.`
      return [{ ...yaml.at(path.slice(0, -1)), what, todo: `Add "${key}: ...".` }]
    }
    const where = path.length > 0 ? `"${path.join(".")}"` : "The file"
    const what =
      path.length === 0 && yaml.value === null
        ? "The file is empty."
        : `${where} has a value that does not fit: ${shown(yaml, path)}.`
    return [{ ...yaml.at(path), what, todo: valueAdvice(issue) }]
  })
}

function valueAt(yaml: Yaml, path: readonly (string | number)[]): unknown {
  let value: unknown = yaml.value
  for (const key of path) value = (value as Record<string | number, unknown> | null)?.[key]
  return value
}

function shown(yaml: Yaml, path: readonly (string | number)[]): string {
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

/** A schema's own message where the schema gives one, else what kind of value it asks for. */
function valueAdvice(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith("Invalid ")) return issue.message
  const plain = typeof issue.input === "number" || typeof issue.input === "boolean"
  if (issue.type === "string" && plain) return `Write a text; in quotes it is one: "${issue.input}".`
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

/** The keys of the strict object that a path leads to inside a schema. */
function siblings(schema: unknown, path: readonly (string | number)[]): string[] {
  let at = schema as Shape | undefined
  for (const key of path.slice(0, -1)) {
    while (at?.wrapped) at = at.wrapped as Shape
    at = (typeof key === "number" ? at?.item : at?.entries?.[key]) as Shape | undefined
  }
  while (at?.wrapped) at = at.wrapped as Shape
  return Object.keys(at?.entries ?? {})
}
