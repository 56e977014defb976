/**
 * A walk round the South Pole in steps of fifteen degrees: each is an hour, and the one across the date line a day.
 */
import { weekdayName } from "../../lib/calendar/dayNames"
import { padTwo, partsAt } from "../../lib/calendar/wallClock"

const hourMs = 3_600_000

/** The hours of the coffee breaks in Finland, kept by a Finn anywhere. */
export const coffeeHours = [9, 14] as const

/** Returns the sector for a number of steps east of Greenwich, as hours ahead of UTC, from -11 to 12. */
export function sectorOf(steps: number): number {
  return ((((steps + 11) % 24) + 24) % 24) - 11
}

/** The hours within which a hand on the map is at the walker, for a step of an hour. */
const nearHours = 0.5

/** Returns the direction from a walker to a hand on the map, `x` to the right of and `y` below the Pole; 0 within half a step. */
export function wayTo(steps: number, x: number, y: number, stride: number): 1 | 0 | -1 {
  const hours = (Math.atan2(x, -y) * 12) / Math.PI
  const ahead = ((((hours - steps + 12) % 24) + 24) % 24) - 12
  if (Math.abs(ahead) <= nearHours * stride) return 0
  return ahead > 0 ? 1 : -1
}

export type PoleTime = { time: string; weekday: string; hour: number; zone: string }

/** Returns the time in a sector by its meridian, without daylight saving. */
export function timeIn(sector: number, at: number): PoleTime {
  const parts = partsAt(at + sector * hourMs, "UTC")
  const sign = sector < 0 ? "−" : "+"
  return {
    time: `${padTwo(parts.hour)}:${padTwo(parts.minute)}`,
    weekday: weekdayName(parts.weekday),
    hour: parts.hour,
    zone: sector === 0 ? "UTC" : `UTC${sign}${Math.abs(sector)}`,
  }
}

/** Returns the sectors at which it is a coffee hour now; there is one for each hour at any time. */
export function coffeeSectors(at: number): { sector: number; hour: number }[] {
  return Array.from({ length: 24 }, (_, i) => i - 11).flatMap(sector => {
    const { hour: hourMs } = timeIn(sector, at)
    return coffeeHours.some(each => each === hourMs) ? [{ sector, hour: hourMs }] : []
  })
}

/**
 * Projects a place onto the map round the Pole: Greenwich is up, east is clockwise. `scale` is map units a degree.
 */
export function polar(latitude: number, longitude: number, scale: number): readonly [x: number, y: number] {
  const angle = (longitude / 180) * Math.PI
  const away = (90 + latitude) * scale
  return [away * Math.sin(angle), -away * Math.cos(angle)]
}

/** The approximate coast as longitude and latitude in degrees, eastwards from Greenwich, ice shelves included. */
export const coast: readonly (readonly [longitude: number, latitude: number])[] = [
  [0, -69.5],
  [10, -70],
  [20, -70],
  [33, -68.7],
  [40, -69.5],
  [48, -67.5],
  [55, -66],
  [62, -67.5],
  [69, -68],
  [73, -69.5],
  [79, -68],
  [88, -66.7],
  [98, -65.7],
  [110, -66],
  [120, -66.8],
  [130, -66.2],
  [142, -67],
  [150, -68.5],
  [160, -70],
  [170, -71.5],
  [165, -75],
  [167, -77.5],
  [180, -78],
  [-170, -78.4],
  [-158, -78],
  [-152, -77],
  [-142, -75.5],
  [-130, -74.3],
  [-115, -74],
  [-102, -72.2],
  [-95, -73],
  [-82, -73],
  [-75, -71.5],
  [-69, -69.5],
  [-67, -67],
  [-62, -64.8],
  [-57, -63.3],
  [-60, -65.5],
  [-62, -69],
  [-60, -73.5],
  [-60, -75.5],
  [-50, -77.7],
  [-38, -78],
  [-28, -76],
  [-20, -73.5],
  [-10, -71.2],
]
