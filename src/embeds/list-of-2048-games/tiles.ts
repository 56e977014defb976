/** The eight sets of tiles: their labels and values, the tiles that are dealt, and their merges. */

/**
 * The position of a tile in its set, from 1: 2, 4 and 8 are ranks 1, 2 and 3. Negative tiles have negative ranks.
 */
export type Rank = number

/** The merge of the last `count` tiles of a run to a tile of rank `gives`; null if nothing is left. */
export type Meeting = { count: number; gives: Rank | null }

export type TileSet = {
  name: string
  /** The additional rules of the set, in whole sentences. */
  rule: string
  /** The ranks to deal, each with equal probability. A rank listed nine times is nine times as likely. */
  belt: readonly Rank[]
  /** True to draw from a bag that is refilled when empty, so that no rank gets far ahead of the others. */
  bag?: true
  /** Returns the label of a tile, at most six characters up to the goals of this page. */
  label: (rank: Rank) => string
  /** Returns the spoken form, if the label can't be read aloud. */
  spoken?: (rank: Rank) => string
  /** Returns the points for making a tile. */
  worth: (rank: Rank) => number
  /**
   * Returns the merge in a run of adjacent tiles, counted from the wall, when its last tile arrives; undefined for
   * none.
   */
  meet: (run: readonly Rank[]) => Meeting | undefined
  /** Returns whether a stored rank is valid. */
  has: (rank: Rank) => boolean
}

/** The rank of the tax tile. */
export const tax: Rank = 0
/** The maximum valid rank. 36 cells of powers of two can reach rank 37. */
const maxRank = 60

const positive = (rank: Rank) => Number.isInteger(rank) && rank >= 1 && rank <= maxRank
/** Nine of the first for one of the second, as in the game of 2014. */
const nineToOne: readonly Rank[] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2]

/** Formats a number in at most six characters: 65536, 131k. */
function short(value: number): string {
  return value < 100_000 ? String(value) : `${Math.floor(value / 1000)}k`
}

function pairOf(run: readonly Rank[], join: (wall: Rank, mover: Rank) => Rank | null | undefined) {
  const [wall, mover] = run.slice(-2)
  if (wall === undefined || mover === undefined) return undefined
  const gives = join(wall, mover)
  return gives === undefined ? undefined : { count: 2, gives }
}

const double = (rank: Rank) => 2 ** rank
const equals = (run: readonly Rank[]) => pairOf(run, (a, b) => (a === b ? a + 1 : undefined))

const twos: TileSet = {
  name: "Powers of two",
  rule: "Two equal tiles become one of twice the value.",
  belt: nineToOne,
  label: rank => short(double(rank)),
  worth: double,
  meet: equals,
  has: positive,
}

/** 1, 2, 3, 6, 12 and so on, as in Threes (2014). */
const threesWorth = (rank: Rank) => (rank < 3 ? rank : 3 * 2 ** (rank - 3))

const threes: TileSet = {
  name: "Threes",
  rule: "A 1 and a 2 become 3. From there on two equal tiles become one of twice the value; two ones stay two ones.",
  belt: [1, 2, 1, 2, 1, 2, 1, 2, 3],
  bag: true,
  label: rank => short(threesWorth(rank)),
  worth: threesWorth,
  meet: run =>
    pairOf(run, (a, b) => {
      if (a + b === 3) return 3
      return a === b && a >= 3 ? a + 1 : undefined
    }),
  has: positive,
}

/** Returns 1, 2, 3, 5, 8 and so on; the first of the two ones is left out. */
export function fibonacci(rank: Rank): number {
  let [last, next] = [1, 2]
  for (let i = 1; i < rank; i++) [last, next] = [next, last + next]
  return last
}

