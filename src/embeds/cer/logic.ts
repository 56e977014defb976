/** Numbers of certificates: a day, six signs of a name, and check digits by which a slip or a stranger is found out. */

import { hash } from "../../lib/game/random"
import { trimmed, withoutUnseen } from "../../lib/text/blank"

/** The signs of a serial: without I, L, O and U, which are mistaken for others or make words. */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/**
 * The remainder by 97 of letters and digits read as one number, A as 10 to Z as 35: ISO/IEC 7064, MOD 97-10. With its
 * two check digits at the end a text leaves 1. Throws a RangeError for other characters.
 */
export function mod97(text: string): number {
  let rest = 0
  for (const sign of text) {
    const value = /[0-9A-Z]/.test(sign) ? Number.parseInt(sign, 36) : Number.NaN
    if (Number.isNaN(value)) throw new RangeError(`"${sign}" is neither a digit nor a capital letter.`)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** A name as the Registry knows it: spaces and capitals don't make another person. */
export function folded(name: string): string {
  return trimmed(name.normalize("NFC")).replace(/\s+/g, " ").toLowerCase()
}

function serialOf(name: string, day: string): string {
  let rest = hash(`${folded(name)}|${day}`)
  let serial = ""
  for (let i = 0; i < 6; i++) {
    serial += signs[rest % 32]
    rest = Math.floor(rest / 32)
  }
  return serial
}

/** The number of a name's certificate of a day, "2026-11-22": "CER-261122-7KQ2M9-41". */
export function numberOf(name: string, day: string): string {
  const date = day.slice(2).replaceAll("-", "")
  const serial = serialOf(name, day)
  const check = 98 - mod97(`CER${date}${serial}00`)
  return `CER-${date}-${serial}-${String(check).padStart(2, "0")}`
}

export type Standing =
  | { kind: "genuine"; day: string }
  | { kind: "slip" }
  | { kind: "stranger"; day: string }
  | { kind: "shape" }

/** The day in a number, "2026-11-22"; null where there is no such day. */
function dayIn(date: string): string | null {
  const day = `20${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4)}`
  const read = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day ? null : day
}

/** The form of a number: 0 is a digit, and _ a digit or a letter. */
const form = "CER000000______00"

/** Whether a number may still become one of ours: it is too short, and what there is of it is right. */
export function isBegun(number: string): boolean {
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

/** What a number is worth to somebody of this name. */
export function verify(number: string, name: string): Standing {
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
    null: "Exists, but as nothing in particular.",
    undefined: "Has not been told yet.",
    "schrödinger's cat": "Please do not open this certificate.",
    godot: "Has an appointment. We are waiting.",
    "the registry": "Pending. Applicant could not find itself.",
    cer: "Pending. Applicant could not find itself.",
    hal: "Was sorry, and could not come.",
    matti: "There are others. We have counted them as one.",
  }),
)

/** What the clerk has noted of a name, as on a form that has to have something there. */
export function remarkOf(name: string): string {
  const text = folded(name)
  const own = known.get(text)
  if (own) return own
  if (text === "") return "Came without a name. Was there, though."
  if (/\d/.test(text)) return "Name contains arithmetic."
  if (!/\p{L}/u.test(text)) return "Name could not be pronounced. Pointed at."
  if (text.length > 28) return "Exists at some length."
  const remarks = [
    "Breathes. Has been asked to go on.",
    "Cast a shadow, at the second try.",
    "Blinked when the stamp came down.",
    "Looks like the photograph. There is no photograph.",
    "Took a queue number and kept it.",
    "Knocked. The glass confirms it.",
  ] as const
  return remarks[hash(text) % remarks.length] ?? remarks[0]
}

/** A closed wavy line round a point, as on banknotes: `waves` of them, `depth` high, on a circle. As an SVG path. */
export function rosette(x: number, y: number, radius: number, depth: number, waves: number): string {
  const steps = waves * 8
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps
    const r = radius + depth * Math.sin(waves * angle)
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join("L")}z`
}
