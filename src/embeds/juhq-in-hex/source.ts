/** Sources of bytes: memory, or a file that is read in chunks and never as a whole. */

export type Source = { name: string; size: number } & ({ bytes: Uint8Array<ArrayBuffer> } | { file: Blob })

export function ofBytes(name: string, bytes: Uint8Array<ArrayBuffer>): Source {
  return { name, size: bytes.length, bytes }
}

export function ofFile(file: File): Source {
  return { name: file.name, size: file.size, file }
}

/** Returns a range of bytes in memory, its end exclusive; null for a file. */
export function sliceOf(source: Source, from: number, until: number): Uint8Array<ArrayBuffer> | null {
  return "bytes" in source ? source.bytes.slice(from, until) : null
}

/** Reads a range of bytes, its end exclusive. Rejects if the file can't be read. */
export async function readBytes(
  source: Source,
  from: number,
  until: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const slice = sliceOf(source, from, until)
  if (slice) return slice
  const file = "file" in source ? source.file : new Blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(file.slice(from, until))
  })
}

/** Returns a range of the source as a Blob, without reading it yet. */
export function blobOf(source: Source, from: number, until: number): Blob {
  return "file" in source ? source.file.slice(from, until) : new Blob([source.bytes.slice(from, until)])
}

/** Returns the first offset of the needle at or after `from`; -1 if there is none. */
export function indexIn(hay: Uint8Array, needle: Uint8Array, from = 0): number {
  const first = needle[0] ?? 0
  for (let at = hay.indexOf(first, from); at >= 0; at = hay.indexOf(first, at + 1)) {
    if (at + needle.length > hay.length) return -1
    let i = 1
    while (i < needle.length && hay[at + i] === needle[i]) i++
    if (i === needle.length) return at
  }
  return -1
}

/** Returns the last offset of the needle at or before `from`; -1 if there is none. */
export function lastIndexIn(hay: Uint8Array, needle: Uint8Array, from = hay.length): number {
  const first = needle[0] ?? 0
  for (let last = Math.min(from, hay.length - needle.length); last >= 0; ) {
    const at = hay.lastIndexOf(first, last)
    if (at < 0) return -1
    let i = 1
    while (i < needle.length && hay[at + i] === needle[i]) i++
    if (i === needle.length) return at
    last = at - 1
  }
  return -1
}

export type Way = "next" | "previous"

type Search = {
  needle: Uint8Array
  /** The offset from which to search, exclusive; the search wraps round once. */
  at: number
  way: Way
  signal: AbortSignal
  /** Called with the progress of the search, 0 to 1. */
  onProgress: (progress: number) => void
  /** The number of bytes per read. */
  piece?: number
}

/** Returns the ranges of start offsets to search, in order and with inclusive ends. */
export function searchRanges(size: number, at: number, way: Way): [number, number][] {
  const last = size - 1
  const ahead: [number, number] = [at + 1, last]
  const behind: [number, number] = [0, Math.min(at, last)]
  if (way === "next") return [ahead, behind]
  return [
    [0, at - 1],
    [Math.max(0, at), last],
  ]
}

/**
 * Finds the next or previous offset of the needle; null if there is none. Reads a megabyte at a time and yields to
 * the event loop in between. Rejects if it is aborted, or if the file can't be read.
 */
export async function search(
  source: Source,
  { needle, at, way, signal, onProgress, piece = 1_048_576 }: Search,
) {
  let searched = 0
  for (const [from, to] of searchRanges(source.size, at, way)) {
    for (let done = 0; from + done <= to; done += piece) {
      const begin = way === "next" ? from + done : Math.max(from, to - done - piece + 1)
      const end = way === "next" ? Math.min(to, begin + piece - 1) : to - done
      const hay = await readBytes(source, begin, end + needle.length)
      await new Promise(resolve => setTimeout(resolve))
      signal.throwIfAborted()
      const found = way === "next" ? indexIn(hay, needle) : lastIndexIn(hay, needle, end - begin)
      if (found >= 0 && found <= end - begin) return begin + found
      searched += end - begin + 1
      onProgress(Math.min(1, searched / source.size))
    }
  }
  return null
}
