/** What counts as having visited a city, and what a journey comes to. */
import { earthRadiusKm } from "../../kits/map/sphere"
import { pluralise } from "../../lib/text/pluralise"
import type { City } from "./schema"

/** From generous to strict: what is left out at each. */
export const rules = {
  told: { name: "as I tell it", leavesOut: [] },
  outside: { name: "only if I left the airport", leavesOut: ["airport", "window"] },
  purpose: { name: "and only if I meant to go there", leavesOut: ["airport", "window", "wrong"] },
} as const satisfies Record<string, { name: string; leavesOut: readonly City["how"][] }>

export type Rule = keyof typeof rules

/** The cities that count by a rule, in their order. */
export function visited<T extends Pick<City, "how">>(cities: readonly T[], rule: Rule): T[] {
  const leavesOut: readonly City["how"][] = rules[rule].leavesOut
  return cities.filter(({ how }) => !leavesOut.includes(how))
}

/** The countries of some cities, each once, by the alphabet. */
export function countriesOf(cities: readonly Pick<City, "country">[]): string[] {
  return [...new Set(cities.map(({ country }) => country))].sort()
}

export const placeOf = ({ latitude, longitude }: City) => ({ latitude, longitude })

/** "2.4 times round the Earth"; less than once is a share of it. */
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

/** What a strict person would say of a visit; nothing of one that counts. */
export const excuseOf = ({ how }: Pick<City, "how">) => excuses[how]

/** What is left of the boasting under a rule. */
export function confession(all: readonly City[], rule: Rule): string {
  const left = visited(all, rule)
  const sum = `${pluralise(left.length, "city", "cities")} in ${pluralise(countriesOf(left).length, "country", "countries")}`
  if (rule === "told") return `${sum}.`
  return `${sum}. ${all.length - left.length} have gone, and the kilometres with them.`
}
