/** What stands on the axes of the chart. */
import { linearScale, type Tick } from "../../kits/chart/scale"
import { koinu, written } from "./logic"

export const ranges = ["minute", "hour", "day", "year", "all"] as const

export type Range = (typeof ranges)[number]

/** How the lengths are called, as in "the last minute". */
export const rangeNames: Record<Range, string> = {
  minute: "1 min",
  hour: "1 h",
  day: "1 day",
  year: "1 year",
  all: "All",
}

/** At this magnification, as a power of ten, one koinu fills the chart: there is nothing smaller. */
export const full = 8

/** One may still pull once more. */
export const maxZoom = full + 1

/** How the magnification is called. */
export function magnified(zoom: number): string {
  if (zoom === 0) return "Not magnified"
  const times = `Magnified ${(10 ** Math.min(zoom, full)).toLocaleString("en-GB")} times`
  return zoom > full ? `${times}, and once more` : times
}

/** How high the dog that is the line looks, as a part of its height at full magnification. */
export function heightOf(zoom: number): number {
  return zoom === 0 ? 0.01 : Math.min(1.15, 1.7 ** (zoom - full))
}

/** Whether an ear goes up: the dog was looked at too closely, or petted where one can see it. */
export function wakes(zoom: number, pets: number): boolean {
  return zoom > full || (zoom >= full - 2 && pets > 0)
}

/** What the top, the middle and the bottom of the chart are, in DOGE, at a magnification of 10 to the power of `zoom`. */
export function scale(zoom: number): [top: string, middle: string, bottom: string] {
  const half = koinu / 10n ** BigInt(Math.min(zoom, full))
  return [written(koinu + half), written(koinu), written(koinu - half)]
}

/** The beginning of the chart, for an end. */
export function startOf(range: Range, now: Date): Date {
  const start = new Date(now)
  if (range === "all") return new Date(2013, 11, 6)
  if (range === "minute") start.setTime(now.getTime() - 60_000)
  if (range === "hour") start.setTime(now.getTime() - 3_600_000)
  if (range === "day") start.setTime(now.getTime() - 86_400_000)
  if (range === "year") start.setFullYear(now.getFullYear() - 1)
  return start
}

const two = (value: number) => String(value).padStart(2, "0")
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** The round time at or after an instant by the visitor's clock, in steps that a range is divided by. */
function roundTimes(range: Range, from: Date, to: Date): Date[] {
  const [year, month, day, hour, minute] = [
    from.getFullYear(),
    from.getMonth(),
    from.getDate(),
    from.getHours(),
    from.getMinutes(),
  ]
  const step = (i: number) => {
    if (range === "minute") return new Date(year, month, day, hour, minute, i * 20)
    if (range === "hour") return new Date(year, month, day, hour, i * 15)
    if (range === "day") return new Date(year, month, day, i * 6)
    if (range === "year") return new Date(year, i * 3, 1)
    return new Date(2012 + i * 3, 0, 1)
  }
  const found: Date[] = []
  for (let i = 0; i < 200 && step(i) <= to; i++) if (step(i) > from) found.push(step(i))
  return found
}

/** The round times between the chart's beginning, which is 0, and now, which is 1. */
export function ticks(range: Range, now: Date): Tick[] {
  const from = startOf(range, now)
  const x = linearScale([from.getTime(), now.getTime()], [0, 1])
  const label = (at: Date) => {
    if (range === "all") return String(at.getFullYear())
    if (range === "year") return months[at.getMonth()] ?? ""
    const time = `${two(at.getHours())}:${two(at.getMinutes())}`
    return range === "minute" ? `${time}:${two(at.getSeconds())}` : time
  }
  return roundTimes(range, from, now).map(at => ({ at: x(at.getTime()), label: label(at) }))
}
