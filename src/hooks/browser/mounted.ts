/** Detection of the first render, which must not depend on the browser. */
import { useSyncExternalStore } from "react"

const never = () => () => {}

/** Returns false in the static HTML and during hydration, then true. Render browser-dependent content only if true. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
