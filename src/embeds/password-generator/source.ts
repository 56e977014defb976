/** The browser's cryptographic random source. */
import type { Uint32 } from "./uniform"

/** Returns numbers from crypto.getRandomValues. Each is dropped from the pool once it is used. */
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
