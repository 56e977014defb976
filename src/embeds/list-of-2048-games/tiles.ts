/** The eight sets of tiles: what each tile is called and worth, which of them come, and what becomes of those that meet. */

/** A tile's place in its set, from 1: 2, 4 and 8 are 1, 2 and 3. Tiles of less than nothing are below 0. */
export type Rank = number

/** What becomes of the latest tiles of a run: so many of them give one of this rank, or nothing at all. */
export type Meeting = { count: number; gives: Rank | null }

export type TileSet = {
  name: string
  /** The rules that the set adds, in whole sentences. */
  rule: string
  /** The tiles that come, each as likely as another; one that stands here nine times comes nine times as often. */
  belt: readonly Rank[]
  /** Whether they come out of a bag, which is filled again when it is empty, so that no kind of tile is ever far ahead. */
  bag?: true
  /** What is painted on a tile: at most six letters up to the goals of this page. */
  label: (rank: Rank) => string
  /** What a tile says aloud, where its label can't be read. */
  spoken?: (rank: Rank) => string
  /** What making a tile adds to the score. */
  worth: (rank: Rank) => number
  /** What happens in a run of tiles that touch, from the wall on, as its last one arrives; undefined for nothing. */
  meet: (run: readonly Rank[]) => Meeting | undefined
  /** Whether a rank from the browser's storage may be believed. */
  has: (rank: Rank) => boolean
}

/** The tax's rank. */
export const tax: Rank = 0
/** More than any board of this page can hold: 36 cells of powers of two end at rank 37. */
const maxRank = 60

const positive = (rank: Rank) => Number.isInteger(rank) && rank >= 1 && rank <= maxRank
/** Nine of the first for one of the second, as in the game of 2014. */
const nineToOne: readonly Rank[] = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2]

/** A number in at most six letters: 65536, and then 131k. */
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

/** 1, 2, 3, 6, 12 and so on, as in Threes of 2014. */
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

/** 1, 2, 3, 5, 8 and so on: the first of the two ones of the sequence is left out. */
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
  // As often as in the others, and in an order in which even five cells without luck can be won.
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

/** What becomes of a tile that meets the tax: half of it, or of a 2 nothing. */
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

/** Two crumbs make a seed, and in the end there is Pertti; after the last stage they are numbered. */
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

/** By their keys; the order is that of the bits in a kind's number, and is for ever. */
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

/** What a tile is called in a sentence: "minus 2", "tax", "2048". */
export function spokenOf(set: TileSet, rank: Rank): string {
  return (set.spoken ?? set.label)(rank)
}
