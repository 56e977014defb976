/** Calls by modem: the board that is free for one minute of the day, and every page of the site at its own number. */
import type { PageEntry } from "../../../lib/content/derivedLists"

/** A call to a number; `nth` counts those to other numbers than 1337 from 0, `tries` those to 1337. */
export type Call = { number: string; nth: number; tries: number }

/** What is known while one calls. */
export type Line = {
  /** Whether it is 13:37. */
  isNow: boolean
  /** How long it is until then, in words. */
  wait: string
  /** Every page of the site; null until it is known, and none where they can't be had. */
  pages: readonly PageEntry[] | null
  /** The path of the page that calls. */
  path: string
}

/** What a terminal shows of a call. */
export type Exchange = {
  /** What stands there line by line. */
  before: string[]
  /** What then comes letter by letter. */
  text: string
  /** What ends it, line by line. */
  after: string[]
  /** How it ended, in words; empty for as long as it rings. */
  result: string
  /** Whether the line is open. */
  isOpen: boolean
  /** Where one may go in. */
  page: PageEntry | null
}

/** The number of the board that is free for one minute of the day. */
export const board = "1337"

/** Letters a second at 300 baud: each takes ten bits. */
export const lettersASecond = 30

/** The letters of "1337" as a board would have them over its door. */
const banner = [
  " #  ###  ###  ####",
  "##    #    #     #",
  " #  ###  ###    # ",
  " #    #    #   #  ",
  "### ###  ###   #  ",
]

/** What is heard of whoever lifts the other receiver of the same line. */
const mother = ["Is this line free soon?", "Your aunt is trying to call.", "The potatoes are getting cold."]
/** Of so many calls to pages one is lost to her: the second, then each third. */
const patience = 3

/** What stands under BUSY: how long it stays so, and for those who call again something else each time. */
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

const closed = { text: "", after: [], isOpen: false, page: null }

/**
 * What comes of a call. Without `motion` there is no noise on the line, since it would be there at once. A number that
 * has not four digits is refused.
 */
export function exchange({ number, nth, tries }: Call, line: Line, motion: boolean): Exchange {
  const dial = ["ATZ", "OK", `ATDT ${number}${number === board && tries > 0 ? `   (${tries + 1})` : ""}`]
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
  if (!motion || nth % patience !== 1) {
    return {
      before,
      text: page.description,
      after: [],
      result: `Connected to ${page.title}.`,
      isOpen: true,
      page,
    }
  }
  const said = mother[Math.floor(nth / patience) % mother.length] ?? ""
  return {
    before,
    text: `${page.description.slice(0, Math.ceil(page.description.length * 0.6))}~}x{{"~`,
    after: [`"${said}"`, "NO CARRIER"],
    result: "The other receiver was lifted. Dial again.",
    isOpen: false,
    page: null,
  }
}

/** How many steps an exchange is shown in: a line each, and three letters each. */
export function stepsOf({ before, text, after }: Exchange): number {
  return before.length + Math.ceil(text.length / 3) + after.length
}

/** An exchange as it stands after so many steps. */
export function shownOf({ before, text, after }: Exchange, steps: number): string {
  const typed = Math.max(0, steps - before.length)
  const typing = Math.ceil(text.length / 3)
  const lines = before.slice(0, steps)
  if (typed > 0 && text !== "") lines.push(text.slice(0, typed * 3))
  lines.push(...after.slice(0, Math.max(0, typed - typing)))
  return lines.join("\n")
}
