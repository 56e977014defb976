/** Webpack's persistent cache in .cache/webpack. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Facts } from "../facts"
import { digestOf, filesIn } from "../read"
import { hasPreviousBuild } from "./evaluationCache"

/**
 * The idle time before the cache is written, in milliseconds: writing takes seconds, so it waits for a long break.
 */
const idleTimeoutMs = 30 * 60_000

/** Files outside of src/engine/gatsby that affect compilation. */
const settings = ["package.json", "tsconfig.json", "postcss.config.js", "gatsby-config.ts", "gatsby-node.ts"]

/** Files that record the installed packages: npm's lock file, and its list in node_modules. */
const locks = ["package-lock.json", "node_modules/.package-lock.json"]

/** A digest of everything that affects compilation: Node, packages, settings and the services in use. */
function compilerDigest(root: string, facts: Facts): string {
  const files = [...settings, ...locks, ...filesIn(root, "src/engine/gatsby", ".ts")].filter(file =>
    existsSync(join(root, file)),
  )
  const texts = files.map(file => readFileSync(join(root, file), "utf8"))
  return digestOf(process.version, JSON.stringify(facts), ...texts)
}

/**
 * Configures the cache of a stage, based on Gatsby's; false disables it. In develop the cache is written directly
 * after the start and later only when idle, since writing blocks. A build uses a cache only if there was a build
 * before: filling one costs a fifth more processor time than a cold build, 400 MB of memory and 400 MB of disk,
 * which CI would pay each time. Without a lock file package changes can't be detected, so there is no cache either.
 */
export function persistentCache(
  stage: string,
  gatsbyCache: object,
  { root, facts }: { root: string; facts: Facts },
): object | false {
  if (stage.startsWith("develop")) {
    return {
      ...gatsbyCache,
      idleTimeoutForInitialStore: 0,
      idleTimeoutAfterLargeChanges: idleTimeoutMs,
      idleTimeout: idleTimeoutMs,
    }
  }
  const isLocked = locks.some(file => existsSync(join(root, file)))
  if (process.env.CI || !hasPreviousBuild(root) || !isLocked) return false
  // Cheap: webpack would need seconds to resolve everything that Gatsby's own files import.
  return { ...gatsbyCache, buildDependencies: {}, version: compilerDigest(root, facts) }
}
