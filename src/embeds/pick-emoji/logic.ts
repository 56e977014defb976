/** The committee's view of a drawing: what it resembles, and why it can't be an emoji. */
import { colours, side } from "../../effects/drawnEmoji"

export const emptyCells: readonly number[] = Array.from({ length: side * side }, () => 0)

export const maxNameLength = 24

/** Measures of a drawing. */
export type Facts = {
  filled: number
  /** The indexes of the colours used, the most frequent first. */
  used: number[]
  /** The edges of what is filled, in cells. */
  left: number
  right: number
  top: number
  bottom: number
  /** The share of filled cells whose mirror image, left and right, has the same colour, 0 to 1. */
  symmetry: number
  pieces: number
}

const at = (cells: readonly number[], x: number, y: number) =>
  x < 0 || y < 0 || x >= side || y >= side ? 0 : (cells[y * side + x] ?? 0)

/** Counts the groups of filled cells that touch each other at an edge or a corner. */
function countPieces(cells: readonly number[]): number {
  const seen = new Set<number>()
  let pieces = 0
  for (let start = 0; start < cells.length; start++) {
    if (!cells[start] || seen.has(start)) continue
    pieces++
    const queue = [start]
    seen.add(start)
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop())
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [x, y] = [(cell % side) + dx, Math.floor(cell / side) + dy]
          const next = y * side + x
          if (!at(cells, x, y) || seen.has(next)) continue
          seen.add(next)
          queue.push(next)
        }
  }
  return pieces
}

/** Measures a drawing. */
export function factsOf(cells: readonly number[]): Facts {
  const counts = new Map<number, number>()
  let [left, right, top, bottom, same] = [side, -1, side, -1, 0]
  cells.forEach((colour, i) => {
    if (!colour) return
    const [x, y] = [i % side, Math.floor(i / side)]
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  })
  cells.forEach((colour, i) => {
    const [x, y] = [i % side, Math.floor(i / side)]
    if (colour && at(cells, left + right - x, y) === colour) same++
  })
  const filled = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return {
    filled,
    used: [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour),
    left,
    right,
    top,
    bottom,
    symmetry: filled ? same / filled : 1,
    pieces: countPieces(cells),
  }
}

/** The things that a blob of each colour is taken for. */
const blobs = [
  "nothing",
  "a hole",
  "a ghost",
  "a tomato",
  "an orange",
  "another yellow face",
  "a frog",
  "a puddle",
  "an aubergine",
  "a pig",
  "you know exactly what",
] as const

/** Tall and thin things by colour. */
const sticks = [
  "nothing",
  "a lamp post",
  "a candle",
  "a match",
  "a carrot",
  "a pencil",
  "a cactus",
  "a drip",
  "a wizard's leg",
  "a worm, standing",
  "a tree without leaves",
] as const

/** Returns what a drawing is taken for. */
export function likeness({ filled, used, left, right, top, bottom }: Facts): string {
  const [width, height, colour] = [right - left + 1, bottom - top + 1, used[0] ?? 0]
  if (filled === 0) return "nothing"
  if (filled === 1) return "a full stop"
  if (filled < 6) return "crumbs"
  if (filled > 240) return "a wall"
  if (width * 3 <= height) return sticks[colour] ?? "a stick"
  if (height * 3 <= width) return "a plank"
  if (used.length > 5) return "a flag"
  return blobs[colour] ?? "a thing"
}

type Reason = (facts: Facts) => string | null

