/** Where on Earth it is 13:37, where it will be next, and how that is spelt. */

import { leetMinutes, nextMoment } from "../../../lib/calendar/oClock"
import { dayMs, minuteMs, offsetAt, partsAt } from "../../../lib/calendar/wallClock"
import type { ClockPlace } from "./schema"

/** 13:37 at some places at once: an instant in milliseconds from 1970, and where. */
export type Round = { at: number; places: ClockPlace[] }

/** The places whose zones this browser knows: its list of them may be older than ours. */
export function knownPlaces(places: readonly ClockPlace[]): ClockPlace[] {
  return places.filter(({ zone }) => {
    try {
      return Number.isFinite(offsetAt(0, zone))
    } catch {
      return false
    }
  })
}

/** The places whose clocks show 13:37 at an instant. */
export function placesNow(at: number, places: readonly ClockPlace[]): ClockPlace[] {
  return places.filter(({ zone }) => {
    const { hour, minute: shown } = partsAt(at, zone)
    return leetMinutes.includes(hour * 60 + shown)
  })
}

/** All the 13:37s to begin on Earth within 24 hours after the minute of an instant, in order. */
export function roundsAfter(at: number, places: readonly ClockPlace[]): Round[] {
  const from = Math.floor(at / minuteMs) * minuteMs
  const rounds = new Map<number, ClockPlace[]>()
  for (const place of places) {
    const next = nextMoment(from, place.zone, leetMinutes).at
    if (next <= from + dayMs) rounds.set(next, [...(rounds.get(next) ?? []), place])
  }
  return [...rounds].map(([at, places]) => ({ at, places })).sort((a, b) => a.at - b.at)
}

/** Places in a sentence: "Helsinki (Finland) and Kyiv (Ukraine)". */
export function placeNames(places: readonly ClockPlace[]): string {
  const names = places.map(({ place, country }) => (place === country ? place : `${place} (${country})`))
  return new Intl.ListFormat("en-GB").format(names)
}

const digits: Record<string, string> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" }

/** A text in the spelling of the 1337: a, e, i, o, s and t are digits. Everything else is left as it is. */
export function leet(text: string): string {
  return text.replace(/[aeiost]/gi, letter => digits[letter.toLowerCase()] ?? letter)
}
