/** Places on the Earth: notations, distances, and the nearest page. */
import { kilometres, toRadians } from "../../kits/map/sphere"
import type { Random } from "../../lib/game/random"

export type Place = {
  /** Degrees, -90 (south) to 90 (north). */
  latitude: number
  /** Degrees, -180 (west, inclusive) to 180 (exclusive). */
  longitude: number
}

/** The steps of the cathedral on Senate Square (https://en.wikipedia.org/wiki/Helsinki_Cathedral). */
export const helsinki: Place = { latitude: 60.1704, longitude: 24.9522 }

/** Normalises a longitude to the range from -180 (inclusive) to 180 (exclusive). */
export function normaliseLongitude(longitude: number): number {
  if (longitude >= -180 && longitude < 180) return longitude
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}

/** Returns the antipode of a place. */
export function antipode({ latitude, longitude }: Place): Place {
  return { latitude: latitude === 0 ? 0 : -latitude, longitude: normaliseLongitude(longitude + 180) }
}

/** Formats a place as "60.17040, 24.95220"; five decimals are about a metre. */
export function decimal({ latitude, longitude }: Place): string {
  const five = (degrees: number) => (Math.abs(degrees) < 0.000005 ? 0 : degrees).toFixed(5)
  return `${five(latitude)}, ${five(longitude)}`
}

function sexagesimal(degrees: number, positive: string, negative: string): string {
  const tenths = Math.round(Math.abs(degrees) * 36_000)
  const [d, m, s] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60, (tenths % 600) / 10]
  const pad = (text: string, length: number) => text.padStart(length, "0")
  const letter = tenths === 0 ? "" : degrees < 0 ? negative : positive
  return `${d}°${pad(String(m), 2)}′${pad(s.toFixed(1), 4)}″${letter}`
}

/** Formats a place as "60°10′13.4″N 24°57′07.9″E"; a tenth of a second is about three metres. */
export function dms({ latitude, longitude }: Place): string {
  return `${sexagesimal(latitude, "N", "S")} ${sexagesimal(longitude, "E", "W")}`
}

/** Returns the distance in metres on a sphere of the Earth's mean radius; off by up to 0.6%. */
export function sphereDistance(a: Place, b: Place): number {
  return 1000 * kilometres(a, b)
}

// WGS 84: the equatorial radius in metres, and the flattening.
const equator = 6_378_137
const flattening = 1 / 298.257223563
const pole = equator * (1 - flattening)

/**
 * Returns the distance in metres on the WGS 84 ellipsoid, to half a millimetre (T. Vincenty, Survey Review XXIII,
 * 1975). Null for nearly antipodal places, where the iteration does not converge.
 */
export function ellipsoidDistance(a: Place, b: Place): number | null {
  const longitude = toRadians(normaliseLongitude(b.longitude - a.longitude))
  const [u1, u2] = [a, b].map(({ latitude }) =>
    Math.atan((1 - flattening) * Math.tan(toRadians(latitude))),
  ) as [number, number]
  const [sin1, cos1, sin2, cos2] = [Math.sin(u1), Math.cos(u1), Math.sin(u2), Math.cos(u2)]
  let lambda = longitude
  for (let i = 0; i < 200; i++) {
    const [sinLambda, cosLambda] = [Math.sin(lambda), Math.cos(lambda)]
    const sinSigma = Math.hypot(cos2 * sinLambda, cos1 * sin2 - sin1 * cos2 * cosLambda)
    if (sinSigma === 0) return cosLambda > 0 ? 0 : null
    const cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda
    const sigma = Math.atan2(sinSigma, cosSigma)
    const sinAlpha = (cos1 * cos2 * sinLambda) / sinSigma
    const cosSquared = 1 - sinAlpha ** 2
    const cosMiddle = cosSquared === 0 ? 0 : cosSigma - (2 * sin1 * sin2) / cosSquared
    const c = (flattening / 16) * cosSquared * (4 + flattening * (4 - 3 * cosSquared))
    const old = lambda
    lambda =
      longitude +
      (1 - c) *
        flattening *
        sinAlpha *
        (sigma + c * sinSigma * (cosMiddle + c * cosSigma * (-1 + 2 * cosMiddle ** 2)))
    if (Math.abs(lambda) > Math.PI) return null
    if (Math.abs(lambda - old) > 1e-12) continue
    const u = (cosSquared * (equator ** 2 - pole ** 2)) / pole ** 2
    const large = 1 + (u / 16_384) * (4096 + u * (-768 + u * (320 - 175 * u)))
    const small = (u / 1024) * (256 + u * (-128 + u * (74 - 47 * u)))
    const sixth = (small / 6) * cosMiddle * (-3 + 4 * sinSigma ** 2) * (-3 + 4 * cosMiddle ** 2)
    const turn = cosMiddle + (small / 4) * (cosSigma * (-1 + 2 * cosMiddle ** 2) - sixth)
    return pole * large * (sigma - small * sinSigma * turn)
  }
  return null
}

