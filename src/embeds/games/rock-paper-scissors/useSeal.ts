/** Commitment by SHA-256: the hash of the machine's throw is shown beforehand, and can be checked afterwards. */
import { useEffect, useState } from "react"

/** Returns the text whose hash is the seal: the throw, and a salt that keeps it from being guessed. */
export function sealed({ machine, salt }: { machine: string; salt: string }): string {
  return `${machine} ${salt}`
}

/** Returns the SHA-256 of a text in UTF-8 as 64 hexadecimal digits; null without Web Crypto, as over plain HTTP. */
export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, "0")).join("")
}

/** Returns the seal of a text; undefined while it is computed, null if hashing is unavailable. */
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
