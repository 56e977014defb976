/** An orthographic globe: land, a graticule, and the shortest path between two places. */
import { land } from "./land"
import { normaliseLongitude, type Place } from "./logic"

type Vector = readonly [x: number, y: number, z: number]
/**
 * Orthographic coordinates on a disc of radius 1: x to the right, y downwards, and `near` towards the viewer
 * (negative on the far side).
 */
export type Projected = { x: number; y: number; near: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

function vector({ latitude, longitude }: Place): Vector {
  const [p, l] = [radians(latitude), radians(longitude)]
  return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)]
}

function place([x, y, z]: Vector): Place {
  return {
    latitude: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI,
    longitude: (Math.atan2(y, x) * 180) / Math.PI,
  }
}

/** Projects a place, seen from above another. */
export function project({ latitude, longitude }: Place, from: Place): Projected {
  const [p, p0, l] = [radians(latitude), radians(from.latitude), radians(longitude - from.longitude)]
  return {
    x: Math.cos(p) * Math.sin(l),
    y: -(Math.cos(p0) * Math.sin(p) - Math.sin(p0) * Math.cos(p) * Math.cos(l)),
    near: Math.sin(p0) * Math.sin(p) + Math.cos(p0) * Math.cos(p) * Math.cos(l),
  }
}

/** Returns the place at orthographic coordinates, seen from above another; null beside the globe. */
export function unproject(x: number, y: number, from: Place): Place | null {
  const p = Math.hypot(x, y)
  if (p > 1) return null
  const near = Math.sqrt(1 - p * p)
  const p0 = radians(from.latitude)
  const latitude = Math.asin(near * Math.sin(p0) - y * Math.cos(p0))
  const longitude = Math.atan2(x, near * Math.cos(p0) + y * Math.sin(p0))
  return {
    latitude: (latitude * 180) / Math.PI,
    longitude: normaliseLongitude(from.longitude + (longitude * 180) / Math.PI),
  }
}

/** Returns a viewpoint moved by some degrees; it stops at the poles. */
export function turned({ latitude, longitude }: Place, east: number, north: number): Place {
  return {
    latitude: Math.max(-90, Math.min(90, latitude + north)),
    longitude: normaliseLongitude(longitude + east),
  }
}

/**
 * Returns points along the great circle, both ends included. Between antipodes, where any path is shortest, it runs
 * over the pole.
 */
export function greatCircle(a: Place, b: Place, steps = 48): Place[] {
  const [u, v] = [vector(a), vector(b)]
  const angle = Math.acos(Math.max(-1, Math.min(1, u[0] * v[0] + u[1] * v[1] + u[2] * v[2])))
  if (angle < 1e-9) return [a]
  if (Math.PI - angle < 1e-6) {
    const top: Place = { latitude: 90, longitude: 0 }
    return [...greatCircle(a, top, steps / 2), ...greatCircle(top, b, steps / 2)]
  }
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [m, n] = [
      Math.sin((1 - i / steps) * angle) / Math.sin(angle),
      Math.sin((i / steps) * angle) / Math.sin(angle),
    ]
    return place([m * u[0] + n * v[0], m * u[1] + n * v[1], m * u[2] + n * v[2]])
  })
}

const rounded = (number: number) => Math.round(number * 1000) / 10

/** Returns a line as an SVG path on a disc of radius 100, leaving out the far side. */
export function linePath(places: readonly Place[], from: Place): string {
  let down = false
  return places
    .map(each => {
      const { x, y, near } = project(each, from)
      if (near < 0) {
        down = false
        return ""
      }
      const step = `${down ? "L" : "M"}${rounded(x)} ${rounded(y)}`
      down = true
      return step
    })
    .join("")
}

/** Returns the land as an SVG path; points on the far side are moved to the edge. */
export function landPath(from: Place): string {
  return land
    .map(outline => {
      const points = outline.map(([longitude, latitude]) => project({ latitude, longitude }, from))
      if (points.every(({ near }) => near < 0)) return ""
      const steps = points.map(({ x, y, near }) => {
        const far = near < 0 ? Math.hypot(x, y) || 1 : 1
        return `${rounded(x / far)} ${rounded(y / far)}`
      })
      return `M${steps.join("L")}Z`
    })
    .join("")
}

/** Returns meridians and parallels every thirty degrees. */
export function graticule(from: Place): string {
  const along = Array.from({ length: 73 }, (_, i) => i * 5)
  const parallels = [-60, -30, 0, 30, 60].map(latitude =>
    along.map(longitude => ({ latitude, longitude: longitude - 180 })),
  )
  const meridians = Array.from({ length: 12 }, (_, i) =>
    along.filter(at => at <= 180).map(at => ({ latitude: at - 90, longitude: i * 30 - 180 })),
  )
  return [...parallels, ...meridians].map(places => linePath(places, from)).join("")
}

/** Returns the midpoint of the path between two places, from which both are visible. */
export function viewpoint(a: Place, b: Place): Place {
  const steps = greatCircle(a, b)
  return steps[Math.floor(steps.length / 2)] ?? a
}
