/** Reads a file in chunks of a megabyte. Rejects if it can't be read or is aborted. */
export async function bytesOf(
  file: Blob,
  signal: AbortSignal,
  tell: (progress: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size)
  const piece = 1_048_576
  for (let from = 0; from < file.size; from += piece) {
    bytes.set(await read(file.slice(from, from + piece)), from)
    signal.throwIfAborted()
    tell(Math.min(1, (from + piece) / file.size))
  }
  return bytes
}

function read(piece: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(piece)
  })
}
