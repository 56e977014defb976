/** A thousand answers to what GPL stands for, none of them right, and the text of a crawl. */
import { type Random, randomInt } from "../../lib/game/random"
import type { Freedom } from "./schema"

/** Ten words for each letter. General and Public are among them, and License, with its s, is not. */
export const reels = [
  ["General", "Gentle", "Gravel", "Grumpy", "Guinea", "Golden", "Garlic", "Goose", "Ginger", "Galactic"],
  ["Public", "Pig", "Potato", "Pancake", "Penguin", "Porridge", "Poetry", "Pyjama", "Puddle", "Plumber"],
  [
    "Licence",
    "Library",
    "Lullaby",
    "Lasagne",
    "League",
    "Laundry",
    "Lottery",
    "Lighthouse",
    "Ladder",
    "Lawnmower",
  ],
] as const

/** Where each reel stands, from 0 to 9. */
export type Places = readonly [g: number, p: number, l: number]

/** The answer's number, from 1 to 1000. */
export function numberOf([g, p, l]: Places): number {
  return g * 100 + p * 10 + l + 1
}

/** Where the reels stand for an answer's number. */
export function placesOf(number: number): Places {
  const index = number - 1
  return [Math.floor(index / 100) % 10, Math.floor(index / 10) % 10, index % 10]
}

/** "Guinea Pig Library". */
export function answerOf(number: number): string {
  const places = placesOf(number)
  return reels.map((words, i) => words[places[i] ?? 0]).join(" ")
}

/** The answer after one reel, 0 to 2, is moved by a word. */
export function nudged(number: number, reel: number): number {
  const [g, p, l] = placesOf(number).map((place, i) => (i === reel ? (place + 1) % 10 : place))
  return numberOf([g ?? 0, p ?? 0, l ?? 0])
}

/** Another answer by chance, never the one that stands there. */
export function pulled(number: number, random: Random): number {
  return ((number - 1 + 1 + randomInt(999, random)) % 1000) + 1
}

const verdicts = [
  "Wrong.",
  "Wrong, but it compiles.",
  "No. It sounds like a good evening, though.",
  "Wrong in all known versions.",
  "No, and the lawyers would like a word.",
  "Wrong. There is a band of that name in Oulu.",
  "Not that either.",
] as const

/** How many of the three words are right: General, Public, and a Licence that isn't. */
export function lampsOf(number: number): number {
  return placesOf(number).filter(place => place === 0).length
}

/** What the machine says of an answer. All three lamps are lit for the one that is wrong by a letter. */
export function verdictOf(number: number): string {
  const lamps = lampsOf(number)
  if (lamps === 3) return "JACKPOT! ... no. It is License, with an s. Wrong by one letter."
  if (lamps === 2) return "Warm. One more word and you would have been disappointed."
  return verdicts[number % verdicts.length] ?? verdicts[0]
}

/** The crawl as it is before anybody has used a freedom on it: paragraphs with an empty line between. */
export function crawlOf(freedoms: readonly Freedom[]): string {
  return [
    "THE FOUR FREEDOMS",
    "It is a time of small print. In a cellar, somebody has read it to the end.",
    ...freedoms.flatMap(({ number, name, freedom, aside }) => [
      `EPISODE ${number}\n${name}`,
      `${freedom} ${aside}`,
    ]),
    "There is no episode 4. Those who count from one are still in their seats.",
  ].join("\n\n")
}

/** A text as paragraphs, without the empty ones. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(each => each.trim())
    .filter(Boolean)
}
