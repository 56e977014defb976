/** An evening of jokes: the comedian's phases, and what the audience does to each of them. */
import { seeded, shuffle } from "../../lib/game/random"
import { pluralise } from "../../lib/text/pluralise"
import { lines, memories, upstaged } from "./lines"
import type { Joke } from "./schema"

/** The number of jokes of an evening. */
export const eveningLength = 8

/** The phases of a joke. Before the first joke he is idle; after a reaction he answers it. */
export type Phase = "idle" | "setup" | "wait" | "punchline" | "answer" | "over"

/**
 * The outcome of a joke: L laughed at, G groaned at, S met with silence, E explained after an early laugh, D robbed of
 * its punchline, T hit by a tomato.
 */
export type Outcome = "L" | "G" | "S" | "E" | "D" | "T"

export type Mood = "calm" | "talks" | "waits" | "beams" | "sweats" | "explains" | "ducks" | "hit"

export type Evening = {
  phase: Phase
  outcomes: string
  said: string
  mood: Mood
  /** The number of tomatoes thrown. */
  thrown: number
}

export type Action = "go on" | "laugh" | "groan" | "throw"

export const start: Evening = {
  phase: "idle",
  outcomes: "",
  said: "Good evening. You must be the laughter.",
  mood: "calm",
  thrown: 0,
}

/** Returns the jokes of an evening by its number. */
export function programme(jokes: readonly Joke[], evening: number): Joke[] {
  return shuffle(jokes, seeded(`evening ${evening}`)).slice(0, eveningLength)
}

/** The duration of a phase in milliseconds; `said` is what has to be read in it. */
export function phaseMs({ phase, said }: Evening): number {
  if (phase === "setup") return 1300 + 38 * said.length
  if (phase === "wait") return 1700
  if (phase === "punchline") return 3000
  return 1700 + 28 * said.length
}

const count = (outcomes: string, outcome: Outcome) => outcomes.split(outcome).length - 1

/** Ends the current joke with an outcome and the comedian's answer to it. */
function ended(evening: Evening, outcome: Outcome, mood: Mood, joke: Joke): Evening {
  const variants = lines[outcome]
  const line = variants[count(evening.outcomes, outcome) % variants.length] ?? ""
  return {
    ...evening,
    phase: "answer",
    outcomes: evening.outcomes + outcome,
    mood,
    said: line.replace("{punchline}", joke.punchline),
  }
}

function onThrow(evening: Evening, joke: Joke): Evening {
  const next = { ...evening, thrown: evening.thrown + 1 }
  if (evening.phase === "punchline") return ended(next, "T", "hit", joke)
  return { ...next, mood: "ducks", said: lines.ducks[evening.thrown % lines.ducks.length] ?? "" }
}

/** Returns the evening after an action. `joke` is the one that is being told. */
export function step(evening: Evening, action: Action, jokes: readonly Joke[]): Evening {
  const { phase, outcomes, mood } = evening
  const joke = jokes[outcomes.length]
  if (phase === "over") return evening
  if (action === "go on") {
    // After ducking he begins the joke again.
    if (joke && mood === "ducks" && (phase === "setup" || phase === "wait"))
      return { ...evening, phase: "setup", mood: "talks", said: joke.setup }
    if (phase === "setup") return { ...evening, phase: "wait", mood: "waits" }
    if (phase === "wait")
      return { ...evening, phase: "punchline", mood: "talks", said: joke?.punchline ?? "" }
    if (phase === "punchline" && joke) return ended(evening, "S", "sweats", joke)
    return joke
      ? { ...evening, phase: "setup", mood: "talks", said: joke.setup }
      : { ...evening, phase: "over", mood: "calm" }
  }
  if (phase === "answer")
    return action === "throw" ? { ...evening, mood: "ducks", thrown: evening.thrown + 1 } : evening
  if (!joke) return evening
  if (phase === "idle")
    return { ...evening, phase: "answer", ...lines.idle[action], thrown: Number(action === "throw") }
  if (action === "throw") return onThrow(evening, joke)
  if (phase === "punchline")
    return ended(evening, action === "laugh" ? "L" : "G", action === "laugh" ? "beams" : "calm", joke)
  if (action === "groan") return { ...evening, mood: "sweats" }
  return phase === "setup" ? ended(evening, "E", "explains", joke) : ended(evening, "D", "beams", joke)
}

