/** The scales and ticks of the chart. */
import { linearScale, type Tick } from "../../kits/chart/scale"
import { koinu, written } from "./logic"

export const ranges = ["minute", "hour", "day", "year", "all"] as const

export type Range = (typeof ranges)[number]

/** Names of the ranges on their buttons. */
export const rangeNames: Record<Range, string> = {
  minute: "1 min",
  hour: "1 h",
  day: "1 day",
  year: "1 year",
  all: "All",
}

/** The zoom level, as a power of ten, at which one koinu, the smallest unit, fills the chart. */
export const fullZoom = 8

/** Allows one step beyond that. */
export const maxZoom = fullZoom + 1

/** Describes the zoom level. */
export function magnified(zoom: number): string {
  if (zoom === 0) return "Not magnified"
  const times = `Magnified ${(10 ** Math.min(zoom, fullZoom)).toLocaleString("en-GB")} times`
  return zoom > fullZoom ? `${times}, and once more` : times
}

/** Returns the apparent height of the dog that the line is, relative to its height at full zoom. */
export function heightOf(zoom: number): number {
  return zoom === 0 ? 0.01 : Math.min(1.15, 1.7 ** (zoom - fullZoom))
}

/** Returns whether the sleeping dog raises an ear: on zooming too far, or on petting it while it is visible. */
export function wakes(zoom: number, pets: number): boolean {
  return zoom > fullZoom || (zoom >= fullZoom - 2 && pets > 0)
}

/** Returns the tick labels in DOGE, from top to bottom, at a zoom of 10 to the power of `zoom`. */
export function scale(zoom: number): [top: string, middle: string, bottom: string] {
  const half = koinu / 10n ** BigInt(Math.min(zoom, fullZoom))
  return [written(koinu + half), written(koinu), written(koinu - half)]
}

/** Returns the start of a range that ends now. */
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

/** Returns the round local times within a range, for its ticks. */
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

/** Returns the ticks of the time axis: 0 is the start of the range, 1 is now. */
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
