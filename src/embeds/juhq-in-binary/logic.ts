/** What the page keeps in its address, and what it says of the bytes as a whole. */
import { bytesOf, firstProblem, textOf, type Unit } from "./utf8"

/** Longer contents are not put into the link. */
export const maxLinked = 500

export type Linked = { text: string | null; bytes: string | null }

/** The content as a link has it: a text where it is one, else bytes in hex; both null where it is too long for one. */
export function toLink(bytes: Uint8Array): Linked {
  if (bytes.length > maxLinked) return { text: null, bytes: null }
  const text = textOf(bytes)
  if (text !== null) return { text, bytes: null }
  return { text: null, bytes: Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("") }
}

/** The content of a link; null where it has none, or one that makes no sense. */
export function fromLink({ text, bytes }: Linked): Uint8Array<ArrayBuffer> | null {
  if (bytes !== null && /^([\da-f]{2})+$/i.test(bytes)) {
    return Uint8Array.from({ length: bytes.length / 2 }, (_, i) =>
      Number.parseInt(bytes.slice(2 * i, 2 * i + 2), 16),
    )
  }
  return text === null ? null : bytesOf(text)
}

/** How many of the bits are ones. */
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
  /** The first unit that is no character, if there is one. */
  problem: Unit | null
}

const stride = 65_536

/** What is known of bytes when all of them have been looked at. Yields the share that is done after every bit of work. */
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

/** A character as it can be shown: itself, or the picture or the name of one that shows nothing. */
export function shown(code: number): string {
  if (code < 0x20) return String.fromCodePoint(0x2400 + code)
  if (code === 0x20) return "\u2423"
  if (code === 0x7f) return "\u2421"
  const sign = String.fromCodePoint(code)
  // A mark that sits on a letter gets a circle to sit on.
  if (/\p{M}/u.test(sign)) return `\u25CC${sign}`
  return /[\p{C}\p{Z}]/u.test(sign) ? "\u25A1" : sign
}

/** The past contents, newest last: at most 100, and no more than 64 MB of them. */
export function withPast(
  past: readonly Uint8Array<ArrayBuffer>[],
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer>[] {
  const next = [...past, bytes].slice(-100)
  let size = next.reduce((sum, { length }) => sum + length, 0)
  while (size > 64_000_000 && next.length > 1) size -= next.shift()?.length ?? 0
  return next
}
