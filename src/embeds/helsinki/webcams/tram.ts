/** The tram and its timetable, which is invented but always kept. */
import { minuteMs, padTwo, partsAt } from "../../../lib/calendar/wallClock"
import { zone } from "./zone"

/** The last digit of the minutes during which the tram is at the stop. */
const tramMinute = 4

/** Returns whether trams run during an hour of the day: from 5:00 to 1:00. */
const runs = (hour: number) => hour >= 5 || hour < 1

export type Tram = {
  /** The progress of the tram through the picture: 0 when it enters, 1 when it has left. */
  way: number
  /** True at even tens of minutes; at odd ones the tram goes to the right. */
  toLeft: boolean
}

/** Returns the tram in the picture at an instant, or null. */
export function tramAt(at: number): Tram | null {
  const { hour, minute: minutes, second } = partsAt(at, zone)
  if (minutes % 10 !== tramMinute || !runs(hour)) return null
  return { way: 0.2 + (second / 60) * 0.6, toLeft: Math.floor(minutes / 10) % 2 === 0 }
}

/** Returns the time of the next tram, "14:24". A tram at the stop now does not count. */
export function nextTram(at: number): string {
  for (let after = Math.floor(at / minuteMs) + 1; ; after++) {
    const { hour, minute: minutes } = partsAt(after * minuteMs, zone)
    if (minutes % 10 === tramMinute && runs(hour)) return `${padTwo(hour)}:${padTwo(minutes)}`
  }
}
