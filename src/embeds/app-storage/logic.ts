/** Parses, edits, measures, exports and imports the texts in the browser's storage. */

import type { Json } from "../../lib/content/tree"
import { findJsonError } from "../../lib/text/json"

/** A stored value with the version of its schema. */
export type Boxed = { v: number; data: Json }

export function isBoxed(value: unknown): value is Boxed {
  return (
    typeof value === "object" &&
    value !== null &&
    "v" in value &&
    typeof value.v === "number" &&
    "data" in value
  )
}

/** Parses a stored text; null if no page can read it. */
export function unbox(raw: string): Boxed | null {
  try {
    const value: unknown = JSON.parse(raw)
    return isBoxed(value) ? value : null
  } catch {
    return null
  }
}

/** Returns the text to edit: the value as indented JSON, or the raw text if it cannot be parsed. */
export function editable(raw: string): string {
  const box = unbox(raw)
  return box ? JSON.stringify(box.data, null, 2) : raw
}

export type Trouble = { what: string; start: number; end: number }

/** Returns the text to store for an edited value, in the version of the old text, or the JSON error. */
export function edited(text: string, old: string): { raw: string } | { trouble: Trouble } {
  const trouble = findJsonError(text)
  if (trouble) return { trouble }
  return { raw: JSON.stringify({ v: unbox(old)?.v ?? 1, data: JSON.parse(text) as Json }) }
}

/** Returns the beginning of a value on one line. */
export function preview(raw: string, letters = 120): string {
  const box = unbox(raw)
  const line = [...(box ? JSON.stringify(box.data) : raw)]
  return line.length > letters ? `${line.slice(0, letters).join("")}…` : line.join("")
}

/** Returns the length of a text in bytes of UTF-8. */
export function bytes(text: string): number {
  let sum = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    sum += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return sum
}

/** Formats a size: "312 bytes", "4.2 kB". */
export function formatBytes(size: number): string {
  if (size === 1) return "1 byte"
  return size < 1000 ? `${size} bytes` : `${(size / 1000).toFixed(1)} kB`
}

const format = "juhq-storage"

/** Returns the export file; a text that cannot be parsed is exported raw. `at` is the day, such as "2025-08-03". */
export function toFile(entries: readonly { key: string; raw: string }[], at: string): string {
  const values = entries.map(({ key, raw }) => [key, unbox(raw) ?? raw] as const)
  return `${JSON.stringify({ format, exported: at, entries: Object.fromEntries(values) }, null, 2)}\n`
}

/** Parses an export file into texts by key, or returns the error and its position. */
export function fromFile(text: string): { entries: Map<string, string> } | { trouble: Trouble } {
  const whole = (what: string) => ({ trouble: { what, start: 0, end: text.length } })
  const mistake = findJsonError(text)
  if (mistake) return { trouble: mistake }
  const file: unknown = JSON.parse(text)
  if (typeof file !== "object" || file === null || !("format" in file) || file.format !== format)
    return whole(`This is JSON, but not an export of this page: it has no "format": "${format}".`)
  if (!("entries" in file) || typeof file.entries !== "object" || file.entries === null)
    return whole('The export has no "entries".')
  const rawEntries = Object.entries(file.entries) as [string, unknown][]
  const strange = rawEntries.find(
    ([key, value]) => key === "" || !(typeof value === "string" || isBoxed(value)),
  )
  if (strange) {
    const start = Math.max(0, text.indexOf(JSON.stringify(strange[0])))
    const what = `"${strange[0]}" is neither a text nor a value in its box: {"v": 1, "data": ...}.`
    return { trouble: { what, start, end: start + JSON.stringify(strange[0]).length } }
  }
  return {
    entries: new Map(
      rawEntries.map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)]),
    ),
  }
}

/** Returns the page that owns a key, by the longest matching path: "/games/memory" for "games/memory/now". */
export function homeOf<P extends { path: string }>(key: string, pages: readonly P[]): P | null {
  const fits = pages.filter(({ path }) => {
    const own = path.slice(1)
    return own !== "" && key.startsWith(own) && /^($|[/-])/.test(key.slice(own.length))
  })
  return fits.sort((a, b) => b.path.length - a.path.length)[0] ?? null
}
