/** Finds the places on Earth where it is 13:37 now and next, and spells text in leet. */

import { leetMinutes, nextMoment } from "../../../lib/calendar/oClock"
import { dayMs, minuteMs, offsetAt, partsAt } from "../../../lib/calendar/wallClock"
import type { ClockPlace } from "./schema"

/** The places where it is 13:37 at an instant, in milliseconds since 1970. */
export type Round = { at: number; places: ClockPlace[] }

/** Returns the places whose zones this browser knows; its time zone database may be older than the list. */
export function knownPlaces(places: readonly ClockPlace[]): ClockPlace[] {
  return places.filter(({ zone }) => {
    try {
      return Number.isFinite(offsetAt(0, zone))
    } catch {
      return false
    }
  })
}

/** Returns the places where it is 13:37 at an instant. */
export function placesNow(at: number, places: readonly ClockPlace[]): ClockPlace[] {
  return places.filter(({ zone }) => {
    const { hour, minute: shown } = partsAt(at, zone)
    return leetMinutes.includes(hour * 60 + shown)
  })
}

/** Returns all 13:37s on Earth in the 24 hours after the minute of an instant, in order. */
export function roundsAfter(at: number, places: readonly ClockPlace[]): Round[] {
  const from = Math.floor(at / minuteMs) * minuteMs
  const rounds = new Map<number, ClockPlace[]>()
  for (const place of places) {
    const next = nextMoment(from, place.zone, leetMinutes).at
    if (next <= from + dayMs) rounds.set(next, [...(rounds.get(next) ?? []), place])
  }
  return [...rounds].map(([at, places]) => ({ at, places })).sort((a, b) => a.at - b.at)
}

/** Lists places in words: "Helsinki (Finland) and Kyiv (Ukraine)". */
export function placeNames(places: readonly ClockPlace[]): string {
  const names = places.map(({ place, country }) => (place === country ? place : `${place} (${country})`))
  return new Intl.ListFormat("en-GB").format(names)
}

const digits: Record<string, string> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" }

/** Spells a text in leet: a, e, i, o, s and t become digits. */
export function leet(text: string): string {
  return text.replace(/[aeiost]/gi, letter => digits[letter.toLowerCase()] ?? letter)
}
