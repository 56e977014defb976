/** A drawn part of the Earth: its size, its land and the projection of places to its coordinates. */
import type { Point, Projection } from "./projection"
import type { Place } from "./sphere"

/** Outlines in their file format: each is "longitude latitude longitude ...", in units of 1/`parts` degree. */
export type Outlines = { parts: number; land: string[]; around?: string[] }

export type MapArea = {
  /** The width in units of the drawing; y points down. */
  width: number
  height: number
  project: Projection
  /** The land that the map shows, as an SVG path. */
  land: string
  /** Neighbouring land, as an SVG path. */
  around: string
}

type Box = readonly [west: number, south: number, east: number, north: number]

const rounded = (number: number) => Math.round(number * 10) / 10

function placesOf(ring: string, parts: number): Place[] {
  const numbers = ring.split(" ").map(Number)
  return numbers.flatMap((number, i) =>
    i % 2 === 0 ? [{ longitude: number / parts, latitude: (numbers[i + 1] ?? 0) / parts }] : [],
  )
}

/** Projects outlines to a drawing `width` units wide, which just contains the edge of a box in degrees. */
export function mapArea(outlines: Outlines, projection: Projection, box: Box, width: number): MapArea {
  const [west, south, east, north] = box
  const along = Array.from({ length: 21 }, (_, i) => i / 20)
  const edge = along.flatMap(share => {
    const longitude = west + share * (east - west)
    const latitude = south + share * (north - south)
    return [
      projection({ longitude, latitude: south }),
      projection({ longitude, latitude: north }),
      projection({ longitude: west, latitude }),
      projection({ longitude: east, latitude }),
    ]
  })
  const xs = edge.map(([x]) => x)
  const ys = edge.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const scale = width / (Math.max(...xs) - left)
  const project = (place: Place): Point => {
    const [x, y] = projection(place)
    return [(x - left) * scale, (top - y) * scale]
  }
  const path = (rings: readonly string[]) =>
    rings
      .map(ring => {
        const points = placesOf(ring, outlines.parts).map(place => project(place).map(rounded).join(" "))
        return `M${points.join("L")}Z`
      })
      .join("")
  return {
    width,
    height: rounded((top - Math.min(...ys)) * scale),
    project,
    land: path(outlines.land),
    around: path(outlines.around ?? []),
  }
}

/** Returns a line through places as an SVG path; it is interrupted where it crosses the edge of the map. */
export function linePath(places: readonly Place[], project: Projection): string {
  let before: Place | undefined
  return places
    .map(place => {
      const isOver = before !== undefined && Math.abs(place.longitude - before.longitude) > 180
      const sign = before === undefined || isOver ? "M" : "L"
      before = place
      return `${sign}${project(place).map(rounded).join(" ")}`
    })
    .join("")
}

/** Returns the index of the place nearest to a point of the drawing; -1 if there are no places. */
export function nearestIndex(places: readonly Place[], [x, y]: Point, project: Projection): number {
  const distances = places.map(place => {
    const [u, v] = project(place)
    return Math.hypot(u - x, v - y)
  })
  return distances.reduce(
    (best, distance, i) => (best < 0 || distance < (distances[best] ?? 0) ? i : best),
    -1,
  )
}