/** Returns how the comedian greets the audience after an evening with a thing, by its name and the kind of evening. */
export function greetingAfter(name: string, kind = "unknown"): string {
  return (memories[kind] ?? start.said).replace("{name}", name)
}

/**
 * Returns what the comedian says with a thing on the stool beside him: a laugh that was early was not for him, nor was
 * one at his answer (`isAside`). `isAgain` is true if it has sat there before, and `past` is another one that
 * has, by its name within a sentence.
 */
export function saidBeside(
  evening: Evening,
  name: string,
  jokes: readonly Joke[],
  { isAside = false, isAgain = false, past = null as string | null } = {},
): string {
  const { phase, outcomes, mood, said } = evening
  const last = outcomes.at(-1)
  const fill = (line: string) =>
    line.replace("{name}", name).replace("{punchline}", jokes[outcomes.length - 1]?.punchline ?? "")
  if (phase === "idle") {
    if (isAgain) return fill(upstaged.again)
    return fill(past === null ? upstaged.start : upstaged.another.replace("{past}", past))
  }
  if (phase === "answer" && isAside) return fill(upstaged.answer)
  if (phase !== "answer" || mood === "ducks") return said
  if (last === undefined) return mood === "beams" ? fill(upstaged.idle) : said
  if (last === "E") return fill(upstaged.E)
  if (last !== "D") return said
  return fill(upstaged.D[(count(outcomes, "D") - 1) % upstaged.D.length] ?? said)
}

export type Score = { comedian: number; guest: number }

/**
 * Returns whose the laughs of an evening were: those after a punchline are his, all others the thing's on the stool.
 * `early` are those outside his jokes.
 */
export function scoreOf(outcomes: string, early: number): Score {
  return { comedian: count(outcomes, "L"), guest: early + count(outcomes, "E") + count(outcomes, "D") }
}

/** Returns what a thing has done in an evening on the stool. */
export function eveningText({ comedian, guest }: Score): string {
  if (guest > comedian) return `Got more laughs than a comedian, ${guest} to ${comedian}.`
  if (guest === 0) return "Sat on a stool for eight jokes. Nobody laughed."
  const laughs = pluralise(guest, "laugh")
  return guest === comedian
    ? `Drew with a comedian, with ${laughs} each.`
    : `Lost to a comedian, with ${laughs} to ${comedian}.`
}

/** The text for a thing that has had the first laugh, before the evening is over. */
export const firstLaughText = "Got a laugh on a stool, beside a comedian at work."

/** Returns the kind of an evening for a thing on the stool, by which the comedian remembers it. */
export function eveningKind({ comedian, guest }: Score): string {
  if (guest === 0) return "none"
  return guest > comedian ? "won" : guest < comedian ? "lost" : "drew"
}

export type Review = { stars: number; headline: string; text: string }

/** Returns the newspaper's review of an evening. */
export function reviewOf(outcomes: string): Review {
  const of = (outcome: Outcome) => count(outcomes, outcome)
  const laughs = of("L")
  if (laughs === eveningLength) return { stars: 5, ...lines.reviews.triumph }
  if (of("D") >= 3) return { stars: 4, ...lines.reviews.dropped }
  if (of("E") >= 3) return { stars: 2, ...lines.reviews.explained }
  if (of("T") >= 3) return { stars: 1, ...lines.reviews.tomatoes }
  if (of("S") >= 5) return { stars: 0, ...lines.reviews.silence }
  if (of("G") >= 4) return { stars: 2, ...lines.reviews.groans }
  if (laughs >= 5) return { stars: 4, ...lines.reviews.good }
  return { stars: 3, ...lines.reviews.mixed }
}

/** Returns the review of an evening in which a thing on the stool, by its label, had more laughs than the comedian. */
export function reviewOfGuest(label: string): Review {
  return {
    stars: 4,
    headline: `${label} brings house down`,
    text: "A whole evening without a word. There was also a man, who talked.",
  }
}
