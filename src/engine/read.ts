/** Reads the files of content/ and keeps what it has read while they do not change. */
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from "node:fs"
import { join, sep } from "node:path"
import { encodingFault } from "./encoding"
import { compare, type Problem } from "./problems"

/** A content file: its path from the root of the repository, with slashes, its text, and why that can't be read. */
export type Source = { file: string; text: string; digest: string; fault?: Problem }

/** A short digest of texts, for telling whether something has changed. */
export function digestOf(...texts: string[]): string {
  const hash = createHash("sha1")
  for (const text of texts) hash.update(text).update("\0")
  return hash.digest("hex").slice(0, 16)
}

/** A file's path from the root, and why it can't be opened by it, where it can't. */
type Entry = { path: string; lost?: "dangling" | "folder" | "name" | "outside" }

/** Every file below a folder. Names that begin with a dot are editors' and systems' own, and none of ours. */
function entriesIn(root: string, folder: string): Entry[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): Entry[] => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith(".")) return []
    // A name in another encoding comes out with this letter, as one that the disk does not know.
    const isDoubtful = entry.isSymbolicLink() || entry.name.includes("\uFFFD")
    const isThere = !isDoubtful || existsSync(join(root, path))
    if (entry.isSymbolicLink() && !isThere) return [{ path, lost: "dangling" }]
    if (!isThere) return [{ path, lost: "name" }]
    if (entry.isDirectory()) return entriesIn(root, path)
    if (entry.isSymbolicLink() && folder.startsWith("content") && !isInside(root, path))
      return [{ path, lost: "outside" }]
    if (entry.isFile() || statSync(join(root, path)).isFile()) return [{ path }]
    return entry.isSymbolicLink() ? [{ path, lost: "folder" }] : []
  })
}

/** Whether a link leads to a file of content/ itself. */
function isInside(root: string, path: string): boolean {
  return realpathSync(join(root, path)).startsWith(realpathSync(join(root, "content")) + sep)
}

/** Every file below a folder with this ending, in the order of their paths, which are from `root`. */
export function filesIn(root: string, folder: string, ending: string): string[] {
  return entriesIn(root, folder)
    .flatMap(({ path, lost }) => (!lost && path.endsWith(ending) ? [path] : []))
    .sort(compare)
}

/** The files below a folder that can't be opened: links to nothing, to folders, and names in another encoding. */
export function brokenLinksIn(root: string, folder: string): Problem[] {
  return entriesIn(root, folder).flatMap(({ path, lost }): Problem[] => {
    if (!lost) return []
    const at = { file: path, line: 1, column: 1 }
    if (lost === "name") {
      const what = "The name of this file has a letter that is not written in UTF-8."
      return [{ ...at, what, todo: "Rename it, with the letters a to z." }]
    }
    const target = readlinkSync(join(root, path))
    if (lost === "dangling") {
      const what = `It is a link to ${target}, and nothing is there.`
      return [{ ...at, what, todo: "Remove it, or put the file in its place." }]
    }
    if (lost === "outside") {
      const what = `It is a link to ${target}, outside content: whoever builds the site elsewhere has no such file.`
      return [{ ...at, what, todo: "Put the file itself in its place." }]
    }
    if (folder !== "content") return []
    const what = `It is a link to the folder ${target}, in which nothing is read.`
    return [{ ...at, what, todo: "Remove it, or put the folder itself in its place." }]
  })
}

/** Reads a file; line ends become "\n". */
export function readSource(root: string, file: string): Source {
  const bytes = readFileSync(join(root, file))
  const text = bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
  const fault = encodingFault(file, bytes, text)
  return { file, text, digest: digestOf(text), ...(fault && { fault }) }
}

/** Every file of a folder, read. */
export function readSources(root: string, folder: string, ending: string): Source[] {
  return filesIn(root, folder, ending).map(file => readSource(root, file))
}

/** Tells whether a file below the folders has come, gone or been saved: the same text as long as none has. */
export function fileStamp(root: string, folders: readonly string[]): string {
  const files = folders.flatMap(folder => filesIn(root, folder, ""))
  return digestOf(
    ...files.map(file => {
      // It may have gone since it was listed.
      const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {}
      return `${file} ${mtimeMs} ${size}`
    }),
  )
}

/** The folders of what the engine is made of, and of what it reads components from. */
export const engineFolders = ["src/engine", "src/lib", "src/embeds", "src/render/eager"]

/** A digest of the engine itself: what it computed before it changed is not to be believed. */
export function engineDigest(root: string): string {
  const sources = engineFolders.flatMap(folder =>
    [".ts", ".tsx"].flatMap(ending => readSources(root, folder, ending)),
  )
  return digestOf(...sources.map(({ file, digest }) => file + digest))
}
