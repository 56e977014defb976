/** The approval of tomorrow's quote, word by word throughout the day before. */
import { helsinkiParts } from "../../lib/calendar/zone"
import { seeded, shuffle } from "../../lib/game/random"

export type Word = {
  before: string
  /** The word; null while it is redacted. */
  word: string | null
  /** The number of letters. */
  length: number
  after: string
}

/** Returns the elapsed part of the day in Helsinki, 0 to 1 (exclusive). */
export function dayDone(instant: Date): number {
  const { hour, minute } = helsinkiParts(instant)
  return (hour * 60 + minute) / 1440
}

/**
 * Returns the words of a quote as approved when a part of the day before it (0 to 1, exclusive) is over, and `extra` more;
 * `number` is the day of the quote. Approved words stay approved, and the last one is approved on the day itself.
 */
export function approved(quote: string, number: number, done: number, extra = 0): Word[] {
  const words = quote.split(" ")
  const order = shuffle(
    words.map((_, i) => i),
    seeded(`approved ${number}`),
  )
  const free = new Set(order.slice(0, Math.min(words.length - 1, Math.floor(words.length * done) + extra)))
  return words.map((text, i) => {
    const [, before = "", word = "", after = ""] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(text) ?? []
    return { before, word: free.has(i) ? word : null, length: word.length, after }
  })
}

/** Describes the progress of the approval in a sentence. */
export function approvalText(words: readonly Word[]): string {
  const done = words.filter(({ word }) => word !== null).length
  return `${done} of ${words.length} words approved. The rest by midnight.`
}
