/** YAML with places: every value can say on which line and in which column it stands. */
import * as v from "valibot"
import { type Document, isCollection, isMap, isScalar, LineCounter, parseDocument, visit } from "yaml"
import type { Json } from "../lib/content/tree"
import { strayCharacters, strayIn, withoutStrays } from "./characters"
import { conflictsIn } from "./conflicts"
import { anyOf, didYouMean, nearest, type Place, type Problem } from "./problems"
import { spoiltLetters } from "./unicode"

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
  const conflicts = conflictsIn(file, "\n".repeat(firstLine - 1) + text)
  if (conflicts.length > 0)
    return { value: null, problems: conflicts, at: () => ({ file, line: firstLine, column: 1 }) }
  const lines = new LineCounter()
  const doc = parseDocument(withoutStrays(text), { lineCounter: lines, prettyErrors: false, schema: "core" })
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(1, line) + firstLine - 1, column: Math.max(1, col) }
  }
  const hidden = [
    ...strayCharacters(text, place),
    ...spoiltLetters(text, place),
    ...escapedStrays(doc, text, place),
  ]
  const taken = strays(doc, text, place)
  const others = [...doc.errors, ...doc.warnings].length > 0 ? syntaxErrors(doc, text, place) : []
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

/** A part of a text that stands by itself: an entry of a list, or a key with its value. */
type Piece = { text: string; from: number }

