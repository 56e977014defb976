/** A piece of the shell that is fetched when it is first needed, and asked for again after a failure. */
import { type ComponentType, useEffect, useState } from "react"

type Late<P> = {
  /** The component, or null until it is there. */
  Piece: ComponentType<P> | null
  failed: boolean
  /** How many times `retry` was called: as a key it makes the piece begin anew. */
  attempt: number
  retry: () => void
}

/** Loads a component by `load`, which must be a constant outside the component. */
export function useLate<P>(load: () => Promise<ComponentType<P>>): Late<P> {
  const [Piece, setPiece] = useState<ComponentType<P> | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let gone = false
    load().then(
      piece => !gone && setPiece(() => piece),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [load, attempt])
  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { Piece, failed, attempt, retry }
}
