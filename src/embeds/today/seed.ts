/** Random numbers of a day, the same for everybody. */
import { type Random, seeded } from "../../lib/game/random"

/** Changes with the rules of the games, so that a new rule deals new games. */
const version = 1

/** Creates the generator of a day's game, counted from 1970-01-01. */
export function randomOf(day: number, game: string): Random {
  return seeded(`today ${version} ${day} ${game}`)
}
