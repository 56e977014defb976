/** The list of games: names, order, records, and Pertti's choice. */

import type { PageEntry } from "../../lib/content/derivedLists"
import { emptyTally, type Tally, tallyText } from "../../lib/game/game"
import { pick, type Random } from "../../lib/game/random"

/** Returns the name under which a game's results are stored; null for pages to read, such as the backlog. */
export function gameName(path: string): string | null {
  const name = /^\/games\/([^/]+)$/.exec(path)?.[1] ?? null
  return name === "backlog" ? null : name
}

/** Returns the pages with games first and pages to read last, otherwise in their order. */
export function playableFirst(games: readonly PageEntry[]): PageEntry[] {
  const isPlayed = ({ path }: PageEntry) => gameName(path) !== null
  return [...games.filter(isPlayed), ...games.filter(game => !isPlayed(game))]
}

/** Adds up the tallies of a game's levels. There is no overall best, because bests of levels can't be compared. */
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

/** Describes a game's record: the best of each level, and the number of games; null if none has been finished. */
export function recordText(levels: Record<string, Tally>): string | null {
  const sum = sumOf(levels)
  if (sum.played === 0) return null
  const bests = Object.entries(levels).flatMap(([level, { best }]) => {
    if (!best) return []
    return [level ? `${best.text} (${level})` : best.text]
  })
  return bests.length > 0 ? `Best: ${bests.join("; ")}. ${tallyText(sum)}` : tallyText(sum)
}

/** Picks a game to play: preferably one never played, and other than `last`. Null if there are no games. */
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
