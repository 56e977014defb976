/** Spelling with hexadecimal digits: which words are curses, and how a stone changes the word in the cauldron. */
import { hash } from "../../lib/game/random"

/** The curses by their digits, in which 0 reads as o, 1 as i or l and 5 as s, with what is said when they work. */
export const curses = {
  c0ffee: "Coffee. The colour #c0ffee is mint green, so that's what you get.",
  bee: "A bee. Don't wave at it.",
  bed: "Good night, window.",
  beef: "Moo.",
  babe: "It was this big once.",
  b00: "Boo.",
  b0b: "This is Bob. He bobs.",
  a55: "A donkey. Why, what did you think?",
  ace: "Five aces. Don't ask.",
  cab: "A cab. It comes back, but the meter is running.",
  cafe: "A café. We close at five.",
  c0de: "Code. Nobody move.",
  c001: "Cool.",
  dad: "Dad. Who touched the thermostat?",
  dead: "It's only playing.",
  decade: "Ten years older. It shows in the corners.",
  d15c0: "Disco!",
  face: "It was always looking. Now it has eyes.",
  facade: "It was never a real window.",
  fade: "It has faded. Press where you remember it.",
  fa11: "One nail is holding.",
  feed: "Lunch is coming from above.",
  f1ea5: "Fleas. They live in your keyboard.",
  "1ce": "Ice. Mind the step.",
  "1dea": "An idea! No. It's gone.",
  "1eaf": "Autumn.",
  "101": "lol",
  "404": "Not found.",
  "5ea": "You live under the sea now.",
  "666": "You rang?",
  "6a756871": "juhq. All stones bow, and you are a witch.",
} as const

export type Curse = keyof typeof curses

/** The curses in the order of the book: those that begin with a letter first. */
export const curseNames = (Object.keys(curses) as Curse[]).sort(
  (a, b) => Number(/^\d/.test(a)) - Number(/^\d/.test(b)) || (a < b ? -1 : 1),
)

export const stones = [..."0123456789abcdef"]

/** Letters that a digit stands in for. */
const lookalikes: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1", s: "5" }

/** Returns the stone for a key; null for letters that hexadecimal has not got. */
export function stoneOf(key: string): string | null {
  const small = key.toLowerCase()
  const stone = lookalikes[small] ?? small
  return stones.includes(stone) ? stone : null
}

export function isCurse(word: string): word is Curse {
  return Object.hasOwn(curses, word)
}

const begins = (word: string) => curseNames.some(curse => curse.startsWith(word))

export type Cauldron = {
  word: string
  /** "open" while more letters are awaited, "cast" after a curse, "puff" after a word that is none. */
  state: "open" | "cast" | "puff"
}

/** Throws a stone in. After a curse the word goes on if it can ("bee", "beef"); after a puff it starts anew. */
export function throwIn({ word, state }: Cauldron, stone: string): Cauldron {
  const longer = word + stone
  const next = state !== "puff" && begins(longer) ? longer : state === "open" ? longer : stone
  return { word: next, state: isCurse(next) ? "cast" : begins(next) ? "open" : "puff" }
}

const puffs = [
  "Pff.",
  "Nothing, but with sparks.",
  "The soup burped.",
  "The toad is still a toad.",
  "Somewhere a fork fell down.",
  "That one only works on Tuesdays.",
  "It smells of peas now.",
  "Something happened, but in another window.",
]

/** Describes a word that is no curse. */
export function puffText(word: string): string {
  return puffs[hash(word) % puffs.length] ?? "Pff."
}

/** Returns the colour of the puff that a word makes: its digits, repeated until they are a colour. */
export function puffColour(word: string): string {
  return `#${word.padEnd(6, word).slice(0, 6)}`
}

/** Describes a letter that hexadecimal has not got. */
export function noSuchLetter(letter: string): string {
  return `There is no ${letter.toLowerCase()} in hell.`
}

/** Returns a curse as it stands in the book: what isn't known yet is its first digit and dots. */
export function entryOf(curse: Curse, isKnown: boolean): string {
  return isKnown ? curse : curse.charAt(0) + "·".repeat(curse.length - 1)
}

/** Returns the stones' places on the circle, in percent of its side from the top left, clockwise from the top. */
export function placeOf(index: number): { x: number; y: number } {
  const angle = (index / stones.length) * 2 * Math.PI
  return { x: 50 + 42.5 * Math.sin(angle), y: 50 - 42.5 * Math.cos(angle) }
}
