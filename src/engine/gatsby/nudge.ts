/**
 * Makes Gatsby's develop begin again. What is saved while it makes its pages, and what is saved in the half second in which
 * it collects saves and somebody asks for a page, it takes into its store and does nothing about.
 */
import type { Actions } from "gatsby"

/** Milliseconds after the pages are made; a save that Gatsby has heard of by itself has begun by then. */
export const afterPages = 500

export class Nudge {
  private createNode: Actions["createNode"] | undefined
  private count = 0
  private timer: NodeJS.Timeout | undefined

  /**
   * Takes the actions of a server that begins, and nudges it: only then does Gatsby keep what it has collected when somebody
   * asks for a page meanwhile.
   */
  begin({ createNode }: Pick<Actions, "createNode">): void {
    this.createNode = createNode
    this.now()
  }

  /** Nudges in a while if `isBehind` then. */
  later(isBehind: () => boolean): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (isBehind()) this.now()
    }, afterPages).unref()
  }

  private now(): void {
    this.count += 1
    const internal = { type: "Nudge", contentDigest: String(this.count) }
    // Gatsby answers when it has done it, which may be never where it ends before.
    void this.createNode?.({ id: "juhq nudge", parent: null, children: [], internal } as never)
  }
}
