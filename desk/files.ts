/** The files of content/, read and written whole: what is on the disk is the old text or the new one, never a part. */
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

/** What tells one text from another. */
export const digestOf = (bytes: Buffer | string): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32)

/** Opens a text; refuses one that is no UTF-8, since it could not be saved as it was. */
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

/** Saves a text where the file still is what `digest` says; else says what it is now. */
export function saveText(root: string, file: string, text: string, digest: string): Saved | Conflict {
  const path = pathWithin(root, file, "text")
  if (file === codesFile) throw new Refusal(403, `${file} is written by the check alone.`)
  if (!existsSync(path))
    throw new Refusal(404, `${file} is not there any more. Copy your text, and make it anew.`)
  if (/\p{Surrogate}/u.test(text)) throw new Refusal(422, "The text has half a character in it.")
  const now = openText(root, file)
  if (now.digest !== digest) return { conflict: now }
  writeWhole(path, text)
  return { digest: digestOf(text) }
}

/** Writes a file beside its place first, and puts it there in one step. */
export function writeWhole(path: string, bytes: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.new`)
  const mode = existsSync(path) ? statSync(path).mode : undefined
  try {
    const handle = openSync(beside, "w", mode)
    try {
      writeFileSync(handle, bytes)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(beside, path)
  } finally {
    rmSync(beside, { force: true })
  }
}

/** Makes changes: what is new first, then what is other, at last what goes. */
export function makeChanges(root: string, changes: readonly Change[]): void {
  const order = [...changes].sort((a, b) => Number(a.after === null) - Number(b.after === null))
  for (const { file, after } of order) {
    const path = pathWithin(root, file, "text")
    if (after === null) rmSync(path)
    else writeWhole(path, after)
  }
}

/** Texts on disk of files whose digests have changed; null for a deleted file. */
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

/** Saves a picture under a name that is free; refuses a name that is taken, and what is no whole picture. */
export async function savePicture(root: string, file: string, bytes: Buffer): Promise<void> {
  const path = pathWithin(root, file, "picture")
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(basename(file)))
    throw new Refusal(422, "Name the picture in small letters, digits and -, as red-cow.png.")
  if (existsSync(path)) throw new Refusal(409, `${file} is there already. Choose another name.`)
  const folder = mkdtempSync(join(tmpdir(), "picture-"))
  try {
    const tried = join(folder, basename(file))
    writeFileSync(tried, bytes)
    const fault = await pictureFault(tried)
    if (fault) throw new Refusal(422, `The picture ${fault.is}. ${fault.todo}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  writeWhole(path, bytes)
}
