/** Finds damaged characters: wrongly decoded, decomposed or invisible. */
import type { Place, Problem } from "./problems"

type Fault = {
  pattern: RegExp
  /** Confirms a match; all matches count if it is absent. */
  isFault?: (found: string) => boolean
  what: (found: string) => string
  todo: (found: string) => string
}

const hexOf = (text: string) => `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

/** Mojibake: UTF-8 decoded as Windows-1252, as "Ã¤" for "ä", for the letters of European languages. */
const mojibake = /(?:Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF™œ¦“”˜]|Â[\u00A0-\u00BF])+/gu

const faults: readonly Fault[] = [
  {
    pattern: /(?<=\p{L})\uFFFD+|\uFFFD+(?=\p{L})/gu,
    what: () => "A letter was lost here when the file was saved.",
    todo: () => "Write it again, and save the file as UTF-8.",
  },
  {
    pattern: mojibake,
    what: found => `"${found}" is a letter that was read in the wrong encoding.`,
    todo: () => "Write the letter itself, and save the file as UTF-8.",
  },
  {
    // Letters with a precomposed form, which names and texts from a Mac may decompose.
    pattern: /\p{L}\p{M}+/gu,
    isFault: found => found.normalize("NFC") !== found,
    what: found => `"${found}" is written as a letter and a sign over it.`,
    todo: found =>
      `Write the one letter "${found.normalize("NFC")}": searches and links don't find the other.`,
  },
  {
    // Soft hyphens are allowed: they are visible at the end of a line.
    pattern: /[\u200B\u2028\u2029\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu,
    what: found => `The text has the invisible character ${hexOf(found)} in it.`,
    todo: () => "Delete it: it came along with something that was pasted.",
  },
]

/** Finds damaged characters, at most one of each kind on a line. */
export function findMojibake(text: string, place: (offset: number) => Place): Problem[] {
  // A quick test, since nearly all texts are clean.
  if (!/[\u00C2\u00C3\u00E2\u200B-\u2069\uFEFF\uFFFD\p{M}]/u.test(text)) return []
  return faults.flatMap(({ pattern, isFault, what, todo }) => {
    const lines = new Set<number>()
    return [...text.matchAll(pattern)].flatMap((match): Problem[] => {
      const [found] = match
      if (isFault && !isFault(found)) return []
      const at = place(match.index)
      if (lines.has(at.line)) return []
      lines.add(at.line)
      return [{ ...at, what: what(found), todo: todo(found) }]
    })
  })
}
