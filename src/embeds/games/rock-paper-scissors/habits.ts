/** Describes a player's habits in plain words. */
import { outcomeOf, type Round, shiftOf, throws } from "./throws"

/** The minimum deviation of a share from 1/3 to count as a habit, and the minimum number of samples. */
const minDeviation = 0.15
const minSamples = 8

type Pair = { last: Round; next: Round }

function share<T>(all: readonly T[], holds: (one: T) => boolean): number | null {
  return all.length < minSamples ? null : all.filter(holds).length / all.length
}

const percent = (part: number) => `${Math.round(part * 100)}%`

/**
 * Returns a sentence if a share deviates notably from 1/3. `less` receives a function that adds "never" or "only x%
 * of the time" to a verb.
 */
function describe(
  part: number | null,
  more: (part: string) => string,
  less?: (seldom: (verb: string) => string) => string,
): string[] {
  if (part === null) return []
  if (part >= 1 / 3 + minDeviation) return [more(percent(part))]
  if (!less || part > 1 / 3 - minDeviation) return []
  return [less(verb => (part === 0 ? `never ${verb}` : `${verb} only ${percent(part)} of the time`))]
}

/** Describes the share of each throw, in one sentence if only one is used. */
function likings(rounds: readonly Round[]): string[] {
  const thrown = throws.filter(each => rounds.some(({ you }) => you === each))
  if (rounds.length >= minSamples && thrown.length === 1) return [`You throw nothing but ${thrown[0]}.`]
  return throws.flatMap(each =>
    describe(
      share(rounds, ({ you }) => you === each),
      part => `You throw ${each} ${part} of the time.`,
      seldom => `You ${seldom(`throw ${each}`)}.`,
    ),
  )
}

/** Returns a sentence for each habit; empty if every share is close to 1/3. */
export function habitsOf(rounds: readonly Round[]): string[] {
  const pairs: Pair[] = rounds.slice(1).flatMap((next, at) => {
    const last = rounds[at]
    return last ? [{ last, next }] : []
  })
  const after = (outcome: string) => pairs.filter(({ last }) => outcomeOf(last) === outcome)
  const stays = ({ last, next }: Pair) => last.you === next.you
  const turns = (by: number) => share(pairs, ({ last, next }) => shiftOf(last.you, next.you) === by)
  const answers = (by: number) => share(pairs, ({ last, next }) => shiftOf(last.machine, next.you) === by)
  return [
    ...likings(rounds),
    ...describe(
      share(after("won"), stays),
      part => `After a win you stay with what you threw, ${part} of the time.`,
      seldom => `After a win you ${seldom("stay with what you threw")}.`,
    ),
    ...describe(
      share(after("lost"), stays),
      part => `After a loss you throw the same again, ${part} of the time.`,
      seldom => `After a loss you ${seldom("throw the same again")}.`,
    ),
    ...describe(turns(1), part => `You go round by rock, paper, scissors, ${part} of the time.`),
    ...describe(turns(2), part => `You go round by scissors, paper, rock, ${part} of the time.`),
    ...describe(answers(0), part => `You copy the machine's last throw ${part} of the time.`),
    ...describe(answers(1), part => `You throw what would have beaten its last throw, ${part} of the time.`),
  ]
}
