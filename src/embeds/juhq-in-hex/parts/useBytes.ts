import { useEffect, useMemo, useState } from "react"
import { readBytes, type Source, sliceOf } from "../source"

type Read = { source: Source; from: number; until: number; bytes: Uint8Array | null; failed: boolean }

/** Bytes of a source: at once from memory, and after a moment from a file. Null until they are there, or if they can't be. */
export function useBytes(
  source: Source,
  from: number,
  until: number,
): { bytes: Uint8Array | null; failed: boolean } {
  const slice = useMemo(() => sliceOf(source, from, until), [source, from, until])
  const [read, setRead] = useState<Read | null>(null)
  const inMemory = slice !== null
  useEffect(() => {
    if (inMemory) return
    let gone = false
    const settle = (bytes: Uint8Array | null) => {
      if (!gone) setRead({ source, from, until, bytes, failed: bytes === null })
    }
    readBytes(source, from, until).then(settle, () => settle(null))
    return () => {
      gone = true
    }
  }, [inMemory, source, from, until])
  if (slice) return { bytes: slice, failed: false }
  const isCurrent = read !== null && read.source === source && read.from === from && read.until === until
  return isCurrent ? read : { bytes: null, failed: false }
}
