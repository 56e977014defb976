/** Sorts and filters the tapes, adds up their running times, and counts films by decade. */
import type { ListSpec } from "../../kits/list/logic"
import { hash } from "../../lib/game/random"
import { pluralise } from "../../lib/text/pluralise"
import type { Movie } from "./schema"

const { compare } = new Intl.Collator("en")
export const orders = ["year", "title", "director", "minutes", "rating"] as const

/** Returns the decade of a year: 1990 for 1998. */
export const decadeOf = (year: number) => Math.floor(year / 10) * 10

export function movieSpec(movies: readonly Movie[]): ListSpec<Movie> {
  const decades = [...new Set(movies.map(({ year }) => String(decadeOf(year))))]
  return {
    search: { text: ({ title, director, year }) => `${title} ${director} ${year}` },
    orders: {
      year: { compare: (a, b) => a.year - b.year },
      title: { compare: (a, b) => compare(a.title, b.title) },
      director: { compare: (a, b) => compare(a.director, b.director) },
      minutes: { compare: (a, b) => a.minutes - b.minutes },
      rating: { compare: (a, b) => b.rating - a.rating },
    },
    first: "year",
    ties: (a, b) => a.year - b.year || compare(a.title, b.title),
    filters: {
      decade: { values: decades, holds: ({ year }, value) => String(decadeOf(year)) === value },
    },
  }
}

/** Adds up the minutes of some films, and the minutes slept through. */
export function minutesOf(movies: readonly Pick<Movie, "minutes" | "asleep">[]) {
  return {
    all: movies.reduce((sum, { minutes }) => sum + minutes, 0),
    slept: movies.reduce((sum, { minutes, asleep }) => sum + (asleep ? minutes - asleep : 0), 0),
  }
}

/** Formats the time spent: "2 days 13 h 5 min of life, of which 9 h 20 min asleep." */
export function lifeText(movies: readonly Pick<Movie, "minutes" | "asleep">[]): string {
  const { all, slept } = minutesOf(movies)
  const written = (minutes: number) => {
    const [d, h, m] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
    return [d > 0 && pluralise(d, "day"), h > 0 && `${h} h`, `${m} min`].filter(Boolean).join(" ")
  }
  return `${written(all)} of life${slept > 0 ? `, of which ${written(slept)} asleep` : ""}.`
}

/** Counts films by decade from the first to the last, including decades without any. */
export function byDecade(movies: readonly Pick<Movie, "year">[]): { key: string; value: number }[] {
  const decades = movies.map(({ year }) => decadeOf(year))
  if (decades.length === 0) return []
  const [first, last] = [Math.min(...decades), Math.max(...decades)]
  return Array.from({ length: (last - first) / 10 + 1 }, (_, i) => {
    const decade = first + i * 10
    return { key: `${decade}s`, value: decades.filter(each => each === decade).length }
  })
}

/** Returns the hue of a tape's label in degrees, by a hash of its title. */
export const hueOf = ({ title }: Pick<Movie, "title">) => hash(title) % 360

/** Returns the fee for tapes that were not rewound, at two marks each. */
export function feeText(tapes: number): string {
  if (tapes === 0) return "No fees. The shop thinks well of you."
  return `${pluralise(tapes, "tape")} put back without being rewound: ${tapes * 2} marks. The mark was abolished in 2002. The fee was not.`
}