const winds = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]

/** Returns whether a place is a pole, to the last decimal displayed. From a pole all directions are the same. */
export function isPole({ latitude }: Place): boolean {
  return 90 - Math.abs(latitude) < 0.000005
}

/** Returns the compass direction from one place to another, in words. */
export function direction(from: Place, to: Place): string {
  if (isPole(from)) return from.latitude > 0 ? "south" : "north"
  const [p, q, apart] = [
    toRadians(from.latitude),
    toRadians(to.latitude),
    toRadians(to.longitude - from.longitude),
  ]
  const y = Math.sin(apart) * Math.cos(q)
  const x = Math.cos(p) * Math.sin(q) - Math.sin(p) * Math.cos(q) * Math.cos(apart)
  const degrees = (Math.atan2(y, x) * 180) / Math.PI
  return winds[((Math.round(degrees / 45) % 8) + 8) % 8] ?? "north"
}

/** Formats a distance in metres: "about 12 m", "3.46 km", "6,567 km". */
export function distanceText(metres: number): string {
  if (metres < 1000) return `${Math.round(metres)} m`
  const km = metres / 1000
  return `${km.toLocaleString("en-GB", { maximumFractionDigits: km < 100 ? 2 : 0 })} km`
}

/** Describes the distance and direction to Helsinki in a sentence. */
export function toHelsinki(place: Place): string {
  const exact = ellipsoidDistance(place, helsinki)
  const metres = exact ?? sphereDistance(place, helsinki)
  if (metres < 1000) return `${distanceText(metres)}. You are there. The steps are cold.`
  return exact === null
    ? `About ${distanceText(metres)}, in any direction. You are on the other side of the Earth.`
    : `${distanceText(metres)} to the ${direction(place, helsinki)}${isPole(place) ? ", as everything is from here" : ""}`
}

/**
 * Returns the location of a page: the first two digits of its code are degrees north, the last two degrees east.
 * Null beyond the pole.
 */
export function parsePlace(code: string): Place | null {
  const [latitude, longitude] = [Number(code.slice(0, 2)), Number(code.slice(2))]
  return /^\d{4}$/.test(code) && latitude <= 90 ? { latitude, longitude } : null
}

/** Returns the page nearest to a place with its distance in metres; null if there are no pages. */
export function nearestPage<T extends { code: string }>(
  pages: readonly T[],
  place: Place,
): { page: T; metres: number } | null {
  let best: { page: T; metres: number } | null = null
  for (const page of pages) {
    const at = parsePlace(page.code)
    if (!at) continue
    const metres = sphereDistance(place, at)
    if (!best || metres < best.metres) best = { page, metres }
  }
  return best
}

/** Returns a random place, uniformly distributed over the globe's area. */
export function randomPlace(random: Random): Place {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    latitude: round((Math.asin(2 * random() - 1) * 180) / Math.PI),
    longitude: round(360 * random() - 180),
  }
}

/** Describes the hit of a dart. `isDry` is true on land. */
export function dartText(at: Place, isDry: boolean, endsDry: boolean): string {
  if (sphereDistance(at, helsinki) < 600_000) return "Ouch. Somebody in Finland looked up."
  if (isDry && endsDry) return "Land at both ends. Pertti has been looking for this."
  if (at.latitude < -65) return "Thunk. A penguin has signed for it."
  if (isDry) return "Thunk. Land. Pertti looks down the hole."
  return "Splash. The dart has sunk. Pertti goes after it."
}
