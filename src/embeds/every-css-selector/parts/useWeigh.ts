import { useLoaded } from "../../../hooks/browser/loaded"
import type { Weigh } from "../logic"

async function loadScales(): Promise<Weigh> {
  const { default: Specificity } = await import("@bramus/specificity")
  return selector => Specificity.calculate(selector).map(({ a, b, c }) => ({ a, b, c }))
}

/** Loads the library that computes specificities, once wanted. Null while loading, "failed" on errors. */
export function useWeigh(wanted: boolean): Weigh | "failed" | null {
  const { value, failed } = useLoaded(loadScales, [], wanted)
  return failed ? "failed" : value
}
