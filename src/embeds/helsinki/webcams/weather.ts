/** Invented weather, derived from a hash of the time, so that every visitor sees the same. */

import { partsAt } from "../../../lib/calendar/wallClock"
import { hash } from "../../../lib/game/random"
import { zone } from "./zone"

/** Hashes a text to a number from 0 to less than 1. */
function dice(text: string): number {
  return hash(text) / 2 ** 32
}

export const covers = ["clear", "cloudy", "overcast"] as const
export type Weather = {
  cover: (typeof covers)[number]
  falling: "rain" | "snow" | null
  snowOnGround: boolean
  iceOnSea: boolean
}

/** The probability of snow on the ground by month, from January. Guesses, not statistics. */
const snowChance = [0.75, 0.85, 0.6, 0.1, 0, 0, 0, 0, 0, 0.02, 0.2, 0.5]

/** Returns the invented weather of an instant: the sky changes every three hours, snow and ice every ten days. */
export function weatherAt(at: number): Weather {
  const { year, month, day, hour } = partsAt(at, zone)
  const tenDays = `${year}-${month}-${Math.min(2, Math.floor((day - 1) / 10))}`
  const hours = `${year}-${month}-${day}-${Math.floor(hour / 3)}`
  const snowOnGround = dice(`snow ${tenDays}`) < (snowChance[month - 1] ?? 0)
  const cold = snowOnGround || ((month === 12 || month < 4) && dice(`cold ${tenDays}`) < 0.4)
  const cover = covers[Math.floor(dice(`cover ${hours}`) * 3)] ?? "cloudy"
  const wet = cover !== "clear" && dice(`wet ${hours}`) < (cover === "overcast" ? 0.5 : 0.2)
  return {
    cover,
    falling: wet ? (cold ? "snow" : "rain") : null,
    snowOnGround,
    iceOnSea: (month === 2 || month === 3) && snowOnGround,
  }
}
