/** Whether the page runs: false on the server and in the first render, true after. */
import { useSyncExternalStore } from "react"

const never = () => () => {}

/** False in the static HTML and in hydration, then true. Show what needs a browser only when it is true. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
