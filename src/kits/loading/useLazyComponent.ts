import type { ComponentType } from "react"
import { type Loaded, useLoaded } from "../../hooks/browser/loaded"

type Late<Props> = Pick<Loaded<unknown>, "failed" | "attempt" | "retry"> & {
  /** The component; null until it is there, and while it is not wanted. */
  Piece: ComponentType<Props> | null
}

/**
 * A component that is fetched when it is first wanted, by a function that always loads the same one. What did not arrive
 * is asked for again by `retry`, and when it is wanted anew.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>,
  wanted = true,
): Late<Props> {
  const { value, failed, attempt, retry } = useLoaded(load, [], wanted)
  const Piece = value && (typeof value === "object" && "default" in value ? value.default : value)
  return { Piece: wanted ? Piece : null, failed, attempt, retry }
}
