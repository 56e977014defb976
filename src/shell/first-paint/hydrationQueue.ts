/**
 * The queue in which React hydrates the boundaries of a server-rendered page: a waiting boundary stays static HTML, and
 * each boundary's effects and re-renders run in a task of their own.
 */

/** Boundaries of the shell in the order of their hydration: what visitors press first comes first. */
export const hydrationOrder = ["page", "header", "taskbar", "icons", "footer", "rest"] as const

export type BoundaryName = (typeof hydrationOrder)[number]

type Turn = { granted: Promise<void>; grant: () => void }

const turns = new Map<BoundaryName, Turn>()

/** Number of boundaries that have not hydrated; 0 for a page without static HTML. */
let remaining = 0
let callbacks: (() => void)[] = []

/** Makes every boundary wait for the one before it. Call this immediately before hydrating a server-rendered page. */
export function startHydrationQueue(): void {
  remaining = hydrationOrder.length
  for (const name of hydrationOrder) {
    let grant = () => {}
    const granted = new Promise<void>(resolve => {
      grant = resolve
    })
    turns.set(name, { granted, grant })
  }
  turns.get(hydrationOrder[0])?.grant()
}

/** Returns the promise that a boundary waits for; undefined if it has hydrated or was not rendered on the server. */
export function hydrationTurn(name: BoundaryName): Promise<void> | undefined {
  return turns.get(name)?.granted
}

/** Marks a boundary as hydrated, from its effects, and lets the next one start in another task. */
export function markHydrated(name: BoundaryName): void {
  if (!turns.delete(name)) return
  remaining--
  const next = hydrationOrder[hydrationOrder.indexOf(name) + 1]
  if (next) setTimeout(() => turns.get(next)?.grant())
  if (remaining > 0) return
  for (const done of callbacks) done()
  callbacks = []
}

/** Calls `done` once every boundary has hydrated, which may be immediately; returns a function that cancels the call. */
export function whenHydrated(done: () => void): () => void {
  if (remaining === 0) done()
  else callbacks.push(done)
  return () => {
    callbacks = callbacks.filter(other => other !== done)
  }
}