/** Reasons for a refusal, the most telling first. */
const reasons: readonly Reason[] = [
  ({ filled }) => (filled === 0 ? "It is empty. We already have a space." : null),
  ({ filled }) => (filled === 1 ? "It is a full stop. Grammar is another building." : null),
  ({ filled }) => (filled > 240 ? "It leaves no room for the rest of the message." : null),
  ({ used }) => (used[0] === 10 ? "We know what it is. There is one, and it has eyes." : null),
  ({ pieces }) => (pieces > 3 ? `It came in ${pieces} pieces. Was it dropped?` : null),
  facts => (facts.filled > 5 ? `It looks too much like ${likeness(facts)}.` : null),
  ({ used }) =>
    used.length === 1 ? `It is all ${colours[used[0] ?? 0]?.name}. The printer was very upset.` : null,
  ({ used }) => (used.length > 5 ? `It has ${used.length} colours. For that you need an army.` : null),
  ({ symmetry, filled }) =>
    filled > 5 && symmetry === 1 ? "Both sides are the same. One of them can go." : null,
  ({ symmetry }) =>
    symmetry < 1 && symmetry > 0.7 ? "The left side is nearly the right side. Nobody slept." : null,
  ({ symmetry, filled }) => (filled > 1 && symmetry <= 0.7 ? "It leans. Text does not lean." : null),
  ({ left, right, filled }) =>
    filled && left + right < side - 4 ? "It stands too far left, and may fall off the message." : null,
  ({ left, right, filled }) =>
    filled && left + right > side + 2 ? "It stands too far right. It is trying to leave." : null,
  ({ bottom, filled }) => (filled && bottom < side - 4 ? "It floats. Who is holding it?" : null),
  ({ top, filled }) => (filled && top > 4 ? "It is sitting down. Applicants stand." : null),
  ({ filled }) => (filled > 1 && filled < 40 ? "My grandmother could not see it." : null),
  ({ filled }) => (filled > 150 ? "It is heavy. Two of us had to carry the letter." : null),
  ({ used }) => (used.includes(5) ? "It contains yellow. Yellow is full." : null),
  ({ used }) => (used.includes(2) ? "Part of it is white. On white paper that is cheating." : null),
  () => "Nobody could say what it would mean after a joke.",
  () => "The chairman's daughter draws better. She is nine.",
  () => "We were shown a hamster once, and have been careful since.",
]

/** Returns `count` reasons against a drawing, after the first `from`. */
export function reasonsFor(facts: Facts, from: number, count: number): string[] {
  return reasons
    .flatMap(reason => reason(facts) ?? [])
    .slice(from)
    .slice(0, count)
}

/** Returns the cells of a straight line between two cells, both included. */
export function lineBetween(from: number, to: number): number[] {
  const [x0, y0, x1, y1] = [from % side, Math.floor(from / side), to % side, Math.floor(to / side)]
  const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = Math.round(x0 + ((x1 - x0) * i) / steps)
    return Math.round(y0 + ((y1 - y0) * i) / steps) * side + x
  })
}

/** Makes the drafts of the makers of telephones: what becomes of an emoji that was approved. */
export const makers = {
  "Telephone A": (cells: readonly number[]) =>
    cells.map((_, i) => at(cells, side - 1 - (i % side), Math.floor(i / side))),
  "Telephone B": withFace,
  "A fridge": (cells: readonly number[]) => cells.map(colour => (colour === 0 ? 0 : colour % 2 ? 1 : 2)),
  "A printer": (cells: readonly number[]) =>
    cells.map((_, i) => {
      const [x, y] = [i % side, Math.floor(i / side)]
      const isEdge = x > 1 && x < 14 && y > 0 && y < 15 && (x === 2 || x === 13 || y === 1 || y === 14)
      return isEdge ? 1 : 0
    }),
} as const

/** Puts a smile on a drawing, as some makers do with everything. */
function withFace(cells: readonly number[]): number[] {
  const face = [
    [5, 5],
    [5, 6],
    [10, 5],
    [10, 6],
    [4, 9],
    [5, 10],
    [6, 11],
    [7, 11],
    [8, 11],
    [9, 11],
    [10, 10],
    [11, 9],
  ]
  const next: number[] = cells.map(colour => (colour === 0 ? 0 : colour === 5 ? 4 : 5))
  for (const [x = 0, y = 0] of face) next[y * side + x] = 1
  return next
}
