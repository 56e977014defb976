/** Decides which post's picture moves: the one under the pointer, or else each in turn. */

/** Returns the last segment of a post's address, the key of its picture. */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}

/** The slug of the post that freezes all pictures. */
const stopper = "why-nothing-moves"

/** Returns the next slug in turn, wrapping around to the first; null if there are none. */
export function following(slugs: readonly string[], awake: string | null): string | null {
  const at = awake === null ? -1 : slugs.indexOf(awake)
  return slugs[(at + 1) % slugs.length] ?? null
}

export type Scene = { awake: string | null; isFrozen: boolean }

/** Returns the moving picture, given the one whose turn it is and the one under the pointer. */
export function sceneOf(turn: string | null, pointed: string | null): Scene {
  // Frozen in the middle of its animation, not reset.
  if (pointed === stopper) return { awake: turn, isFrozen: true }
  return { awake: pointed ?? turn, isFrozen: false }
}
