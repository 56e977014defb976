/** A song contest of one's own: ballots, the calls of the spokesmen, and the board. */

import { pick, seeded } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import type { VotesData } from "./schema"

/** What a ballot gives, from its first choice to its tenth. */
export const points = [12, 10, 8, 7, 6, 5, 4, 3, 2, 1] as const
export const maxActs = 26
export const maxBallots = 12
const maxName = 24
const maxAct = 48

/** order: places in the list of acts, counted from 0, for 12 points down to 1. */
export type Ballot = { name: string; order: number[] }

/** A ballot still being filled in: the act that has each number of points, or none yet. */
export type Draft = readonly (number | null)[]
export const emptyDraft: Draft = points.map(() => null)

/** Gives the points at a place of `points` to an act: what either had before is taken back. */
export function given(draft: Draft, place: number, act: number): Draft {
  return draft.map((held, i) => (i === place ? act : held === act ? null : held))
}

/** The points that come next: the highest not given yet; null when all are. */
export function nextPlace(draft: Draft): number | null {
  const place = draft.indexOf(null)
  return place < 0 ? null : place
}

/** The rest of the points to acts without any, in the order of the list. */
export function filled(draft: Draft, acts: number): Draft {
  const free = Array.from({ length: acts }, (_, act) => act).filter(act => !draft.includes(act))
  return draft.map(held => held ?? free.shift() ?? null)
}

const letters = "abcdefghijklmnopqrstuvwxyz"
const clean = (text: string, most: number) =>
  trimmed([...text.replace(/[~.\s]+/g, " ").trim()].slice(0, most).join(""))

/** A name for a jury as it can stand in a link. */
export const juryName = (typed: string) => clean(typed, maxName)

/** Acts from lines of text: at most 26, each once. */
export function readActs(typed: string): string[] {
  const lines = typed.split(/\r?\n|~/).map(line => clean(line, maxAct))
  return [...new Set(lines.filter(Boolean))].slice(0, maxActs)
}

/** "Aino.abcdefghij~Pekka.badcfehgji". */
export function writeBallots(ballots: readonly Ballot[]): string {
  return ballots.map(({ name, order }) => `${name}.${order.map(act => letters[act]).join("")}`).join("~")
}

/** The ballots of a link that fit a number of acts; what doesn't is left out. */
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

/** One thing a spokesman says, and the points that are on the board after it. */
export type Call = { jury: string; says: string; gives: readonly (readonly [act: number, points: number])[] }

type Words = Pick<VotesData, "greetings" | "stalls" | "twelves">

/** Everything that is said until the last twelve points: the low ones at once, the high ones one at a time. */
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

/** The board after some calls, the most points first; twelves decide between equals, and then the order on the list. */
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
