/** A house of console logs: the effect of each console call, the kinds of wood, and the statics. */
import { pluralise } from "../../lib/text/pluralise"

/** The wood of each log level, with its letter in a link. */
export const woods = {
  log: { letter: "l", name: "pine" },
  info: { letter: "i", name: "birch" },
  warn: { letter: "w", name: "larch" },
  error: { letter: "e", name: "driftwood" },
} as const

/** The parts that are no logs, by their letter in a link. `refused` is a failed assertion. */
export const fittings = {
  group: "g",
  groupEnd: "u",
  time: "t",
  timeEnd: "s",
  table: "b",
  assert: "a",
  refused: "f",
  count: "c",
} as const

export type Wood = keyof typeof woods
export type Fitting = keyof typeof fittings
/** A console call and its text. */
export type Part = { kind: Wood | Fitting; text: string }
/** A log; `indent` is the number of open groups round it. */
export type Log = { wood: Wood; text: string; indent: number }

/** The number of logs of the walls, and of the whole house with its roof. */
export const wallLogs = 10
export const wholeHouse = 16
/** The maximum number of logs on a plot; after that the oldest spare one is burnt in the stove. */
export const maxLogs = 40
/** The maximum number of parts in a link. */
export const maxParts = 90
/** The maximum overhang of a wall, in nested groups. */
export const maxIndent = 3
/** The maximum number of letters on the sign. */
export const maxNameLength = 24

const kinds = new Map<string, Part["kind"]>([
  ...(Object.keys(woods) as Wood[]).map(kind => [woods[kind].letter, kind] as const),
  ...(Object.keys(fittings) as Fitting[]).map(kind => [fittings[kind], kind] as const),
])

export function isWood(kind: Part["kind"]): kind is Wood {
  return kind in woods
}

/** Parses the parts in a link; unknown letters are skipped. */
export function parseParts(text: string): Part[] {
  return [...text].slice(0, maxParts).flatMap(letter => {
    const kind = kinds.get(letter)
    return kind ? [{ kind, text: "" }] : []
  })
}

/** Formats parts for a link. The texts carved on them are not included. */
export function formatParts(parts: readonly Part[]): string {
  return parts.map(({ kind }) => (isWood(kind) ? woods[kind].letter : fittings[kind])).join("")
}

/**
 * Adds a part. Beyond the maximum of logs the oldest spare one is burnt; beyond that of parts the new one is
 * ignored.
 */
export function withPart(parts: readonly Part[], part: Part): Part[] {
  const logs = parts.filter(({ kind }) => isWood(kind))
  if (isWood(part.kind) && logs.length >= maxLogs) {
    const spare = logs[wholeHouse]
    return [...parts.filter(old => old !== spare), part]
  }
  return parts.length >= maxParts ? [...parts] : [...parts, part]
}

/** The house built from some parts. */
export type House = {
  logs: Log[]
  /** The number of unclosed groups. */
  open: number
  /** The clock, and whether it runs. */
  clock: "none" | "goes" | "stands"
  /** The items on each table. */
  tables: string[]
  /** The number of passed assertions, each a prop against the wall. */
  props: number
  /** The number of failed assertions, each a notice on the wall. */
  notices: number
  /** The house number; 0 for none. */
  number: number
  /** The name of the thing of another page that sits on top, as within a sentence; null for none. */
  guest: string | null
}

/** The tilt in degrees that a guest causes, who sits on the right. */
const guestLean = 2

/** Builds a house from parts, in order. */
export function build(parts: readonly Part[], guest: string | null = null): House {
  const house: House = {
    logs: [],
    open: 0,
    clock: "none",
    tables: [],
    props: 0,
    notices: 0,
    number: 0,
    guest,
  }
  for (const { kind, text } of parts) {
    if (isWood(kind)) house.logs.push({ wood: kind, text, indent: house.open })
    else if (kind === "group") house.open = Math.min(maxIndent, house.open + 1)
    else if (kind === "groupEnd") house.open = Math.max(0, house.open - 1)
    else if (kind === "time") house.clock = "goes"
    else if (kind === "timeEnd") house.clock = house.clock === "none" ? "none" : "stands"
    else if (kind === "table") house.tables.push(text)
    else if (kind === "assert") house.props++
    else if (kind === "refused") house.notices++
    else house.number++
  }
  return house
}

/** Counts the error logs. */
const errorsOf = (logs: readonly Log[]) => logs.filter(({ wood }) => wood === "error").length

/**
 * Returns the tilt to the right in degrees, 0 to 14. Errors pull, more so the lower they are, and so does a guest; each
 * prop holds 3 degrees.
 */
