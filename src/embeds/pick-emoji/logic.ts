/** The applicants: search, remarks, and a preview of the trail. */
import { lifespanFrames, sizeAt } from "../../effects/trail/particles"
import { trailEmoji } from "../../effects/trail/trailEmoji"
import type { ListSpec } from "../../kits/list/logic"
import type { LocalParts } from "../../lib/calendar/dateFlags"
import { hash, seeded } from "../../lib/game/random"
import type { Groups } from "./schema"

export type Applicant = { emoji: string; name: string; words: string; group: string; says: string }

/** Returns the applicants of all groups, in order. */
export function applicants(groups: Groups): Applicant[] {
  return groups.flatMap(({ group, emoji, says }) =>
    emoji.map(line => {
      const [sign = ""] = line.split(" ", 1)
      const [name = "", words = ""] = line.slice(sign.length + 1).split(": ")
      return { emoji: sign, name, words, group, says: says[hash(name) % says.length] as string }
    }),
  )
}

export const spec: ListSpec<Applicant> = {
  search: { text: ({ name, words, group, emoji }) => `${name} ${words} ${group} ${emoji} ${codeOf(emoji)}` },
}

/** Formats the code points of an emoji: "U+1F439". */
export function codeOf(emoji: string): string {
  return [...emoji]
    .map(sign => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`)
    .join(" ")
}

/** A sample moment for each shift, in order of precedence. */
const shifts: readonly { when: string; at: LocalParts }[] = [
  { when: "24 Dec", at: { month: 12, day: 24, hour: 12 } },
  { when: "14 Feb", at: { month: 2, day: 14, hour: 12 } },
  { when: "21 Mar", at: { month: 3, day: 21, hour: 12 } },
  { when: "31 Oct", at: { month: 10, day: 31, hour: 12 } },
  { when: "6 Dec", at: { month: 12, day: 6, hour: 12 } },
  { when: "Night", at: { month: 5, day: 5, hour: 3 } },
  { when: "Other", at: { month: 5, day: 5, hour: 12 } },
]

/** The emoji of each shift, as the trail itself chooses it. */
export const bench = shifts.map(({ when, at }) => ({ when, emoji: trailEmoji(at) }))

export type Speck = { x: number; y: number; size: number }

/** Returns the position of the demonstration's cursor at a frame, in a unit square. */
export function cursorAt(frame: number): { x: number; y: number } {
  const turn = frame / 48
  return { x: 0.5 + 0.38 * Math.sin(turn), y: 0.42 + 0.24 * Math.sin(turn * 2) }
}

/** Returns the particles of the trail at a frame, the oldest first; sizes are in the trail's pixels. */
export function specksAt(frame: number, width: number, height: number): Speck[] {
  const specks: Speck[] = []
  for (let age = lifespanFrames - 2; age >= 0; age -= 2) {
    const born = frame - age - (frame % 2)
    const { x, y } = cursorAt(born)
    const random = seeded(born | 0)
    const drift = random() - 0.5
    const fall = 0.4 + random() * 0.4
    specks.push({
      x: x * width + drift * age,
      y: y * height + fall * age + 0.01 * age * (age - 1),
      size: sizeAt(age),
    })
  }
  return specks
}
