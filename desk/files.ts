/** Reads and writes files of content/. Writes are atomic. */
import { createHash } from "node:crypto"
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { codesFile } from "../src/engine/codeLines"
import { pictureFault } from "../src/engine/pictures"
import { pathWithin, Refusal } from "./guard"
import type { Change, Conflict, Opened, Saved } from "./shared/api"

/** A digest that identifies a text. */
export const digestOf = (bytes: Buffer | string): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32)

/** Reads a text file. Refuses other encodings than UTF-8, which could not be saved unchanged. */
export function openText(root: string, file: string): Opened {
  const path = pathWithin(root, file, "text")
  if (!existsSync(path)) throw new Refusal(404, `${file} is not there any more.`)
  const bytes = readFileSync(path)
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
    return { text, digest: digestOf(bytes) }
  } catch {
    throw new Refusal(415, `${file} is not UTF-8: save it as UTF-8 in the program that wrote it.`)
  }
}

/** Saves a text if the file on disk still has the digest; else returns its current version. */
export function saveText(root: string, file: string, text: string, digest: string): Saved | Conflict {
  const path = pathWithin(root, file, "text")
  if (file === codesFile) throw new Refusal(403, `${file} is written by the check alone.`)
  if (!existsSync(path))
    throw new Refusal(404, `${file} is not there any more. Copy your text, and make it anew.`)
  if (/\p{Surrogate}/u.test(text)) throw new Refusal(422, "The text has half a character in it.")
  const now = openText(root, file)
  if (now.digest !== digest) return { conflict: now }
  writeAtomically(path, text)
  return { digest: digestOf(text) }
}

/** Writes a file atomically, by way of a temporary file beside it. */
export function writeAtomically(path: string, bytes: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.new`)
  const mode = existsSync(path) ? statSync(path).mode : undefined
  try {
    const handle = openSync(temporary, "w", mode)
    try {
      writeFileSync(handle, bytes)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(temporary, path)
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** Applies changes: writes before deletions. */
export function applyChanges(root: string, changes: readonly Change[]): void {
  const order = [...changes].sort((a, b) => Number(a.after === null) - Number(b.after === null))
  for (const { file, after } of order) {
    const path = pathWithin(root, file, "text")
    if (after === null) rmSync(path)
    else writeAtomically(path, after)
  }
}

/** Reads the files whose digests have changed; null for a deleted file. */
export function changedFiles(
  root: string,
  known: Readonly<Record<string, string>>,
): Record<string, Opened | null> {
  return Object.fromEntries(
    Object.entries(known).flatMap(([file, digest]): [string, Opened | null][] => {
      if (!existsSync(pathWithin(root, file, "text"))) return [[file, null]]
      const now = openText(root, file)
      return now.digest === digest ? [] : [[file, now]]
    }),
  )
}

/** Saves a picture under a free name. Refuses names that are taken, and files that are not intact pictures. */
export async function savePicture(root: string, file: string, bytes: Buffer): Promise<void> {
  const path = pathWithin(root, file, "picture")
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(basename(file)))
    throw new Refusal(422, "Name the picture in small letters, digits and -, as red-cow.png.")
  if (existsSync(path)) throw new Refusal(409, `${file} is there already. Choose another name.`)
  const folder = mkdtempSync(join(tmpdir(), "picture-"))
  try {
    const candidate = join(folder, basename(file))
    writeFileSync(candidate, bytes)
    const fault = await pictureFault(candidate)
    if (fault) throw new Refusal(422, `The picture ${fault.is}. ${fault.todo}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  writeAtomically(path, bytes)
}
