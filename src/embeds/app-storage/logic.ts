/** The rules of the storage's page: what a kept text is made of, what it weighs, and how it leaves and comes back. */

import type { Json } from "../../lib/content/tree"
import { findJsonError } from "../../lib/text/json"

/** A kept value in its box, with the version of its shape. */
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

/** What a kept text holds, or null for one that no page can read. */
export function unbox(raw: string): Boxed | null {
  try {
    const value: unknown = JSON.parse(raw)
    return isBoxed(value) ? value : null
  } catch {
    return null
  }
}

/** How a text is shown to be edited: its value, over several lines; a text that can't be read as it is. */
export function editable(raw: string): string {
  const box = unbox(raw)
  return box ? JSON.stringify(box.data, null, 2) : raw
}

export type Trouble = { what: string; start: number; end: number }

/** The text to keep for an edited value, in the version of the old text; or what is wrong with it. */
export function edited(text: string, old: string): { raw: string } | { trouble: Trouble } {
  const trouble = findJsonError(text)
  if (trouble) return { trouble }
  return { raw: JSON.stringify({ v: unbox(old)?.v ?? 1, data: JSON.parse(text) as Json }) }
}

/** The beginning of a value, on one line. */
export function preview(raw: string, letters = 120): string {
  const box = unbox(raw)
  const line = [...(box ? JSON.stringify(box.data) : raw)]
  return line.length > letters ? `${line.slice(0, letters).join("")}…` : line.join("")
}

/** The bytes of a text in UTF-8. */
export function bytes(text: string): number {
  let sum = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    sum += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return sum
}

/** A number of bytes in words: "312 bytes", "4.2 kB". */
export function inWords(size: number): string {
  if (size === 1) return "1 byte"
  return size < 1000 ? `${size} bytes` : `${(size / 1000).toFixed(1)} kB`
}

const format = "juhq-storage"

/** The file of an export; a text that can't be read goes as it is. `at` is the day: "2025-08-03". */
export function toFile(entries: readonly { key: string; raw: string }[], at: string): string {
  const kept = entries.map(({ key, raw }) => [key, unbox(raw) ?? raw] as const)
  return `${JSON.stringify({ format, exported: at, entries: Object.fromEntries(kept) }, null, 2)}\n`
}

/** The texts in an export, by key, or what is wrong with it and where. */
export function fromFile(text: string): { entries: Map<string, string> } | { trouble: Trouble } {
  const whole = (what: string) => ({ trouble: { what, start: 0, end: text.length } })
  const mistake = findJsonError(text)
  if (mistake) return { trouble: mistake }
  const file: unknown = JSON.parse(text)
  if (typeof file !== "object" || file === null || !("format" in file) || file.format !== format)
    return whole(`This is JSON, but not an export of this page: it has no "format": "${format}".`)
  if (!("entries" in file) || typeof file.entries !== "object" || file.entries === null)
    return whole('The export has no "entries".')
  const found = Object.entries(file.entries) as [string, unknown][]
  const strange = found.find(([key, value]) => key === "" || !(typeof value === "string" || isBoxed(value)))
  if (strange) {
    const start = Math.max(0, text.indexOf(JSON.stringify(strange[0])))
    const what = `"${strange[0]}" is neither a text nor a value in its box: {"v": 1, "data": ...}.`
    return { trouble: { what, start, end: start + JSON.stringify(strange[0]).length } }
  }
  return {
    entries: new Map(
      found.map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)]),
    ),
  }
}

/** The page, of all paths, whose own a key is: "/games/memory" for "games/memory/now". The longest that fits. */
export function homeOf<P extends { path: string }>(key: string, pages: readonly P[]): P | null {
  const fits = pages.filter(({ path }) => {
    const own = path.slice(1)
    return own !== "" && key.startsWith(own) && /^($|[/-])/.test(key.slice(own.length))
  })
  return fits.sort((a, b) => b.path.length - a.path.length)[0] ?? null
}
