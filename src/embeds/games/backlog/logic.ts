/** Sorts the games by age, title or votes, and counts the votes. */

import { type Compare, sortItems as inOrder, type ListSpec } from "../../../kits/list/logic"
import { type Day, dayNumber } from "../../../lib/calendar/calendarDay"
import { pluralise } from "../../../lib/text/pluralise"
import type { GameIdea } from "./schema"

/** Votes for (positive) or against (negative) each game, by its title. */
export type Votes = Readonly<Record<string, number>>

/** The votes that make a game, and the maximum for or against it. */
export const needed = 5

export type Order = "oldest" | "newest" | "title" | "votes"

export const orders: readonly (readonly [Order, string])[] = [
  ["votes", "By your votes"],
  ["oldest", "Oldest idea first"],
  ["newest", "Newest idea first"],
  ["title", "By title"],
]

export const firstOrder: Order = "votes"

/** Returns a game's votes, clamped to ±`needed`; older versions stored more. */
export function votesFor(votes: Votes, title: string): number {
  const count = Object.hasOwn(votes, title) ? (votes[title] ?? 0) : 0
  return Math.max(-needed, Math.min(needed, count))
}

/** Returns the fraction of a game that is made, 0 to 1. */
export function progressOf(count: number): number {
  return Math.max(0, Math.min(1, count / needed))
}

/** Adds a vote, clamped to ±`needed`. Games without votes are removed. */
export function withVote(votes: Votes, title: string, vote: number): Votes {
  const count = Math.max(-needed, Math.min(needed, votesFor(votes, title) + vote))
  const others = Object.entries(votes).filter(([other]) => other !== title)
  return Object.fromEntries(count === 0 ? others : [...others, [title, count]])
}

const { compare } = new Intl.Collator("en")

const byAge: Compare<GameIdea> = (a, b) => compare(a.since, b.since) || compare(a.title, b.title)

/** Adds up two sets of votes. */
export function addVotes(votes: Votes, others: Votes): Votes {
  return Object.entries(others).reduce((all, [title, count]) => withVote(all, title, count), votes)
}

/** Returns the sort orders under these votes; ties in votes are broken by age, oldest first. */
export function specOf(votes: Votes): ListSpec<GameIdea> {
  const byVotes: Compare<GameIdea> = (a, b) => votesFor(votes, b.title) - votesFor(votes, a.title)
  const all: Record<Order, Compare<GameIdea>> = {
    oldest: byAge,
    newest: (a, b) => byAge(b, a),
    title: (a, b) => compare(a.title, b.title),
    votes: byVotes,
  }
  const named = Object.entries(all).map(([name, compare]) => [name, { compare, oneWay: true }])
  return { orders: Object.fromEntries(named), first: firstOrder, ties: byAge }
}

export function sorted(games: readonly GameIdea[], order: Order, votes: Votes): GameIdea[] {
  return inOrder(games, { by: order, down: false }, specOf(votes))
}

/** Returns whether the games are in the order of their votes. */
export function isSorted(games: readonly GameIdea[], votes: Votes): boolean {
  return sorted(games, "votes", votes).every((game, i) => game === games[i])
}

/** Formats the time since a date such as "2024-05-31" in whole years, months or days. */
export function ageText(since: string, today: Day): string {
  const [year = 0, month = 1, day = 1] = since.split("-").map(Number)
  const months = (today.year - year) * 12 + today.month - month - (today.day < day ? 1 : 0)
  const days = dayNumber(today) - dayNumber({ year, month, day })
  const old = (count: number, unit: string) => `The idea is ${pluralise(count, unit)} old.`
  if (days < 0) return "The idea has not been had yet."
  if (days === 0) return "The idea is from today."
  if (months >= 12) return old(Math.floor(months / 12), "year")
  return months >= 1 ? old(months, "month") : old(days, "day")
}

/** Formats an estimate as a sentence. */
export function estimateText(estimate: string): string {
  return `Estimate: ${estimate}${/[.!?]$/.test(estimate) ? "" : "."}`
}

/** Formats votes with a sign: "+3", "0", "−2". */
export function signed(count: number): string {
  if (count === 0) return "0"
  return count > 0 ? `+${count}` : `−${-count}`
}

/** Returns why a vote at the limit is refused; null if it counts. */
export function refusalOf(votes: Votes, title: string, way: 1 | -1): string | null {
  if (votesFor(votes, title) !== way * needed) return null
  return way > 0
    ? `${title} has been cancelled. It can't be cancelled more by voting for it.`
    : `${title} is struck out ${needed} times. The pen is empty.`
}

/** Describes the state of the election in a sentence. */
export function electionText(games: readonly GameIdea[], votes: Votes): string {
  const [first, second] = sorted(games, "votes", votes)
  const cast = games.some(({ title }) => votesFor(votes, title) !== 0)
  if (!first || !cast) return `No votes yet. With ${needed}, a game is made.`
  const topVotes = votesFor(votes, first.title)
  if (topVotes <= 0) return "The voter is against. It could have been worse: they could have been made."
  const cancelled = games.filter(({ title }) => votesFor(votes, title) >= needed)
  if (cancelled.length > 1) return `${cancelled.length} games got to 3%, crashed, and were cancelled.`
  if (topVotes >= needed) return `${first.title} got to 3%, crashed, and has been cancelled.`
  const left = pluralise(needed - topVotes, "more vote")
  if (second && votesFor(votes, second.title) === topVotes)
    return tieText(first, second, signed(topVotes), left)
  return `${first.title} leads with ${signed(topVotes)}. ${left} and it is made.`
}

function tieText(first: GameIdea, second: GameIdea, votes: string, left: string): string {
  return `${first.title} and ${second.title} share the lead with ${votes}. ${left} and one of them is made.`
}

/** The longest sentence of an election: two games with the longest titles lead. */
export function longestElectionText(games: readonly GameIdea[]): string {
  const [first, second] = [...games].sort((a, b) => b.title.length - a.title.length)
  return first && second ? tieText(first, second, signed(1), pluralise(needed - 1, "more vote")) : ""
}
