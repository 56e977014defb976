/** Squeaks of 140 characters, the turns of the wheel that they cost, the whale, and what the hamster answers. */

import { hash } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import { maxLetters } from "./schema"

/** A draft longer than this is nibbled at, in characters. */
export const tempting = 100

/** How long one may think over a long draft, in seconds. */
export const patience = 6

/** So many tickles make the whale sneeze. */
export const ticklesNeeded = 5

/** How many turns the wheel has at first; two more after each whale. */
export const firstTurns = 3

export type Server = {
  /** Squeaks that still go through. */
  turns: number
  /** How often there has been a whale. */
  whales: number
  /** How often this whale was tickled; null while there is none. */
  tickles: number | null
  /** What waits in the whale. */
  swallowed: string
}

export const fresh: Server = { turns: firstTurns, whales: 0, tickles: null, swallowed: "" }

/** The number of characters as a person counts code points. */
export function lettersIn(text: string): number {
  return [...text].length
}

/** A text with no more than 140 characters of it left. */
export function cut(text: string): string {
  return text.length <= maxLetters ? text : [...text.slice(0, maxLetters * 2)].slice(0, maxLetters).join("")
}

/** A draft after one more bite from its end. */
export function bitten(draft: string): string {
  return [...draft].slice(0, -1).join("")
}

/** Sends a text: it goes through for a turn of the wheel, or is swallowed. Null is nothing to publish yet. */
export function send(server: Server, text: string): { server: Server; published: string | null } {
  if (server.tickles !== null) return { server, published: null }
  if (server.turns > 0) return { server: { ...server, turns: server.turns - 1 }, published: text }
  return { server: { ...server, tickles: 0, swallowed: text }, published: null }
}

/** Pushes the wheel by hand: a lamp more, up to as many as it began with after the last whale. */
export function push(server: Server): Server {
  if (server.tickles !== null) return server
  return { ...server, turns: Math.min(firstTurns + 2 * server.whales, server.turns + 1) }
}

/** Tickles the whale; at the last tickle it sneezes, and what it had swallowed comes out with krill in it. */
export function tickle(server: Server): { server: Server; published: string | null } {
  if (server.tickles === null) return { server, published: null }
  const tickles = server.tickles + 1
  if (tickles < ticklesNeeded) return { server: { ...server, tickles }, published: null }
  const whales = server.whales + 1
  return {
    server: { turns: firstTurns + 2 * whales, whales, tickles: null, swallowed: "" },
    published: withKrill(server.swallowed),
  }
}

/** A text with a shrimp after every third word; one at its end where it has fewer. Krill doesn't count as characters. */
export function withKrill(text: string): string {
  const words = text.match(/\s*\S+\s*/g) ?? []
  if (words.length < 3) return `${text} 🦐`
  return words
    .map((word, i) => (i % 3 === 2 ? `${word.trimEnd()} 🦐${/\s$/.test(word) ? " " : ""}` : word))
    .join("")
}

const answers: readonly ((word: string) => string)[] = [
  word => `“${word}”? I had one. It was in my cheek.`,
  word => `Is ${word} edible. Asking for a wheel.`,
  word => `I ran 4 km and thought of ${word} for 3.`,
  word => `${word} ${word} ${word}. It gets better when you gnaw it.`,
  () => "Read at 03:12. Will answer at 03:13.",
  word => `We don't have ${word} here. We have sawdust.`,
  () => "Same.",
  word => `I have put ${word} under the house with the others.`,
  () => "Who is this, and are you the one with the carrot?",
  word => `Please squeak slower, I am still at “${word.slice(0, 3)}”.`,
  () => "I showed it to the bottle. It dripped.",
  word => `Unfollowed. Followed. Went once round. Who said ${word}?`,
]

/** What Pertti answers to a text, always the same: he takes its longest word. */
export function replyTo(text: string): string {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a), "")
  if (!longest) return "squeak?"
  const answer = answers[hash(trimmed(text).toLowerCase()) % answers.length] as (word: string) => string
  return cut(answer(longest.slice(0, 30)))
}

/** How many hamsters have given a seed for a text: 0 to 6, always the same. */
export function seedsFor(text: string): number {
  return hash(`seeds ${text}`) % 7
}
