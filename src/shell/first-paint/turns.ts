/**
 * The queue in which React hydrates the boundaries of a server-rendered page: a waiting boundary stays static HTML, and
 * each boundary's effects and re-renders run in a task of their own.
 */

/** Boundaries of the shell in the order of their hydration: what visitors press first comes first. */
export const pieces = ["page", "header", "taskbar", "icons", "footer", "rest"] as const

export type PieceName = (typeof pieces)[number]

type Turn = { granted: Promise<void>; grant: () => void }

const turns = new Map<PieceName, Turn>()

/** Number of boundaries that have not hydrated; 0 for a page without static HTML. */
let remaining = 0
let callbacks: (() => void)[] = []

/** Makes every boundary wait for the one before it. Call this immediately before hydrating a server-rendered page. */
export function beginTurns(): void {
  remaining = pieces.length
  for (const name of pieces) {
    let grant = () => {}
    const granted = new Promise<void>(resolve => {
      grant = resolve
    })
    turns.set(name, { granted, grant })
  }
  turns.get(pieces[0])?.grant()
}

/** Returns the promise that a boundary waits for; undefined if it has hydrated or was not rendered on the server. */
export function turnOf(name: PieceName): Promise<void> | undefined {
  return turns.get(name)?.granted
}

/** Marks a boundary as hydrated, from its effects, and lets the next one start in another task. */
export function arrive(name: PieceName): void {
  if (!turns.delete(name)) return
  remaining--
  const next = pieces[pieces.indexOf(name) + 1]
  if (next) setTimeout(() => turns.get(next)?.grant())
  if (remaining > 0) return
  for (const done of callbacks) done()
  callbacks = []
}

/** Calls `done` once every boundary has hydrated, which may be immediately; returns a function that cancels the call. */
export function whenWhole(done: () => void): () => void {
  if (remaining === 0) done()
  else callbacks.push(done)
  return () => {
    callbacks = callbacks.filter(other => other !== done)
  }
}
