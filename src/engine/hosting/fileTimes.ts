/**
 * Gives published files that are byte for byte as they were the time of their last change: readers of feeds and browsers
 * ask by it, and by tags that servers make of it, whether there is anything new.
 */
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { filesIn } from "../read"
import { isHashed } from "./headers"

/** Where the times are kept from one build to the next, from the root of the repository. */
export const timesFile = ".cache/file-times.json"

/** By the file's address: a digest of its bytes, and when they last changed, in whole seconds since 1970. */
export type FileTimes = Record<string, [digest: string, seconds: number]>

/**
 * The time of a file that has been written at `written`: the known one where its bytes are the same, or else one later
 * than that, since servers tell the two apart by nothing finer than a second.
 */
export function timeOf(digest: string, written: number, known: FileTimes[string] | undefined): number {
  if (known === undefined) return written
  return known[0] === digest ? known[1] : Math.max(written, known[1] + 1)
}

/** Sets the times of all files below public that may be asked for again, and keeps them for the next build. */
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
  const kept = join(root, timesFile)
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(`${kept}.new`, JSON.stringify(times))
  renameSync(`${kept}.new`, kept)
}

/** The times of the last build; none where there was none, or they can't be read. */
function readTimes(root: string): FileTimes {
  try {
    const read: unknown =
      existsSync(join(root, timesFile)) && JSON.parse(readFileSync(join(root, timesFile), "utf8"))
    return typeof read === "object" && read !== null ? (read as FileTimes) : {}
  } catch {
    return {}
  }
}
