/** Times of a preview's film. */

/** Returns the completed part, 0 to 1, of what lasts from one second to another. */
export function share(seconds: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (seconds - from) / (to - from)))
}

/** Returns the same, slow at both ends. */
export function eased(seconds: number, from: number, to: number): number {
  const part = share(seconds, from, to)
  return part * part * (3 - 2 * part)
}
