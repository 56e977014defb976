/** Matches of pages: the winner stays until it has won four times in a row, and then goes to the sauna. */
import { pick, type Random, seeded } from "../../lib/game/random"

/** The end of a bout, as a pair of paths. */
export type Bout = readonly [winner: string, loser: string]

/** The maximum number of stored bouts. */
export const maxBouts = 300
/** The number of wins in a row after which a page retires to the sauna. */
export const streak = 4
/** A visitor who has seen fewer pages gets famous ones to fight as well. */
export const minSeen = 4

/** The best known pages, for visitors who have not seen much yet. */
export const famous: readonly string[] = [
  "/check-username-password",
  "/weird",
  "/soundcloud",
  "/games/10x",
  "/error-418",
  "/pertti",
  "/calculator",
  "/craiyon",
]

/** Returns the pages that may fight: those that have been seen, and famous ones while there are few of them. */
export function fighters(paths: readonly string[], seen: ReadonlySet<string>): string[] {
  const known = paths.filter(path => path !== "/" && seen.has(path))
  const more = known.length < minSeen ? famous.filter(path => paths.includes(path)) : []
  return [...new Set([...known, ...more])]
}

/** Returns the length of the current winning streak. */
export function winsInARow(bouts: readonly Bout[]): number {
  const leader = bouts.at(-1)?.[0]
  let count = 0
  while (count < bouts.length && count < streak && bouts[bouts.length - 1 - count]?.[0] === leader) count++
  return count
}

/** Returns the pages that have retired, in the order of their fourth win. */
export function champions(bouts: readonly Bout[]): string[] {
  const retired: string[] = []
  let leader = ""
  let wins = 0
  for (const [winner] of bouts) {
    wins = winner === leader ? wins + 1 : 1
    leader = winner
    if (wins < streak) continue
    retired.push(winner)
    leader = ""
  }
  return retired
}

/** Returns the page that stays for the next bout, and the number of its wins; null after a retirement. */
export function leaderOf(bouts: readonly Bout[]): { path: string; wins: number } | null {
  let leader = ""
  let wins = 0
  for (const [winner] of bouts) {
    wins = winner === leader ? wins + 1 : 1
    leader = wins === streak ? "" : winner
    if (leader === "") wins = 0
  }
  return leader === "" ? null : { path: leader, wins }
}

/** Draws a page that has not fought yet, or else one that is not in the sauna, or else any. */
function newcomer(pool: readonly string[], bouts: readonly Bout[], not: readonly string[], random: Random) {
  const others = pool.filter(path => !not.includes(path))
  const fought = new Set(bouts.flat())
  const retired = new Set(champions(bouts))
  const fresh = others.filter(path => !fought.has(path))
  const awake = others.filter(path => !retired.has(path))
  return pick(fresh.length > 0 ? fresh : awake.length > 0 ? awake : others, random)
}

/** Returns the next pair, the one that stays first. The same bouts give the same pair. Needs two fighters. */
export function nextPair(
  pool: readonly string[],
  bouts: readonly Bout[],
  guest: string | null = null,
): readonly [stays: string, challenger: string] {
  const random = seeded(`best ${bouts.length} ${bouts.at(-1)?.join(" ") ?? ""}`)
  const last = bouts.at(-1)
  const stays = guest ?? leaderOf(bouts)?.path ?? newcomer(pool, bouts, [], random)
  const tired = last && last[1] !== stays && pool.length > 2 ? [last[1]] : []
  return [stays, newcomer(pool, bouts, [stays, ...tired], random)]
}

/**
 * Returns the shortest circle that the last bout closes, winner first: each beats the next, and the last the first.
 * Null if there is none; another result between the same two is a change of mind.
 */
export function circle(bouts: readonly Bout[]): string[] | null {
  const last = bouts.at(-1)
  if (!last) return null
  const [winner, loser] = last
  const came = new Map<string, string>([[loser, winner]])
  const queue = [loser]
  for (const better of queue)
    for (const [from, to] of bouts) {
      if (from !== better) continue
      if (to === winner && better !== loser) {
        const found = [better]
        for (let step = better; step !== loser; ) {
          step = came.get(step) ?? loser
          found.unshift(step)
        }
        return [winner, ...found]
      }
      if (!came.has(to) && to !== winner) {
        came.set(to, better)
        queue.push(to)
      }
    }
  return null
}

/** Returns whether a window that has been dragged by so many pixels has hit the other one. */
export function hits(moved: { x: number; y: number }, apart: number, width: number, side: 0 | 1): boolean {
  const towards = side === 0 ? moved.x : -moved.x
  return towards > apart - width * 0.75 && Math.abs(moved.y) < width
}

/** The strength of a page in a fight, by its path. */
const kinds: readonly (readonly [kind: string, path: RegExp])[] = [
  ["a game", /^\/games\//],
  ["a tool", /^\/tools\//],
  ["a post", /^\/blog\//],
  ["a question", /^\/(time\/)?is-(it|juhq)-|^\/(am-i|are-you|do-i|how-|should-|why-)/],
  ["a playlist", /^\/playlist\//],
]

function kindOf(path: string): string {
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? "a page"
}

const lost: Readonly<Record<string, string>> = {
  "a game": "It was only a game.",
  "a tool": "It was the wrong tool for this.",
  "a post": "It had so much more to say.",
  "a question": "It got its answer.",
  "a playlist": "It hit all the notes on the way down.",
}

/** Returns the speaker's sentences about two pages that fought, from their kinds and their titles. */
export function reportOf([winner, loser]: Bout, named: (path: string) => string): string {
  const [won, out] = [named(winner), named(loser)]
  const kind = kindOf(loser)
  if (kind === kindOf(winner) && kind !== "a page")
    return `${won} and ${out} were each ${kind}. There was room for one.`
  const remark = lost[kind]
  if (remark) return `${out} is out. ${remark}`
  if (won.charAt(0).toLowerCase() === out.charAt(0).toLowerCase())
    return `${won} wanted the letter ${won.charAt(0).toUpperCase()} for itself. ${out} is out.`
  if (out.length > won.length + 5) return `${out} had the longer name. ${won} hit the end of it.`
  if (won.length > out.length + 5) return `${out} is a short name. ${won} fell on it.`
  return `${won} had nothing against ${out}. Now ${out} has something against ${won}.`
}

const unseen = ["It sends its regards.", "You never even met.", "It was famous, too."]

/** Returns the speaker's sentence after a bout. */
export function announce(
  bouts: readonly Bout[],
  named: (path: string) => string,
  wasSeen: (path: string) => boolean,
): string {
  const last = bouts.at(-1)
  if (!last) return "Two pages, one ring."
  const [winner, loser] = last
  const found = circle(bouts)
  if (leaderOf(bouts) === null) return `${named(winner)} has won ${streak} times and goes to the sauna.`
  if (found) return `${[...found, winner].map(named).join(" beats ")}. The jury asks for a break.`
  if (loser === "/best") return "You have knocked out the ring. It goes on."
  if (!wasSeen(loser)) return `${named(loser)} is out. ${unseen[bouts.length % unseen.length] ?? ""}`
  return reportOf(last, named)
}
