/** Brackets that hug their contents; the contents of an unclosed one fall out. */

export type Word = { kind: "word"; text: string; from: number }
export type Held = {
  kind: "held"
  items: Piece[]
  /** The offsets of its brackets; `to` is null if it is never closed. */
  from: number
  to: number | null
}
export type Piece = Word | Held

/** The maximum number of pieces drawn, and the maximum nesting. */
export const maxPieces = 60
export const maxDepth = 12

/**
 * Parses any text, however malformed, into pieces; an unmatched closing bracket is a word. Null if it is too much
 * to draw.
 */
export function pieces(source: string): Piece[] | null {
  const all: Piece[] = []
  const open: Held[] = []
  let count = 0
  for (const match of source.matchAll(/;[^\n]*|[()]|[^\s();]+/g)) {
    const [text] = match
    const from = match.index
    if (text.startsWith(";")) continue
    if (++count > maxPieces) return null
    const into = open.at(-1)?.items ?? all
    if (text === "(") {
      if (open.length === maxDepth) return null
      const held: Held = { kind: "held", items: [], from, to: null }
      into.push(held)
      open.push(held)
    } else {
      const held = text === ")" ? open.pop() : undefined
      if (held) held.to = from
      else into.push({ kind: "word", text, from })
    }
  }
  return all
}

/** Counts the unclosed brackets. */
export function countUnclosed(all: readonly Piece[]): number {
  return all.reduce(
    (sum, piece) =>
      piece.kind === "word" ? sum : sum + (piece.to === null ? 1 : 0) + countUnclosed(piece.items),
    0,
  )
}

/** Returns the offset of the innermost pair around an offset; null if there is none. */
export function smallestAround(all: readonly Piece[], at: number): number | null {
  const around = all.find(
    piece => piece.kind === "held" && piece.from <= at && (piece.to === null || at <= piece.to),
  )
  return around?.kind === "held" ? (smallestAround(around.items, at) ?? around.from) : null
}

/** Returns the nesting depth of a piece; the innermost pairs hug first. */
export function depth(piece: Piece): number {
  return piece.kind === "word" ? 0 : 1 + Math.max(0, ...piece.items.map(depth))
}

/** Removes the character at an offset, and inserts a closing bracket at one. */
export const removeAt = (source: string, at: number) => source.slice(0, at) + source.slice(at + 1)
export const insertClosing = (source: string, at: number) => `${source.slice(0, at)})${source.slice(at)}`

/** Returns the angle in degrees at which a fallen piece lies, -25 to 24; deterministic by its offset. */
export function fallAngle(from: number): number {
  return ((from * 47 + 13) % 50) - 25
}
