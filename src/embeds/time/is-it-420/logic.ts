/** A kettle that boils at twenty past four, twice a day, and the teas for it. */

import type { Moment } from "../../../lib/calendar/oClock"
import { dayMs, wallAt } from "../../../lib/calendar/wallClock"
import type { Tea } from "../../../lib/lists/teas"

/** The heating time. */
export const heatingMs = 260_000

const room = 20
const boiling = 100

/** Returns the water's temperature in whole degrees Celsius, `left` milliseconds before it boils. */
export function temperature(left: number): number {
  const done = Math.min(1, Math.max(0, 1 - left / heatingMs))
  return Math.floor(room + (boiling - room) * done)
}

/** Describes the kettle in a sentence. `left` is in milliseconds; null while tea is served. */
export function kettleText(left: number | null): string {
  if (left === null) return "The kettle has boiled. Tea is served."
  if (left <= heatingMs) return `The kettle is on: the water is at ${temperature(left)} °C.`
  return "The kettle is cold. It is put on 4 min 20 s before the time."
}

/** The number of steps for which a rehearsal heats, and the length of a step. */
const heatingSteps = 45
export const stepMs = 100

/**
 * The acts after heating: the water boils, is poured on the leaves and steams, a paw takes the cup, and the cup
 * comes back.
 */
export type Act = "boil" | "pour" | "steam" | "take" | "back"
const acts: readonly { act: Act; steps: number }[] = [
  { act: "boil", steps: 8 },
  { act: "pour", steps: 26 },
  { act: "steam", steps: 14 },
  { act: "take", steps: 26 },
  { act: "back", steps: 24 },
]
export const rehearsalSteps = heatingSteps + acts.reduce((sum, { steps }) => sum + steps, 0)

/** Returns the act at a step of a rehearsal; null while the water heats, and after the end. */
export function actAt(step: number): Act | null {
  let at = heatingSteps
  if (step < at) return null
  for (const { act, steps } of acts) {
    at += steps
    if (step < at) return act
  }
  return null
}

/** Returns the step at which an act begins. */
export function beginning(of: Act): number {
  const before = acts.slice(
    0,
    acts.findIndex(({ act }) => act === of),
  )
  return before.reduce((sum, { steps }) => sum + steps, heatingSteps)
}

/** Returns the text during an act of a rehearsal. */
export function rehearsalText(act: Act | null): string {
  if (act === null) return "Rehearsal. The clock on the wall is an actor."
  if (act === "boil" || act === "pour") return "It boils! The kettle knows its part."
  return act === "back" ? "The cup is back. Thank you, all." : "The tea is real. The time is not."
}

/** Returns the rehearsed milliseconds until 4:20 at a step: the whole heating time, but faster. */
export function rehearsed(step: number): number {
  return heatingMs * Math.max(0, 1 - step / heatingSteps)
}

/** Returns the time on the wall during a rehearsal, which reaches 16:20 as the kettle boils. */
export function stageClock(left: number): { minute: number; second: number } {
  const seconds = (16 * 60 + 20) * 60 - Math.ceil(left / 1000)
  return { minute: Math.floor(seconds / 60), second: seconds % 60 }
}

const coldTouches = [
  "Cold. You have left a handprint.",
  "Still cold. It moved a little.",
  "It has turned its back on you.",
  "Cold shoulder, 20 °C.",
  "You may talk about it with the teapot.",
]

/** The touch at which a cold kettle turns its back. */
export const offendedAt = 3

/** Describes how the kettle feels to the touch, `left` milliseconds before it boils. */
export function feel(left: number, touches: number): string {
  const degrees = temperature(left)
  if (degrees >= boiling) return touches > 1 ? "Ow. Again." : "Ow."
  const felt = degrees > 60 ? "Hot" : degrees > 37 ? "Warm" : degrees > room ? "Getting warm" : "Cold"
  if (degrees === room) return coldTouches[Math.min(touches, coldTouches.length) - 1] ?? ""
  return `${felt}. ${degrees} °C.`
}

/** Returns the angles of a clock's hands in degrees clockwise from twelve. */
export function hands(minuteOfDay: number, second: number): { hour: number; minute: number; second: number } {
  return { hour: (minuteOfDay % 720) / 2, minute: (minuteOfDay % 60) * 6, second: second * 6 }
}

/**
 * Returns the minutes, -30 to 30, by which a minute hand is turned from one angle to another in degrees, the
 * shorter way round.
 */
export function woundBy(from: number, to: number): number {
  const turn = (((to - from) % 360) + 540) % 360
  return (turn - 180) / 6
}

/** Returns the milliseconds until twenty past four on a 12-hour clock; 0 during that minute. */
export function leftOn(minuteOfDay: number): number {
  const minutes = (((260 - minuteOfDay) % 720) + 720) % 720
  return minutes > 719 ? 0 : minutes * 60_000
}

/** Returns the text while a clock is wound by hand, and after it. */
export function woundText(isTime: boolean, isHeld: boolean): string {
  if (isTime) return "It is 4:20 for as long as you hold it there."
  return isHeld ? "The kettle is watching the clock." : "The clock knows better."
}

/**
 * Returns the tea for a serving in a zone: the next in the list at each serving, so that no two in a row are alike.
 */
export function leavesFor(moment: Moment, zone: string, teas: readonly Tea[]): Tea | undefined {
  const date = Math.floor(wallAt(moment.at, zone) / dayMs)
  const turn = date * 2 + (moment.minute < 720 ? 0 : 1)
  return teas[((turn % teas.length) + teas.length) % teas.length]
}

/** Describes how a tea is brewed: "80 °C for 1 to 3 minutes". */
export function recipe({ temperature: [from, to], time: [minSeconds, maxSeconds] }: Tea): string {
  const degrees = from === to ? `${from} °C` : `${from} to ${to} °C`
  const inMinutes = (seconds: number) =>
    String(seconds / 60)
      .replace(".5", "½")
      .replace(/^0½/, "½")
  const time =
    minSeconds === maxSeconds ? inMinutes(minSeconds) : `${inMinutes(minSeconds)} to ${inMinutes(maxSeconds)}`
  return `${degrees} for ${time} minute${maxSeconds === 60 ? "" : "s"}`
}

/** Describes the number of cups on time and in rehearsals, and whether one has just been poured. */
export function cupsText(cups: number, isPoured: boolean, practised: number): string {
  const extra = practised > 0 ? ` ${practised.toLocaleString("en-GB")} in rehearsal.` : ""
  const all = `${cups.toLocaleString("en-GB")} cup${cups === 1 ? "" : "s"} so far, all on time.`
  if (isPoured) return `Poured. Careful, it is hot. ${all}${extra}`
  return (cups > 0 ? all : "No cups so far.") + extra
}
