/**
 * Forces Gatsby's develop to rebuild. Gatsby ignores files that are saved while it makes pages, or in the half
 * second in which it batches saves while a page is requested; and file watchers miss a change now and then.
 */
import type { Actions } from "gatsby"

/**
 * The delay of the first check after pages were made, in milliseconds; by then Gatsby has started on any save that
 * it noticed.
 */
export const firstCheckDelayMs = 500

/** The interval of later checks, in milliseconds. */
export const checkIntervalMs = 2000

/** The time in which Gatsby finishes a forced rebuild, in milliseconds. */
export const rebuildTimeoutMs = 10_000

export class ForcedRebuild {
  private createNode: Actions["createNode"] | undefined
  private count = 0
  private timer: NodeJS.Timeout | undefined

  /**
   * Takes the actions of a starting server, and forces a first rebuild: only after one does Gatsby keep batched
   * saves when a page is requested meanwhile.
   */
  begin({ createNode }: Pick<Actions, "createNode">): void {
    this.createNode = createNode
    this.now()
  }

  /** Starts the checks after pages were made: forces a rebuild whenever `isBehind` returns true. */
  watch(isBehind: () => boolean, wait = firstCheckDelayMs): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      const behind = isBehind()
      if (behind) this.now()
      this.watch(isBehind, behind ? rebuildTimeoutMs : checkIntervalMs)
    }, wait).unref()
  }

  private now(): void {
    this.count += 1
    const internal = { type: "ForcedRebuild", contentDigest: String(this.count) }
    // The promise may never settle if Gatsby ends first.
    void this.createNode?.({ id: "juhq forced rebuild", parent: null, children: [], internal } as never)
  }
}
