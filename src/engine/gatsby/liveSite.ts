/** The site as this process last read it: in one place, which the hooks own and hand to whoever needs it. */
import { checkSite } from "../checkSite"
import { type Embeds, readEmbeds } from "../embeds"
import type { Facts } from "../facts"
import { siteDay } from "../publication"
import { engineDigest, engineFolders, fileStamp } from "../read"
import { type BuildCache, emptyBuildCache, readSite, type Site } from "../site"
import { withErrorPlaceholders } from "./withErrorPlaceholders"

type Options = {
  /** Whether files change while it lives. */
  develop?: boolean
}

export class LiveSite {
  private readonly memory = emptyBuildCache()
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
    if (develop) this.memory.soundLists = new Map()
  }

  /** The site as it was last read; a process that was not told to read it, as one that runs queries, reads it now. */
  get current(): Site {
    this.last ??= this.readAgain()
    return this.last
  }

  /**
   * Reads the site again; only pages and lists that have changed are evaluated. In develop the components are too, where
   * they have changed, and nothing is where no file has: Gatsby asks several times for one save.
   */
  read(): Promise<Site> {
    // One after another: a reading that is under way has its stamp already, and not yet its site.
    const next = this.reading.then(() => this.readNow())
    this.reading = next.catch(() => {})
    return next
  }

  /** Whether a file was saved since the last reading began. */
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
        // A file has gone between the look into its folder and the look into it: there is another look then.
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
    const site = await checkSite(this.readAgain(), this.memory)
    this.last = this.develop ? withErrorPlaceholders(site, this.last) : site
    return this.last
  }

  /** The digest of the engine's own files. */
  get engineNow(): string {
    this.engine ??= engineDigest(this.root)
    return this.engine
  }

  /** What the pages that are there have come to. */
  get evaluated(): BuildCache["evaluated"] {
    const files = new Set(this.current.pages.map(({ file }) => file))
    return new Map([...this.memory.evaluated].filter(([file]) => files.has(file)))
  }

  /** Takes pages that a former build evaluated: each is believed where its digest is the one that the reader finds. */
  remember(evaluated: BuildCache["evaluated"]): void {
    for (const [file, held] of evaluated) this.memory.evaluated.set(file, held)
  }

  private readAgain(): Site {
    this.embeds ??= readEmbeds(this.root)
    const { root, facts, memory, engineNow: engine, embeds } = this
    return readSite(root, facts, { memory, engine, embeds, published: !this.develop })
  }
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code === "ENOENT"
