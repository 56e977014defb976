/**
 * Calls by modem: to the board that is free for one minute a day, and to every page of the site at its own number.
 */
import type { PageEntry } from "../../../lib/content/derivedLists"

/** A call; `nth` is the 0-based index among calls to pages, `tries` that among calls to 1337. */
export type Call = { number: string; nth: number; tries: number }

/** The circumstances of a call. */
export type Line = {
  /** True during 13:37. */
  isNow: boolean
  /** The time until then, in words. */
  wait: string
  /** All pages of the site; null while they load, and empty if they can't be loaded. */
  pages: readonly PageEntry[] | null
  /** The path of the calling page. */
  path: string
}

/** The terminal's output for a call. */
export type Exchange = {
  /** The output that comes line by line. */
  before: string[]
  /** The output that then comes letter by letter. */
  text: string
  /** The last lines, again line by line. */
  after: string[]
  /** The result of the call in words; "" while it rings. */
  result: string
  /** True if the board is connected. */
  isOpen: boolean
  /** The page that was reached, to be linked to; null for none. */
  page: PageEntry | null
}

/** The number of the board that is free for one minute a day. */
export const board = "1337"

/** Characters a second at 300 baud: each takes ten bits. */
export const lettersPerSecond = 30

/** "1337" in ASCII art, as a bulletin board's banner. */
const banner = [
  " #  ###  ###  ####",
  "##    #    #     #",
  " #  ###  ###    # ",
  " #    #    #   #  ",
  "### ###  ###   #  ",
]

/** The voice of Mother, who lifts the other receiver of the same line. */
const mother = ["Is this line free soon?", "Your aunt is trying to call.", "The potatoes are getting cold."]
/** Mother interrupts one in so many calls to pages, beginning with the second. */
const callsPerInterruption = 3

/** Returns the lines under BUSY: the remaining time, with another remark at each try. */
function waits(wait: string, tries: number): string[] {
  const again = [
    `Line free in ${wait}.`,
    `Still ${wait}. You are first in the queue.`,
    `${wait}. The queue has been told.`,
    `${wait}. Somebody else has called: you.`,
    `${wait}. Have you tried reading a book?`,
  ]
  return [again[tries % again.length] ?? ""]
}

/** Returns a text as a terminal of ASCII shows it, with a question mark for every other character. */
const inAscii = (text: string) => text.replace(/[^ -~]/gu, "?")

const closed = { text: "", after: [], isOpen: false, page: null }

/**
 * Returns the output of a call. Without `motion` there is no noise on the line, as it would appear at once. A
 * number without exactly four digits is an error.
 */
export function exchange({ number, nth, tries }: Call, line: Line, motion: boolean): Exchange {
  const redial = number === board && tries > 0 ? `   (${tries + 1})` : ""
  const dial = ["ATZ", "OK", `ATDT ${inAscii(number)}${redial}`]
  const ends = (word: string, result: string): Exchange => ({ ...closed, before: [...dial, word], result })
  if (!/^\d{4}$/.test(number)) return ends("ERROR", "A number has four digits.")
  if (number === board && line.isNow) {
    const before = [
      ...dial,
      "CONNECT 1337",
      ...banner,
      tries > 0 ? "W3LC0M3 B4CK. 57111 1 M1NU73." : "W3LC0M3. J00 H4V3 1 M1NU73.",
    ]
    return { ...closed, before, result: "Connected.", isOpen: true }
  }
  if (number === board) {
    return { ...ends("BUSY", "Engaged."), after: waits(line.wait, tries) }
  }
  if (line.pages === null) return { ...closed, before: dial, result: "" }
  if (line.pages.length === 0) return ends("NO DIALTONE", "The list of numbers did not come. Dial again.")
  const page = line.pages.find(({ code }) => code === number)
  if (page === undefined) return ends("NO ANSWER", "It rings in an empty room.")
  if (page.path === line.path) return ends("BUSY", "You are calling from there.")
  const before = [...dial, "CONNECT 300", page.title.toUpperCase()]
  if (!motion || nth % callsPerInterruption !== 1) {
    return {
      before,
      text: page.description,
      after: [],
      result: `Connected to ${page.title}.`,
      isOpen: true,
      page,
    }
  }
  const remark = mother[Math.floor(nth / callsPerInterruption) % mother.length] ?? ""
  return {
    before,
    text: `${page.description.slice(0, Math.ceil(page.description.length * 0.6))}~}x{{"~`,
    after: [`"${remark}"`, "NO CARRIER"],
    result: "The other receiver was lifted. Dial again.",
    isOpen: false,
    page: null,
  }
}

/** Returns the number of steps in which an exchange is shown: a line or three letters each. */
export function stepsOf({ before, text, after }: Exchange): number {
  return before.length + Math.ceil(text.length / 3) + after.length
}

/** Returns the part of an exchange shown after a number of steps. */
export function shownOf({ before, text, after }: Exchange, steps: number): string {
  const typed = Math.max(0, steps - before.length)
  const typing = Math.ceil(text.length / 3)
  const lines = before.slice(0, steps)
  if (typed > 0 && text !== "") lines.push(text.slice(0, typed * 3))
  lines.push(...after.slice(0, Math.max(0, typed - typing)))
  return lines.join("\n")
}
