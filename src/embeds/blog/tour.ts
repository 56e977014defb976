/** Which post's picture moves: the one that is pointed at, and otherwise each in its turn. */

/** The last part of a post's address, by which its picture is known. */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}

/** The post on whose account everything else stands still. */
const stopper = "why-nothing-moves"

/** The picture that is awake after another; the last is followed by the first. */
export function following(slugs: readonly string[], awake: string | null): string | null {
  const at = awake === null ? -1 : slugs.indexOf(awake)
  return slugs[(at + 1) % slugs.length] ?? null
}

export type Scene = { awake: string | null; isFrozen: boolean }

/** What is seen while one picture has its turn and another, or none, is pointed at. */
export function sceneOf(turn: string | null, pointed: string | null): Scene {
  // It is held in the middle of what it was doing, and does not go back to its beginning.
  if (pointed === stopper) return { awake: turn, isFrozen: true }
  return { awake: pointed ?? turn, isFrozen: false }
}
