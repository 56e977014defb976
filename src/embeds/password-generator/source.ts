/** The browser's own chance for secrets. */
import type { Uint32 } from "./uniform"

/** Numbers from crypto.getRandomValues; each is forgotten when it has been given. */
export function secureSource(): Uint32 {
  const pool = new Uint32Array(64)
  let at = pool.length
  return () => {
    if (at >= pool.length) {
      crypto.getRandomValues(pool)
      at = 0
    }
    const drawn = pool[at] ?? 0
    pool[at++] = 0
    return drawn
  }
}
