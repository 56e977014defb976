/** Letters that were spoilt on their way into a file: decoded wrongly, taken apart, or not to be seen. */
import type { Place, Problem } from "./problems"

type Fault = {
  pattern: RegExp
  /** Whether what the pattern finds is a fault; it always is where this is left out. */
  holds?: (found: string) => boolean
  what: (found: string) => string
  todo: (found: string) => string
}

const hexOf = (text: string) => `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

/** UTF-8 that was read as Windows-1252 and saved again, as "Ã¤" for "ä"; the pieces of the letters that Europe writes. */
const doublyEncoded =
  /(?:Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF™œ¦“”˜]|Â[\u00A0-\u00BF])+/gu

const faults: readonly Fault[] = [
  {
    pattern: /(?<=\p{L})\uFFFD+|\uFFFD+(?=\p{L})/gu,
    what: () => "A letter was lost here when the file was saved.",
    todo: () => "Write it again, and save the file as UTF-8.",
  },
  {
    pattern: doublyEncoded,
    what: found => `"${found}" is a letter that was read in the wrong encoding.`,
    todo: () => "Write the letter itself, and save the file as UTF-8.",
  },
  {
    // Letters that have a form of their own, as the decomposed names and texts of a Mac don't.
    pattern: /\p{L}\p{M}+/gu,
    holds: found => found.normalize("NFC") !== found,
    what: found => `"${found}" is written as a letter and a sign over it.`,
    todo: found =>
      `Write the one letter "${found.normalize("NFC")}": searches and links don't find the other.`,
  },
  {
    // A soft hyphen is seen where a line ends at it, and may stand in any word.
    pattern: /[\u200B\u2028\u2029\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu,
    what: found => `The text has the invisible character ${hexOf(found)} in it.`,
    todo: () => "Delete it: it came along with something that was pasted.",
  },
]

/** The faults in a text, one of each kind on a line, each with its place. */
export function findMojibake(text: string, place: (offset: number) => Place): Problem[] {
  // Nearly every text is clean, and that is quickly told.
  if (!/[\u00C2\u00C3\u00E2\u200B-\u2069\uFEFF\uFFFD\p{M}]/u.test(text)) return []
  return faults.flatMap(({ pattern, holds, what, todo }) => {
    const lines = new Set<number>()
    return [...text.matchAll(pattern)].flatMap((match): Problem[] => {
      const [found] = match
      if (holds && !holds(found)) return []
      const at = place(match.index)
      if (lines.has(at.line)) return []
      lines.add(at.line)
      return [{ ...at, what: what(found), todo: todo(found) }]
    })
  })
}
