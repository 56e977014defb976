/** A rehearsal of the contest, for the 364 evenings without one: what happens in it, and who saw it in time. Pure. */
import { type Random, seeded, shuffle } from "../../../lib/game/random"
import { deal } from "./logic"
import type { Squares } from "./schema"

/** Something that happens, and when: "Song 7". */
export type Happening = { when: string; text: string }

/** How long each is on, in milliseconds. */
export const onScreen = 4500

/** How many of each kind happen that are on the card, and that are not. */
const mix: Record<keyof Squares, [on: number, off: number]> = {
  stage: [6, 2],
  song: [4, 1],
  hosts: [2, 1],
  votes: [2, 1],
  sofa: [2, 0],
}

/** A name that nobody types. */
export const rehearsalName = (random: Random) => `rehearsal-${1000 + Math.floor(random() * 9000)}`

/** What happens in the rehearsal for a card: songs first, hosts and the sofa between them, and then the votes. */
export function rehearse(name: string, squares: Squares): Happening[] {
  const random = seeded(`rehearsal ${name}`)
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

/** What happens, as the ticker says it: who it is stands before it, unless it begins with them, and one sign ends it. */
export function tickerText({ when, text }: Happening): string {
  const isSpeech = /^[^:]+: .*[!?]$/.test(text)
  const ended = isSpeech ? `“${text}”` : /[.!?…]$/.test(text) ? text : `${text}.`
  const who = /\w+$/.exec(when)?.[0].replace(/s$/, "") ?? ""
  const isNamed = new RegExp(`^(?:The )?${who}s?\\b`, "i").test(text)
  return isNamed ? ended : `${when}: ${ended}`
}

/** The squares that happened too long ago to be marked, and are not. */
export function missedIn(happenings: readonly Happening[], at: number, marks: readonly string[]): string[] {
  return happenings.slice(0, Math.max(0, at - 1)).flatMap(({ text }) => (marks.includes(text) ? [] : text))
}

export type Sight = "seen" | "late" | "not yet"

/** How a square that is pressed at a moment stands to what has happened: in time is until the next thing is over. */
export function sightOf(happenings: readonly Happening[], at: number, text: string): Sight {
  const when = happenings.findIndex(each => each.text === text)
  if (when < 0 || when > at) return "not yet"
  return when >= at - 1 ? "seen" : "late"
}

/** What is said at the end. */
export function review(
  happenings: readonly Happening[],
  card: readonly string[],
  marks: readonly string[],
): string {
  const on = happenings.filter(({ text }) => card.includes(text)).length
  if (marks.length === 0) return `Off air. ${on} of your squares happened. You were getting crisps.`
  return `Off air. You saw ${marks.length} of the ${on} things on your card. ${
    marks.length === on ? "You should present it." : "The rest is history."
  }`
}
