/** Map projections, in radii of the Earth: x to the east, y to the north. */
import { type Place, toRadians } from "./sphere"

export type Point = readonly [x: number, y: number]
export type Projection = (place: Place) => Point

const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796]
const root = Math.sqrt(3) / 2

/** Projects the whole Earth with equal areas (Šavrič, Patterson and Jenny, Equal Earth, 2018). */
export function equalEarth({ latitude, longitude }: Place): Point {
  const t = Math.asin(root * Math.sin(toRadians(latitude)))
  const [t2, t6] = [t * t, t ** 6]
  const x = (toRadians(longitude) * Math.cos(t)) / (root * (a1 + 3 * a2 * t2 + t6 * (7 * a3 + 9 * a4 * t2)))
  return [x, t * (a1 + a2 * t2 + t6 * (a3 + a4 * t2))]
}

/** Creates a conformal projection around a meridian in degrees, for a country along it (Lambert, 1772). */
export function transverseMercator(meridian: number): Projection {
  return ({ latitude, longitude }) => {
    const [p, l] = [toRadians(latitude), toRadians(longitude - meridian)]
    return [Math.atanh(Math.cos(p) * Math.sin(l)), Math.atan2(Math.tan(p), Math.cos(l))]
  }
}
