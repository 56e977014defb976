/**
 * The 2048 kinds of the game: a kind's number is eleven bits, and each part of its rules is encoded in one or more
 * of them. Pure.
 */
import { type TileSetKey, tileSets } from "./tiles"

/** A value of a part: its option in the select, its addition to the kind's name, and its rule in a sentence. */
type Value = { option: string; name: string; rule: string }

const floors = {
  bare: { option: "Empty", name: "", rule: "" },
  stone: {
    option: "A stone",
    name: "with a stone",
    rule: "A stone lies in the middle, or as near as it gets.",
  },
  corners: {
    option: "No corners",
    name: "without corners",
    rule: "The corners are missing, and that is where everybody keeps the big one.",
  },
  hamster: {
    option: "A hamster asleep",
    name: "with a hamster",
    rule: "A hamster sleeps on one cell. Every ten moves he wakes up and takes another.",
  },
} satisfies Record<string, Value>

const arrivals = {
  anywhere: { option: "Anywhere", name: "", rule: "" },
  behind: {
    option: "From behind",
    name: "from behind",
    rule: "New tiles come at the edge that you moved away from.",
  },
  belt: {
    option: "By the belt",
    name: "without luck",
    rule: "New tiles come off a belt, in a fixed order and to the first free cell. There is no luck, so it can't be blamed.",
  },
  spite: {
    option: "In the way",
    name: "in the way",
    rule: "Each new tile comes where it is most in the way. It isn't personal.",
  },
} satisfies Record<string, Value>

const twists = {
  plain: { option: "None", name: "", rule: "" },
  gravity: {
    option: "Gravity",
    name: "with gravity",
    rule: "After each move everything falls down, so up is a short trip.",
  },
  dark: {
    option: "In the dark",
    name: "in the dark",
    rule: "Only the tiles that were made or came in the last move can be read. Remember the others.",
  },
  tuesday: {
    option: "On Tuesdays",
    name: "on Tuesdays",
    rule: "It can be played on Tuesdays, by your clock. On other days it can only be described.",
  },
} satisfies Record<string, Value>

export type Floor = keyof typeof floors
export type Arrival = keyof typeof arrivals
export type Twist = keyof typeof twists
export type Size = 3 | 4 | 5 | 6

/** The values of each part in the order of its bits. The first of each is that of the game of 2014. */
export const parts = {
  twist: Object.keys(twists) as Twist[],
  arrival: Object.keys(arrivals) as Arrival[],
  floor: Object.keys(floors) as Floor[],
  size: [4, 3, 5, 6] as Size[],
  tiles: Object.keys(tileSets) as TileSetKey[],
}

export const count = 2048

export type Kind = {
  /** 1 to 2048; the last is the original 2048. */
  number: number
  twist: Twist
  arrival: Arrival
  floor: Floor
  size: Size
  tiles: TileSetKey
}

/** Returns the kind of a number; throws a RangeError outside 1 to 2048. */
export function kindOf(number: number): Kind {
  if (!Number.isInteger(number) || number < 1 || number > count)
    throw new RangeError(`There is no kind ${number}: they go from 1 to ${count}.`)
  // 2048 is 100000000000 in binary: its last eleven bits are zero, so every part has its first value.
  let bits = number % count
  const take = <T>(values: readonly T[]): T => {
    const value = values[bits % values.length] as T
    bits = Math.floor(bits / values.length)
    return value
  }
  return {
    number,
    twist: take(parts.twist),
    arrival: take(parts.arrival),
    floor: take(parts.floor),
    size: take(parts.size),
    tiles: take(parts.tiles),
  }
}

/** Returns the number of a kind. */
export function numberOf(kind: Omit<Kind, "number">): number {
  const { twist, arrival, floor, size, tiles } = parts
  const bits = [
    [twist.indexOf(kind.twist), twist.length],
    [arrival.indexOf(kind.arrival), arrival.length],
    [floor.indexOf(kind.floor), floor.length],
    [size.indexOf(kind.size), size.length],
    [tiles.indexOf(kind.tiles), tiles.length],
  ] as const
  return bits.reduceRight((sum, [at, length]) => sum * length + at, 0) || count
}

/** Parses a kind's number, for example from an address; null if it is invalid. */
export function parseNumber(text: string | null): number | null {
  const number = /^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 0
  return number >= 1 && number <= count ? number : null
}

/** Returns the unique name of a kind: "Fibonacci, 5×5, with a stone, in the dark". */
export function nameOf(kind: Kind): string {
  const { tiles, size, floor, arrival, twist } = kind
  return [
    tileSets[tiles].name,
    `${size}×${size}`,
    floors[floor].name,
    arrivals[arrival].name,
    twists[twist].name,
  ]
    .filter(Boolean)
    .join(", ")
}

/** Describes the unusual rules of a kind, or says that it is the original. */
export function rulesOf({ number, tiles, floor, arrival, twist }: Kind): string {
  if (number === count)
    return "The one that the others are kinds of. Two equal tiles become one of twice the value."
  return [tileSets[tiles].rule, floors[floor].rule, arrivals[arrival].rule, twists[twist].rule]
    .filter(Boolean)
    .join(" ")
}

const longestRule = (values: Record<string, { rule: string }>) =>
  Object.values(values)
    .map(({ rule }) => rule)
    .sort((a, b) => b.length - a.length)[0] ?? ""

/** The longest rules that a kind can have. */
export const longestRules = [tileSets, floors, arrivals, twists].map(longestRule).join(" ")

/** The options of each part, in the order of the page. */
export const choices = {
  tiles: parts.tiles.map(key => [key, tileSets[key].name] as const),
  size: [3, 4, 5, 6].map(size => [String(size), `${size}×${size}`] as const),
  floor: parts.floor.map(key => [key, floors[key].option] as const),
  arrival: parts.arrival.map(key => [key, arrivals[key].option] as const),
  twist: parts.twist.map(key => [key, twists[key].option] as const),
}
