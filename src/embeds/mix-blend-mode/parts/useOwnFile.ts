import { useEffect, useState } from "react"
import type { OwnFile } from "../layers"

/** State of the visitor's own file with an object URL, which is revoked when no longer needed. */
export function useOwnFile(): [OwnFile | null, (file: File | null) => void] {
  const [own, setOwn] = useState<OwnFile | null>(null)
  useEffect(() => {
    if (own) return () => URL.revokeObjectURL(own.url)
  }, [own])
  return [own, file => setOwn(file && { name: file.name, url: URL.createObjectURL(file), file })]
}
