/** Three-way merge of texts by lines. Pure. */
import { diff } from "@codemirror/merge"

/** A replacement of the lines from `from` up to, but not including, `to`. */
type Edit = { from: number; to: number; lines: readonly string[] }

/**
 * Merges two changed versions of a text; null if they change the same or adjacent lines differently. Line ends must
 * be "\n".
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine
  if (mine === base) return theirs
  const lines = base.split("\n")
  const [own, other] = [editsOf(lines, mine.split("\n")), editsOf(lines, theirs.split("\n"))]
  const others = other.filter(edit => !own.some(each => isSame(each, edit)))
  if (own.some(a => others.some(b => a.from <= b.to && b.from <= a.to))) return null
  const result = [...lines]
  for (const { from, to, lines: next } of [...own, ...others].sort((a, b) => b.from - a.from))
    result.splice(from, to - from, ...next)
  return result.join("\n")
}

function isSame(a: Edit, b: Edit): boolean {
  return a.from === b.from && a.to === b.to && a.lines.join("\n") === b.lines.join("\n")
}

/**
 * The edits between two texts by line: each distinct line is mapped to a character, and the strings are compared.
 */
function editsOf(before: readonly string[], after: readonly string[]): Edit[] {
  const characters = new Map<string, string>()
  const characterOf = (line: string) => {
    const known = characters.get(line)
    if (known !== undefined) return known
    // One UTF-16 unit a line, skipping surrogates.
    const character = String.fromCharCode(
      characters.size < 0xd7ff ? characters.size + 1 : characters.size + 0x801,
    )
    characters.set(line, character)
    return character
  }
  const encode = (lines: readonly string[]) => lines.map(characterOf).join("")
  return diff(encode(before), encode(after), { scanLimit: 2000 }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    lines: after.slice(fromB, toB),
  }))
}
