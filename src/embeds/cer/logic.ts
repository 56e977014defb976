/** Certificate numbers: a date, a six-character hash of a name, and check digits that reveal typing errors. */

import { hash } from "../../lib/game/random"
import { trimmed, withoutUnseen } from "../../lib/text/blank"

/** The alphabet of serials: without I, L, O and U, which are mistaken for others or make words. */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/**
 * Returns the remainder by 97 of letters and digits read as one number, A as 10 to Z as 35: ISO/IEC 7064, MOD
 * 97-10. A text that ends with its two check digits gives 1. Throws a RangeError for other characters.
 */
export function mod97(text: string): number {
  let remainder = 0
  for (const sign of text) {
    const value = /[0-9A-Z]/.test(sign) ? Number.parseInt(sign, 36) : Number.NaN
    if (Number.isNaN(value)) throw new RangeError(`"${sign}" is neither a digit nor a capital letter.`)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** Normalises a name for comparison: spacing and case do not matter. */
export function normaliseName(name: string): string {
  return trimmed(name.normalize("NFC")).replace(/\s+/g, " ").toLowerCase()
}

function serialOf(name: string, day: string): string {
  let remainder = hash(`${normaliseName(name)}|${day}`)
  let serial = ""
  for (let i = 0; i < 6; i++) {
    serial += signs[remainder % 32]
    remainder = Math.floor(remainder / 32)
  }
  return serial
}

/** Returns the certificate number of a name for a day such as "2026-11-22": "CER-261122-7KQ2M9-41". */
export function numberOf(name: string, day: string): string {
  const date = day.slice(2).replaceAll("-", "")
  const serial = serialOf(name, day)
  const check = 98 - mod97(`CER${date}${serial}00`)
  return `CER-${date}-${serial}-${String(check).padStart(2, "0")}`
}

export type Verification =
  | { kind: "genuine"; day: string }
  | { kind: "slip" }
  | { kind: "stranger"; day: string }
  | { kind: "shape" }

/** Returns the day in a number as "2026-11-22"; null if it does not exist. */
function dayIn(date: string): string | null {
  const day = `20${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4)}`
  const read = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day ? null : day
}

/** Returns a number with its last digit changed, which its check digits give away. */
export function forge(number: string): string {
  return number.replace(/\d$/, digit => String((Number(digit) + 1) % 10))
}

const sealWords = [
  "Crack. One digit is wrong now, and the seal knows it.",
  "That was the second seal. They are handmade.",
  "The clerk is breathing through his nose.",
  "The seals are on your bill from here on.",
]

/** Returns the clerk's words on the `times`-th seal broken by hand. */
export function sealText(times: number): string {
  return sealWords[Math.min(times, sealWords.length) - 1] ?? ""
}

/** The format of a number: 0 stands for a digit, and _ for a digit or a letter. */
const form = "CER000000______00"

/** Returns whether a text is a proper prefix of a valid format. */
export function isPartialNumber(number: string): boolean {
  const written = withoutUnseen(number).toUpperCase().replace(/[\s-]/g, "")
  return (
    written.length < form.length &&
    [...written].every((sign, i) => {
      const wanted = form.charAt(i)
      if (wanted === "0") return /\d/.test(sign)
      return wanted === "_" ? /[0-9A-Z]/.test(sign) : sign === wanted
    })
  )
}

/** Returns the status of a number for the bearer of a name. */
export function verify(number: string, name: string): Verification {
  const match = /^CER(\d{6})([0-9A-Z]{6})(\d{2})$/.exec(number.toUpperCase().replace(/[\s-]/g, ""))
  const day = match?.[1] ? dayIn(match[1]) : null
  if (!match) return { kind: "shape" }
  if (mod97(match[0]) !== 1 || day === null) return { kind: "slip" }
  return { kind: match[2] === serialOf(name, day) ? "genuine" : "stranger", day }
}

const known = new Map(
  Object.entries({
    pertti: "Seen in a wheel, several times, by the same witness.",
    juhq: "A human? See the other department.",
    "santa claus": "Confirmed by 3 reindeer and the post office.",
    joulupukki: "Confirmed by 3 reindeer and the post office.",
    null: "Exists, as nothing in particular.",
    undefined: "Has not been told yet.",
    "schrödinger's cat": "Please do not open this certificate.",
    godot: "Has an appointment. We are waiting.",
    "the registry": "Pending. Applicant could not find itself.",
    cer: "Pending. Applicant could not find itself.",
    hal: "Was sorry, and could not come.",
    matti: "There are others. We have counted them as one.",
  }),
)

/** Returns the clerk's remark on a name. */
export function remarkOf(name: string): string {
  const text = normaliseName(name)
  const own = known.get(text)
  if (own) return own
  if (text === "") return "Came without a name. Was there, though."
  if (/\d/.test(text)) return "Name contains arithmetic."
  if (!/\p{L}/u.test(text)) return "Name could not be pronounced. Pointed at."
  if (text.length > 28) return "Exists at some length."
  const remarks = [
    "Breathes. Has been asked to go on.",
    "Cast a shadow at the second try.",
    "Blinked when the stamp came down.",
    "Looks like the photograph. There is no photograph.",
    "Took a queue number and kept it.",
    "Knocked. The glass confirms it.",
  ] as const
  return remarks[hash(text) % remarks.length] ?? remarks[0]
}

/**
 * Returns a guilloche rosette as an SVG path: a closed wave of `waves` periods and amplitude `depth` around a
 * circle.
 */
export function rosette(x: number, y: number, radius: number, depth: number, waves: number): string {
  const steps = waves * 8
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps
    const r = radius + depth * Math.sin(waves * angle)
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join("L")}z`
}
