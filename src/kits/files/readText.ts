/** Bytes decoded at a time: a few milliseconds of work. */
const piece = 1_048_576

/** The text of a file in one encoding; throws a TypeError where it is not in it, and rejects where it can't be read. */
async function decode(file: Blob, decoder: TextDecoder): Promise<string> {
  let text = ""
  for (let at = 0; at < file.size; at += piece)
    text += decoder.decode(await file.slice(at, at + piece).arrayBuffer(), { stream: true })
  return text + decoder.decode()
}

/**
 * The text of a file, a piece at a time, so that the page lives on while a large one is read: UTF-8, or what Windows
 * wrote in 1998 (windows-1252) where that is not what it is. A byte order mark is left out. Rejects where the file
 * can't be read.
 */
export async function readText(file: Blob): Promise<string> {
  try {
    return await decode(file, new TextDecoder("utf-8", { fatal: true }))
  } catch (error) {
    // A file that can't be read is an error of another kind.
    if ((error as Error).name !== "TypeError") throw error
    return decode(file, new TextDecoder("windows-1252"))
  }
}
