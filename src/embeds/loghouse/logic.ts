/** A house of logs: what a line of console says, which wood that is, and how it stands. */
import { counted } from "../../lib/text/counted"

/** How a log was logged, the letter that stands for it in a link, and its wood. */
export const woods = {
  log: { letter: "l", name: "pine" },
  info: { letter: "i", name: "birch" },
  warn: { letter: "w", name: "larch" },
  error: { letter: "e", name: "driftwood" },
} as const

export type Wood = keyof typeof woods
export type Log = { wood: Wood; text: string }

/** Logs of the walls and of the roof; with all of them it is a house. */
export const wallLogs = 10
export const wholeHouse = 16
/** As many as a building plot takes. */
export const mostLogs = 40

const kinds = Object.keys(woods) as Wood[]

/** The logs of a link; letters that are no wood are left out. */
export function parseLogs(text: string): Log[] {
  return [...text].slice(0, mostLogs).flatMap(letter => {
    const wood = kinds.find(kind => woods[kind].letter === letter)
    return wood ? [{ wood, text: "" }] : []
  })
}

/** The link of some logs; what is carved on them stays on the page. */
export function formatLogs(logs: readonly Log[]): string {
  return logs.map(({ wood }) => woods[wood].letter).join("")
}

export type Command =
  | { do: "add"; log: Log }
  | { do: "house" }
  | { do: "clear" }
  /** What is wrong, and at which column of the line, from 1. */
  | { do: "nothing"; column: number; what: string }

/** As much as is carved on a log, in characters. */
const maxCarved = 60

/** What is carved for a value that was logged; something for those that can't be said, too. */
export function carving(value: unknown): string {
  try {
    return value === undefined ? "" : String(value).slice(0, maxCarved)
  } catch {
    return "[a thing]"
  }
}

/** Reads the values between brackets from `at` on: quoted texts, or bare words; and where they end. */
function readValues(line: string, at: number): { texts: string[]; at: number; wrong?: string } {
  const texts: string[] = []
  for (let begin = at; ; begin++) {
    const bare = /^\s*(?:(["'`])((?:[^\\]|\\.)*?)\1|([^"'`,;()]*))\s*/s.exec(line.slice(begin))
    const [whole = "", quote, quoted = "", word = ""] = bare ?? []
    const end = begin + whole.length
    if (!quote && /^["'`]/.test(line.slice(end)))
      return { texts, at: end, wrong: "the quotation mark is never closed" }
    texts.push(quote ? quoted.replace(/\\(.)/gs, "$1") : word.trim())
    if (line[end] !== ",") return { texts, at: end }
    begin = end
  }
}

/** What a line of the prompt asks for, or what is wrong with it. */
export function parseLine(line: string): Command {
  const head = /^\s*(?:window\.)?(?:(console)\.)?/.exec(line)
  const start = head?.[0].length ?? 0
  const name = /^[\w.]*/.exec(line.slice(start))?.[0] ?? ""
  const wrong = (at: number, what: string): Command => ({ do: "nothing", column: at + 1, what })
  const wood = kinds.find(kind => kind === name)
  const isHouse = name === "log.house" && !head?.[1]
  if (!wood && !isHouse && name !== "clear" && name !== "log.clear")
    return wrong(start, `${name.slice(0, 40) || "nothing"} is not a log`)
  const bracket = line.slice(start + name.length).search(/\S/) + start + name.length
  if (line[bracket] !== "(") return wrong(start + name.length, "a bracket should open here")
  const { texts, at, wrong: mistake } = readValues(line, bracket + 1)
  if (mistake) return wrong(at, mistake)
  if (line[at] !== ")") return wrong(at, "a bracket should close here")
  const rest = /^\s*;?\s*/.exec(line.slice(at + 1))?.[0].length ?? 0
  if (at + 1 + rest < line.length) return wrong(at + 1 + rest, "one log at a time")
  if (isHouse) return { do: "house" }
  if (!wood) return { do: "clear" }
  return { do: "add", log: { wood, text: texts.join(" ").trim().slice(0, maxCarved) } }
}

/** How far it leans, in degrees, to the right: errors pull it over, the more the lower they lie; 12 at most. */
export function lean(logs: readonly Log[]): number {
  const pull = logs.reduce((sum, { wood }, i) => sum + (wood === "error" ? (logs.length - i) / 4 : 0), 0)
  return Math.min(12, pull)
}

/** Whether it lies on the ground: with four logs or more, half of them errors. */
export function hasFallen(logs: readonly Log[]): boolean {
  const errors = logs.filter(({ wood }) => wood === "error").length
  return logs.length >= 4 && errors * 2 >= logs.length
}

/** What the building inspector has to say. */
export function verdict(logs: readonly Log[]): string {
  const errors = logs.filter(({ wood }) => wood === "error").length
  const warnings = logs.filter(({ wood }) => wood === "warn").length
  if (logs.length === 0) return "A plot of moss. Log something."
  if (hasFallen(logs))
    return `Uncaught House: ${errors} of ${logs.length} logs were errors. See the stack trace.`
  const state =
    logs.length >= wholeHouse
      ? logs.length > wholeHouse
        ? `A house, and ${logs.length - wholeHouse} for the fire.`
        : "A house."
      : logs.length > wallLogs
        ? `${counted(wholeHouse - logs.length, "log")} to the ridge.`
        : `${counted(wallLogs - logs.length, "log")} to the roof.`
  if (errors > 0) return `${state} It leans ${lean(logs).toFixed(1)} degrees.`
  if (warnings > 0)
    return `${state} There is a draught from ${warnings === 1 ? "one log" : `${warnings} logs`}.`
  return `${state} Plumb.`
}

/** The ends of a log and its middle: where it lies when it is the n-th, and its length. Upwards from 0. */
export function placeOf(index: number): { row: number; length: number } {
  if (index < wallLogs) return { row: index, length: 220 }
  if (index < wholeHouse) return { row: index, length: 246 - (index - wallLogs) * 42 }
  return { row: (index - wholeHouse) % 6, length: 60 }
}
