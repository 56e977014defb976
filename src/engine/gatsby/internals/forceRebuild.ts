/**
 * Makes Gatsby's develop begin again. What is saved while it makes its pages, and what is saved in the half second in which
 * it collects saves and somebody asks for a page, it takes into its store and does nothing about; and whatever watches files
 * misses one now and then.
 */
import type { Actions } from "gatsby"

/** Milliseconds after the pages are made; a save that Gatsby has heard of by itself has begun by then. */
export const firstCheckDelayMs = 500

/** Milliseconds between the looks after that one. */
export const checkIntervalMs = 2000

/** Milliseconds in which Gatsby has made the pages that it was forced to make. */
export const rebuildTimeoutMs = 10_000

export class ForcedRebuild {
  private createNode: Actions["createNode"] | undefined
  private count = 0
  private timer: NodeJS.Timeout | undefined

  /**
   * Takes the actions of a server that begins, and forces a first rebuild: only then does Gatsby keep what it has collected
   * when somebody asks for a page meanwhile.
   */
  begin({ createNode }: Pick<Actions, "createNode">): void {
    this.createNode = createNode
    this.now()
  }

  /** To be called when pages have been made: forces a rebuild as soon as `isBehind`, which it asks every so often. */
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
    // Gatsby answers when it has done it, which may be never where it ends before.
    void this.createNode?.({ id: "juhq forced rebuild", parent: null, children: [], internal } as never)
  }
}
