/** The state in the address, and a summary of all bytes. */
import { bytesOf, firstProblem, textOf, type Unit } from "./utf8"

/** The maximum number of bytes in a link. */
export const maxLinked = 500

export type Linked = { text: string | null; bytes: string | null }

/** Encodes the contents for a link: as text if it is valid UTF-8, otherwise as hex bytes; both null if too long. */
export function toLink(bytes: Uint8Array): Linked {
  if (bytes.length > maxLinked) return { text: null, bytes: null }
  const text = textOf(bytes)
  if (text !== null) return { text, bytes: null }
  return { text: null, bytes: Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("") }
}

/** Decodes the contents of a link; null if there are none or they are invalid. */
export function fromLink({ text, bytes }: Linked): Uint8Array<ArrayBuffer> | null {
  if (bytes !== null && /^([\da-f]{2})+$/i.test(bytes)) {
    return Uint8Array.from({ length: bytes.length / 2 }, (_, i) =>
      Number.parseInt(bytes.slice(2 * i, 2 * i + 2), 16),
    )
  }
  return text === null ? null : bytesOf(text)
}

/** Counts the bits set. */
export function ones(bytes: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < bytes.length; i++) {
    let byte = bytes[i] ?? 0
    for (; byte > 0; byte &= byte - 1) sum++
  }
  return sum
}

export type Weight = {
  ones: number
  /** The first unit that is no character, or null. */
  problem: Unit | null
}

const stride = 65_536

/** Summarises all bytes. Yields the progress, 0 to 1, after each slice. */
export function* weigh(bytes: Uint8Array): Generator<number, Weight> {
  const found: Weight = { ones: 0, problem: null }
  for (let from = 0; from < bytes.length; from += stride) {
    const until = Math.min(bytes.length, from + stride)
    found.ones += ones(bytes.subarray(from, until))
    found.problem ??= firstProblem(bytes, from, until)
    yield until / bytes.length
  }
  return found
}

/** Returns a visible form of a character: itself, or a control picture or substitute if it is invisible. */
export function shown(code: number): string {
  if (code < 0x20) return String.fromCodePoint(0x2400 + code)
  if (code === 0x20) return "\u2423"
  if (code === 0x7f) return "\u2421"
  const sign = String.fromCodePoint(code)
  // A combining mark gets a dotted circle to sit on.
  if (/\p{M}/u.test(sign)) return `\u25CC${sign}`
  return /[\p{C}\p{Z}]/u.test(sign) ? "\u25A1" : sign
}

/** Adds to the undo history, newest last: at most 100 entries and 64 MB. */
export function withPast(
  past: readonly Uint8Array<ArrayBuffer>[],
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer>[] {
  const next = [...past, bytes].slice(-100)
  let size = next.reduce((sum, { length }) => sum + length, 0)
  while (size > 64_000_000 && next.length > 1) size -= next.shift()?.length ?? 0
  return next
}
