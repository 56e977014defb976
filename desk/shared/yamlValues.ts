/** Values compared: whether they are equal, and how far they are apart. */
import type { Json } from "../../src/lib/content/tree"

/** Keys and indexes, from the outermost in. */
export type Path = (string | number)[]

/** Whether two values are equal; the order of keys says nothing. */
export const same = (a: unknown, b: unknown) =>
  a === b || JSON.stringify(a, sorted) === JSON.stringify(b, sorted)
const sorted = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
/** Whether a value is an object with keys. */
export const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Whether a change has brought the value nearer: what was right is right, and it is not what it was. */
export function isCloser(before: Json, after: Json, next: Json, path: Path): boolean {
  if (same(after, before)) return false
  if (path.length === 0) return gap(after, next) < gap(before, next)
  const [key = "", ...rest] = path
  const part = (of: Json) => (of as Record<string | number, Json>)?.[key] as Json
  const others = (of: Json) =>
    Array.isArray(of) ? of.filter((_, i) => i !== key) : { ...(of as object), [key]: null }
  if (typeof before !== typeof after || !same(others(before), others(after))) return false
  return isCloser(part(before), part(after), part(next), rest)
}

/** How far two values are apart: the number of parts that differ. */
function gap(a: Json, b: Json): number {
  if (same(a, b)) return 0
  if (Array.isArray(a) && Array.isArray(b)) {
    let least = 0
    while (least < Math.min(a.length, b.length) && same(a[least], b[least])) least++
    let most = 0
    while (most < Math.min(a.length, b.length) - least && same(a.at(-1 - most), b.at(-1 - most))) most++
    return a.length + b.length - 2 * (least + most)
  }
  if (isObject(a) && isObject(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)])
    return [...keys].filter(key => !same(a[key], b[key])).length
  }
  return 1000
}
