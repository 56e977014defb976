/** A home song contest: ballots, the juries' announcements, and the scoreboard. */

import { pick, seeded } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import type { VotesData } from "./schema"

/** The points of a ballot, from first to tenth choice. */
export const points = [12, 10, 8, 7, 6, 5, 4, 3, 2, 1] as const
export const maxActs = 26
export const maxBallots = 12
const maxName = 24
const maxAct = 48

/** A jury's ballot; `order` has indices of acts, for 12 points down to 1. */
export type Ballot = { name: string; order: number[] }

/** An unfinished ballot: the act by index of `points`, null where not given yet. */
export type Draft = readonly (number | null)[]
export const emptyDraft: Draft = points.map(() => null)

/** Gives points to an act. Takes back what the act had, and the points from the act that had them. */
export function givePoints(draft: Draft, place: number, act: number): Draft {
  return draft.map((held, i) => (i === place ? act : held === act ? null : held))
}

/** Returns the index of the highest points not given yet; null if all are. */
export function nextPlace(draft: Draft): number | null {
  const place = draft.indexOf(null)
  return place < 0 ? null : place
}

/** Gives the remaining points to the remaining acts in list order. */
export function fillDraft(draft: Draft, acts: number): Draft {
  const free = Array.from({ length: acts }, (_, act) => act).filter(act => !draft.includes(act))
  return draft.map(held => held ?? free.shift() ?? null)
}

const letters = "abcdefghijklmnopqrstuvwxyz"
const clean = (text: string, maxLength: number) =>
  trimmed([...text.replace(/[~.\s]+/g, " ").trim()].slice(0, maxLength).join(""))

/** Cleans a jury's name for use in a link. */
export const juryName = (typed: string) => clean(typed, maxName)

/** Parses acts from lines of text: unique, at most `maxActs`. */
export function readActs(typed: string): string[] {
  const lines = typed.split(/\r?\n|~/).map(line => clean(line, maxAct))
  return [...new Set(lines.filter(Boolean))].slice(0, maxActs)
}

/** Encodes ballots for links: "Aino.abcdefghij~Pekka.badcfehgji". */
export function writeBallots(ballots: readonly Ballot[]): string {
  return ballots.map(({ name, order }) => `${name}.${order.map(act => letters[act]).join("")}`).join("~")
}

/** Decodes the ballots of a link. Skips those that are malformed or have unknown acts. */
export function readBallots(text: string, acts: number): Ballot[] {
  return text
    .split("~")
    .slice(0, maxBallots)
    .flatMap(part => {
      const [name = "", marks = ""] = part.split(".")
      const order = [...marks].map(letter => letters.indexOf(letter))
      const fits = order.length === points.length && new Set(order).size === points.length
      if (!juryName(name) || !fits || order.some(act => act < 0 || act >= acts)) return []
      return [{ name: juryName(name), order }]
    })
}

/** An announcement by a jury, and the points it adds to the scoreboard. */
export type Call = { jury: string; says: string; gives: readonly (readonly [act: number, points: number])[] }

type Words = Pick<VotesData, "greetings" | "stalls" | "twelves">

/** Returns all announcements: for each jury the low points at once, and the top three one by one. */
export function callsOf(ballots: readonly Ballot[], acts: readonly string[], words: Words): Call[] {
  return ballots.flatMap(({ name, order }, nth) => {
    const random = seeded(`${name} ${nth}`)
    const say = (from: readonly string[]) => pick(from, random).replaceAll("{jury}", name)
    const call = (says: string, ...places: number[]): Call => ({
      jury: name,
      says,
      gives: places.map(place => [order[place] ?? 0, points[place] ?? 0] as const),
    })
    const to = (place: number) => `${points[place]} points go to ${acts[order[place] ?? 0]}.`
    return [
      call(say(words.greetings)),
      call(
        "Seven countries have their points on the board already. You have seen them, so I shan't.",
        9,
        8,
        7,
        6,
        5,
        4,
        3,
      ),
      call(to(2), 2),
      call(say(words.stalls)),
      call(to(1), 1),
      call(say(words.twelves)),
      call(`Twelve points, douze points, kaksitoista pistettä: ${acts[order[0] ?? 0]}!`, 0),
    ]
  })
}

export type Row = { act: number; points: number; twelves: number }

/**
 * Returns the scoreboard after some announcements, sorted by points, then by number of twelves, then by list order.
 */
export function board(calls: readonly Call[], acts: number): Row[] {
  const rows: Row[] = Array.from({ length: acts }, (_, act) => ({ act, points: 0, twelves: 0 }))
  for (const { gives } of calls)
    for (const [act, given] of gives) {
      const row = rows[act]
      if (!row) continue
      row.points += given
      if (given === points[0]) row.twelves++
    }
  return rows.sort((a, b) => b.points - a.points || b.twelves - a.twelves || a.act - b.act)
}
