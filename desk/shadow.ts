/** A copy of content/ with unsaved texts, beside symbolic links to everything else. */
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

/** Unsaved texts by file; null for a file to delete. */
export type Overlay = ReadonlyMap<string, string | null>

const isOwn = (name: string) => !name.startsWith(".")

export class Shadow {
  /** The root folder of the copy. */
  readonly copy = realpathSync(mkdtempSync(join(tmpdir(), "edit-")))
  private readonly cache = emptyBuildCache()
  private readonly stamps = new Map<string, string>()
  private engine: { stamp: string; digest: string; embeds: Embeds } | undefined
  private overlaid = new Set<string>()

  constructor(
    readonly root: string,
    private readonly facts: Facts,
  ) {
    for (const name of readdirSync(root))
      if (name !== "content") symlinkSync(join(root, name), join(this.copy, name))
  }

  /** Deletes the copy. */
  end(): void {
    rmSync(this.copy, { recursive: true, force: true })
  }

  /** Reads and checks the site with unsaved texts in place of those on disk, as `npm run check` would. */
  async read(overlay: Overlay = new Map()): Promise<Site> {
    this.syncContent()
    for (const file of this.overlaid) if (!overlay.has(file)) this.removeFile(file)
    this.overlaid = new Set()
    this.syncContent()
    for (const [file, text] of overlay) {
      const path = join(this.copy, file)
      rmSync(path, { force: true })
      if (text !== null) {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, text)
      }
      this.stamps.set(file, "overlaid")
      this.overlaid.add(file)
    }
    const { digest, embeds } = this.current()
    const site = readSite(this.copy, this.facts, { cache: this.cache, engine: digest, embeds })
    return checkSite(site, this.cache)
  }

  private current() {
    const stamp = fileStamp(this.root, engineFolders)
    if (this.engine?.stamp !== stamp)
      this.engine = { stamp, digest: engineDigest(this.root), embeds: readEmbeds(this.root) }
    return this.engine
  }

  /** Copies the changes in content/ since the last call. */
  private syncContent(): void {
    const onDisk = new Map<string, string>()
    this.list("content", onDisk)
    for (const file of this.stamps.keys())
      if (!onDisk.has(file) && !this.overlaid.has(file)) this.removeFile(file)
    for (const [file, stamp] of onDisk) {
      if (this.stamps.get(file) === stamp || this.overlaid.has(file)) continue
      this.copyToShadow(file)
      this.stamps.set(file, stamp)
    }
  }

  private removeFile(file: string): void {
    rmSync(join(this.copy, file), { force: true })
    this.stamps.delete(file)
  }

  private list(folder: string, stamps: Map<string, string>): void {
    for (const entry of readdirSync(join(this.root, folder), { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`
      if (!isOwn(entry.name)) continue
      if (entry.isDirectory()) this.list(file, stamps)
      else {
        const { mtimeMs, size, ino } = lstatSync(join(this.root, file))
        stamps.set(file, `${mtimeMs} ${size} ${ino}`)
      }
    }
  }

  private copyToShadow(file: string): void {
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
