/** The number of bytes decoded at a time: a few milliseconds of work. */
const chunkSize = 1_048_576

/** Decodes a file. Rejects with a TypeError if it has another encoding, and with other errors if it can't be read. */
async function decode(file: Blob, decoder: TextDecoder): Promise<string> {
  let text = ""
  for (let at = 0; at < file.size; at += chunkSize)
    text += decoder.decode(await file.slice(at, at + chunkSize).arrayBuffer(), { stream: true })
  return text + decoder.decode()
}

/**
 * Reads a text file in chunks, so that a large file doesn't block the page. Decodes UTF-8, or windows-1252 if the file
 * is not valid UTF-8, and drops a byte order mark. Rejects if the file can't be read.
 */
export async function readText(file: Blob): Promise<string> {
  try {
    return await decode(file, new TextDecoder("utf-8", { fatal: true }))
  } catch (error) {
    // Errors other than TypeError mean that the file can't be read.
    if ((error as Error).name !== "TypeError") throw error
    return decode(file, new TextDecoder("windows-1252"))
  }
}
