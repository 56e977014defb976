/** A slot machine with five reels, one for each part of a kind, which stop one after another. Pure. */
import { type Random, randomInt } from "../../lib/game/random"
import { count, kindOf, numberOf, parts } from "./kinds"
import { isOpenOn } from "./logic"

/**
 * Returns the number of a random kind that can be played on a weekday (0 is Sunday), or on any day if it is null.
 */
export function drawnKind(random: Random, weekday: number | null): number {
  const open = Array.from({ length: count }, (_, i) => i + 1).filter(
    number => weekday === null || isOpenOn(kindOf(number), weekday),
  )
  return open[randomInt(open.length, random)] ?? 1
}

/** The duration of a reel's tick, in milliseconds. */
export const tickLength = 60

const reels = ["tiles", "size", "floor", "arrival", "twist"] as const

/** Returns the tick at which a reel stops: five for the first, three more for each further one. */
const stopOf = (reel: number) => 5 + 3 * reel

/** The tick at which the last reel has stopped. */
export const lastTick = stopOf(reels.length - 1)

/** Returns the kind shown by the reels at a tick on their way to `target`. Each reel spins at its own speed. */
export function shownAt(target: number, tick: number): number {
  const kind = kindOf(target)
  const shown = Object.fromEntries(
    reels.map((reel, at) => {
      const values = parts[reel]
      const left = Math.max(0, stopOf(at) - tick)
      const home = (values as readonly unknown[]).indexOf(kind[reel])
      return [reel, values[(home + left) % values.length]]
    }),
  )
  return numberOf({ ...kind, ...shown })
}
