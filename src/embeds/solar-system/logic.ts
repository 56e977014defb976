/** Where the planets are, how far from the Sun, and how long anything takes to get there. */
import type { Planet } from "./schema"

/** Kilometres: the astronomical unit, the Moon from the Earth, and the Sun's diameter. */
export const astronomicalUnit = 149_597_870.7
export const moonDistance = 384_400
export const sunDiameter = 1_390_000
/** Kilometres a second. */
export const lightSpeed = 299_792.458
export const secondsPerYear = 31_556_926
/** Kilometres for each pixel of the way. */
export const scale = 10_000

const radians = Math.PI / 180

/** Eccentric anomaly from a mean anomaly in radians, by Newton's method; e from 0 to less than 1. */
export function eccentricAnomaly(mean: number, e: number): number {
  let anomaly = mean + e * Math.sin(mean)
  for (let i = 0; i < 12; i++) {
    const change = (mean - anomaly + e * Math.sin(anomaly)) / (1 - e * Math.cos(anomaly))
    anomaly += change
    if (Math.abs(change) < 1e-12) break
  }
  return anomaly
}

/** A place seen from the north of the ecliptic: km from the Sun and the heliocentric longitude in degrees, 0 to 360. */
export type Place = { km: number; longitude: number }

/**
 * Where a planet is at a time in milliseconds since 1970, by JPL's approximate elements (ssd.jpl.nasa.gov, "Approximate
 * Positions of the Planets"): right to minutes of arc from 1800 to 2050; a time beyond that counts as its end.
 */
export function placeAt(planet: Planet, time: number): Place {
  const inside = Math.max(Date.UTC(1800, 0, 1), Math.min(Date.UTC(2050, 0, 1), time))
  const centuries = (inside / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525
  const [a, e, i, L, w, n] = (["a", "e", "i", "L", "w", "n"] as const).map(
    key => planet[key][0] + planet[key][1] * centuries,
  ) as [number, number, number, number, number, number]
  const mean = ((((L - w) % 360) + 540) % 360) - 180
  const anomaly = eccentricAnomaly(mean * radians, e)
  const [x, y] = [a * (Math.cos(anomaly) - e), a * Math.sqrt(1 - e * e) * Math.sin(anomaly)]
  const true_ = Math.atan2(y, x)
  const around = true_ + (w - n) * radians
  const longitude = n * radians + Math.atan2(Math.sin(around) * Math.cos(i * radians), Math.cos(around))
  return { km: Math.hypot(x, y) * astronomicalUnit, longitude: (((longitude / radians) % 360) + 360) % 360 }
}

/** A planet's year in days of the Earth, as its mean longitude tells. */
export function yearOf(planet: Planet): number {
  return (360 / planet.L[1]) * 36_525
}

/** Who can be ridden, and how fast that is in kilometres a second. */
export const vehicles = {
  light: { name: "Light", speed: lightSpeed },
  light100: { name: "Light × 100 (not allowed)", speed: lightSpeed * 100 },
  probe: { name: "Voyager 1, 17 km/s", speed: 17 },
  car: { name: "A Lada, 120 km/h", speed: 120 / 3600 },
  hamster: { name: "A hamster, 3 km/h", speed: 3 / 3600 },
} as const

export type Vehicle = keyof typeof vehicles

/** A length of time in the largest unit that fits: "8 min 19 s", "4,287 years". Seconds, 0 or more. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const years = seconds / secondsPerYear
  if (years >= 2) return `${Math.round(years).toLocaleString("en-GB")} years`
  if (whole >= 172_800) return `${Math.round(seconds / 86_400)} days`
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
  if (whole >= 60) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${whole} s`
}

/** What one comes to on the way out, the Sun first; the Moon stands beyond the Earth, as it does at times. */
export type Stop = { id: string; name: string; km: number; wide: number; colour: string }

/** The stops on a day, by how far from the Sun each is then. */
export function stopsOf(planets: readonly Planet[], time: number): Stop[] {
  const stops = planets.flatMap((planet): Stop[] => {
    const { km } = placeAt(planet, time)
    const stop = { id: planet.id, name: planet.name, km, wide: planet.km, colour: planet.colour }
    if (planet.id !== "earth") return [stop]
    return [stop, { id: "moon", name: "the Moon", km: km + moonDistance, wide: 3475, colour: "#c8c8c8" }]
  })
  return [{ id: "sun", name: "the Sun", km: 0, wide: sunDiameter, colour: "#ffd23c" }, ...stops]
}

/** The first stop beyond a place; undefined behind the last one. */
export function nextStop(stops: readonly Stop[], km: number): Stop | undefined {
  return stops.find(stop => stop.km > km)
}
