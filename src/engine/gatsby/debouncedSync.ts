/** The registry's new lines in develop, written when the author has stopped saving for a moment. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { codesFile } from "../codeLines"
import type { Problem } from "../problems"
import type { Site } from "../site"
import { syncRegistry } from "../syncGenerated"

/** Milliseconds without another save. */
export const syncDelayMs = 3000

/**
 * Writes what the registry lacks, a while after the last save: written at once, it is a save of its own, and Gatsby
 * begins again before the author's is seen. What is not written when develop ends, the next check writes.
 */
export class DebouncedSync {
  private timer: NodeJS.Timeout | undefined

  /** Returns the site's mistakes; where there are none, its registry is written in a while, and no older site's is. */
  schedule(site: Site): Problem[] {
    clearTimeout(this.timer)
    if (site.problems.length > 0) return site.problems
    const file = join(site.root, codesFile)
    const textOf = () => (existsSync(file) ? readFileSync(file, "utf8") : "")
    const before = textOf()
    this.timer = setTimeout(() => {
      // What somebody else has written meanwhile is read first, and settled anew.
      if (textOf() === before) syncRegistry(site, true)
    }, syncDelayMs).unref()
    return []
  }
}
