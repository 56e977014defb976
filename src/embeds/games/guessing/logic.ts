/** Guess the number, and its reverse, in which the machine guesses by binary search and catches contradictions. */
import * as v from "valibot"
import type { Game, GameEvent, Report, Result } from "../../../lib/game/game"
import { newSeed, randomInt, seeded } from "../../../lib/game/random"
import {
  type Answer,
  type Asked,
  answerTo,
  contradiction,
  grouped,
  leftAfter,
  middleOf,
  needed,
} from "./halving"

export type Guesser = "you" | "machine"
export type State =
  | { guesser: "you"; level: number; seed: string; guesses: number[] }
  /** The machine's guesses are derived from the answers. */
  | { guesser: "machine"; level: number; answers: Answer[] }
export type Action = { kind: "guess"; number: number } | { kind: "answer"; answer: Answer } | { kind: "back" }
/** `seed` fixes the number; "" for a random one. */
export type Options = { guesser: Guesser; level: number; seed: string }

/** The largest number of each level, and the guesses allowed beyond what binary search needs. */
const levels = [
  { top: 10, spare: 2 },
  { top: 100, spare: 2 },
  { top: 1000, spare: 1 },
  { top: 10_000, spare: 1 },
  { top: 1_000_000, spare: 0 },
] as const

export const levelCount = levels.length

const levelOf = (level: number) => levels[level - 1] ?? levels[0]

/** Returns the largest number of a level (1 to 5); the smallest is 1. */
export function topOf(level: number): number {
  return levelOf(level).top
}

/** Returns the number of guesses allowed on a level. */
export function limitOf(level: number): number {
  return needed(topOf(level)) + levelOf(level).spare
}

/** Returns the number hidden by a seed. */
export function secretOf(seed: string, level: number): number {
  return 1 + randomInt(topOf(level), seeded(`guessing/${level}/${seed}`))
}

/** Returns all guesses with their answers. */
export function askedIn(state: State): Asked[] {
  if (state.guesser === "you") {
    const secret = secretOf(state.seed, state.level)
    return state.guesses.map(number => ({ number, answer: answerTo(number, secret) }))
  }
  const asked: Asked[] = []
  for (const answer of state.answers) {
    asked.push({ number: middleOf(leftAfter(topOf(state.level), asked)), answer })
  }
  return asked
}

export function isCaught(state: State): boolean {
  return state.guesser === "machine" && contradiction(topOf(state.level), askedIn(state)) !== null
}

export function isFound(state: State): boolean {
  return askedIn(state).at(-1)?.answer === "yes"
}

function isOver(state: State): boolean {
  if (isFound(state) || isCaught(state)) return true
  return state.guesser === "you" && state.guesses.length >= limitOf(state.level)
}

function step(state: State, action: Action): State {
  if (state.guesser === "machine") {
    if (action.kind === "back") {
      return state.answers.length > 0 ? { ...state, answers: state.answers.slice(0, -1) } : state
    }
    if (action.kind !== "answer" || isOver(state)) return state
    return { ...state, answers: [...state.answers, action.answer] }
  }
  if (action.kind !== "guess" || isOver(state)) return state
  const { number } = action
  const isLegal = Number.isInteger(number) && number >= 1 && number <= topOf(state.level)
  return isLegal && !state.guesses.includes(number)
    ? { ...state, guesses: [...state.guesses, number] }
    : state
}

/**
 * Against the machine, the visitor wins by being hard to find: the maximum number of guesses is a win, one fewer a
 * draw.
 */
function result(state: State): Result {
  const count = askedIn(state).length
  if (state.guesser === "you") {
    if (!isFound(state)) return { outcome: "lost" }
    return { outcome: "won", best: { score: -count, text: `found in ${count}` } }
  }
  if (isCaught(state)) return { outcome: "lost" }
  const short = needed(topOf(state.level)) - count
  const best = { score: count, text: `held out for ${count}` }
  if (short > 1) return { outcome: "lost", best }
  return { outcome: short === 0 ? "won" : "drawn", best }
}

function report(event: GameEvent<State, Action, Options>): Report | undefined {
  if (event.kind === "new") return { action: "reset" }
  if (event.kind === "options") {
    const { guesser, level } = event.options
    if (guesser !== event.before.guesser) return { action: "guesser", label: guesser }
    return level === event.before.level ? { action: "reset" } : { action: "level", value: level }
  }
  if (event.kind !== "over") return undefined
  if (isCaught(event.state)) return { action: "lie", value: event.options.level }
  return event.result.outcome === "won" ? { action: "win", value: event.options.level } : undefined
}

/** Encodes a game for links: the level, and the seed if the visitor guesses. */
export function codeOf(state: State): string {
  return state.guesser === "you" ? `${state.level}${state.seed}` : `${state.level}`
}

/** Decodes the code of a link; null if it is malformed. */
export function readCode(code: string): Options | null {
  const [, level, seed] = /^([1-5])([2-9a-hjkmnp-z]{6})?$/.exec(code) ?? []
  if (level === undefined) return null
  return { guesser: seed ? "you" : "machine", level: Number(level), seed: seed ?? "" }
}

const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(levelCount))

/** Returns whether a stored state can be reached by playing its steps. */
function isPossible(state: State): boolean {
  if (state.guesser === "you") {
    let played: State = { ...state, guesses: [] }
    for (const number of state.guesses) played = step(played, { kind: "guess", number })
    return played.guesser === "you" && played.guesses.length === state.guesses.length
  }
  let played: State = { ...state, answers: [] }
  for (const answer of state.answers) played = step(played, { kind: "answer", answer })
  return played.guesser === "machine" && played.answers.length === state.answers.length
}

export const guessing: Game<State, Action, Options> = {
  name: "guessing",
  options: { guesser: "machine", level: 2, seed: "" },
  schema: {
    state: v.pipe(
      v.variant("guesser", [
        v.object({ guesser: v.literal("you"), level, seed: v.string(), guesses: v.array(v.number()) }),
        v.object({
          guesser: v.literal("machine"),
          level,
          answers: v.array(v.picklist(["higher", "lower", "yes"])),
        }),
      ]),
      v.check(isPossible),
    ),
    options: v.object({ guesser: v.picklist(["you", "machine"]), level, seed: v.string() }),
  },
  start: ({ guesser, level, seed }, random) =>
    guesser === "you"
      ? { guesser, level, seed: seed || newSeed(random), guesses: [] }
      : { guesser, level, answers: [] },
  step,
  isOver,
  result,
  level: ({ guesser, level }) =>
    `1 to ${grouped(topOf(level))}${guesser === "you" ? "" : ", the machine guessing"}`,
  report,
}
