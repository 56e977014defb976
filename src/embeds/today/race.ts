/** The race: five horses, and a visitor who names the winner before the gate opens. */
import type { Mark } from "../../lib/game/daily"
import { finishingPlace, type Race, type Runner, simulate } from "../../lib/game/horseRace"
import { allGifts, coats, horseNames } from "../../lib/game/horses"
import { pick, type Random, shuffle } from "../../lib/game/random"
import { randomOf } from "./seed"

export const runnerCount = 5

/** The worst rank by form that the winner of a day may have, from 1: looking at the horses is worth it. */
export const maxWinnerRank = 3

/** Returns a runner's rank by form, from 1; no two of a race have the same form. */
export function formRank(runners: readonly Runner[], lane: number): number {
  return 1 + runners.filter(({ form }) => form > (runners[lane]?.form ?? 0)).length
}

function field(random: Random): Runner[] {
  const names = shuffle(horseNames, random)
  const colours = shuffle([...coats.keys()], random)
  const forms = shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], random)
  return Array.from({ length: runnerCount }, (_, lane) => ({
    name: names[lane] ?? "",
    coat: colours[lane] ?? 0,
    form: forms[lane] ?? 0,
    ...pick(allGifts, random),
  }))
}

/** Returns the race of a day. Its winner is alone, and one of the three in the best form. */
export function raceOf(day: number): Race {
  const random = randomOf(day, "race")
  for (let attempt = 0; ; attempt++) {
    const race = simulate(field(random), `today ${day} ${attempt}`)
    const [winner = 0, second = 0] = race.order
    const isAlone = race.times[winner] !== race.times[second]
    if (isAlone && formRank(race.runners, winner) <= maxWinnerRank) return race
  }
}

export type RaceState = {
  /** The lane of the horse that the visitor has named; null before. */
  lane: number | null
  /** Its place, from 1. */
  place: number | null
  mark: Mark | null
}

/** Plays the naming of a horse by its lane. */
export function playRace(race: Race, [lane]: readonly number[]): RaceState {
  if (lane === undefined || !(lane in race.runners)) return { lane: null, place: null, mark: null }
  const place = finishingPlace(race, lane)
  return { lane, place, mark: Math.max(0, 4 - place) as Mark }
}
