/** Events that happen only once per page load, even if the effects restart. */
const happened = new Set<string>()

/** Returns true for the first call with a name in this page load. */
export function once(name: string): boolean {
  if (happened.has(name)) return false
  happened.add(name)
  return true
}
