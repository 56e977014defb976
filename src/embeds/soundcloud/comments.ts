/** The comments on a cloud, and the columns they refer to. */

import { hash, pick, seeded } from "../../lib/game/random"
import { isBlank } from "../../lib/text/blank"
import { type Cloud, columns, cover, formatCloud, rains } from "./logic"

export type Comment = { at: number; who: string; text: string; own?: boolean }

const people = [
  "tuuli98",
  "Mrs Stratus",
  "hail_hamster",
  "Umbrella Eero",
  "kite.fan",
  "The Bureau",
  "sirpa_3rd_floor",
  "a cow",
]

const texts = {
  loud: [
    "My window has moved.",
    "THIS is the bit I meant.",
    "I had to hold on to the hill.",
    "Louder than last Tuesday. I keep a list.",
  ],
  quiet: [
    "Best part.",
    "Is it broken? I like it.",
    "You can hear the grass here.",
    "I played only this, for an hour.",
  ],
  rise: ["Here it comes.", "It saw somebody it knows.", "My ears popped.", "Excelsior!"],
  fall: [
    "And down the stairs.",
    "It has forgotten its keys.",
    "My kite says thank you.",
    "It was never the same again.",
  ],
  first: ["First!", "First! (I live here.)", "I was here before the cloud."],
  last: [
    "Again.",
    "It stops so abruptly that I applauded.",
    "My mother liked the middle.",
    "It looked like a horse the whole time.",
  ],
  clear: ["Four stars. No clouds.", "Is this the remix?", "Minimal."],
  rain: ["I left my washing out for this.", "Bring it in, it is going to rain.", "I can smell this one."],
}

/** Returns the column with the highest value, the first of equals. */
function best(of: (column: number) => number): number {
  let found = 0
  for (let i = 1; i < columns; i++) if (of(i) > of(found)) found = i
  return found
}

/** Returns the comments on a cloud in order of time, always the same for the same cloud. */
export function commentsOn(cloud: Cloud): Comment[] {
  const random = seeded(`said ${formatCloud(cloud)}`)
  const height = (i: number) => cloud[i] ?? 0
  const step = (i: number) => (i === 0 ? 0 : height(i) - height(i - 1))
  const line = (kind: keyof typeof texts, at: number) => ({ at, text: pick(texts[kind], random) })
  const middle = (i: number) => i > 6 && i < columns - 6
  const all =
    cover(cloud) === 0
      ? [line("first", 1), line("clear", 30), line("last", columns - 2)]
      : [
          line("first", 1),
          line(
            "loud",
            best(i => height(i) - (middle(i) ? 0 : 20)),
          ),
          line(
            "quiet",
            best(i => (middle(i) ? 15 - height(i) : -20)),
          ),
          line(
            "rise",
            best(i => (middle(i) ? step(i) : -20)),
          ),
          line(
            "fall",
            best(i => (middle(i) ? -step(i) : -20)),
          ),
          ...(rains(cloud) ? [line("rain", 44)] : []),
          line("last", columns - 2),
        ]
  const taken = new Set<number>()
  const from = hash(formatCloud(cloud))
  return all
    .map((comment, i) => {
      let { at } = comment
      while (taken.has(at) || taken.has(at - 1) || taken.has(at + 1)) at = (at + 3) % columns
      taken.add(at)
      return { at, text: comment.text, who: people[(from + i) % people.length] ?? "" }
    })
    .sort((a, b) => a.at - b.at)
}

/** The maximum length of a visitor's comment, in characters. */
export const maxComment = 60

/** Formats a visitor's comment for a link: "12-Hello". */
export function formatComment(comment: Comment | null): string | null {
  return comment && `${comment.at}-${comment.text}`
}

/** Parses a visitor's comment from a link; undefined if it is invalid. */
export function parseComment(text: string): Comment | undefined {
  const [, at, words] = /^(\d{1,2})-([\s\S]{1,60})$/.exec(text) ?? []
  if (at === undefined || words === undefined || Number(at) >= columns || isBlank(words)) return undefined
  return { at: Number(at), who: "You", text: words, own: true }
}

/** Returns the latest comment at or in front of a column; null if there is none yet. */
export function commentAt(comments: readonly Comment[], column: number): Comment | null {
  return comments.filter(comment => comment.at <= column).at(-1) ?? null
}
