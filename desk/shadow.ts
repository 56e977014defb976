/** The site as it would be with texts that nobody has saved: a copy of content/ beside links to all the rest. */
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { checkSite } from "../src/engine/checkSite"
import { type Embeds, readEmbeds } from "../src/engine/embeds"
import type { Facts } from "../src/engine/facts"
import { engineDigest, engineFolders, fileStamp } from "../src/engine/read"
import { emptyBuildCache, readSite, type Site } from "../src/engine/site"

/** Unsaved texts by their files; null for a file that is to go. */
export type Overlay = ReadonlyMap<string, string | null>

const isOwn = (name: string) => !name.startsWith(".")

export class Shadow {
  /** The copy's root. */
  readonly copy = realpathSync(mkdtempSync(join(tmpdir(), "edit-")))
  private readonly memory = emptyBuildCache()
  private readonly stamps = new Map<string, string>()
  private engine: { stamp: string; digest: string; embeds: Embeds } | undefined
  private laid = new Set<string>()

  constructor(
    readonly root: string,
    private readonly facts: Facts,
  ) {
    for (const name of readdirSync(root))
      if (name !== "content") symlinkSync(join(root, name), join(this.copy, name))
  }

  /** Removes the copy. */
  end(): void {
    rmSync(this.copy, { recursive: true, force: true })
  }

  /** Reads and checks the site with these texts in place of those on the disk: what `npm run check` would say. */
  async read(overlay: Overlay = new Map()): Promise<Site> {
    this.follow()
    for (const file of this.laid) if (!overlay.has(file)) this.forget(file)
    this.laid = new Set()
    this.follow()
    for (const [file, text] of overlay) {
      const path = join(this.copy, file)
      rmSync(path, { force: true })
      if (text !== null) {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, text)
      }
      this.stamps.set(file, "laid")
      this.laid.add(file)
    }
    const { digest, embeds } = this.current()
    const site = readSite(this.copy, this.facts, { memory: this.memory, engine: digest, embeds })
    return checkSite(site, this.memory)
  }

  private current() {
    const stamp = fileStamp(this.root, engineFolders)
    if (this.engine?.stamp !== stamp)
      this.engine = { stamp, digest: engineDigest(this.root), embeds: readEmbeds(this.root) }
    return this.engine
  }

  /** Does in the copy what has been done in content/ since. */
  private follow(): void {
    const there = new Map<string, string>()
    this.list("content", there)
    for (const file of this.stamps.keys()) if (!there.has(file) && !this.laid.has(file)) this.forget(file)
    for (const [file, stamp] of there) {
      if (this.stamps.get(file) === stamp || this.laid.has(file)) continue
      this.take(file)
      this.stamps.set(file, stamp)
    }
  }

  private forget(file: string): void {
    rmSync(join(this.copy, file), { force: true })
    this.stamps.delete(file)
  }

  private list(folder: string, into: Map<string, string>): void {
    for (const entry of readdirSync(join(this.root, folder), { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`
      if (!isOwn(entry.name)) continue
      if (entry.isDirectory()) this.list(file, into)
      else {
        const { mtimeMs, size, ino } = lstatSync(join(this.root, file))
        into.set(file, `${mtimeMs} ${size} ${ino}`)
      }
    }
  }

  private take(file: string): void {
    const [from, to] = [join(this.root, file), join(this.copy, file)]
    mkdirSync(dirname(to), { recursive: true })
    rmSync(to, { force: true })
    const about = lstatSync(from)
    if (about.isSymbolicLink()) symlinkSync(relative(dirname(to), from), to)
    else {
      copyFileSync(from, to)
      utimesSync(to, about.atime, about.mtime)
    }
  }
}