const fibonacciTiles: TileSet = {
  name: "Fibonacci",
  rule: "Neighbours in the sequence 1, 2, 3, 5, 8, 13 become the next one. Two ones become 2; no other equals do anything.",
  belt: nineToOne,
  label: rank => short(fibonacci(rank)),
  worth: fibonacci,
  meet: run =>
    pairOf(run, (a, b) => {
      if (a === 1 && b === 1) return 2
      return Math.abs(a - b) === 1 ? Math.max(a, b) + 1 : undefined
    }),
  has: positive,
}

const power = (rank: Rank) => 3 ** (rank - 1)

const triples: TileSet = {
  name: "Three at a time",
  rule: "Three equal tiles in a row become one of three times the value. Two do nothing.",
  // The usual frequencies, in an order in which even five cells can be won without luck.
  belt: [1, 1, 1, 1, 1, 1, 1, 2, 1, 1],
  label: rank => short(power(rank)),
  worth: power,
  meet: run => {
    const [a, b, c] = run.slice(-3)
    return a !== undefined && a === b && b === c ? { count: 3, gives: a + 1 } : undefined
  },
  has: positive,
}

const signed = (rank: Rank) => Math.sign(rank) * double(Math.abs(rank))

const minus: TileSet = {
  name: "Plus and minus",
  rule: "One tile in five is a −2. Equal tiles add up as usual, but a tile and its opposite are both gone.",
  belt: [1, 1, 1, 1, -1],
  label: rank => (rank < 0 ? `−${short(double(-rank))}` : short(double(rank))),
  spoken: rank => (rank < 0 ? `minus ${double(-rank)}` : String(double(rank))),
  worth: signed,
  meet: run =>
    pairOf(run, (a, b) => {
      if (a === -b) return null
      return a === b ? a + Math.sign(a) : undefined
    }),
  has: rank => positive(Math.abs(rank)),
}

/** Returns the rank after tax: half the value, or null for a 2. */
const taxed = (rank: Rank) => (rank > 1 ? rank - 1 : null)

const taxes: TileSet = {
  name: "With tax",
  rule: "One tile in ten is the tax. It halves whatever it meets, and a 2 it takes whole. Two taxes become one.",
  belt: [1, 1, 1, 1, 2, 1, 1, 1, 1, tax],
  label: rank => (rank === tax ? "tax" : short(double(rank))),
  worth: rank => (rank === tax ? 0 : double(rank)),
  meet: run =>
    pairOf(run, (a, b) => {
      if (a === tax || b === tax) return a === b ? tax : taxed(Math.max(a, b))
      return a === b ? a + 1 : undefined
    }),
  has: rank => rank === tax || positive(rank),
}

const hex: TileSet = {
  ...twos,
  name: "Hexadecimal",
  rule: "Two equal tiles become one of twice the value, in hexadecimal, in which 2048 is 800.",
  label: rank => double(rank).toString(16).toUpperCase(),
}

const stages = "crumb seed nut berry pup cheek nest wheel maze nap Pertti saint myth".split(" ")

/**
 * Returns the name of a rank: two crumbs make a seed, and the last stage is Pertti; further stages are numbered.
 */
function stage(rank: Rank): string {
  const beyond = rank - stages.length
  return beyond > 0 ? `${stages.at(-1)} ${beyond + 1}` : (stages[rank - 1] ?? "")
}

const hamster: TileSet = {
  ...twos,
  name: "Hamster stages",
  rule: "Two crumbs make a seed, two seeds a nut, and so on: berry, pup, cheek, nest, wheel, maze, nap, and Pertti.",
  label: stage,
}

/** The tile sets by key. Their order determines the bits of a kind's number and must never change. */
export const tileSets = {
  twos,
  threes,
  fibonacci: fibonacciTiles,
  triples,
  minus,
  tax: taxes,
  hex,
  hamster,
} satisfies Record<string, TileSet>

export type TileSetKey = keyof typeof tileSets

/** Returns the name of a tile in a sentence: "minus 2", "tax", "2048". */
export function spokenOf(set: TileSet, rank: Rank): string {
  return (set.spoken ?? set.label)(rank)
}
