/** Parses YAML and keeps the line and column of every value. */
import { type Document, isMap, isScalar, parseDocument, visit } from "yaml"
import type { Json } from "../../lib/content/tree"
import { blankInvalidChars, findInvalidChars } from "../characters"
import { conflictsIn } from "../conflicts"
import type { Place, Problem } from "../problems"
import { findMojibake } from "../unicode"
import { findEscapedInvalidChars, misreadText } from "./invalidChars"
import { syntaxErrors } from "./syntax"

export type Yaml = {
  value: Json
  problems: Problem[]
  /** The place of the value at a path, or of its key; for a missing value the place of the nearest parent. */
  at: (path: readonly (string | number)[], key?: boolean) => Place
  /** The source of an unquoted scalar at a path. */
  sourceAt?: (path: readonly (string | number)[]) => string | undefined
}

/**
 * Parses a YAML text that begins on line `firstLine` of its file. Values are plain JSON: dates stay strings, and
 * anchors are resolved. If there are problems, the value is null.
 */
export function readYaml(file: string, text: string, firstLine = 1): Yaml {
  const conflicts = conflictsIn(file, "\n".repeat(firstLine - 1) + text)
  if (conflicts.length > 0)
    return {
      value: null,
      problems: conflicts,
      at: () => ({ file, line: firstLine, column: 1 }),
    }
  const doc = parseDocument(blankInvalidChars(text), { prettyErrors: false, schema: "core" })
  const place = placesIn(file, text, firstLine)
  const characterProblems = [
    ...findInvalidChars(text, place),
    ...findMojibake(text, place),
    ...findEscapedInvalidChars(doc, text, place),
  ]
  const misread = misreadText(doc, text, place)
  const syntaxProblems = [...doc.errors, ...doc.warnings].length > 0 ? syntaxErrors(doc, text, place) : []
  const problems = [
    ...characterProblems,
    ...misread,
    ...syntaxProblems.filter(({ line }) => !misread.some(stray => stray.line === line)),
  ]
  const value = problems.length === 0 ? plainValue(doc, place, problems) : null
  return {
    value,
    problems,
    at: (path, key = false) => place(offsetOf(doc, path, key)),
    sourceAt: path => {
      const node = doc.getIn(path, true)
      return isScalar(node) && typeof node.source === "string" ? node.source : undefined
    },
  }
}

/** Returns a function from offsets to places. The parser's own line counter is unreliable after errors. */
function placesIn(file: string, text: string, firstLine: number): (offset: number) => Place {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return offset => {
    const at = Math.min(Math.max(0, offset), text.length)
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return { file, line: low + firstLine, column: at - (starts[low] ?? 0) + 1 }
  }
}

/** The value of a document; null, with a problem added, if its aliases expand beyond the limit. */
function plainValue(doc: Document.Parsed, place: (offset: number) => Place, problems: Problem[]): Json {
  try {
    return (doc.toJS() ?? null) as Json
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    let first = 0
    visit(doc, {
      Alias: (_, { range }) => {
        first = range?.[0] ?? 0
        return visit.BREAK
      },
    })
    const what = "The references, such as this one, make more of the file than it can hold."
    problems.push({ ...place(first), what, todo: "Write the values out." })
    return null
  }
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
