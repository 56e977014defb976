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

export type Command = { do: "add"; log: Log } | { do: "house" } | { do: "clear" }

/** What a line of the prompt asks for; null where it is no command of this house. */
export function parseLine(line: string): Command | null {
  const found =
    /^\s*(?:window\.)?(?:console\.)?(log|info|warn|error|clear|log\.house)\s*\((.*?)\)?;?\s*$/s.exec(line)
  const [, name = "", inside = ""] = found ?? []
  if (name === "log.house") return { do: "house" }
  if (name === "clear") return { do: "clear" }
  const wood = kinds.find(kind => kind === name)
  if (!wood) return null
  return {
    do: "add",
    log: {
      wood,
      text: inside
        .trim()
        .replace(/^(["'`])(.*)\1$/s, "$2")
        .slice(0, 60),
    },
  }
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
