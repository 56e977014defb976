/** Formats bytes for display and for copying. */

export const charsets = ["ascii", "latin"] as const
export type Charset = (typeof charsets)[number]

export const formats = ["hex", "text", "base64", "c"] as const
export type Format = (typeof formats)[number]

/** Formats a byte as two hex digits. */
export function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, "0")
}

/**
 * Formats an offset in hex, padded to the width of the largest offset of `size` bytes and to at least four digits.
 */
export function offsetOf(offset: number, size: number): string {
  const digits = Math.max(4, Math.max(0, size - 1).toString(16).length)
  return offset.toString(16).padStart(digits, "0")
}

/**
 * Returns the character of a byte; a dot if it is invisible. Latin is ISO 8859-1, whose upper half begins at A0.
 */
export function letterOf(byte: number, charset: Charset): string {
  const isAscii = byte >= 0x20 && byte < 0x7f
  // The soft hyphen is visible only at a line break.
  const isLatin = byte >= 0xa0 && byte !== 0xad
  return isAscii || (charset === "latin" && isLatin) ? String.fromCharCode(byte) : "."
}

/** Formats bytes for copying: hex pairs, text (UTF-8, or Latin if it is invalid), Base64, or a C array. */
export function copied(bytes: Uint8Array, format: Format): string {
  switch (format) {
    case "hex":
      return Array.from(bytes, hexOf).join(" ")
    case "text":
      return utf8(bytes) ?? Array.from(bytes, byte => String.fromCharCode(byte)).join("")
    case "base64":
      return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""))
    case "c":
      return `{ ${Array.from(bytes, byte => `0x${hexOf(byte)}`).join(", ")} }`
  }
}

/** Decodes bytes as UTF-8, keeping a byte order mark; null if they are invalid. */
export function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Returns the bytes with one bit (7 is the leftmost) of the byte at an offset flipped. */
export function flipped(bytes: Uint8Array<ArrayBuffer>, at: number, bit: number): Uint8Array<ArrayBuffer> {
  const next = bytes.slice()
  next[at] = (next[at] ?? 0) ^ (1 << bit)
  return next
}

/** The signatures of file types, as Latin letters. */
const beginnings: readonly (readonly [string, string])[] = [
  ["juhq", "juhq, the real thing"],
  ["\x89PNG\r\n\x1a\n", "a PNG picture"],
  ["\xff\xd8\xff", "a JPEG picture"],
  ["GIF8", "a GIF picture"],
  ["RIFF", "a RIFF file, such as a WAV or a WebP"],
  ["%PDF-", "a PDF"],
  ["PK\x03\x04", "a ZIP file, or one of the many that are ZIP files inside"],
  ["\x1f\x8b", "something packed by gzip"],
  ["7z\xbc\xaf\x27\x1c", "a 7z archive"],
  ["\x7fELF", "a program for Linux"],
  ["MZ", "a program for Windows or DOS"],
  ["\x00asm", "a WebAssembly module"],
  ["\xca\xfe\xba\xbe", "a Java class, or a program for a Mac"],
  ["SQLite format 3\x00", "an SQLite database"],
  ["ID3", "an MP3 with a label on it"],
  ["OggS", "an Ogg file"],
  ["fLaC", "a FLAC file"],
  ["wOF2", "a WOFF2 font"],
  ["\xef\xbb\xbf", "a text in UTF-8 with a mark before it"],
  ["\xff\xfe", "a text in UTF-16, the smaller byte first"],
  ["\xfe\xff", "a text in UTF-16, the larger byte first"],
  ["#!", "a script that says who should run it"],
]

/** Returns the file type by the first bytes; null if it is unknown. */
export function guess(head: Uint8Array): string | null {
  const letters = Array.from(head.subarray(0, 16), byte => String.fromCharCode(byte)).join("")
  return beginnings.find(([beginning]) => letters.startsWith(beginning))?.[1] ?? null
}
