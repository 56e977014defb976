/** Squeaks of 140 characters, the wheel's turns that they use up, the whale, and the hamster's replies. */

import { hash } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import { maxLetters } from "./schema"

/** A draft longer than this, in characters, gets nibbled. */
export const temptingLength = 100

/** Seconds before a long draft gets nibbled. */
export const nibbleSeconds = 6

/** The number of tickles that makes the whale sneeze. */
export const ticklesNeeded = 5

/** The wheel's turns at first; each whale adds two. */
export const firstTurns = 1

/** The maximum number of turns: one for each lamp. */
export const maxTurns = 9

export type Server = {
  /** The number of squeaks that can still be sent. */
  turns: number
  /** The number of whales so far. */
  whales: number
  /** The tickles of the current whale; null while there is none. */
  tickles: number | null
  /** The text that the whale has swallowed. */
  swallowed: string
}

export const fresh: Server = { turns: firstTurns, whales: 0, tickles: null, swallowed: "" }

/** Counts code points, so that an emoji is one character. */
export function lettersIn(text: string): number {
  return [...text].length
}

/** Truncates a text to `maxLetters` code points. */
export function cut(text: string): string {
  return text.length <= maxLetters ? text : [...text.slice(0, maxLetters * 2)].slice(0, maxLetters).join("")
}

/** Returns a draft with its last character bitten off. */
export function bitten(draft: string): string {
  return [...draft].slice(0, -1).join("")
}

/**
 * Sends a text: it uses up a turn of the wheel and is published, or the whale swallows it and `published` is null.
 */
export function send(server: Server, text: string): { server: Server; published: string | null } {
  if (server.tickles !== null) return { server, published: null }
  if (server.turns > 0) return { server: { ...server, turns: server.turns - 1 }, published: text }
  return { server: { ...server, tickles: 0, swallowed: text }, published: null }
}

/** Pushes the wheel by hand: adds a turn, up to one for each lamp. One more with all lamps on blows them out. */
export function push(server: Server): Server {
  if (server.tickles !== null) return server
  return { ...server, turns: server.turns >= maxTurns ? 0 : server.turns + 1 }
}

/** The squeak that Pertti has sent from where he landed after the lamps blew, by the number of flights. */
export function flightSqueak(flights: number): string {
  const places = [
    "I am on the curtain. Good view. Please leave the wheel alone.",
    "I am in the lamp. The other lamp.",
    "I am in the letter box. There is a letter for you.",
    "Hello from Sweden. They have a wheel here. It is flat.",
  ]
  return places[Math.min(flights, places.length) - 1] ?? ""
}

/** Describes the wheel after a push that lit so many lamps. */
export function pushText(turns: number): string {
  if (turns === 0) return "BANG. The wheel is empty. Look at the timeline."
  if (turns === maxTurns) return "All lamps are on. One push more would not be wise."
  if (turns >= maxTurns - 2) return "It smells of warm hamster."
  return ""
}

/** Tickles the whale; at the last tickle it sneezes out what it had swallowed, with krill in it. */
export function tickle(server: Server): { server: Server; published: string | null } {
  if (server.tickles === null) return { server, published: null }
  const tickles = server.tickles + 1
  if (tickles < ticklesNeeded) return { server: { ...server, tickles }, published: null }
  const whales = server.whales + 1
  return {
    server: { turns: Math.min(maxTurns, firstTurns + 2 * whales), whales, tickles: null, swallowed: "" },
    published: withKrill(server.swallowed),
  }
}

/** Adds a shrimp after every third word, or at the end of a shorter text. Krill doesn't count as characters. */
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

/** Returns Pertti's reply to a text, which quotes its longest word; deterministic. */
export function replyTo(text: string): string {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  const longestWord = words.reduce((a, b) => (b.length > a.length ? b : a), "")
  if (!longestWord) return "squeak?"
  const answer = answers[hash(trimmed(text).toLowerCase()) % answers.length] as (word: string) => string
  return cut(answer(longestWord.slice(0, 30)))
}

/** Returns the number of seeds (likes) of a text, 0 to 6; deterministic. */
export function seedsFor(text: string): number {
  return hash(`seeds ${text}`) % 7
}
