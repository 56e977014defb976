/** Parses coordinates: decimal degrees, degrees-minutes-seconds, or a geo: URI. */
import { isBlank } from "../../lib/text/blank"
import { normaliseLongitude, type Place } from "./logic"

export type Reading = { kind: "empty" } | { kind: "place"; place: Place } | { kind: "mistake"; what: string }

const mistake = (what: string): Reading => ({ kind: "mistake", what })

type Angle = { degrees: number; letter: string; typed: string }

/** Half of a text, normalised and as typed. */
type Half = { text: string; typed: string }

/** Parses an angle such as "60.17", "60°10′13″N", "N 60 10.5" or "-60 10 13". */
function readAngle({ text, typed }: Half): Angle | { what: string } {
  // An E inside a number is an exponent.
  const found = /^\s*([NSEW])|([NSEW])\s*$/i.exec(text)
  const letter = (found?.[1] ?? found?.[2] ?? "").toUpperCase()
  const bare = text.replace(/^\s*[NSEW]|[NSEW]\s*$/i, " ").trim()
  const negative = /^[-−]/.test(bare)
  const parts = bare
    .replace(/^[-−+]\s*/, "")
    // Nautical notation has a hyphen between degrees and minutes.
    .replace(/(\d)-(?=\d)/g, "$1 ")
    .split(/[\s°º'’′"”″:]+/)
    .filter(Boolean)
  const numbers = parts.map(Number)
  if (parts.length === 0)
    return {
      what: typed ? `“${typed}” is a direction without a number.` : "One of the two numbers is missing.",
    }
  if (parts.some(part => !/^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i.test(part)) || parts.length > 3)
    return { what: `“${typed}” is not degrees. Write 60.17, or 60°10′13″N.` }
  if (numbers.slice(0, -1).some(part => !Number.isInteger(part)))
    return { what: `Only the last part of “${typed}” can have decimals.` }
  if (numbers.slice(1).some(part => part >= 60))
    return { what: `“${typed}”? Minutes and seconds go from 0 to 59, as on a clock.` }
  const [d = 0, m = 0, s = 0] = numbers
  const size = d + m / 60 + s / 3600
  if (negative && letter)
    return { what: `“${typed}” says where with a minus and with a letter. One of them is enough.` }
  return { degrees: negative || letter === "S" || letter === "W" ? -size : size, letter, typed }
}

const asTyped = (text: string): Half => ({ text, typed: text.trim() })

/** Normalises a half with a decimal comma. */
const withComma = (text: string): Half => ({
  text: text.replace(/(\d),(\d)/g, "$1.$2"),
  typed: text.trim(),
})

/** Splits a text in two at a comma, a semicolon, a compass letter, or the gap in the middle. */
function halves(text: string): Half[] {
  if (text.includes(";")) return text.split(";").map(withComma)
  if (text.includes(",")) {
    const inDecimals = /^([^\s,]+,\d+)\s*,?\s+([^\s,]+,\d+)$/.exec(text)
    return inDecimals ? inDecimals.slice(1).map(withComma) : text.split(",").map(asTyped)
  }
  const after = /^([^NS]*[NS])\s*(.+)$/i.exec(text)
  const before = /^([NS].*?)\s*([EW].+)$/i.exec(text)
  if (before) return before.slice(1).map(asTyped)
  if (after) return after.slice(1).map(asTyped)
  const words = text.split(/\s+/)
  return words.length % 2 === 0
    ? [words.slice(0, words.length / 2), words.slice(words.length / 2)].map(half => asTyped(half.join(" ")))
    : [asTyped(text)]
}

/** Combines latitude and longitude, or returns the problem. */
function placeAt(north: Angle, east: Angle): Reading {
  if (Math.abs(north.degrees) > 90 && Math.abs(east.degrees) > 180)
    return mistake(
      `“${north.typed}” and “${east.typed}”? The Earth ends at 90 degrees one way, 180 the other.`,
    )
  if (Math.abs(north.degrees) > 90)
    return mistake(`“${north.typed}”? Nothing is farther north or south than 90 degrees. Are they swapped?`)
  if (Math.abs(east.degrees) > 180)
    return mistake(`“${east.typed}”? East and west meet at 180 degrees. There is nothing behind that.`)
  return { kind: "place", place: { latitude: north.degrees, longitude: normaliseLongitude(east.degrees) } }
}

/**
 * Parses a URI such as "geo:60.1704,24.9522;u=35": latitude, longitude, an optional altitude, and parameters, of
 * which only the reference system matters (RFC 5870).
 */
function readGeo(address: string): Reading {
  const [coordinates = "", ...parameters] = address.replace(/^geo:/i, "").replace(/\?.*$/, "").split(";")
  const numbers = coordinates.split(",").map(number => number.trim())
  if (isBlank(coordinates) || numbers.length < 2 || numbers.length > 3)
    return mistake(
      `“${address}” should have a latitude and a longitude, and at most a height, as geo:60.1704,24.9522.`,
    )
  const wrong = numbers.find(number => !/^-?\d+(\.\d+)?$/.test(number))
  if (wrong !== undefined) return mistake(`“${wrong}” is not a number of a geo: address, such as 60.1704.`)
  const system = parameters.find(parameter => /^crs=/i.test(parameter))
  if (system && !/^crs=wgs84$/i.test(system))
    return mistake(`“${system}” is another way of measuring the Earth. This page knows wgs84.`)
  const [north, east] = numbers.map(typed => ({ degrees: Number(typed), letter: "", typed })) as [
    Angle,
    Angle,
  ]
  return placeAt(north, east)
}

const latitudeName = /["']?\blat(?:itude)?\b["']?\s*[:=]?\s*/gi
const longitudeName = /["']?\b(?:lng|lon(?:g(?:itude)?)?)\b["']?\s*[:=]?\s*/gi

/** Replaces the words for degrees, minutes and seconds by their signs. */
function withSigns(text: string): string {
  return text
    .replace(/(\d)\s*(?:degrees?|deg|d)\.?(?![a-z])/gi, "$1° ")
    .replace(/(\d)\s*(?:minutes?|min|m)\.?(?![a-z])/gi, "$1′ ")
    .replace(/(\d)\s*(?:seconds?|sec|s(?=\s*[nsew](?![a-z])))\.?(?![a-z])/gi, "$1″ ")
    .trim()
}

/** Parses a place, latitude first unless letters say otherwise, or returns the problem as a sentence. */
export function readPlace(text: string): Reading {
  if (isBlank(text)) return { kind: "empty" }
  const trimmed = text.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "").trim()
  const onMap = /^https?:\/\/[^\s@]{0,300}@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/i.exec(trimmed.slice(0, 400))
  if (onMap) return readPlace(`${onMap[1]}, ${onMap[2]}`)
  if (trimmed.length > 100) return mistake("A long way to write a place.")
  if (/^geo:/i.test(trimmed)) return readGeo(trimmed)
  const inside = trimmed.replace(/^(?:\((.*)\)|\[(.*)\]|\{(.*)\})$/, "$1$2$3").trim()
  const bare = withSigns(inside.replace(latitudeName, "").replace(longitudeName, ""))
  const isLongitudeFirst = new RegExp(`^(?:${longitudeName.source})`, "i").test(inside)
  const read = /\d/.test(bare) ? halves(bare) : []
  const two = isLongitudeFirst ? read.reverse() : read
  if (two.length !== 2)
    return mistake(`“${trimmed}”? A place is two numbers, as 60.1704, 24.9522. First north, then east.`)
  const [first, second] = two.map(readAngle) as [ReturnType<typeof readAngle>, ReturnType<typeof readAngle>]
  if ("what" in first) return mistake(first.what)
  if ("what" in second) return mistake(second.what)
  const isSwapped = /[EW]/.test(first.letter) || /[NS]/.test(second.letter)
  const [north, east] = isSwapped ? [second, first] : [first, second]
  if (/[EW]/.test(north.letter) || /[NS]/.test(east.letter))
    return mistake(`“${trimmed}” goes twice in the same direction. One should be N or S, the other E or W.`)
  return placeAt(north, east)
}
