/** A fruit machine of five reels, the parts of a kind, which stop one after the other. Pure. */
import { type Random, randomInt } from "../../lib/game/random"
import { count, kindOf, numberOf, parts } from "./kinds"
import { isOpenOn } from "./logic"

/** The number of a kind by chance that can be played on a weekday from Sunday, 0, or on any where it isn't known. */
export function drawnKind(random: Random, weekday: number | null): number {
  const open = Array.from({ length: count }, (_, i) => i + 1).filter(
    number => weekday === null || isOpenOn(kindOf(number), weekday),
  )
  return open[randomInt(open.length, random)] ?? 1
}

/** How long a reel shows a value, in milliseconds. */
export const tickLength = 80

const reels = ["tiles", "size", "floor", "arrival", "twist"] as const

/** At which tick a reel stops: the first of them turns for seven, each other for four more. */
const stopOf = (reel: number) => 7 + 4 * reel

/** At this tick the last one has stopped. */
export const lastTick = stopOf(reels.length - 1)

/** The kind that the reels show after so many ticks, when they are to stop at `target`; each reel turns at a speed of its own. */
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
