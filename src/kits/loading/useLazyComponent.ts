import type { ComponentType } from "react"
import { type Loaded, useLoaded } from "../../hooks/browser/loaded"

type LazyComponent<Props> = Pick<Loaded<unknown>, "failed" | "attempt" | "retry"> & {
  /** The component; null while loading and while it is not wanted. */
  Piece: ComponentType<Props> | null
}

/**
 * Loads a component when it is first wanted. `load` must always load the same component. After a failure, `retry` or a
 * change of `isWanted` loads it again.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>,
  isWanted = true,
): LazyComponent<Props> {
  const { value, failed, attempt, retry } = useLoaded(load, [], isWanted)
  const Piece = value && (typeof value === "object" && "default" in value ? value.default : value)
  return { Piece: isWanted ? Piece : null, failed, attempt, retry }
}
