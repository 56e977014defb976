/** Counts visited cities by rules of varying strictness, and sums up a journey. */
import { earthRadiusKm } from "../../kits/map/sphere"
import { pluralise } from "../../lib/text/pluralise"
import type { City } from "./schema"

/** From generous to strict, with the kinds of visit each leaves out. */
export const rules = {
  told: { name: "as I tell it", leavesOut: [] },
  outside: { name: "only if I left the airport", leavesOut: ["airport", "window"] },
  purpose: { name: "and only if I meant to go there", leavesOut: ["airport", "window", "wrong"] },
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

/** Describes the cities left under a rule. */
export function confession(all: readonly City[], rule: Rule): string {
  const left = visited(all, rule)
  const sum = `${pluralise(left.length, "city", "cities")} in ${pluralise(countriesOf(left).length, "country", "countries")}`
  if (rule === "told") return `${sum}.`
  return `${sum}. ${all.length - left.length} have gone, and the kilometres with them.`
}
