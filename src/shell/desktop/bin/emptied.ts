/** The news that the visitor has emptied the Recycle Bin. */

const listeners = new Set<() => void>()

/** Tells all listeners that the bin has been emptied. */
export function announceEmptied(): void {
  for (const listener of listeners) listener()
}

/** Calls a listener each time the bin is emptied, until the returned function is called. */
export function onBinEmptied(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
