/** The people who stop to read the sign, and what they say. */
import { hash } from "../../lib/game/random"

export type Kind = "man" | "aunt" | "child" | "dog" | "cat" | "pair" | "fireman" | "artist" | "ghost"

export type Passer = { kind: Kind; says: string }

/** Passers-by for words on the sign. */
const known: Readonly<Record<string, Passer>> = {
  hot: { kind: "fireman", says: "Where?" },
  heat: { kind: "fireman", says: "How much?" },
  rat: { kind: "cat", says: "I had booked." },
  ant: { kind: "child", says: "Only one?" },
  aunt: { kind: "aunt", says: "You called?" },
  art: { kind: "artist", says: "I see." },
  star: { kind: "artist", says: "Finally, my name." },
  rest: { kind: "man", says: "Don't mind if I do." },
  rant: { kind: "man", says: "And another thing." },
  rent: { kind: "man", says: "I paid on Friday." },
  heart: { kind: "pair", says: "For us?" },
  tear: { kind: "pair", says: "It's over." },
  tea: { kind: "aunt", says: "With milk, please." },
  eat: { kind: "dog", says: "Yes." },
  ate: { kind: "dog", says: "Who?" },
  hen: { kind: "cat", says: "Go on." },
  hare: { kind: "dog", says: "Which way?" },
  test: { kind: "child", says: "Nobody told me." },
  toe: { kind: "child", says: "Ten, please." },
  hat: { kind: "man", says: "I have one." },
  tent: { kind: "man", says: "At these prices?" },
  rust: { kind: "man", says: "My car is in there." },
  sea: { kind: "artist", says: "One doesn't hear it." },
  sun: { kind: "aunt", says: "At this hour?" },
  run: { kind: "dog", says: "Gladly." },
  host: { kind: "ghost", says: "There's a letter missing." },
  hole: { kind: "child", says: "How deep?" },
  hotel: { kind: "pair", says: "Two nights." },
  restaurant: { kind: "dog", says: "Table for one." },
  nut: { kind: "child", says: "Which one of us?" },
  start: { kind: "fireman", says: "I was never told when." },
  tar: { kind: "fireman", says: "Smells of holidays." },
}

const others: readonly Passer[] = [
  { kind: "man", says: "My taxi said so too." },
  { kind: "aunt", says: "In my day it said more." },
  { kind: "child", says: "What does it mean?" },
  { kind: "dog", says: "I can't read." },
  { kind: "pair", says: "Let's not." },
  { kind: "cat", says: "It was better last winter." },
]

/** Returns the passer-by whom a reading brings, by the last of its words that anybody knows. */
export function passerFor(reading: string): Passer {
  const parts = reading.split(" ").reverse()
  const word =
    parts.find(part => part in known && !["hotel", "restaurant"].includes(part)) ??
    parts.find(part => part in known)
  return (word && known[word]) || (others[hash(reading) % others.length] as Passer)
}
