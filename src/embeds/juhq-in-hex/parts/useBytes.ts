import { useMemo } from "react"
import { useLoaded } from "../../../hooks/browser/loaded"
import { readBytes, type Source, sliceOf } from "../source"

/**
 * Reads bytes of a source: synchronously from memory, asynchronously from a file. Null until they are read, or if
 * they can't be.
 */
export function useBytes(
  source: Source,
  from: number,
  until: number,
): { bytes: Uint8Array | null; failed: boolean } {
  const slice = useMemo(() => sliceOf(source, from, until), [source, from, until])
  const { value, failed } = useLoaded(
    () => readBytes(source, from, until),
    [source, from, until],
    slice === null,
  )
  return slice ? { bytes: slice, failed: false } : { bytes: value, failed }
}
