/** The tram and its timetable, which is invented and kept. */
import { minuteMs, padTwo, partsAt } from "../../../lib/calendar/wallClock"
import { zone } from "./zone"

/** The minute of the hour, from 0 to 9 in each ten, in which the tram is at the stop. */
const tramMinute = 4

/** Whether a tram runs at an hour of the day: from five in the morning until one in the night. */
const runs = (hour: number) => hour >= 5 || hour < 1

export type Tram = {
  /** 0 where it comes into the picture, 1 where it has left it. */
  way: number
  /** To the left at even tens of minutes, to the right at odd ones. */
  toLeft: boolean
}

/** The tram that is in the picture at an instant, or null. */
export function tramAt(at: number): Tram | null {
  const { hour, minute: minutes, second } = partsAt(at, zone)
  if (minutes % 10 !== tramMinute || !runs(hour)) return null
  return { way: 0.2 + (second / 60) * 0.6, toLeft: Math.floor(minutes / 10) % 2 === 0 }
}

/** When the next tram comes, "14:24": the one that is there is not the next one. */
export function nextTram(at: number): string {
  for (let after = Math.floor(at / minuteMs) + 1; ; after++) {
    const { hour, minute: minutes } = partsAt(after * minuteMs, zone)
    if (minutes % 10 === tramMinute && runs(hour)) return `${padTwo(hour)}:${padTwo(minutes)}`
  }
}
