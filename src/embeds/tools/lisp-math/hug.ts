/** Brackets as things that hold: what each pair holds, and what falls out of one that has lost its mate. */

export type Word = { kind: "word"; text: string; from: number }
export type Held = {
  kind: "held"
  items: Piece[]
  /** Where it opens, and where it closes; null where it never does and everything in it falls out. */
  from: number
  to: number | null
}
export type Piece = Word | Held

/** How many pieces are drawn at most, and how deep in each other. */
export const maxPieces = 60
export const maxDepth = 12

/** What is in a text, however wrong it is; null for what is too much to be drawn. A bracket that closes nothing is a word. */
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

/** How many brackets in a text are missing their mate. */
export function missing(all: readonly Piece[]): number {
  return all.reduce(
    (sum, piece) => (piece.kind === "word" ? sum : sum + (piece.to === null ? 1 : 0) + missing(piece.items)),
    0,
  )
}

/** Where the smallest pair opens that has a place of the text in it; null where none has. */
export function smallestAround(all: readonly Piece[], at: number): number | null {
  const around = all.find(
    piece => piece.kind === "held" && piece.from <= at && (piece.to === null || at <= piece.to),
  )
  return around?.kind === "held" ? (smallestAround(around.items, at) ?? around.from) : null
}

/** How many pairs are inside each other at most: those inside hug first. */
export function depth(piece: Piece): number {
  return piece.kind === "word" ? 0 : 1 + Math.max(0, ...piece.items.map(depth))
}

/** A text without the bracket at a place, and with one there again. */
export const without = (source: string, at: number) => source.slice(0, at) + source.slice(at + 1)
export const withOne = (source: string, at: number) => `${source.slice(0, at)})${source.slice(at)}`

/** How a thing that has fallen lies, in degrees: by its place, so that it lies the same for everyone. */
export function lies(from: number): number {
  return ((from * 47 + 13) % 50) - 25
}
