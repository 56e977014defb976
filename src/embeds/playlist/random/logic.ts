/** Draws songs by chance, with or without repetition, and remarks on what came. */
import type { Random } from "../../../lib/game/random"

/** The state of the draw: the numbers drawn so far, from 0, the latest last, and whether drawn balls stay out. */
export type Draw = { drawn: readonly number[]; fair: boolean }

export const firstDraw: Draw = { drawn: [], fair: true }

/** Returns the numbers in the drum: all of `count`, or, if the draw is not fair, those not drawn in this round. */
export function numbersInDrum({ drawn, fair }: Draw, count: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i)
  if (fair) return all
  const round = drawn.slice(drawn.length - (drawn.length % count))
  return all.filter(number => !round.includes(number))
}

/** Draws one number of `count`. */
export function drawOne(draw: Draw, count: number, random: Random): Draw {
  const drum = numbersInDrum(draw, count)
  return { ...draw, drawn: [...draw.drawn, drum[Math.floor(random() * drum.length)] ?? 0] }
}

/** The draws per number after which the numbers that have not come are taken out by hand: chance may never bring them. */
const maxDrawsEach = 40

/** Draws on until each of `count` numbers has come at least once. */
export function drawAll(draw: Draw, count: number, random: Random): Draw {
  let next = draw
  for (let left = maxDrawsEach * count; left > 0 && new Set(next.drawn).size < count; left--)
    next = drawOne(next, count, random)
  const missing = Array.from({ length: count }, (_, i) => i).filter(number => !next.drawn.includes(number))
  return { ...next, drawn: [...next.drawn, ...missing] }
}

/** Starts again, keeping the rule. */
export const startAgain = ({ fair }: Draw): Draw => ({ drawn: [], fair })

/** Changes the rule and starts again. */
export const changeRule = ({ fair }: Draw): Draw => ({ drawn: [], fair: !fair })

/** Returns how often each of `count` numbers has come. */
export function tally({ drawn }: Draw, count: number): number[] {
  const counts = new Array<number>(count).fill(0)
  for (const number of drawn) counts[number] = (counts[number] ?? 0) + 1
  return counts
}

/** Returns the remark on the latest draw. */
export function remark(draw: Draw, count: number): string {
  const { drawn, fair } = draw
  const last = drawn.at(-1)
  if (last === undefined)
    return fair ? "Every song has the same chance." : "Pertti takes out each ball that has come."
  const missing = count - new Set(drawn).size
  const ball = `Number ${last + 1}`
  if (missing === 0)
    return fair
      ? `${ball} was the last to come, after ${drawn.length} draws. It had given up.`
      : `${ball}, and the drum is empty. Nothing came twice. That was not random at all.`
  if (!fair) return `${ball}. It can't come again. You like that better, don't you?`
  if (drawn.at(-2) === last && drawn.at(-3) === last)
    return `${ball}. Three times running. The drum has been checked.`
  if (drawn.at(-2) === last) return `${ball} again. The drum has no memory.`
  const before = drawn.lastIndexOf(last, -2)
  const isFirstRepeat = new Set(drawn.slice(0, -1)).size === drawn.length - 1
  if (before >= 0 && isFirstRepeat)
    return `${ball} again, on draw ${drawn.length}. Most people have had a repeat by the seventh.`
  if (drawn.length === count) return `${ball}. ${count} draws, and ${missing} songs have never come.`
  if (before >= 0) return `${ball}, as on draw ${before + 1}.`
  if (drawn.length === 1) return `${ball}. It could have been any of them.`
  if (missing === 1) return `${ball}. One song is still waiting.`
  return `${ball}.`
}
