/** The current site of this process, owned by the hooks and passed to whatever needs it. */
import { checkSite } from "../checkSite"
import { type Embeds, readEmbeds } from "../embeds"
import type { Facts } from "../facts"
import { siteDay } from "../publication"
import { engineDigest, engineFolders, fileStamp } from "../read"
import { type BuildCache, emptyBuildCache, readSite, type Site } from "../site"
import { withErrorPlaceholders } from "./withErrorPlaceholders"

type Options = {
  /** True if files change while the process lives. */
  develop?: boolean
}

export class LiveSite {
  private readonly cache = emptyBuildCache()
  private readonly develop: boolean
  private stamp: { engine: string; content: string } | undefined
  private engine: string | undefined
  private embeds: Embeds | undefined
  private last: Site | undefined
  private reading: Promise<unknown> = Promise.resolve()

  constructor(
    readonly root: string,
    readonly facts: Facts,
    { develop = false }: Options = {},
  ) {
    this.develop = develop
    if (develop) this.cache.lastReadableLists = new Map()
  }

  /** The site as last read. Processes that have not read it, as query workers, read it now. */
  get current(): Site {
    this.last ??= this.readAgain()
    return this.last
  }

  /**
   * Reads the site again, evaluating only changed pages and lists. In develop it reads changed components again
   * too, and nothing if no file has changed: Gatsby calls several times for one save.
   */
  read(): Promise<Site> {
    // Readings are serialised: one in progress has set its stamp but not yet its site.
    const next = this.reading.then(() => this.readNow())
    this.reading = next.catch(() => {})
    return next
  }

  /** Returns whether a file was saved since the last reading began. */
  isBehind(): boolean {
    try {
      const { engine, content } = this.stampNow()
      return this.stamp?.engine !== engine || this.stamp.content !== content
    } catch (error) {
      if (isGone(error)) return true
      throw error
    }
  }

  private stampNow(): { engine: string; content: string } {
    if (!this.develop) return { engine: "", content: "" }
    return {
      engine: fileStamp(this.root, engineFolders),
      content: siteDay(new Date()) + fileStamp(this.root, ["content"]),
    }
  }

  private async readNow(): Promise<Site> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.readOnce()
      } catch (error) {
        // A file was deleted between listing its folder and reading it: try again.
        if (!this.develop || !isGone(error) || tries === 5) throw error
        if (this.stamp) this.stamp = { ...this.stamp, content: "" }
      }
    }
  }

  private async readOnce(): Promise<Site> {
    const stamp = this.stampNow()
    const sameEngine = this.develop && this.stamp?.engine === stamp.engine
    if (sameEngine && this.last && this.stamp?.content === stamp.content) return this.last
    if (this.develop && !sameEngine) {
      this.engine = undefined
      this.embeds = undefined
    }
    this.stamp = stamp
    const site = await checkSite(this.readAgain(), this.cache)
    this.last = this.develop ? withErrorPlaceholders(site, this.last) : site
    return this.last
  }

  /** The digest of the engine's own source files. */
  get currentEngine(): string {
    this.engine ??= engineDigest(this.root)
    return this.engine
  }

  /** The cached evaluations of the pages that exist. */
  get evaluated(): BuildCache["evaluated"] {
    const files = new Set(this.current.pages.map(({ file }) => file))
    return new Map([...this.cache.evaluated].filter(([file]) => files.has(file)))
  }

  /** Adds the evaluations of a former build; each is used only if its digest matches. */
  remember(evaluated: BuildCache["evaluated"]): void {
    for (const [file, evaluation] of evaluated) this.cache.evaluated.set(file, evaluation)
  }

  private readAgain(): Site {
    this.embeds ??= readEmbeds(this.root)
    const { root, facts, cache, currentEngine: engine, embeds } = this
    return readSite(root, facts, { cache, engine, embeds, published: !this.develop })
  }
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code === "ENOENT"
