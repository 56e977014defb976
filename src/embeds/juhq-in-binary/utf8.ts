/** UTF-8 (RFC 3629) at byte level: the characters in a byte sequence, and the bytes that belong to none. */

export type Unit = {
  /** The index of its first byte, and its length in bytes, 1 to 4. */
  start: number
  length: number
  /** The number it encodes, up to 2^21 - 1; null if it encodes none. */
  code: number | null
  /** The reason it is no character; null if it is one. */
  problem: string | null
  /** The same in a few words: "the rest is missing". */
  reason: string | null
}

/** The largest code point, and the largest number that four bytes could encode. */
export const maxCode = 0x10ffff
export const maxSpelt = 0x1fffff

const isNext = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80

/** Returns the sequence length announced by a lead byte; 0 if it can't be one. */
function announced(byte: number): number {
  if (byte < 0x80) return 1
  if (byte < 0xc0 || byte >= 0xf8) return 0
  return byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
}

/** Formats a code point as "U+006A". */
export function pointOf(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`
}

const minCodeByLength = [0, 0x80, 0x800, 0x10000]

type Reason = Pick<Unit, "problem" | "reason">

function why(code: number, length: number): Reason {
  if (code < (minCodeByLength[length - 1] ?? 0))
    return {
      problem: `It is longer than it may be: ${pointOf(code)} has a shorter way to be written.`,
      reason: "too long",
    }
  if (code >= 0xd800 && code <= 0xdfff)
    return { problem: "It is half of a UTF-16 pair, and no character.", reason: "half a pair" }
  if (code > maxCode) return { problem: "It is past the last code point, U+10FFFF.", reason: "past the last" }
  return { problem: null, reason: null }
}

/** Returns the unit that begins at a byte index. */
export function unitAt(bytes: Uint8Array, start: number): Unit {
  const first = bytes[start] ?? 0
  const length = announced(first)
  if (length === 0) {
    const why = isNext(first)
      ? { problem: "It continues a character that has not begun.", reason: "nothing has begun" }
      : { problem: "No character begins with this byte.", reason: "none begins like this" }
    return { start, length: 1, code: null, ...why }
  }
  let code = length === 1 ? first : first & (0x7f >> length)
  for (let i = 1; i < length; i++) {
    if (!isNext(bytes[start + i])) {
      return {
        start,
        length: 1,
        code: null,
        problem: `It begins a character of ${length} bytes, and the rest is missing.`,
        reason: "the rest is missing",
      }
    }
    code = (code << 6) | ((bytes[start + i] ?? 0) & 0x3f)
  }
  return { start, length, code, ...why(code, length) }
}

/** Returns the start of the unit that contains a byte. */
export function startOf(bytes: Uint8Array, index: number): number {
  // A unit starts at any byte that is no continuation byte, and has at most three continuation bytes.
  for (let start = index; start >= Math.max(0, index - 3); start--) {
    if (!isNext(bytes[start])) return start + unitAt(bytes, start).length > index ? start : index
  }
  return index
}

/** Returns the units that begin between two byte indices, the second exclusive. */
export function unitsFrom(bytes: Uint8Array, from: number, until: number): Unit[] {
  const units: Unit[] = []
  let at = startOf(bytes, from)
  if (at < from) at += unitAt(bytes, at).length
  while (at < Math.min(until, bytes.length)) {
    const unit = unitAt(bytes, at)
    units.push(unit)
    at += unit.length
  }
  return units
}

/** Returns the first unit in a range that is no character, or null if all of it is valid UTF-8. */
export function firstProblem(bytes: Uint8Array, from = 0, until = bytes.length): Unit | null {
  let at = startOf(bytes, from)
  if (at < from) at += unitAt(bytes, at).length
  while (at < until) {
    if ((bytes[at] ?? 0) < 0x80) {
      at++
      continue
    }
    const unit = unitAt(bytes, at)
    if (unit.problem) return unit
    at += unit.length
  }
  return null
}

/** Encodes a number up to 2^21 - 1 as UTF-8 would, even if it is no valid code point, in at least `least` bytes. */
export function spell(code: number, min = 1): number[] {
  const needed = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  const length = Math.max(min, needed)
  if (length === 1) return [code]
  const first = ((0xf00 >> length) & 0xff) | (code >> (6 * (length - 1)))
  return [
    first,
    ...Array.from({ length: length - 1 }, (_, i) => 0x80 | ((code >> (6 * (length - 2 - i))) & 0x3f)),
  ]
}

/** Returns whether a unit is overlong, that is longer than its number needs. */
export function isOverlong({ code, length }: Unit): boolean {
  return code !== null && spell(code).length < length
}

/** Encodes a text as UTF-8. A lone surrogate is encoded as such, so that it shows up as an error. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  // Uses the browser's faster check where available.
  const { isWellFormed } = text as string & { isWellFormed?: () => boolean }
  if (isWellFormed?.call(text) ?? !/\p{Surrogate}/u.test(text)) return new TextEncoder().encode(text)
  const bytes: number[] = []
  for (const sign of text) for (const byte of spell(sign.codePointAt(0) ?? 0)) bytes.push(byte)
  return Uint8Array.from(bytes)
}

/** Decodes bytes as UTF-8; null if they are invalid. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
