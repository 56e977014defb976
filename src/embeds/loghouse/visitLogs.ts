/** The logs of the last minutes: what the browser has fetched and painted for this visit, as parts of a house. */
import { isWood, type Part } from "./logic"

/** The fields of a performance entry that are read. */
export type Entry = {
  name: string
  entryType: string
  startTime: number
  duration: number
  responseStatus?: number
}

/** The duration from which a file is late, in milliseconds. */
const lateMs = 1200

/** The number of logs that the visit gives: the visitor builds the rest of the walls and the roof. */
export const maxVisitLogs = 5
/** The number of entries below which there is no house to speak of. */
const minEntries = 7

/** Returns a file's name as it fits on a log: without its folder, and without the digest of a build. */
export function shortName(url: string): string {
  const parts = (url.split(/[?#]/)[0] ?? "").split("/").filter(Boolean)
  const file = parts.at(-1) ?? ""
  if (file === "page-data.json") return `page ${parts.at(-2) ?? ""}`
  return file
    .replace(/[-.][0-9a-f]{8,}(?=[.-])/g, "")
    .replace(/^component---src-templates-/, "")
    .slice(0, 20)
}

function partOfEntry({ name, entryType, startTime, duration, responseStatus = 0 }: Entry): Part | null {
  const took = `${Math.round(duration)} ms`
  if (entryType === "navigation") return { kind: "info", text: `opened in ${took}` }
  if (entryType === "paint")
    return { kind: "info", text: name === "first-paint" ? "first paint" : "has content" }
  if (entryType !== "resource" || startTime < 0) return null
  if (responseStatus >= 400) return { kind: "error", text: `${shortName(name)} ${responseStatus}` }
  return { kind: duration > lateMs ? "warn" : "log", text: `${shortName(name)} ${took}` }
}

/** Returns the newest entries as logs, in the order of their times; none if there are too few. */
export function visitLogs(entries: readonly Entry[]): Part[] {
  const logs = [...entries]
    .sort((a, b) => a.startTime - b.startTime)
    .flatMap(entry => partOfEntry(entry) ?? [])
    .filter(({ kind }) => isWood(kind))
  return logs.length < minEntries ? [] : logs.slice(-maxVisitLogs)
}
