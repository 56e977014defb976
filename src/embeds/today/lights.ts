/** The lights: a house of four by four windows, each of whose switches works its neighbours too. */
import type { Mark } from "../../lib/game/daily"
import { type Cells, fewest, listOf, pressed, pressedAll, setOf, shortest } from "../../lib/game/lightsOut"
import { randomInt, shuffle } from "../../lib/game/random"
import { randomOf } from "./seed"

export const side = 4

/** The bounds of the fewest presses. */
export const [minPresses, maxPresses] = [4, 6]

/** The moves that are no windows: starting over, which counts as a press, and giving up. */
export const startOver = side ** 2
export const giveUp = startOver + 1

export type House = {
  lights: Cells
  /** The fewest presses that put out all lights. */
  fewest: number
}

/** Returns the house of a day. */
export function houseOf(day: number): House {
  const random = randomOf(day, "lights")
  const presses = minPresses + randomInt(maxPresses - minPresses + 1, random)
  const cells = Array.from({ length: side ** 2 }, (_, cell) => cell)
  for (;;) {
    const lights = pressedAll(side, setOf(shuffle(cells, random).slice(0, presses)))
    if (fewest(side, lights) === presses) return { lights, fewest: presses }
  }
}

export type LightsState = {
  /** The lit windows, counted by rows from 0. */
  lit: number[]
  presses: number
  fewest: number
  /** A shortest way for a visitor who has given up. */
  way: number[]
  mark: Mark | null
}

/** Plays presses of windows, `startOver` and `giveUp`. */
export function playLights(day: number, moves: readonly number[]): LightsState {
  const house = houseOf(day)
  let { lights } = house
  let presses = 0
  let mark: Mark | null = null
  for (const move of moves) {
    if (mark !== null) break
    if (move === giveUp) {
      mark = 0
      continue
    }
    presses++
    lights = move === startOver ? house.lights : lights ^ pressed(side, move)
    if (lights !== 0n) continue
    const more = presses - house.fewest
    mark = more === 0 ? 3 : more <= 4 ? 2 : 1
  }
  const way = mark === 0 ? listOf(shortest(side, lights) ?? 0n) : []
  return { lit: listOf(lights), presses, fewest: house.fewest, way, mark }
}
