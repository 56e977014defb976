import { useLoaded } from "../../../hooks/browser/loaded"
import type { Weigh } from "../logic"

async function loadScales(): Promise<Weigh> {
  const { default: Specificity } = await import("@bramus/specificity")
  return selector => Specificity.calculate(selector).map(({ a, b, c }) => ({ a, b, c }))
}

/** The scales: fetched when there is something to weigh. Null until they have come; "failed" if they don't. */
export function useWeigh(wanted: boolean): Weigh | "failed" | null {
  const { value, failed } = useLoaded(loadScales, [], wanted)
  return failed ? "failed" : value
}
