/** What may happen once in a page load, however often the effects are stopped and started. */
const happened = new Set<string>()

/** True the first time it is asked about a name in this load. */
export function once(name: string): boolean {
  if (happened.has(name)) return false
  happened.add(name)
  return true
}
