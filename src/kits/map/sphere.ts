/** Places on a spherical Earth: distances and great circles. */

export type Place = {
  /** The latitude in degrees, -90 (south) to 90 (north). */
  latitude: number
  /** The longitude in degrees, -180 (west) to 180 (east). */
  longitude: number
}

type Vector = readonly [x: number, y: number, z: number]

/** The mean radius of the Earth in kilometres (IUGG). */
export const earthRadiusKm = 6371.0088

export const toRadians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI

function vector({ latitude, longitude }: Place): Vector {
  const [p, l] = [toRadians(latitude), toRadians(longitude)]
  return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)]
}

/**
 * Returns the great-circle distance in kilometres by the haversine formula; the error for the real Earth is up to 0.6%.
 */
export function kilometres(a: Place, b: Place): number {
  const [p, q] = [toRadians(a.latitude), toRadians(b.latitude)]
  const h =
    Math.sin((q - p) / 2) ** 2 +
    Math.cos(p) * Math.cos(q) * Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Returns the distances in kilometres from each place to the next; one fewer than places. */
export function legLengthsKm(places: readonly Place[]): number[] {
  return places.slice(1).map((place, i) => kilometres(places[i] ?? place, place))
}

/**
 * Returns places along the great circle from `a` to `b`, both included; just the two if they coincide or are antipodes.
 */
export function greatCircle(a: Place, b: Place, steps = 32): Place[] {
  const [u, v] = [vector(a), vector(b)]
  const angle = kilometres(a, b) / earthRadiusKm
  const sine = Math.sin(angle)
  if (sine < 1e-9) return [a, b]
  return Array.from({ length: steps + 1 }, (_, i) => {
    if (i === 0) return a
    if (i === steps) return b
    const [m, n] = [Math.sin((1 - i / steps) * angle) / sine, Math.sin((i / steps) * angle) / sine]
    const [x, y, z] = [m * u[0] + n * v[0], m * u[1] + n * v[1], m * u[2] + n * v[2]]
    return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) }
  })
}
