/** Decodes the element id in a location's hash; null if it is empty or malformed. */
export function fragmentId(hash: string): string | null {
  try {
    return decodeURI(hash.slice(1)) || null
  } catch {
    return null
  }
}
