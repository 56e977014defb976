/** Counts visited cities by rules of varying strictness, and sums up a journey. */
import { earthRadiusKm } from "../../kits/map/sphere"
import { pluralise } from "../../lib/text/pluralise"
import type { City } from "./schema"

/** From generous to strict, with the kinds of visit each leaves out. */
export const rules = {
  told: { name: "As I tell it", leavesOut: [] },
  outside: { name: "If I left the airport", leavesOut: ["airport", "window"] },
  purpose: { name: "If I meant to go there", leavesOut: ["airport", "window", "wrong"] },
  proof: { name: "If I can prove it", leavesOut: ["airport", "window", "wrong", "visit"] },
} as const satisfies Record<string, { name: string; leavesOut: readonly City["how"][] }>

export type Rule = keyof typeof rules

/** Returns the cities that count under a rule, in order. */
export function visited<T extends Pick<City, "how">>(cities: readonly T[], rule: Rule): T[] {
  const leavesOut: readonly City["how"][] = rules[rule].leavesOut
  return cities.filter(({ how }) => !leavesOut.includes(how))
}

/** Returns the countries of some cities, each once, in alphabetical order. */
export function countriesOf(cities: readonly Pick<City, "country">[]): string[] {
  return [...new Set(cities.map(({ country }) => country))].sort()
}

export const placeOf = ({ latitude, longitude }: City) => ({ latitude, longitude })

/**
 * Compares a distance with the Earth's circumference: "2.4 times round the Earth", or a share of it if less than 1.
 */
export function roundTheEarth(kilometres: number): string {
  const times = kilometres / (2 * Math.PI * earthRadiusKm)
  return times >= 1
    ? `${times.toFixed(1)} times round the Earth`
    : `${Math.round(times * 100)}% of the way round the Earth`
}

const excuses: Record<City["how"], string> = {
  visit: "",
  wrong: "It was to be another place.",
  airport: "Did not leave the airport.",
  window: "Seen through a window.",
}

/** Returns the objection to a visit; "" for one that counts. */
export const excuseOf = ({ how }: Pick<City, "how">) => excuses[how]

const confessions: Record<Rule, string> = {
  told: "",
  outside: "Airports and windows have come off the map.",
  purpose: "One Sydney and one Paris have come off. He was very sorry to be there.",
  proof: "There are photographs. They have somebody else's captions.",
}

/** Describes the cities left under a rule. */
export function confession(all: readonly City[], rule: Rule): string {
  const left = visited(all, rule)
  const sum = `${pluralise(left.length, "city", "cities")} in ${pluralise(countriesOf(left).length, "country", "countries")}.`
  return `${sum} ${confessions[rule]}`.trim()
}

/** Describes the journey to the one who is sent a link to it. */
export function shareText(all: readonly City[], rule: Rule): string {
  const claim = `He says ${pluralise(all.length, "city", "cities")}.`
  return rule === "told"
    ? claim
    : `${claim} ${rules[rule].name.replace("I ", "he ")}: ${visited(all, rule).length}.`
}

/** A pin that has come off: where it stood and where it lies, in units of the map, and its angle in degrees. */
export type FallenPin = { city: string; x: number; from: number; to: number; turn: number }

/** Returns the pins that a rule has taken off, in heaps along the lower edge of a map of some height. */
export function fallenPins(
  all: readonly City[],
  rule: Rule,
  {
    height,
    project,
  }: { height: number; project: (place: ReturnType<typeof placeOf>) => readonly [number, number] },
): FallenPin[] {
  const counted = visited(all, rule)
  const fallen: FallenPin[] = []
  // The order in which the rules get stricter: what has fallen stays where it lies.
  const byRule = (Object.keys(rules) as Rule[]).map(each => visited(all, each))
  const order = byRule.flatMap((left, i) => byRule[i - 1]?.filter(city => !left.includes(city)) ?? [])
  for (const city of order.filter(each => !counted.includes(each))) {
    const [x, from] = project(placeOf(city))
    const below = fallen.filter(pin => Math.abs(pin.x - x) < heapWidth).length
    fallen.push({
      city: city.city,
      x,
      from,
      to: height - 12 - below * heapStep,
      turn: (below % 2 === 0 ? 1 : -1) * (62 + (Math.round(x) % 26)),
    })
  }
  return fallen
}

/** Pins nearer than this lie on one another, each higher by a step, in units of the map. */
const heapWidth = 26
const heapStep = 9
