/** Reads the files of content/ and keeps what it has read while they do not change. */
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from "node:fs"
import { join } from "node:path"
import { compare, type Problem } from "./problems"

/** A content file: its path from the root of the repository, with slashes, and its text. */
export type Source = { file: string; text: string; digest: string }

/** A short digest of texts, for telling whether something has changed. */
export function digestOf(...texts: string[]): string {
  const hash = createHash("sha1")
  for (const text of texts) hash.update(text).update("\0")
  return hash.digest("hex").slice(0, 16)
}

/** A file's path from the root, and whether it is a symbolic link to nothing. */
type Entry = { path: string; dangling: boolean }

/** Every file below a folder. Names that begin with a dot are editors' and systems' own, and none of ours. */
function entriesIn(root: string, folder: string): Entry[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.name.startsWith(".")) return []
    if (entry.isDirectory()) return entriesIn(root, path)
    if (!entry.isSymbolicLink()) return [{ path, dangling: false }]
    if (!existsSync(join(root, path))) return [{ path, dangling: true }]
    return statSync(join(root, path)).isFile() ? [{ path, dangling: false }] : []
  })
}

/** Every file below a folder with this ending, in the order of their paths, which are from `root`. */
export function filesIn(root: string, folder: string, ending: string): string[] {
  return entriesIn(root, folder)
    .flatMap(({ path, dangling }) => (!dangling && path.endsWith(ending) ? [path] : []))
    .sort(compare)
}

/** The symbolic links below a folder that lead to nothing. */
export function brokenLinksIn(root: string, folder: string): Problem[] {
  return entriesIn(root, folder).flatMap(({ path, dangling }): Problem[] => {
    if (!dangling) return []
    const what = `It is a link to ${readlinkSync(join(root, path))}, and nothing is there.`
    return [{ file: path, line: 1, column: 1, what, todo: "Remove it, or put the file in its place." }]
  })
}

/** Reads a file; line ends become "\n". */
export function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
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
export const engineFolders = ["src/engine", "src/lib", "src/embeds", "src/render/eager"]

/** A digest of the engine itself: what it computed before it changed is not to be believed. */
export function engineDigest(root: string): string {
  const sources = engineFolders.flatMap(folder =>
    [".ts", ".tsx"].flatMap(ending => readSources(root, folder, ending)),
  )
  return digestOf(...sources.map(({ file, digest }) => file + digest))
}
