/** Writes the registry's new lines in develop, once the author has stopped saving. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { codesFile } from "../codeLines"
import type { Problem } from "../problems"
import type { Site } from "../site"
import { syncRegistry } from "../syncGenerated"

/** The pause after the last save, in milliseconds. */
export const syncDelayMs = 3000

/**
 * Writes the registry's missing lines after a pause: an immediate write would count as another save, and restart
 * Gatsby before the author sees their change. If develop ends first, the next check writes them.
 */
export class DebouncedSync {
  private timer: NodeJS.Timeout | undefined

  /**
   * Returns the site's problems. If there are none, schedules a write of its registry in place of any earlier one.
   */
  schedule(site: Site): Problem[] {
    clearTimeout(this.timer)
    if (site.problems.length > 0) return site.problems
    const file = join(site.root, codesFile)
    const textOf = () => (existsSync(file) ? readFileSync(file, "utf8") : "")
    const before = textOf()
    this.timer = setTimeout(() => {
      // If the file has changed meanwhile, the next reading syncs it.
      if (textOf() === before) syncRegistry(site, true)
    }, syncDelayMs).unref()
    return []
  }
}
