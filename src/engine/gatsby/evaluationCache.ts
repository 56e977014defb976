/** What the last build evaluated, kept beside Gatsby's own cache: after an edit one page is evaluated, and not all. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { BuildCache } from "../site"

type Kept = { engine: string; evaluated: [string, never][] }

const fileIn = (root: string) => join(root, ".cache", "evaluated.json")

/** Whether a build has been completed below `root`, whose caches the next one can use. */
export function hasPreviousBuild(root: string): boolean {
  return existsSync(fileIn(root))
}

/** What was kept below `root` by this same engine; nothing where there is none, or it can't be read. */
export function readEvaluationCache(root: string, engine: string): BuildCache["evaluated"] {
  try {
    const kept = JSON.parse(readFileSync(fileIn(root), "utf8")) as Kept
    return new Map(kept.engine === engine ? kept.evaluated : [])
  } catch {
    return new Map()
  }
}

/** Keeps it for the next build; a build that is cut off meanwhile leaves what was there. */
export function writeEvaluationCache(root: string, engine: string, evaluated: BuildCache["evaluated"]): void {
  const file = fileIn(root)
  mkdirSync(join(root, ".cache"), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify({ engine, evaluated: [...evaluated] }))
  renameSync(`${file}.new`, file)
}
