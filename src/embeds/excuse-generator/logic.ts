/** Composes excuses, deterministically from a seed, an occasion and a likelihood. */

import { hash } from "../../lib/game/random"
import { capitalised, filled, formOf } from "./grammar"
import type { Actor, Cause, Excuses, Level, Occasion, Turn, Word } from "./schema"

/** The parameters of an excuse. */
export type Order = {
  seed: string
  /** An occasion's id; null lets the seed choose. */
  occasion: string | null
  /** From 1, too absurd to be invented, to 5, believed by everyone. */
  likely: number
}

/** The chosen parts. */
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
  /** Likelihood 1 to 5, and the same in per cent: steps of 20, never 0 or 100. */
  likely: number
  percent: number
  verdict: string
  /** The search term for an animated GIF: the culprit and the deed. */
  gif: string
  /** The culprit as named in the text, with pronoun and emoji. */
  culprit: { who: string; as: Actor["as"]; sign: string }
}

export const middle = 3
/** Seeds are cut to this length; those in links may be longer. */
export const maxSeedLength = 40

/**
 * Picks the item with the highest hash together with the key (rendezvous hashing, Thaler and Ravishankar, 1996):
 * uniformly, and stable, so that a new item only changes the picks that it wins itself, and most old links keep
 * their excuse. Throws a RangeError for an empty list.
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

/** Returns the causes of a level that suit this kind of occasion. */
export function causesFor({ causes }: Level, { kind }: Occasion): Cause[] {
  return causes.filter(cause => cause.for?.includes(kind) ?? true)
}

/** Returns the actors of a level that suit a cause, with their kinds. */
export function actorsFor({ actors }: Level, { by }: Cause): { actor: Actor; kind: string }[] {
  return by.flatMap(kind => (actors[kind] ?? []).map(actor => ({ actor, kind })))
}

/** Returns the turns of a level that suit a kind of actor. */
export function turnsFor({ turns }: Level, kind: string): Turn[] {
  return turns.filter(({ by }) => by?.includes(kind) ?? true)
}

/** Chooses the parts for an order. An unknown occasion, as in an old link, is treated as none. */
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

/** Returns a function that draws words from lists by a seed, without repetition. */
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

/** Composes the chosen parts into sentences, and returns the culprit as named in them. */
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

/** Returns the excuse for an order. Throws a RangeError for a likelihood other than 1 to 5. */
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
