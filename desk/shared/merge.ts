/** Joins two changes of one text, where they are in different lines. Pure. */
import { diff } from "@codemirror/merge"

/** Lines of the old text, from one to before another, and what stands there instead. */
type Edit = { from: number; to: number; lines: readonly string[] }

/**
 * The text with both changes in it; null where both change the same line, or lines that touch, and not to the same.
 * Texts have "\n" at their line ends.
 */
export function merged(base: string, mine: string, theirs: string): string | null {
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

/** The edits between two texts in lines: each different line is a sign, and the signs are compared. */
function editsOf(before: readonly string[], after: readonly string[]): Edit[] {
  const signs = new Map<string, string>()
  const signOf = (line: string) => {
    const known = signs.get(line)
    if (known !== undefined) return known
    // One UTF-16 unit a line; halves of pairs are left out.
    const sign = String.fromCharCode(signs.size < 0xd7ff ? signs.size + 1 : signs.size + 0x801)
    signs.set(line, sign)
    return sign
  }
  const signed = (lines: readonly string[]) => lines.map(signOf).join("")
  return diff(signed(before), signed(after), { scanLimit: 2000 }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    lines: after.slice(fromB, toB),
  }))
}
