/** Reads a place as people write it: decimal degrees, or degrees, minutes and seconds. */
import { type Place, turned } from "./logic"

export type Reading = { kind: "empty" } | { kind: "place"; place: Place } | { kind: "mistake"; what: string }

const mistake = (what: string): Reading => ({ kind: "mistake", what })

type Angle = { degrees: number; letter: string }

/** An angle as "60.17", "60°10′13″N", "N 60 10.5" or "-60 10 13". */
function readAngle(text: string): Angle | { what: string } {
  const letter = /[NSEW]/i.exec(text)?.[0].toUpperCase() ?? ""
  const bare = text.replace(/[NSEW]/i, " ").trim()
  const negative = /^[-−]/.test(bare)
  const parts = bare
    .replace(/^[-−+]\s*/, "")
    .split(/[\s°º'’′"”″:]+/)
    .filter(Boolean)
  const numbers = parts.map(Number)
  if (parts.length === 0) return { what: "There is a direction without a number." }
  if (parts.some(part => !/^\d+(\.\d*)?$|^\.\d+$/.test(part)) || parts.length > 3)
    return { what: `“${text.trim()}” is not degrees. Write 60.17, or 60°10′13″N.` }
  if (numbers.slice(0, -1).some(part => !Number.isInteger(part)))
    return { what: `Only the last part of “${text.trim()}” can have decimals.` }
  if (numbers.slice(1).some(part => part >= 60))
    return { what: "Minutes and seconds go from 0 to 59, as on a clock." }
  const [d = 0, m = 0, s = 0] = numbers
  const size = d + m / 60 + s / 3600
  if (negative && letter) return { what: "A minus and a letter both say where. One of them is enough." }
  return { degrees: negative || letter === "S" || letter === "W" ? -size : size, letter }
}

/** The two halves of a text: at a comma, a semicolon, a letter of direction, or the gap in the middle. */
function halves(text: string): string[] {
  if (text.includes(";")) return text.split(";").map(half => half.replace(/(\d),(\d)/g, "$1.$2"))
  if (text.includes(",")) {
    const inDecimals = /^([^\s,]+,\d+)\s*,?\s+([^\s,]+,\d+)$/.exec(text)
    return inDecimals
      ? [inDecimals[1], inDecimals[2]].map(half => (half ?? "").replace(",", "."))
      : text.split(",")
  }
  const after = /^([^NS]*[NS])\s*(.+)$/i.exec(text)
  const before = /^([NS].*?)\s*([EW].+)$/i.exec(text)
  if (before) return [before[1] ?? "", before[2] ?? ""]
  if (after) return [after[1] ?? "", after[2] ?? ""]
  const words = text.split(/\s+/)
  return words.length % 2 === 0
    ? [words.slice(0, words.length / 2).join(" "), words.slice(words.length / 2).join(" ")]
    : [text]
}

/** The place in a text, latitude first unless letters say otherwise, or what is wrong with it, in a sentence. */
export function readPlace(text: string): Reading {
  const trimmed = text
    .trim()
    .replace(/^geo:/i, "")
    .replace(/^\((.*)\)$/, "$1")
  if (trimmed === "") return { kind: "empty" }
  if (trimmed.length > 100) return mistake("That is a long way to write a place.")
  const two = /\d/.test(trimmed) ? halves(trimmed) : []
  if (two.length !== 2) return mistake("A place is two numbers, as 60.1704, 24.9522. First north, then east.")
  const [first, second] = two.map(readAngle) as [ReturnType<typeof readAngle>, ReturnType<typeof readAngle>]
  if ("what" in first) return mistake(first.what)
  if ("what" in second) return mistake(second.what)
  const isSwapped = /[EW]/.test(first.letter) || /[NS]/.test(second.letter)
  const [north, east] = isSwapped ? [second, first] : [first, second]
  if (/[EW]/.test(north.letter) || /[NS]/.test(east.letter))
    return mistake("Both numbers go in the same direction. One should be N or S, the other E or W.")
  if (Math.abs(north.degrees) > 90)
    return mistake("Nothing is farther north or south than 90 degrees. Are they swapped?")
  if (Math.abs(east.degrees) > 180)
    return mistake("East and west meet at 180 degrees. There is nothing behind that.")
  return { kind: "place", place: { latitude: north.degrees, longitude: turned(east.degrees) } }
}