/** A text cut before every line that begins an entry of its outermost list or mapping. */
function piecesOf(text: string): Piece[] {
  const starts = [0, ...[...text.matchAll(/^(?![\s#\]}])/gm)].map(({ index }) => index).filter(Boolean)]
  return starts.map((from, i) => ({ from, text: text.slice(from, starts[i + 1] ?? text.length) }))
}

/**
 * The mistakes of syntax: one for each entry that can't be read. After the first the parser is lost, and everything that
 * it says of the lines that follow is about that one.
 */
function syntaxErrors(doc: Document.Parsed, text: string, place: (offset: number) => Place): Problem[] {
  const twice = doc.errors
    .filter(({ code }) => code === "DUPLICATE_KEY")
    .map(error => explained(error, text, 0, place))
  const pieces = piecesOf(text).flatMap((piece): Problem[] => {
    const { errors, warnings } = parseDocument(withoutStrays(piece.text), {
      prettyErrors: false,
      schema: "core",
    })
    const [first] = [...errors, ...warnings].filter(
      ({ code, message }) => code !== "DUPLICATE_KEY" && !/^Unresolved alias/.test(message),
    )
    return first ? [explained(first, piece.text, piece.from, place)] : []
  })
  const [first] = [...doc.errors, ...doc.warnings].filter(({ code }) => code !== "DUPLICATE_KEY")
  const found = pieces.length > 0 ? pieces : first ? [explained(first, text, 0, place)] : []
  return [...twice, ...found]
}

/** What the parser says of a piece that begins at an offset, told to the author. */
function explained(
  { message, pos, code }: { message: string; pos: [number, number]; code: string },
  piece: string,
  from: number,
  place: (offset: number) => Place,
): Problem {
  const quote = /^Missing closing (["'])quote/.exec(message)?.[1]
  if (quote) {
    const what = "This is not YAML: a quote is not closed."
    const opening = piece.lastIndexOf(quote)
    return { ...place(from + opening), what, todo: `End the text with ${quote}.` }
  }
  // A line of a list whose dash was forgotten hangs on to the entry above it.
  const at = pos[0] === piece.length ? pos[0] - 1 : pos[0]
  const line = piece.slice(piece.lastIndexOf("\n", at - 1) + 1).split("\n")[0] ?? ""
  if (/^-\s/.test(piece) && piece.indexOf("\n") < at && /^\s*(?:\{|[\w-]+:\s)/.test(line)) {
    const what = "This line of a list has no dash, or stands too far to the left or right."
    return {
      ...place(from + piece.lastIndexOf("\n", at - 1) + 1),
      what,
      todo: 'Begin it as the line above begins: "- ".',
    }
  }
  const start = from + piece.lastIndexOf("\n", at - 1) + 1
  const closing = /must be sufficiently indented and end with a ([\]}])/.exec(message)?.[1]
  if (closing) {
    const open = closing === "]" ? "[" : "{"
    const what = `This is not YAML: the bracket ${open} is not closed.`
    return { ...place(from + Math.max(0, piece.lastIndexOf(open))), what, todo: `End it with ${closing}.` }
  }
  const indented = /^[^\n]+\n(?=([ \t]+)[\w-]+:(?:\s|$))/.exec(piece)
  if (indented && /^Nested mappings are not allowed/.test(message)) {
    const what = "This line stands further to the right than the key above it."
    return { ...place(from + indented[0].length), what, todo: "Begin it where the key above begins." }
  }
  const equals = /^(\s*)([\w-]+)\s*=/.exec(line)
  if (equals) {
    const [, space = "", name = ""] = equals
    const what = `"${name}" stands before a "=", and a key before a colon.`
    return { ...place(start + space.length), what, todo: `Write "${name}: ...".` }
  }
  const sign = /^(\s*(?:- )?(?:\{\s*)?(?:[\w-]+:\s+)?)([@%!`|>,\]}])\S/.exec(line)
  if (sign) {
    const what = `A text can't begin with the sign ${sign[2]} here.`
    return { ...place(start + (sign[1] ?? "").length), what, todo: "Put the whole text in quotes." }
  }
  const missingSpace = /^([\w-]+):(?=[^\s:/])/.exec(line)
  if (missingSpace) {
    const what = `There is no space after "${missingSpace[1]}:".`
    return {
      ...place(from + piece.lastIndexOf("\n", at - 1) + 1),
      what,
      todo: `Write "${missingSpace[1]}: ...".`,
    }
  }
  return { ...place(from + pos[0]), what: `This is not YAML: ${sentence(message)}`, todo: advice(code) }
}

/** Characters that no text can have, made by the escapes of texts in double quotes. */
function escapedStrays(doc: Document.Parsed, text: string, place: (offset: number) => Place): Problem[] {
  const problems: Problem[] = []
  if (!text.includes("\\")) return problems
  visit(doc, {
    Scalar: (_, { value, range, type }) => {
      if (typeof value !== "string") return
      const at = range?.[0] ?? 0
      problems.push(...strayIn(value, place(at)))
      const slash = text.slice(at, range?.[1]).search(/[a-z]:\\[tnrbfae]|(?<!\\)\\t/i)
      if (type !== "QUOTE_DOUBLE" || slash < 0) return
      const what = "In double quotes a backslash and the letter after it are another sign."
      problems.push({
        ...place(at + slash),
        what,
        todo: "Write two backslashes, or put the text in 'single quotes'.",
      })
    },
  })
  return problems
}

/** Texts without quotes that YAML takes for something else: references, and keys made of several values. */
function strays(doc: Document.Parsed, text: string, place: (offset: number) => Place): Problem[] {
  const problems: Problem[] = []
  const aliases = new Set<string>()
  visit(doc, { Alias: (_, { source }) => void aliases.add(source) })
  const wrong = (offset: number, what: string, signs: string) => {
    const todo = `Put a text that begins with ${signs} in quotes.`
    problems.push({ ...place(offset), what: `This is not YAML: ${what}`, todo })
  }
  visit(doc, {
    Alias: (_, node) => {
      if (!node.resolve(doc)) wrong(node.range?.[0] ?? 0, `*${node.source} stands for nothing.`, '"*"')
    },
    Scalar: (_, { anchor, range, type, value, comment }) => {
      const at = range?.[0] ?? 0
      if (anchor !== undefined && !aliases.has(anchor)) {
        const from = text.lastIndexOf("&", at)
        wrong(Math.max(0, from), `"&${anchor}" is taken for a name, and is not read.`, '"&"')
      }
      // A comment has a line of its own: after a text it is more often the rest of the text.
      if (comment && type === "PLAIN" && typeof value === "string" && /[a-zåäö]/i.test(value)) {
        const end = range?.[1] ?? at
        if (!/^[ \t]+#/.test(text.slice(end)) || text.slice(at, end).includes("\n")) return
        const what = `Everything after "${value}" is a comment, and is not read.`
        const todo = "Put the whole text in quotes; a comment has a line of its own."
        problems.push({ ...place(end + text.slice(end).indexOf("#")), what, todo })
      }
    },
    Pair: (_, { key, value }) => {
      const words = isScalar(value) && value.value === null && value.comment?.trim()
      if (words && /^\S/.test(value.comment ?? "")) {
        const from = text.indexOf(`#${value.comment}`, isScalar(key) ? key.range?.[1] : 0)
        const what = `"#${value.comment}" is a comment, and is not read.`
        problems.push({ ...place(Math.max(0, from)), what, todo: "Put the text in quotes." })
      }
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

/** What other sites call the keys of this one. */
const otherNames: Record<string, readonly string[]> = {
  added: ["date", "published", "created", "pubdate", "day"],
  description: ["summary", "excerpt", "desc", "abstract", "subtitle"],
  title: ["name", "heading", "headline"],
  name: ["title"],
}

/** What a schema finds wrong with a YAML value, each with its place. `known` are the keys a mapping may have. */
export function checkSchema(yaml: Yaml, schema: v.GenericSchema, known: readonly string[] = []): Problem[] {
  if (Array.isArray(yaml.value) && schema.type === "strict_object") {
    const what = "This is a list, and keys with values belong here."
    return [{ ...yaml.at([0]), what, todo: 'Write lines like "key: value", without a dash.' }]
  }
  const result = v.safeParse(schema, yaml.value, { abortPipeEarly: true })
  if (result.success) return []
  const pathOf = (issue: v.BaseIssue<unknown>) => (issue.path ?? []).map(step => step.key as string | number)
  const isStrange = (issue: v.BaseIssue<unknown>) =>
    issue.type === "strict_object" && issue.expected === "never"
  const isMissing = (issue: v.BaseIssue<unknown>) =>
    issue.received === "undefined" && pathOf(issue).length > 0
  /** The keys that are missing beside a path, and have not been found under another name. */
  const missingAt = new Map<string, string[]>()
  for (const issue of result.issues.filter(isMissing)) {
    const path = pathOf(issue)
    const parent = path.slice(0, -1).join("\0")
    missingAt.set(parent, [...(missingAt.get(parent) ?? []), String(path.at(-1))])
  }
  const issues = [...result.issues.filter(isStrange), ...result.issues.filter(issue => !isStrange(issue))]
  return issues.flatMap((issue): Problem[] => {
    const path = pathOf(issue)
    const key = String(path.at(-1) ?? "")
    if (isStrange(issue)) {
      const names = known.length > 0 ? known : siblings(schema, path)
      const parent = valueAt(yaml, path.slice(0, -1)) as Record<string, Json>
      // The schema tells of the first of them alone.
      const strange = names.length > 0 ? Object.keys(parent).filter(each => !names.includes(each)) : [key]
      const missing = missingAt.get(path.slice(0, -1).join("\0")) ?? []
      return strange.map(each => {
        const place = yaml.at([...path.slice(0, -1), each], true)
        const what = `There is no key "${each}" here.`
        const meant =
          missing.find(name => (otherNames[name] ?? []).includes(each.toLowerCase())) ??
          nearest(each, missing)
        if (meant !== undefined) {
          missing.splice(missing.indexOf(meant), 1)
          return { ...place, what, todo: `Did you mean ${meant}?` }
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
