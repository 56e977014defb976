/** Files that are no text in UTF-8: what they are, told once each. */
import { isUtf8 } from "node:buffer"
import { type Problem, placeAt } from "./problems"

/** So many bytes are looked at to tell what a file is. */
const looked = 4096

/** What is wrong with a file's bytes as text; `text` is what they come to in UTF-8. Undefined where nothing is. */
export function encodingFault(file: string, bytes: Buffer, text: string): Problem | undefined {
  const at = { file, line: 1, column: 1 }
  const start = bytes.subarray(0, looked)
  const zeros = start.filter(byte => byte === 0).length
  const isMarked = /^(?:fffe|feff)/.test(start.subarray(0, 2).toString("hex"))
  // Every other byte of plain words is zero in UTF-16.
  if (isMarked || (zeros > start.length / 4 && isPlain(start)))
    return { ...at, what: "The file is saved as UTF-16.", todo: "Save it as UTF-8." }
  if (isUtf8(bytes)) return faultOfLineEnds(file, bytes.toString("utf8"))
  if (zeros > 0 || start.filter(byte => byte < 9).length > start.length / 50)
    return { ...at, what: "The file is no text.", todo: "Remove it, or write it anew in a text editor." }
  const lost = text.indexOf("\uFFFD")
  const what = "The file is not saved as UTF-8: letters are lost from here on."
  return {
    ...placeAt(file, text, Math.max(0, lost)),
    what,
    todo: "Open it as Windows-1252 or Latin-1, and save it as UTF-8.",
  }
}

/** Lines that end as they did on the first Macintosh, among others that do not: Gatsby's own reader is lost there. */
function faultOfLineEnds(file: string, text: string): Problem | undefined {
  const at = text.search(/\r(?!\n)/)
  if (at < 0 || !text.includes("\n")) return undefined
  const what = "Some lines end with the sign CR alone, and others with LF."
  return { ...placeAt(file, text, at), what, todo: "Save the file with one kind of line ends: LF." }
}

/** Whether bytes are plain words without their zeros. */
function isPlain(bytes: Buffer): boolean {
  const rest = bytes.filter(byte => byte !== 0)
  return (
    rest.filter(byte => byte === 10 || byte === 13 || (byte >= 32 && byte < 127)).length > rest.length * 0.8
  )
}
