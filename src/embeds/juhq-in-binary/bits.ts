/** Bits as text, both ways, by bytes or by code points. */
import { isOverlong, maxSpelt, spell, type Unit } from "./utf8"

export type View = "bytes" | "codes"

const eight = (byte: number) => byte.toString(2).padStart(8, "0")

/** The bits of bytes, eight each, with spaces between. */
export function bitsOfBytes(bytes: Uint8Array): string {
  return Array.from(bytes, eight).join(" ")
}

/**
 * The bits of code points, 21 each, with spaces between; of what spells none, and of what a number alone would not bring
 * back, since it is spelt too long, its bytes after exclamation marks.
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

/** Reads bits: bytes from any bits in eights, with or without spaces; code points from groups of up to 21 bits. */
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

/** The bytes with one bit of one byte turned; bit 7 is the largest, 0 the smallest. */
export function withByteBit(bytes: Uint8Array, index: number, bit: number): Uint8Array<ArrayBuffer> {
  const next = Uint8Array.from(bytes)
  next[index] = (next[index] ?? 0) ^ (1 << bit)
  return next
}

/** The bytes with one bit of a unit's number turned, 20 to 0, and the number spelt anew; too long stays too long. */
export function withCodeBit(bytes: Uint8Array, unit: Unit, bit: number): Uint8Array<ArrayBuffer> {
  const { start, length, code } = unit
  const spelt = spell((code ?? 0) ^ (1 << bit), isOverlong(unit) ? length : 1)
  const next = new Uint8Array(bytes.length - length + spelt.length)
  next.set(bytes.subarray(0, start))
  next.set(spelt, start)
  next.set(bytes.subarray(start + length), start + spelt.length)
  return next
}
