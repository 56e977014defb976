import { useSyncExternalStore } from "react"
import type { widths } from "../logic"

const [narrow, middle] = ["(max-width: 599.98px)", "(max-width: 839.98px)"]

function subscribe(listener: () => void): () => void {
  const queries = [narrow, middle].map(query => window.matchMedia(query))
  for (const query of queries) query.addEventListener("change", listener)
  return () => {
    for (const query of queries) query.removeEventListener("change", listener)
  }
}

function fitting(): (typeof widths)[number] {
  if (window.matchMedia(narrow).matches) return 40
  return window.matchMedia(middle).matches ? 60 : 80
}

/** How many signs fit beside each other on the screen, of the widths that there are; 80 before that is known. */
export function useFittingWidth(): (typeof widths)[number] {
  return useSyncExternalStore(subscribe, fitting, () => 80)
}
