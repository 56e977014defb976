/** A house of logs: what each call of the console is to it, which wood a log is, and how it all stands. */
import { pluralise } from "../../lib/text/pluralise"

/** How a log was logged, the letter that stands for it in a link, and its wood. */
export const woods = {
  log: { letter: "l", name: "pine" },
  info: { letter: "i", name: "birch" },
  warn: { letter: "w", name: "larch" },
  error: { letter: "e", name: "driftwood" },
} as const

/** What is no log, by its letter in a link. `refused` is an assertion that didn't hold. */
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
/** One thing that was said to the console, and its text. */
export type Part = { kind: Wood | Fitting; text: string }
/** A log as it lies: `indent` is in how many open groups. */
export type Log = { wood: Wood; text: string; indent: number }

/** Logs of the walls and of the roof; with all of them it is a house. */
export const wallLogs = 10
export const wholeHouse = 16
/** As many logs as a building plot takes; after that the oldest spare one goes into the stove. */
export const mostLogs = 40
/** As many parts as a link carries. */
export const mostParts = 90
/** As far as a wall may hang over: groups in groups. */
export const deepest = 3
/** As many letters as are painted on a sign. */
export const longestName = 24

const kinds = new Map<string, Part["kind"]>([
  ...(Object.keys(woods) as Wood[]).map(kind => [woods[kind].letter, kind] as const),
  ...(Object.keys(fittings) as Fitting[]).map(kind => [fittings[kind], kind] as const),
])

export function isWood(kind: Part["kind"]): kind is Wood {
  return kind in woods
}

/** The parts of a link; letters that are no part are left out. */
export function parseParts(text: string): Part[] {
  return [...text].slice(0, mostParts).flatMap(letter => {
    const kind = kinds.get(letter)
    return kind ? [{ kind, text: "" }] : []
  })
}

/** The link of some parts; what is carved on them stays on the page. */
export function formatParts(parts: readonly Part[]): string {
  return parts.map(({ kind }) => (isWood(kind) ? woods[kind].letter : fittings[kind])).join("")
}

/** The parts with one more. A log too many burns the oldest spare one; another part too many is not taken. */
export function withPart(parts: readonly Part[], part: Part): Part[] {
  const logs = parts.filter(({ kind }) => isWood(kind))
  if (isWood(part.kind) && logs.length >= mostLogs) {
    const spare = logs[wholeHouse]
    return [...parts.filter(old => old !== spare), part]
  }
  return parts.length >= mostParts ? [...parts] : [...parts, part]
}

/** What some parts come to. */
export type House = {
  logs: Log[]
  /** Groups that were not ended. */
  open: number
  /** Whether a clock hangs there, and whether it goes. */
  clock: "none" | "goes" | "stands"
  /** What lies on each table. */
  tables: string[]
  /** Assertions that hold, each a prop against the wall. */
  props: number
  /** Those that didn't, each a notice on the wall. */
  notices: number
  /** The number of the house; 0 is none. */
  number: number
}

/** Builds what was said, in its order. */
export function build(parts: readonly Part[]): House {
  const house: House = { logs: [], open: 0, clock: "none", tables: [], props: 0, notices: 0, number: 0 }
  for (const { kind, text } of parts) {
    if (isWood(kind)) house.logs.push({ wood: kind, text, indent: house.open })
    else if (kind === "group") house.open = Math.min(deepest, house.open + 1)
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

/** How many logs are errors. */
const errorsOf = (logs: readonly Log[]) => logs.filter(({ wood }) => wood === "error").length

/** How far it leans, in degrees, to the right: errors pull it over, the lower the more, a prop holds 3 degrees; 0 to 12. */
export function lean({ logs, props }: House): number {
  const pull = logs.reduce((sum, { wood }, i) => sum + (wood === "error" ? (logs.length - i) / 4 : 0), 0)
  return Math.max(0, Math.min(12, pull) - 3 * props)
}

/** Whether it lies on the ground: with four logs or more, half of them errors that no prop holds. */
export function hasFallen({ logs, props }: House): boolean {
  return logs.length >= 4 && (errorsOf(logs) - props) * 2 >= logs.length
}

/** What the building inspector has to say of a house, and of its name where it has one. */
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
  if (logs === mostLogs) return `${what}. The shed is full: the next log heats the stove.`
  return logs > wholeHouse ? `${what}, and ${logs - wholeHouse} for the fire.` : `${what}.`
}

function remark(house: House, open: number, notices: number): string {
  const angle = lean(house)
  if (angle > 0) return `It leans ${angle.toFixed(1)} degrees.`
  if (notices > 0) return `Assertion failed: ${pluralise(notices, "notice")} on the wall.`
  if (open > 0) return `${pluralise(open, "group")} never ended: it hangs over.`
  const warnings = house.logs.filter(({ wood }) => wood === "warn").length
  if (warnings > 0) return `There is a draught from ${warnings === 1 ? "one log" : `${warnings} logs`}.`
  return errorsOf(house.logs) > 0 ? "The props hold." : "Plumb."
}

/** The ends of a log and its middle: where it lies when it is the n-th, and its length. Upwards from 0. */
export function placeOf(index: number): { row: number; length: number } {
  if (index < wallLogs) return { row: index, length: 220 }
  if (index < wholeHouse) return { row: index, length: 246 - (index - wallLogs) * 42 }
  return { row: (index - wholeHouse) % 6, length: 60 }
}
