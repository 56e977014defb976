/** Reads content files. */
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from "node:fs"
import { join, sep } from "node:path"
import { encodingFault } from "./encoding"
import { compare, type Problem } from "./problems"

/** A content file: its path from the repository's root, its text, and a fault if the text is unreadable. */
export type Source = { file: string; text: string; digest: string; fault?: Problem }

/** A short digest of texts, to detect changes. */
export function digestOf(...texts: string[]): string {
  const hash = createHash("sha1")
  for (const text of texts) hash.update(text).update("\0")
  return hash.digest("hex").slice(0, 16)
}

/** A file's path from the root, and the reason if it can't be opened. */
type Entry = { path: string; reason?: "dangling" | "folder" | "name" | "outside" }

/** Lists every file below a folder. Names that begin with a dot belong to editors and systems, and are skipped. */
function entriesIn(root: string, folder: string): Entry[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry): Entry[] => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith(".")) return []
    // Node replaces bytes that are not UTF-8 with U+FFFD, and such a name does not exist on disk.
    const mayBeMissing = entry.isSymbolicLink() || entry.name.includes("\uFFFD")
    const isThere = !mayBeMissing || existsSync(join(root, path))
    if (entry.isSymbolicLink() && !isThere) return [{ path, reason: "dangling" }]
    if (!isThere) return [{ path, reason: "name" }]
    if (entry.isDirectory()) return entriesIn(root, path)
    if (entry.isSymbolicLink() && folder.startsWith("content") && !isInside(root, path))
      return [{ path, reason: "outside" }]
    if (entry.isFile() || statSync(join(root, path)).isFile()) return [{ path }]
    return entry.isSymbolicLink() ? [{ path, reason: "folder" }] : []
  })
}

/** Returns whether a symbolic link leads to a file inside content/. */
function isInside(root: string, path: string): boolean {
  return realpathSync(join(root, path)).startsWith(realpathSync(join(root, "content")) + sep)
}

/** Lists every file with an extension below a folder, sorted; paths are from `root`. */
export function filesIn(root: string, folder: string, ending: string): string[] {
  return entriesIn(root, folder)
    .flatMap(({ path, reason }) => (!reason && path.endsWith(ending) ? [path] : []))
    .sort(compare)
}

/** Finds files that can't be opened: dangling links, links to folders, and names that are not UTF-8. */
export function brokenLinksIn(root: string, folder: string): Problem[] {
  return entriesIn(root, folder).flatMap(({ path, reason }): Problem[] => {
    if (!reason) return []
    const at = { file: path, line: 1, column: 1 }
    if (reason === "name") {
      const what = "The name of this file has a letter that is not written in UTF-8."
      return [{ ...at, what, todo: "Rename it, with the letters a to z." }]
    }
    const target = readlinkSync(join(root, path))
    if (reason === "dangling") {
      const what = `It is a link to ${target}, and nothing is there.`
      return [{ ...at, what, todo: "Remove it, or put the file in its place." }]
    }
    if (reason === "outside") {
      const what = `It is a link to ${target}, outside content: whoever builds the site elsewhere has no such file.`
      return [{ ...at, what, todo: "Put the file itself in its place." }]
    }
    if (folder !== "content") return []
    const what = `It is a link to the folder ${target}, in which nothing is read.`
    return [{ ...at, what, todo: "Remove it, or put the folder itself in its place." }]
  })
}

/** Reads a file and normalises its line ends to "\n". */
export function readSource(root: string, file: string): Source {
  const bytes = readFileSync(join(root, file))
  const text = bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
  const fault = encodingFault(file, bytes, text)
  return { file, text, digest: digestOf(text), ...(fault && { fault }) }
}

/** Reads every file of a folder. */
export function readSources(root: string, folder: string, ending: string): Source[] {
  return filesIn(root, folder, ending).map(file => readSource(root, file))
}

/** A stamp of the files below the folders, which changes when a file is added, deleted or saved. */
export function fileStamp(root: string, folders: readonly string[]): string {
  const files = folders.flatMap(folder => filesIn(root, folder, ""))
  return digestOf(
    ...files.map(file => {
      // The file may be deleted since it was listed.
      const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {}
      return `${file} ${mtimeMs} ${size}`
    }),
  )
}

/** The folders of the engine's source, and of the components that it reads. */
export const engineFolders = ["src/engine", "src/lib", "src/embeds", "src/render/eager"]

/** A digest of the engine's source: results of another version are not reused. */
export function engineDigest(root: string): string {
  const sources = engineFolders.flatMap(folder =>
    [".ts", ".tsx"].flatMap(ending => readSources(root, folder, ending)),
  )
  return digestOf(...sources.map(({ file, digest }) => file + digest))
}
