/** The positions of the planets, their distances from the Sun, and travel times. */
import type { Planet } from "./schema"

/** Kilometres: the astronomical unit, the distance of the Moon, and the diameter of the Sun. */
export const astronomicalUnit = 149_597_870.7
export const moonDistance = 384_400
export const sunDiameter = 1_390_000
/** Kilometres per second. */
export const lightSpeed = 299_792.458
export const secondsPerYear = 31_556_926
/** Kilometres per pixel. */
export const scale = 10_000

const radians = Math.PI / 180

/**
 * Solves Kepler's equation by Newton's method: returns the eccentric anomaly of a mean anomaly, both in radians,
 * for 0 <= e < 1.
 */
export function eccentricAnomaly(mean: number, e: number): number {
  let anomaly = mean + e * Math.sin(mean)
  for (let i = 0; i < 12; i++) {
    const change = (mean - anomaly + e * Math.sin(anomaly)) / (1 - e * Math.cos(anomaly))
    anomaly += change
    if (Math.abs(change) < 1e-12) break
  }
  return anomaly
}

/**
 * A position seen from north of the ecliptic: the distance from the Sun in km, and the heliocentric longitude in
 * degrees, 0 to 360.
 */
export type Place = { km: number; longitude: number }

/**
 * Returns the position of a planet at a time in milliseconds since 1970, by JPL's approximate elements
 * (ssd.jpl.nasa.gov, "Approximate Positions of the Planets"): accurate to minutes of arc from 1800 to 2050; other
 * times are clamped to that range.
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

/** Returns the length of a planet's year in Earth days, derived from its mean longitude. */
export function yearOf(planet: Planet): number {
  return (360 / planet.L[1]) * 36_525
}

/** The vehicles, with their speeds in kilometres per second. */
export const vehicles = {
  hamster: { name: "A hamster, 3 km/h", speed: 3 / 3600 },
  light: { name: "Light", speed: lightSpeed },
  light100: { name: "Light × 100 (not allowed)", speed: lightSpeed * 100 },
  probe: { name: "Voyager 1, 17 km/s", speed: 17 },
  car: { name: "A Lada, 120 km/h", speed: 120 / 3600 },
} as const

export type Vehicle = keyof typeof vehicles

/** The seconds of speeding after which the police come, and after which they have caught up. */
export const chaseFrom = 1.5
export const caughtAt = 7

/** Returns the words of the police after some seconds faster than light; null until they come. */
export function policeText(seconds: number): string | null {
  if (seconds < chaseFrom) return null
  if (seconds < 3) return "Behind you: “Pull over, please.”"
  return seconds < 5 ? "“You there. With the tail.”" : "“Do you know how fast that was?”"
}

/** The distance in km ahead of the start at which a guest is lost: within the first screen of a phone. */
const lostKm = 1.15e6

/** Returns the place in km at which a guest is lost; before the last stop for whoever starts there. */
export function lostAt(start: number, last: number): number {
  return start + (start < last ? lostKm : -lostKm)
}

/** Returns the speed with a guest aboard, in kilometres a second: what has mass can't keep up with light. */
export function speedWithMass(speed: number): number {
  return Math.min(speed, vehicles.probe.speed)
}

/** Says when the next stop comes; `slowing` is the name of what has slowed light down, as within a sentence. */
export function nextText(next: string | null, seconds: number, slowing: string | null): string {
  if (next === null) return "You are past it all."
  const time = formatTime(seconds)
  return slowing === null
    ? `Next: ${next}, in ${time}.`
    : `With ${slowing}, light has mass: ${time} to ${next}.`
}

/** Formats a distance in km as "12 m" below a kilometre. */
export function formatDistance(km: number): string {
  if (km > 0 && km < 1) return `${Math.round(km * 1000)} m`
  return `${Math.round(km).toLocaleString("en-GB")} km`
}

/** Formats a duration in seconds in the largest unit that fits: "8 min 19 s", "4,287 years". */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const years = seconds / secondsPerYear
  if (years >= 2) return `${Math.round(years).toLocaleString("en-GB")} years`
  if (whole >= 172_800) return `${Math.round(seconds / 86_400)} days`
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
  if (whole >= 60) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${whole} s`
}

/** An object on the way out, from the Sun on. The Moon is placed beyond the Earth, where it is at times. */
export type Stop = { id: string; name: string; km: number; wide: number; colour: string }

/** Returns the stops on a day, ordered by their distance from the Sun. */
export function stopsOf(planets: readonly Planet[], time: number): Stop[] {
  const stops = planets.flatMap((planet): Stop[] => {
    const { km } = placeAt(planet, time)
    const stop = { id: planet.id, name: planet.name, km, wide: planet.km, colour: planet.colour }
    if (planet.id !== "earth") return [stop]
    return [stop, { id: "moon", name: "the Moon", km: km + moonDistance, wide: 3475, colour: "#c8c8c8" }]
  })
  return [{ id: "sun", name: "the Sun", km: 0, wide: sunDiameter, colour: "#ffd23c" }, ...stops]
}

/** Returns the planet or moon within a distance of a place on the way; undefined if there is none. */
export function foundAt(stops: readonly Stop[], km: number, within: number): Stop | undefined {
  return stops.find(stop => stop.id !== "sun" && Math.abs(stop.km - km) <= within)
}

/** Returns the first stop beyond a distance; undefined after the last one. */
export function nextStop(stops: readonly Stop[], km: number): Stop | undefined {
  return stops.find(stop => stop.km > km)
}

/** Returns the first place beyond a distance where there is something, in km: a stop or one of `others`; at the end the last stop. */
export function nextPlace(stops: readonly Stop[], others: readonly number[], km: number): number {
  const places = [...stops.map(stop => stop.km), ...others]
  // A place that is looked at already is not the next one, whatever the last digits say.
  const ahead = places.filter(place => place > km + 1)
  return ahead.length > 0 ? Math.min(...ahead) : (stops.at(-1)?.km ?? 0)
}

/** The squeezed distance on the round map of a distance in km, as a share of the map's half width: a logarithm. */
export function mapShare(km: number): number {
  return 0.22 + (0.7 * Math.log(km / 55e6)) / Math.log(4.5e9 / 55e6)
}

/** A body on the round map. */
export type Body = { id: string; name: string; colour: string; place: Place }

/** Returns the place of a body on the round map: from -1 to 1, to the right and downwards from the Sun. */
export function mapSpot({ km, longitude }: Place): { x: number; y: number } {
  const angle = -longitude * radians
  return { x: mapShare(km) * Math.cos(angle), y: mapShare(km) * Math.sin(angle) }
}

/** The half width of the Sun's place on the map, for a press. */
const sunReach = 0.12

/** Returns the body nearest to a spot on the map, at any distance; undefined on the Sun in the middle. */
export function bodyAt(bodies: readonly Body[], x: number, y: number): Body | undefined {
  const away = (body: Body) => {
    const spot = mapSpot(body.place)
    return Math.hypot(spot.x - x, spot.y - y)
  }
  const [nearest] = [...bodies].sort((a, b) => away(a) - away(b))
  return Math.hypot(x, y) > sunReach ? nearest : undefined
}
