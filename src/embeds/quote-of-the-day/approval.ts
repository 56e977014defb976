/** Tomorrow's quote as far as it has been approved: word by word, all through the day before. */
import { helsinkiParts } from "../../lib/calendar/zone"
import { seeded, shuffle } from "../../lib/game/random"

export type Word = {
  before: string
  /** The word itself; null while it is blacked out. */
  word: string | null
  /** How many letters it has. */
  length: number
  after: string
}

/** How much of the day in Helsinki is over, 0 up to 1. */
export function dayDone(instant: Date): number {
  const { hour, minute } = helsinkiParts(instant)
  return (hour * 60 + minute) / 1440
}

/**
 * The words of a quote when a part of the day before it is over, 0 up to 1; `number` is its day. A word that is approved
 * stays so, and the last one is on the day itself.
 */
export function approved(quote: string, number: number, done: number): Word[] {
  const words = quote.split(" ")
  const order = shuffle(
    words.map((_, i) => i),
    seeded(`approved ${number}`),
  )
  const free = new Set(order.slice(0, Math.floor(words.length * done)))
  return words.map((text, i) => {
    const [, before = "", word = "", after = ""] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(text) ?? []
    return { before, word: free.has(i) ? word : null, length: word.length, after }
  })
}

/** How far the approval is, in a sentence. */
export function approvalText(words: readonly Word[]): string {
  const done = words.filter(({ word }) => word !== null).length
  return `${done} of ${words.length} words approved. The rest by midnight.`
}
