/** A kettle that is ready at twenty past four, twice a day, and the leaves for it. */

import type { Moment } from "../../../lib/calendar/oClock"
import { dayMs, wallAt } from "../../../lib/calendar/wallClock"
import type { Tea } from "../../../lib/lists/teas"

/** How long before the time the kettle is put on: 4 minutes and 20 seconds, in milliseconds. */
export const heating = 260_000

const room = 20
const boiling = 100

/** The water's temperature in whole degrees Celsius, with so many milliseconds to go; 0 is the time itself. */
export function temperature(left: number): number {
  const done = Math.min(1, Math.max(0, 1 - left / heating))
  return Math.floor(room + (boiling - room) * done)
}

/** What the kettle is doing, in a sentence. `left` is in milliseconds; null while tea is served. */
export function kettleText(left: number | null): string {
  if (left === null) return "The kettle has boiled. Tea is served."
  if (left <= heating) return `The kettle is on: the water is at ${temperature(left)} °C.`
  return "The kettle is cold. It is put on 4 min 20 s before the time."
}

/** How many steps a rehearsal heats, and how long one is, in milliseconds. */
const heatingSteps = 45
export const stepMilliseconds = 100

/** What becomes of the water: it boils, is poured on the leaves, steams, is had by somebody, and the cup comes back. */
export type Act = "boil" | "pour" | "steam" | "take" | "back"
const acts: readonly { act: Act; steps: number }[] = [
  { act: "boil", steps: 8 },
  { act: "pour", steps: 26 },
  { act: "steam", steps: 14 },
  { act: "take", steps: 26 },
  { act: "back", steps: 24 },
]
export const rehearsalSteps = heatingSteps + acts.reduce((sum, { steps }) => sum + steps, 0)

/** What is played at a step; null while the water is heated, and when all is over. */
export function actAt(step: number): Act | null {
  let at = heatingSteps
  if (step < at) return null
  for (const { act, steps } of acts) {
    at += steps
    if (step < at) return act
  }
  return null
}

/** The step at which an act begins. */
export function beginning(of: Act): number {
  const before = acts.slice(
    0,
    acts.findIndex(({ act }) => act === of),
  )
  return before.reduce((sum, { steps }) => sum + steps, heatingSteps)
}

/** What is said during a rehearsal. */
export function rehearsalText(act: Act | null): string {
  if (act === null) return "Rehearsal. The clock on the wall is an actor."
  if (act === "boil" || act === "pour") return "It boils! The kettle knows its part."
  return act === "back" ? "The cup is back. Thank you, all." : "The tea is real. The time is not."
}

/** How long it is to the time in the play, in milliseconds, at a step of a rehearsal: the kettle's whole way, but faster. */
export function rehearsed(step: number): number {
  return heating * Math.max(0, 1 - step / heatingSteps)
}

/** What the clock on the wall plays meanwhile: it gets to twenty past four with the kettle. */
export function stageClock(left: number): { minute: number; second: number } {
  const seconds = (16 * 60 + 20) * 60 - Math.ceil(left / 1000)
  return { minute: Math.floor(seconds / 60), second: seconds % 60 }
}

/** What whoever touches the kettle finds out, so many milliseconds before the time and after so many touches. */
export function feel(left: number, touches: number): string {
  const degrees = temperature(left)
  if (degrees >= boiling) return touches > 1 ? "Ow. Again." : "Ow."
  const felt = degrees > 60 ? "Hot" : degrees > 37 ? "Warm" : degrees > room ? "Getting warm" : "Cold"
  return touches > 2 && degrees === room
    ? `Still cold. ${touches} touches, ${degrees} °C.`
    : `${felt}. ${degrees} °C.`
}

/** The angles of a clock's hands at a minute of the day and a second, in degrees from twelve. */
export function hands(minuteOfDay: number, second: number): { hour: number; minute: number; second: number } {
  return { hour: (minuteOfDay % 720) / 2, minute: (minuteOfDay % 60) * 6, second: second * 6 }
}

/** How many minutes a minute hand goes on when it is turned from one angle to another, in degrees, the shorter way round. */
export function woundBy(from: number, to: number): number {
  const turn = (((to - from) % 360) + 540) % 360
  return (turn - 180) / 6
}

/** How long it is to twenty past four on a clock of twelve hours, in milliseconds: 0 for as long as it shows that. */
export function leftOn(minuteOfDay: number): number {
  const minutes = (((260 - minuteOfDay) % 720) + 720) % 720
  return minutes > 719 ? 0 : minutes * 60_000
}

/** What the kettle thinks of a clock that is wound by hand, or was until now. */
export function woundText(isTime: boolean, isHeld: boolean): string {
  if (isTime) return "It is 4:20 for as long as you hold it there."
  return isHeld ? "The kettle is watching the clock." : "The clock knows better."
}

/** The leaves for a time that a zone's clocks show: the next of the list at each, so that no two in a row are alike. */
export function leavesFor(moment: Moment, zone: string, teas: readonly Tea[]): Tea | undefined {
  const date = Math.floor(wallAt(moment.at, zone) / dayMs)
  const turn = date * 2 + (moment.minute < 720 ? 0 : 1)
  return teas[((turn % teas.length) + teas.length) % teas.length]
}

/** "80 °C for 1 to 3 minutes": how a tea is brewed. */
export function recipe({ temperature: [from, to], time: [least, most] }: Tea): string {
  const degrees = from === to ? `${from} °C` : `${from} to ${to} °C`
  const inMinutes = (seconds: number) =>
    String(seconds / 60)
      .replace(".5", "½")
      .replace(/^0½/, "½")
  const time = least === most ? inMinutes(least) : `${inMinutes(least)} to ${inMinutes(most)}`
  return `${degrees} for ${time} minute${most === 60 ? "" : "s"}`
}

/** How many cups have been had, on time and in rehearsals, and whether one was just poured. */
export function cupsText(cups: number, isPoured: boolean, practised: number): string {
  const extra = practised > 0 ? ` ${practised.toLocaleString("en-GB")} in rehearsal.` : ""
  const all = `${cups.toLocaleString("en-GB")} cup${cups === 1 ? "" : "s"} so far, all on time.`
  if (isPoured) return `Poured. Careful, it is hot. ${all}${extra}`
  return (cups > 0 ? all : "No cups so far.") + extra
}
