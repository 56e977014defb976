/** Puts excuses together: a seed, an occasion and a likelihood always give the same one. */

import { hash } from "../../lib/game/random"
import { capitalised, filled, formOf } from "./grammar"
import type { Actor, Cause, Excuses, Level, Occasion, Turn, Word } from "./schema"

/** What an excuse is made from. */
export type Order = {
  seed: string
  /** An occasion's id; null for whichever the seed brings. */
  occasion: string | null
  /** From 1, which nobody can have made up, to 5, which anybody believes. */
  likely: number
}

/** The parts that were chosen. */
export type Choice = {
  opening: string
  occasion: Occasion
  level: Level
  cause: Cause
  actor: Actor
  turn: Turn
  closing: string
}

export type Excuse = {
  text: string
  occasion: Occasion
  /** 1 to 5, and the same in per cent: 20 of them for each step, and never 0 or 100. */
  likely: number
  percent: number
  verdict: string
  /** What to look for a moving picture of: who did it, and what. */
  gif: string
  /** Who did it, as in the text, their pronoun, and an emoji of them. */
  culprit: { who: string; as: Actor["as"]; sign: string }
}

export const middle = 3
/** As much of a seed as counts; what stands in a link may be longer. */
export const maxSeedLength = 40

/**
 * The item whose own hash with the key is the largest: each is as likely as any other, and a new item in the list
 * changes only what it wins itself, so most old links stay what they were (rendezvous hashing, Thaler and Ravishankar,
 * 1996). Throws a RangeError for an empty list.
 */
export function drawn<T extends object | string>(
  items: readonly T[],
  key: string,
  name: (item: T) => string,
): T {
  const [first, ...rest] = items
  if (first === undefined) throw new RangeError(`There is nothing to draw for ${key}.`)
  let best = { item: first, lot: hash(`${key}/${name(first)}`) }
  for (const item of rest) {
    const lot = hash(`${key}/${name(item)}`)
    if (lot > best.lot) best = { item, lot }
  }
  return best.item
}

const itself = (text: string) => text

/** The causes of a level that can excuse this kind of thing. */
export function causesFor({ causes }: Level, { kind }: Occasion): Cause[] {
  return causes.filter(cause => cause.for?.includes(kind) ?? true)
}

/** Every actor of a level that a cause suits, with the kind of each. */
export function actorsFor({ actors }: Level, { by }: Cause): { actor: Actor; kind: string }[] {
  return by.flatMap(kind => (actors[kind] ?? []).map(actor => ({ actor, kind })))
}

/** The turns of a level that suit a kind of actor. */
export function turnsFor({ turns }: Level, kind: string): Turn[] {
  return turns.filter(({ by }) => by?.includes(kind) ?? true)
}

/** The parts that an order brings. An occasion that there isn't, as in an old link, is any. */
export function chosen(parts: Excuses, order: Order): Choice {
  const seed = order.seed.slice(0, maxSeedLength)
  const occasion =
    parts.occasions.find(({ id }) => id === order.occasion) ??
    drawn(parts.occasions, `${seed}/occasion`, ({ id }) => id)
  const level = parts.levels.find(({ likely }) => likely === order.likely)
  if (!level) throw new RangeError(`There is no likelihood ${order.likely}: it is 1 to 5.`)
  const cause = drawn(causesFor(level, occasion), `${seed}/cause`, ({ does }) => does)
  const { actor, kind } = drawn(actorsFor(level, cause), `${seed}/actor`, found => found.actor.who)
  const turn = drawn(turnsFor(level, kind), `${seed}/turn`, ({ and }) => and)
  const opening = drawn(parts.openings, `${seed}/opening`, itself)
  const closing = drawn(level.closings, `${seed}/closing`, itself)
  return { opening, occasion, level, cause, actor, turn, closing }
}

/** Draws from lists of words by a seed, no word twice. */
function wordsBy(seed: string, lists: Excuses["words"]): (list: string) => Word {
  const left = new Map<string, Word[]>()
  return list => {
    const words = left.get(list) ?? (Object.hasOwn(lists, list) ? lists[list] : undefined)
    if (!words) throw new RangeError(`There is no list of words called "${list}".`)
    const word = drawn(words, `${seed}/${list}/${words.length}`, item => formOf(item, "one"))
    left.set(
      list,
      words.filter(other => other !== word),
    )
    return word
  }
}

/** The chosen parts as sentences, their words drawn by the seed, and who did it in the words that they have there. */
export function compose(
  choice: Choice,
  words: Excuses["words"],
  seed: string,
): { text: string; who: string } {
  const next = wordsBy(seed.slice(0, maxSeedLength), words)
  const { opening, occasion, cause, actor, turn, closing } = choice
  const who = filled(actor.who, { next })
  const happened = `${who} ${filled(cause.does, { actor, next })}, ${filled(turn.and, { actor, next })}.`
  const text = [filled(opening, { that: occasion.that, next }), happened, filled(closing, { next })]
    .map(capitalised)
    .join(" ")
  return { text, who }
}

/** The excuse for an order: always the same one. Throws a RangeError for a likelihood other than 1 to 5. */
export function excuseFor(parts: Excuses, order: Order): Excuse {
  const choice = chosen(parts, order)
  const { occasion, level, cause, actor } = choice
  const { text, who } = compose(choice, parts.words, order.seed)
  return {
    text,
    occasion,
    likely: level.likely,
    percent: (level.likely - 1) * 20 + 1 + (hash(text) % 19),
    verdict: drawn(level.verdicts, `${order.seed.slice(0, maxSeedLength)}/verdict`, itself),
    gif: `${who.replace(/^(an?|the|my) /, "")} ${cause.gif}`,
    culprit: { who, as: actor.as, sign: actor.sign },
  }
}

/** How many different excuses the parts make, the words of the lists not counted, which make more of each. */
export function countExcuses(parts: Excuses): number {
  const middles = (level: Level, occasion: Occasion) =>
    causesFor(level, occasion)
      .flatMap(cause => actorsFor(level, cause))
      .reduce((sum, { kind }) => sum + turnsFor(level, kind).length, 0)
  const compose = parts.levels.flatMap(level =>
    parts.occasions.map(occasion => middles(level, occasion) * level.closings.length),
  )
  return parts.openings.length * compose.reduce((sum, count) => sum + count, 0)
}
