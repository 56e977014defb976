/** A seal on a text: its SHA-256, which says nothing of the text, and which no other text is known to have. */
import { useEffect, useState } from "react"

/** What is sealed before a throw and shown after it: the throw, and letters that can't be guessed along with it. */
export function sealed({ machine, salt }: { machine: string; salt: string }): string {
  return `${machine} ${salt}`
}

/** The SHA-256 of a text in UTF-8 as 64 hexadecimal digits; null where the browser has none, as over plain HTTP. */
export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, "0")).join("")
}

/** The seal of a text; undefined while it is made, null where none can be made. */
export function useSeal(text: string | null): string | null | undefined {
  const [seal, setSeal] = useState<{ text: string; digest: string | null } | null>(null)
  useEffect(() => {
    if (text === null) return
    let wanted = true
    sha256(text).then(
      digest => wanted && setSeal({ text, digest }),
      () => wanted && setSeal({ text, digest: null }),
    )
    return () => {
      wanted = false
    }
  }, [text])
  return seal !== null && seal.text === text ? seal.digest : undefined
}
