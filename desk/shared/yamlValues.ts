/** Compares values: equality and distance. */
import type { Json } from "../../src/lib/content/tree"

/** Keys and indexes, outermost first. */
export type Path = (string | number)[]

/** Returns whether two values are equal, ignoring the order of keys. */
export const isEqual = (a: unknown, b: unknown) =>
  a === b || JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys)
const sortKeys = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
/** Returns whether a value is an object with keys. */
export const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Returns whether a change at `path` reduces the distance to `next` and changes nothing else. */
export function isCloser(before: Json, after: Json, next: Json, path: Path): boolean {
  if (isEqual(after, before)) return false
  if (path.length === 0) return distance(after, next) < distance(before, next)
  const [key = "", ...rest] = path
  const part = (of: Json) => (of as Record<string | number, Json>)?.[key] as Json
  const others = (of: Json) =>
    Array.isArray(of) ? of.filter((_, i) => i !== key) : { ...(of as object), [key]: null }
  if (typeof before !== typeof after || !isEqual(others(before), others(after))) return false
  return isCloser(part(before), part(after), part(next), rest)
}

/** The number of parts in which two values differ. */
function distance(a: Json, b: Json): number {
  if (isEqual(a, b)) return 0
  if (Array.isArray(a) && Array.isArray(b)) {
    let prefixLength = 0
    while (prefixLength < Math.min(a.length, b.length) && isEqual(a[prefixLength], b[prefixLength]))
      prefixLength++
    let suffixLength = 0
    while (
      suffixLength < Math.min(a.length, b.length) - prefixLength &&
      isEqual(a.at(-1 - suffixLength), b.at(-1 - suffixLength))
    )
      suffixLength++
    return a.length + b.length - 2 * (prefixLength + suffixLength)
  }
  if (isObject(a) && isObject(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)])
    return [...keys].filter(key => !isEqual(a[key], b[key])).length
  }
  return 1000
}
