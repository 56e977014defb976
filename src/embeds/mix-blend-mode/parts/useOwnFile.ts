import { useEffect, useState } from "react"
import type { OwnFile } from "../layers"

/** A file of the visitor's own with an address inside this browser, which is given back when it is not needed. */
export function useOwnFile(): [OwnFile | null, (file: File | null) => void] {
  const [own, setOwn] = useState<OwnFile | null>(null)
  useEffect(() => {
    if (own) return () => URL.revokeObjectURL(own.url)
  }, [own])
  return [own, file => setOwn(file && { name: file.name, url: URL.createObjectURL(file), file })]
}