export function lean({ logs, props, guest }: House): number {
  const pull = logs.reduce((sum, { wood }, i) => sum + (wood === "error" ? (logs.length - i) / 4 : 0), 0)
  const load = guest !== null && logs.length > 0 ? guestLean : 0
  return Math.max(0, Math.min(12, pull) + load - 3 * props)
}

/** Returns whether the house has collapsed: at least four logs, half of them errors without a prop. */
export function hasFallen({ logs, props }: House): boolean {
  return logs.length >= 4 && (errorsOf(logs) - props) * 2 >= logs.length
}

/** Returns the building inspector's verdict on a house, and on its name if it has one. */
export function verdict(house: House, name = ""): string {
  const { logs, open, notices } = house
  if (logs.length === 0) return "A plot of moss. Log something."
  if (hasFallen(house))
    return `Uncaught House: ${errorsOf(logs)} of ${logs.length} logs were errors. See the stack trace.`
  return `${stateOf(logs.length, name)} ${remark(house, open, notices)}`
}

function stateOf(logs: number, name: string): string {
  if (logs < wallLogs) return `${pluralise(wallLogs - logs, "log")} to the roof.`
  if (logs < wholeHouse) return `${pluralise(wholeHouse - logs, "log")} to the ridge.`
  const what = name ? `${name} is a house` : "A house"
  if (logs === maxLogs) return `${what}. The shed is full: the next log heats the stove.`
  return logs > wholeHouse ? `${what}, and ${logs - wholeHouse} for the fire.` : `${what}.`
}

function remark(house: House, open: number, notices: number): string {
  const angle = lean(house)
  if (angle > 0)
    return `It leans ${angle.toFixed(1)} degrees${house.guest === null ? "" : `, towards ${house.guest}`}.`
  if (notices > 0) return `Assertion failed: ${pluralise(notices, "notice")} on the wall.`
  if (open > 0) return `${pluralise(open, "group")} never ended: it hangs over.`
  const warnings = house.logs.filter(({ wood }) => wood === "warn").length
  if (warnings > 0) return `There is a draught from ${warnings === 1 ? "one log" : `${warnings} logs`}.`
  return errorsOf(house.logs) > 0 ? "The props hold." : "Plumb."
}

/** Returns the row (from 0, upwards) and the length of the n-th log. */
export function placeOf(index: number): { row: number; length: number } {
  if (index < wallLogs) return { row: index, length: 220 }
  if (index < wholeHouse) return { row: index, length: 246 - (index - wallLogs) * 42 }
  return { row: (index - wholeHouse) % 6, length: 60 }
}

/** Returns the place of a guest on a standing house: on the right of its top log, or on the moss. */
export function guestPlace(logs: number): { row: number; aside: number } {
  if (logs === 0) return { row: -1, aside: 0 }
  const { row, length } = placeOf(seatOf(logs))
  return { row, aside: Math.max(0, length / 2 - 26) }
}

/** Returns what a guest remembers of a house; null before there is something to remember. */
export function guestText(house: House): string | null {
  if (hasFallen(house)) return "Was at the top of a stack trace."
  if (house.logs.length >= wholeHouse) return "Made a log house lean, by sitting on it."
  return house.logs.length > 0 && lean(house) > 0
    ? "Made an unfinished log house lean, by sitting on it."
    : null
}

/** The number of the log on which a guest sits, from 0, of a number of logs: the top one of the house. */
export const seatOf = (logs: number) => Math.min(logs, wholeHouse) - 1

/** Returns the parts up to the log on which a guest sits, as in a link: by them the house knows its dent again. */
export function seatKind(parts: readonly Part[]): string {
  const seat = seatOf(parts.filter(({ kind }) => isWood(kind)).length)
  let log = -1
  const end = parts.findIndex(({ kind }) => isWood(kind) && ++log === seat)
  return formatParts(parts.slice(0, end + 1))
}

/** Returns the number of the log with the dent of a kind, from 0; null if the house is not built on those parts. */
export function dentIn(parts: readonly Part[], kind: string | undefined): number | null {
  if (!kind || !formatParts(parts).startsWith(kind)) return null
  return seatOf(build(parseParts(kind)).logs.length)
}

/** Returns the heading of the stack trace, with a guest's name spelt as an identifier: "TeaTowel". */
export function traceHeading(guest: string | null): string {
  if (guest === null) return "Stack trace (top log first):"
  const name = guest.replace(/^the /, "").replace(/(?:^| )(.)/g, (_, letter: string) => letter.toUpperCase())
  return `Stack trace (${name} on top):`
}
