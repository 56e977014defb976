/** A thousand expansions of GPL, none of them right, and the text of the crawl. */
import { type Random, randomInt } from "../../lib/game/random"
import type { Freedom } from "./schema"

/** Ten words for each letter. The first ones are General, Public and, instead of the right License, Licence. */
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

/** The position of each reel, 0 to 9. */
export type Places = readonly [g: number, p: number, l: number]

/** Returns the number of an answer, 1 to 1000. */
export function numberOf([g, p, l]: Places): number {
  return g * 100 + p * 10 + l + 1
}

/** Returns the positions of the reels for an answer's number. */
export function placesOf(number: number): Places {
  const index = number - 1
  return [Math.floor(index / 100) % 10, Math.floor(index / 10) % 10, index % 10]
}

/** Returns the three words of an answer: "Guinea Pig Library". */
export function answerOf(number: number): string {
  const places = placesOf(number)
  return reels.map((words, i) => words[places[i] ?? 0]).join(" ")
}

/** Returns the number of the answer after advancing one reel (0 to 2) by a word. */
export function nudged(number: number, reel: number): number {
  const [g, p, l] = placesOf(number).map((place, i) => (i === reel ? (place + 1) % 10 : place))
  return numberOf([g ?? 0, p ?? 0, l ?? 0])
}

/** Returns a random answer's number, never the current one. */
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

/** Counts the right words, 0 to 3. Licence with a c counts as right. */
export function lampsOf(number: number): number {
  return placesOf(number).filter(place => place === 0).length
}

/**
 * Returns the machine's verdict on an answer. All three lamps light up for the one that is wrong by a single
 * letter.
 */
export function verdictOf(number: number): string {
  const lamps = lampsOf(number)
  if (lamps === 3) return "JACKPOT! ... no. It is License, with an s. Wrong by one letter."
  if (lamps === 2) return "Warm. One more word and you would have been disappointed."
  return verdicts[number % verdicts.length] ?? verdicts[0]
}

/** The lawyer's fee for a line, in euros. */
export const feePerLine = 190

/** The lines of an answer: the opinion, and the line with the bill. */
export const linesPerOpinion = 2

/** Returns the lawyer's opinion on an answer. */
export function opinionOn(number: number): string {
  const answer = answerOf(number)
  const [, p, l] = answer.toLowerCase().split(" ")
  if (lampsOf(number) === 3) return "That c will be the making of us. Don't correct it."
  const opinions = [
    `A ${answer} is not a licence. It may be a tenancy.`,
    "It depends.",
    `The ${p} goes with the ${l}. That is settled law.`,
    `I wouldn't sign a ${answer}. I wouldn't sit on one, either.`,
    "Without prejudice: no.",
    `My own ${l} was got in exactly this way.`,
    `Say nothing to the ${p}.`,
  ]
  return opinions[number % opinions.length] ?? ""
}

/** Returns the line with the bill, after a number of opinions; it is itself charged for. */
export function billText(opinions: number): string {
  const euros = (opinions * linesPerOpinion * feePerLine).toLocaleString("en-GB")
  return `Two lines at ${feePerLine} euros, with this one. Your bill: ${euros} euros.`
}

/** Returns the original text of the crawl, its paragraphs separated by empty lines. */
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

/** Splits a text into paragraphs and drops the empty ones. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(each => each.trim())
    .filter(Boolean)
}
