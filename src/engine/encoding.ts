/** Finds files that are not UTF-8 text: one problem for each. */
import { isUtf8 } from "node:buffer"
import { type Problem, placeAt } from "./problems"

/** The number of leading bytes by which the encoding is guessed. */
const sampleBytes = 4096

/** Finds an encoding fault in a file's bytes; undefined if there is none. `text` is the bytes decoded as UTF-8. */
export function encodingFault(file: string, bytes: Buffer, text: string): Problem | undefined {
  const at = { file, line: 1, column: 1 }
  const start = bytes.subarray(0, sampleBytes)
  const zeroCount = start.filter(byte => byte === 0).length
  const isMarked = /^(?:fffe|feff)/.test(start.subarray(0, 2).toString("hex"))
  // In UTF-16 every other byte of ASCII text is zero.
  if (isMarked || (zeroCount > start.length / 4 && isAsciiText(start)))
    return { ...at, what: "The file is saved as UTF-16.", todo: "Save it as UTF-8." }
  if (isUtf8(bytes)) return lineEndFault(file, bytes.toString("utf8"))
  if (zeroCount > 0 || start.filter(byte => byte < 9).length > start.length / 50)
    return { ...at, what: "The file is no text.", todo: "Remove it, or write it anew in a text editor." }
  const offset = text.indexOf("\uFFFD")
  const what = "The file is not saved as UTF-8: letters are lost from here on."
  return {
    ...placeAt(file, text, Math.max(0, offset)),
    what,
    todo: "Open it as Windows-1252 or Latin-1, and save it as UTF-8.",
  }
}

/** Finds CR line ends mixed with LF, which break Gatsby's own MDX reader. */
function lineEndFault(file: string, text: string): Problem | undefined {
  const at = text.search(/\r(?!\n)/)
  if (at < 0 || !text.includes("\n")) return undefined
  const what = "Some lines end with the sign CR alone, and others with LF."
  return { ...placeAt(file, text, at), what, todo: "Save the file with one kind of line ends: LF." }
}

/** Returns whether more than 80 % of the non-zero bytes are printable ASCII or line ends. */
function isAsciiText(bytes: Buffer): boolean {
  const nonZero = bytes.filter(byte => byte !== 0)
  return (
    nonZero.filter(byte => byte === 10 || byte === 13 || (byte >= 32 && byte < 127)).length >
    nonZero.length * 0.8
  )
}
