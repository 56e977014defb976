/** Webpack's persistent cache under .cache/webpack: what was compiled is taken from there where it has not changed. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Facts } from "../facts"
import { digestOf, filesIn } from "../read"
import { hasPreviousBuild } from "./evaluationCache"

/** Milliseconds after which the author is believed to have gone for coffee: writing the cache takes seconds. */
const quiet = 30 * 60_000

/** Files outside of src/engine/gatsby that decide how a script is compiled. */
const settings = ["package.json", "tsconfig.json", "postcss.config.js", "gatsby-config.ts", "gatsby-node.ts"]

/** Files that say which packages there are: npm's lock file, and its list of what is installed. */
const locks = ["package-lock.json", "node_modules/.package-lock.json"]

/** A digest of all that decides how scripts are compiled: Node, packages, settings, and the services that are on. */
function compilerDigest(root: string, facts: Facts): string {
  const files = [...settings, ...locks, ...filesIn(root, "src/engine/gatsby", ".ts")].filter(file =>
    existsSync(join(root, file)),
  )
  const texts = files.map(file => readFileSync(join(root, file), "utf8"))
  return digestOf(process.version, JSON.stringify(facts), ...texts)
}

/**
 * The cache of a stage, made from the one that Gatsby gives; false for none.
 *
 * In develop it is written at once after the start, later only in half an hour of quiet, for nothing is seen meanwhile.
 * A build has it where a former build is there: to fill it costs a build a fifth more processor time than a cold one has,
 * 400 MB of memory and 400 MB on disk, and CI, which usually begins anew, would pay that each time. Without a lock file
 * nobody could tell that a package has changed, and there is none either.
 */
export function persistentCache(
  stage: string,
  given: object,
  { root, facts }: { root: string; facts: Facts },
): object | false {
  if (stage.startsWith("develop")) {
    return {
      ...given,
      idleTimeoutForInitialStore: 0,
      idleTimeoutAfterLargeChanges: quiet,
      idleTimeout: quiet,
    }
  }
  const isLocked = locks.some(file => existsSync(join(root, file)))
  if (process.env.CI || !hasPreviousBuild(root) || !isLocked) return false
  // A digest costs milliseconds; webpack would look for all that Gatsby's own files import, for seconds.
  return { ...given, buildDependencies: {}, version: compilerDigest(root, facts) }
}
