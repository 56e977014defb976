/** The stable: its horses, the field of their races, and their records. */

import { finishingPlace, type Race, type Runner } from "../../lib/game/horseRace"
import { allGifts, coats } from "../../lib/game/horses"
import { newSeed, pick, type Random, randomInt, shuffle } from "../../lib/game/random"
import { cleanName, formOf, type Horse, newHorse } from "./horses"
import { type Field, fieldSize } from "./link"

/** The maximum number of horses in the stable. */
export const maxHorses = 4

export type Stable = readonly Horse[]

/** The names of the other runners, who don't live in the stable. */
const strangers = [
  "Second Breakfast",
  "Out of Office",
  "Cold Start",
  "Left Sock",
  "Terms of Use",
  "Next Tuesday",
  "A Kilo of Oats",
  "Slow Cooker",
]

/** Returns the stable with one more horse, if there is room. */
export function adopted(stable: Stable, now: number, random: Random): Stable {
  return stable.length < maxHorses ? [...stable, newHorse(stable, now, random)] : stable
}

/** Returns the stable with one horse changed; a name without letters changes nothing. */
export function changed(
  stable: Stable,
  id: number,
  change: Partial<Pick<Horse, "name" | "fed" | "brushed">>,
): Stable {
  const name = change.name === undefined ? undefined : cleanName(change.name)
  if (name === "") return stable
  return stable.map(horse => (horse.id === id ? { ...horse, ...change, name: name ?? horse.name } : horse))
}

/** The name of a horse that has none yet. */
export const stranger = "a stranger"

/** Returns the horses at the start before a race: the stable's, and unnamed strangers in the other lanes. */
export function waiting(stable: Stable): { name: string; coat: number; at: number }[] {
  return Array.from({ length: fieldSize }, (_, lane) => {
    const { name, coat } = stable[lane] ?? { name: stranger, coat: lane % coats.length }
    return { name, coat, at: 0 }
  })
}

/**
 * Returns the field of a new race: the stable's horses in the first lanes, then strangers of middling form, the first of
 * them the guest, if one has come along.
 */
export function newField(stable: Stable, now: number, random: Random, guest: string | null = null): Field {
  const own: Runner[] = stable.map(horse => {
    const { name, coat, pace, stamina, start } = horse
    return { name, coat, pace, stamina, start, form: formOf(horse, now) }
  })
  const others: Runner[] = [...(guest === null ? [] : [cleanName(guest)]), ...shuffle(strangers, random)]
    .slice(0, fieldSize - own.length)
    .map(name => ({
      name,
      coat: randomInt(coats.length, random),
      ...pick(allGifts, random),
      form: 3 + randomInt(5, random),
    }))
  return { seed: newSeed(random), runners: [...own, ...others] }
}

/**
 * Returns the stable after a race in which the horses with these ids ran in the first lanes; a dead heat is a win
 * for both.
 */
export function afterRace(stable: Stable, ids: readonly number[], race: Race): Stable {
  return stable.map(horse => {
    const lane = ids.indexOf(horse.id)
    if (lane < 0) return horse
    const won = finishingPlace(race, lane) === 1
    return { ...horse, races: horse.races + 1, wins: horse.wins + (won ? 1 : 0) }
  })
}

const times = (count: number) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`)

/** Describes a horse's record in a sentence. */
export function record({ races, wins }: Pick<Horse, "races" | "wins">): string {
  if (races === 0) return "Has never raced, and sleeps well."
  return `Has raced ${times(races)} and won ${wins === 0 ? "never, which it has not been told" : times(wins)}.`
}
