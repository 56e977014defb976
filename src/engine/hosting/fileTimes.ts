/**
 * Restores the modification times of published files that have not changed: feed readers and browsers use them, and
 * ETags made from them, for conditional requests.
 */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { filesIn } from "../read"
import { isHashed } from "./headers"

/** The stored times, from the root of the repository. */
export const timesFile = ".cache/file-times.json"

/** For each address the SHA-1 digest of the file, and the time of its last change in seconds since 1970. */
export type FileTimes = Record<string, [digest: string, seconds: number]>

/**
 * Returns a file's modification time in seconds: the known one if the bytes are the same, else `written`, but at
 * least a second later than the known one, since servers compare whole seconds.
 */
export function timeOf(digest: string, written: number, known: FileTimes[string] | undefined): number {
  if (known === undefined) return written
  return known[0] === digest ? known[1] : Math.max(written, known[1] + 1)
}

/** Sets the times of all files below public that may change, and stores them for the next build. */
export function keepFileTimes(root: string): void {
  const known = readTimes(root)
  const times: FileTimes = {}
  for (const file of filesIn(root, "public", "")) {
    const address = file.slice("public".length)
    if (isHashed(address)) continue
    const path = join(root, file)
    const digest = createHash("sha1").update(readFileSync(path)).digest("hex")
    const seconds = timeOf(digest, Math.floor(statSync(path).mtimeMs / 1000), known[address])
    utimesSync(path, seconds, seconds)
    times[address] = [digest, seconds]
  }
  const timesPath = join(root, timesFile)
  mkdirSync(dirname(timesPath), { recursive: true })
  writeFileSync(`${timesPath}.new`, JSON.stringify(times))
  renameSync(`${timesPath}.new`, timesPath)
}

/** Reads the times of the last build; empty if there are none, or they are unreadable. */
function readTimes(root: string): FileTimes {
  try {
    const read: unknown =
      existsSync(join(root, timesFile)) && JSON.parse(readFileSync(join(root, timesFile), "utf8"))
    return typeof read === "object" && read !== null ? (read as FileTimes) : {}
  } catch {
    return {}
  }
}
