/** What the list of games says of each: which pages are games, how well one has done, and where the hamster sits. */

import type { PageEntry } from "../../lib/content/derivedLists"
import { emptyTally, type Tally, tallyText } from "../../lib/game/game"
import { pick, type Random } from "../../lib/game/random"

/** The name under which a game is remembered; null for a page below a game's own, which is read and not played. */
export function gameName(path: string): string | null {
  const name = /^\/games\/([^/]+)$/.exec(path)?.[1] ?? null
  return name === "backlog" ? null : name
}

/** The pages of a list in their order, those to be played before those to be read. */
export function playableFirst(games: readonly PageEntry[]): PageEntry[] {
  const isPlayed = ({ path }: PageEntry) => gameName(path) !== null
  return [...games.filter(isPlayed), ...games.filter(game => !isPlayed(game))]
}

/** All levels of a game taken together; a best of one level is no best of another, so there is none. */
export function sumOf(levels: Record<string, Tally>): Tally {
  return Object.values(levels).reduce(
    (sum, tally) => ({
      played: sum.played + tally.played,
      won: sum.won + tally.won,
      lost: sum.lost + tally.lost,
      drawn: sum.drawn + tally.drawn,
      best: null,
    }),
    emptyTally,
  )
}

/** How well it went, in words: the best of each level, and how many games; null for a game never played to its end. */
export function recordText(levels: Record<string, Tally>): string | null {
  const sum = sumOf(levels)
  if (sum.played === 0) return null
  const bests = Object.entries(levels).flatMap(([level, { best }]) => {
    if (!best) return []
    return [level ? `${best.text} (${level})` : best.text]
  })
  return bests.length > 0 ? `Best: ${bests.join("; ")}. ${tallyText(sum)}` : tallyText(sum)
}

/**
 * A game to play now: one that was never played, while there is one, and another than `last` where there is one. Null
 * where there are no games.
 */
export function suggestion(
  games: readonly PageEntry[],
  isPlayed: (name: string) => boolean,
  random: Random,
  last: PageEntry | null = null,
): PageEntry | null {
  const playable = games.filter(({ path }) => gameName(path) !== null)
  const fresh = playable.filter(({ path }) => !isPlayed(gameName(path) ?? ""))
  const wanted = fresh.length > 0 ? fresh : playable
  const others = wanted.filter(game => game !== last)
  const choice = others.length > 0 ? others : wanted
  return choice.length > 0 ? pick(choice, random) : null
}
