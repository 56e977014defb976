/** Base64 (RFC 4648) in both directions, as generators that work in steps. */

/** The number of bytes per step: a multiple of three, so that no step ends in padding. */
const stride = 3 * 16_384

/** Returns the length of n bytes in Base64, padding included. */
export function base64Length(bytes: number): number {
  return 4 * Math.ceil(bytes / 3)
}

/** Encodes bytes. Yields the progress, from 0 to 1. */
export function* encodeBase64(bytes: Uint8Array): Generator<number, string> {
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += stride) {
    let letters = ""
    const until = Math.min(bytes.length, from + stride)
    // In chunks, because some browsers limit the number of arguments.
    for (let i = from; i < until; i += 8192) {
      letters += String.fromCharCode(...bytes.subarray(i, Math.min(until, i + 8192)))
    }
    parts.push(btoa(letters))
    yield until / bytes.length
  }
  return parts.join("")
}

/**
 * Decodes characters that have been validated by dataUrl.ts and stripped of white space. Yields the progress, from
 * 0 to 1.
 */
export function* decodeBase64(letters: string): Generator<number, Uint8Array<ArrayBuffer>> {
  const bare = letters.replace(/=+$/, "")
  const bytes = new Uint8Array(Math.floor((bare.length * 3) / 4))
  const step = (stride / 3) * 4
  let at = 0
  for (let from = 0; from < bare.length; from += step) {
    const decoded = atob(bare.slice(from, from + step))
    for (let i = 0; i < decoded.length; i++) bytes[at++] = decoded.charCodeAt(i)
    yield Math.min(1, (from + step) / bare.length)
  }
  return bytes
}
