/** A rehearsal of the contest for evenings without one: its events, and whether they were marked in time. Pure. */
import { seeded, shuffle } from "../../../lib/game/random"
import { deal } from "./logic"
import type { Squares } from "./schema"

/** An event; `when` is its part of the show, such as "Song 7". */
export type Happening = { when: string; text: string }

/** The duration of each event in milliseconds. */
export const eventMs = 4500

/** The number of events of each kind that are on the card, and that are not. */
const mix: Record<keyof Squares, [on: number, off: number]> = {
  stage: [6, 2],
  song: [4, 1],
  hosts: [2, 1],
  votes: [2, 1],
  sofa: [2, 0],
}

/** Returns the events of a night's rehearsal for a card: songs with hosts and sofa in between, then the votes. */
export function rehearse(name: string, squares: Squares, night = ""): Happening[] {
  const random = seeded(`rehearsal ${name}${night}`)
  const card = new Set(deal(name, squares))
  const drawn = (kind: keyof Squares) => {
    const [on, off] = mix[kind]
    const all = shuffle(squares[kind], random)
    return shuffle(
      [
        ...all.filter(text => card.has(text)).slice(0, on),
        ...all.filter(text => !card.has(text)).slice(0, off),
      ],
      random,
    )
  }
  const songs = shuffle([...drawn("stage"), ...drawn("song")], random)
  const between = shuffle(
    [
      ...drawn("hosts").map(text => ({ when: "The hosts", text })),
      ...drawn("sofa").map(text => ({ when: "Your sofa", text })),
    ],
    random,
  )
  return [
    ...songs.flatMap((text, i) => [
      { when: `Song ${i + 1}`, text },
      ...(i % 3 === 2 ? between.splice(0, 1) : []),
    ]),
    ...between,
    ...drawn("votes").map(text => ({ when: "The votes", text })),
  ]
}

/**
 * Formats an event for the ticker, prefixed by its part of the show unless it begins with that, and ended by one
 * punctuation mark.
 */
export function tickerText({ when, text }: Happening): string {
  const isSpeech = /^[^:]+: .*[!?]$/.test(text)
  const ended = isSpeech ? `“${text}”` : /[.!?…]$/.test(text) ? text : `${text}.`
  const who = /\w+$/.exec(when)?.[0].replace(/s$/, "") ?? ""
  const isNamed = new RegExp(`^(?:The )?${who}s?\\b`, "i").test(text)
  return isNamed ? ended : `${when}: ${ended}`
}

/** Returns unmarked squares whose event is too long past to be marked. */
export function missedIn(happenings: readonly Happening[], at: number, marks: readonly string[]): string[] {
  return happenings.slice(0, Math.max(0, at - 1)).flatMap(({ text }) => (marks.includes(text) ? [] : text))
}

export type Sight = "seen" | "late" | "not yet"

/** Returns whether a square pressed during event `at` has happened in time. The previous event still counts. */
export function sightOf(happenings: readonly Happening[], at: number, text: string): Sight {
  const when = happenings.findIndex(each => each.text === text)
  if (when < 0 || when > at) return "not yet"
  return when >= at - 1 ? "seen" : "late"
}

/** Returns the closing text. */
export function review(
  happenings: readonly Happening[],
  card: readonly string[],
  marks: readonly string[],
): string {
  const on = happenings.filter(({ text }) => card.includes(text)).length
  const seen = happenings.filter(({ text }) => marks.includes(text)).length
  if (seen === 0) return `Off air. ${on} of your squares happened. You were getting crisps.`
  return `Off air. You saw ${seen} of the ${on} things on your card. ${
    seen === on ? "You should present it." : "The rest is history."
  }`
}
