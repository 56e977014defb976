/**
 * Whose turn it is while React takes over a drawn page: a piece that waits stays the static HTML that it is, and its
 * effects and what they draw anew are a task of their own.
 */

/** The pieces of the shell in the order in which they are taken over: what is pressed first comes first. */
export const pieces = ["page", "header", "taskbar", "icons", "footer", "rest"] as const

export type PieceName = (typeof pieces)[number]

type Turn = { come: Promise<void>; grant: () => void }

const turns = new Map<PieceName, Turn>()

/** Whether every piece has arrived: so it is wherever nothing was drawn before. */
let left = 0
let whenAll: (() => void)[] = []

/** Makes every piece wait for the one before it. To be called just before a drawn page is taken over. */
export function beginTurns(): void {
  left = pieces.length
  for (const name of pieces) {
    let grant = () => {}
    const come = new Promise<void>(resolve => {
      grant = resolve
    })
    turns.set(name, { come, grant })
  }
  turns.get(pieces[0])?.grant()
}

/** What a piece that is taken over waits for; undefined for one that is drawn anew, or has arrived. */
export function turnOf(name: PieceName): Promise<void> | undefined {
  return turns.get(name)?.come
}

/** To be called by the effects of a piece: the next one's turn comes when the browser has had its own. */
export function arrive(name: PieceName): void {
  if (!turns.delete(name)) return
  left--
  const next = pieces[pieces.indexOf(name) + 1]
  if (next) setTimeout(() => turns.get(next)?.grant())
  if (left > 0) return
  for (const done of whenAll) done()
  whenAll = []
}

/** Calls `done` once every piece of the page runs, which may be at once; returns the way to take that back. */
export function whenWhole(done: () => void): () => void {
  if (left === 0) done()
  else whenAll.push(done)
  return () => {
    whenAll = whenAll.filter(other => other !== done)
  }
}
