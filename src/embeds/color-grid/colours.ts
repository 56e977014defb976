/** The two colours of a level. Loaded when the game begins. */
import { colourPair, greyPair, type Pair } from "../../lib/colour/colourPair"
import { seeded } from "../../lib/game/random"
import { differenceOf, type Mode } from "./logic"

/** Returns the pair of a level, determined by the seed. The difference is at least the level's. */
export function pairOf(seed: string, level: number, mode: Mode): Pair {
  const isGrey = mode === "greys"
  const random = seeded(`${seed} ${level} ${isGrey ? "greys" : "colours"}`)
  return (isGrey ? greyPair : colourPair)(differenceOf(level), random)
}
