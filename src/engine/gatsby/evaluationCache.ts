/**
 * The evaluated pages of the last build, stored beside Gatsby's cache, so that after an edit only the changed page
 * is evaluated.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { BuildCache } from "../site"

type CacheFile = { engine: string; evaluated: [string, never][] }

const cacheFile = (root: string) => join(root, ".cache", "evaluated.json")

/** Returns whether a build has been completed below `root`, so that its caches can be reused. */
export function hasPreviousBuild(root: string): boolean {
  return existsSync(cacheFile(root))
}

/** Reads the pages cached by the same version of the engine; empty if there are none or the file is unreadable. */
export function readEvaluationCache(root: string, engine: string): BuildCache["evaluated"] {
  try {
    const cache = JSON.parse(readFileSync(cacheFile(root), "utf8")) as CacheFile
    return new Map(cache.engine === engine ? cache.evaluated : [])
  } catch {
    return new Map()
  }
}

/** Stores the cache for the next build. The write is atomic: an interrupted build leaves the old file. */
export function writeEvaluationCache(root: string, engine: string, evaluated: BuildCache["evaluated"]): void {
  const file = cacheFile(root)
  mkdirSync(join(root, ".cache"), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify({ engine, evaluated: [...evaluated] }))
  renameSync(`${file}.new`, file)
}
