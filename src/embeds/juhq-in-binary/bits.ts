/** Converts bytes or code points to bits as text, and back. */
import { isOverlong, maxSpelt, spell, type Unit } from "./utf8"

export type View = "bytes" | "codes"

const eight = (byte: number) => byte.toString(2).padStart(8, "0")

/** Formats bytes as bits in groups of eight. */
export function bitsOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, eight).join(" ")
}

/**
 * Formats code points as bits in groups of 21. Bytes that encode no code point, and overlong sequences, are given
 * as bytes after an exclamation mark, so that they can be read back exactly.
 */
export function bitsOfUnits(bytes: Uint8Array, units: readonly Unit[]): string {
  return units
    .flatMap(unit => {
      const { code, start, length } = unit
      if (code !== null && !isOverlong(unit)) return code.toString(2).padStart(21, "0")
      return Array.from(bytes.subarray(start, start + length), byte => `!${eight(byte)}`)
    })
    .join(" ")
}

export type Mistake = { what: string; start: number; end: number }

/**
 * Parses bits: bytes from any bits in multiples of eight, with or without spaces; code points from groups of up to
 * 21 bits.
 */
export function readBits(text: string, view: View): { bytes: Uint8Array<ArrayBuffer> } | Mistake {
  const wrong = view === "bytes" ? /[^01\s]/u.exec(text) : /(?<!^|\s)!|[^01!\s]/u.exec(text)
  if (wrong) {
    const what =
      wrong[0] === "!"
        ? "“!” stands before the bits of a byte."
        : `“${wrong[0]}” is no bit. There are two: 0 and 1.`
    return { what, start: wrong.index, end: wrong.index + wrong[0].length }
  }
  return view === "bytes" ? readBytes(text) : readCodes(text)
}

function readBytes(text: string): { bytes: Uint8Array<ArrayBuffer> } | Mistake {
  const bytes = new Uint8Array(Math.floor(text.length / 8))
  let count = 0
  let begun = 0
  let value = 0
  for (let i = 0; i < text.length; i++) {
    const bit = text.charCodeAt(i) - 48
    if (bit !== 0 && bit !== 1) continue
    if (count % 8 === 0) begun = i
    value = (value << 1) | bit
    count++
    if (count % 8 === 0) {
      bytes[count / 8 - 1] = value
      value = 0
    }
  }
  if (count % 8 > 0) {
    const left = count % 8
    return {
      what: `A byte has eight bits, and the last one has ${left}.`,
      start: begun,
      end: text.trimEnd().length,
    }
  }
  return { bytes: bytes.slice(0, count / 8) }
}

function readCodes(text: string): { bytes: Uint8Array<ArrayBuffer> } | Mistake {
  const bytes: number[] = []
  for (const { 0: group, index } of text.matchAll(/\S+/g)) {
    const isByte = group.startsWith("!")
    const bits = isByte ? group.slice(1) : group
    const code = Number.parseInt(bits, 2)
    const end = index + group.length
    if (isByte && bits.length !== 8)
      return { what: `A byte has eight bits, and this one has ${bits.length}.`, start: index, end }
    if (code > maxSpelt) {
      return {
        what: `A code point has 21 bits at most, and this has ${bits.replace(/^0+/, "").length}.`,
        start: index,
        end,
      }
    }
    for (const byte of isByte ? [code] : spell(code)) bytes.push(byte)
  }
  return { bytes: Uint8Array.from(bytes) }
}

/** Returns the bytes with one bit of one byte flipped; bit 7 is the most significant. */
export function withByteBit(bytes: Uint8Array, index: number, bit: number): Uint8Array<ArrayBuffer> {
  const next = Uint8Array.from(bytes)
  next[index] = (next[index] ?? 0) ^ (1 << bit)
  return next
}

/**
 * Returns the bytes with one bit (20 to 0) of a unit's number flipped and re-encoded. An overlong sequence stays
 * overlong.
 */
export function withCodeBit(bytes: Uint8Array, unit: Unit, bit: number): Uint8Array<ArrayBuffer> {
  const { start, length, code } = unit
  const spelt = spell((code ?? 0) ^ (1 << bit), isOverlong(unit) ? length : 1)
  const next = new Uint8Array(bytes.length - length + spelt.length)
  next.set(bytes.subarray(0, start))
  next.set(spelt, start)
  next.set(bytes.subarray(start + length), start + spelt.length)
  return next
}
