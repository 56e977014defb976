/** The small site of tests/fixtures/base, in a folder of its own that can be changed, and is removed after the tests. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { Facts } from "../../src/engine/facts"

const base = join(__dirname, "../fixtures/base")
const schema = "src/embeds/garden/schema.ts"
const folders: string[] = []

afterAll(() => {
  for (const root of folders) rmSync(root, { recursive: true, force: true })
})

export const facts: Facts = {
  product: "example",
  name: "example.org",
  siteUrl: "https://example.org",
  title: "example.org",
  description: "A small site for tests.",
  language: "en-GB",
  firstCommit: "2021-06-02",
  internalLinks: true,
}

/** A copy of the small site; returns its root. */
export function smallSite(): string {
  const root = mkdtempSync(join(tmpdir(), "small-site-"))
  folders.push(root)
  cpSync(base, root, { recursive: true, filter: path => path !== join(base, schema) })
  // The schema of its list is read from where it stands: there it finds what the repository has installed.
  symlinkSync(join(base, schema), join(root, schema))
  return root
}

/** Writes a file of a site, with the folders it needs. */
export function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Removes a file of a site. */
export function remove(root: string, file: string): void {
  rmSync(join(root, file))
}

/** Lays a folder's files over a site's; a file named X.deleted deletes X. */
export function overlay(root: string, folder: string): void {
  cpSync(folder, root, { recursive: true })
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".deleted") || statSync(join(folder, path)).size > 0) continue
    remove(root, path)
    remove(root, path.replace(/\.deleted$/, ""))
  }
}

/** An MDX page's text. */
export function page(title: string, body: string, more = ""): string {
  return `---\ntitle: ${title}\ndescription: A page of the tests.\nadded: 2021-07-01\n${more}---\n\n${body}\n`
}
