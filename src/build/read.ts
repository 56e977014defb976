/** Reads the files of content/ and keeps what it has read while they do not change. */
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { compare } from "./problems"

/** A content file: its path from the root of the repository, with slashes, and its text. */
export type Source = { file: string; text: string; digest: string }

/** A short digest of texts, for telling whether something has changed. */
export function digestOf(...texts: string[]): string {
  const hash = createHash("sha1")
  for (const text of texts) hash.update(text).update("\0")
  return hash.digest("hex").slice(0, 16)
}

/** Every file below a folder with this ending, in the order of their paths, which are from `root`. */
export function filesIn(root: string, folder: string, ending: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesIn(root, path, ending)
      return entry.name.endsWith(ending) ? [path] : []
    })
    .sort(compare)
}

/** Reads a file; line ends become "\n". */
export function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
  return { file, text, digest: digestOf(text) }
}

/** Every file of a folder, read. */
export function readSources(root: string, folder: string, ending: string): Source[] {
  return filesIn(root, folder, ending).map(file => readSource(root, file))
}

/** Tells whether a file below the folders has come, gone or been saved: the same text as long as none has. */
export function stampOf(root: string, folders: readonly string[]): string {
  const files = folders.flatMap(folder => filesIn(root, folder, ""))
  return digestOf(
    ...files.map(file => {
      const { mtimeMs, size } = statSync(join(root, file))
      return `${file} ${mtimeMs} ${size}`
    }),
  )
}

/** The folders of what the engine is made of, and of what it reads components from. */
export const engineFolders = ["src/build", "src/lib", "src/embeds", "src/render/plain"]

/** A digest of the engine itself: what it computed before it changed is not to be believed. */
export function engineDigest(root: string): string {
  const sources = engineFolders.flatMap(folder =>
    [".ts", ".tsx"].flatMap(ending => readSources(root, folder, ending)),
  )
  return digestOf(...sources.map(({ file, digest }) => file + digest))
}
