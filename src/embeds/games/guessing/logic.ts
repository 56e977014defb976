/** Guess the number, and the reverse, in which the machine halves what is left until it knows or has been lied to. */
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
  /** The machine's guesses follow from the answers. */
  | { guesser: "machine"; level: number; answers: Answer[] }
export type Action = { kind: "guess"; number: number } | { kind: "answer"; answer: Answer } | { kind: "back" }
/** `seed` deals a certain number; "" deals any. */
export type Options = { guesser: Guesser; level: number; seed: string }

/** The largest number of each level, and how many guesses there are beyond what halving needs. */
const levels = [
  { top: 10, spare: 2 },
  { top: 100, spare: 2 },
  { top: 1000, spare: 1 },
  { top: 10_000, spare: 1 },
  { top: 1_000_000, spare: 0 },
] as const

export const levelCount = levels.length

const levelOf = (level: number) => levels[level - 1] ?? levels[0]

/** The numbers of a level, 1 to 5, are the whole ones from 1 to this. */
export function topOf(level: number): number {
  return levelOf(level).top
}

/** How many guesses the visitor has. */
export function limitOf(level: number): number {
  return needed(topOf(level)) + levelOf(level).spare
}

/** The number that a seed hides. */
export function secretOf(seed: string, level: number): number {
  return 1 + randomInt(topOf(level), seeded(`guessing/${level}/${seed}`))
}

/** Every guess with what was said to it. */
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

/** Against the machine it is good to be hard to find: all the guesses it may need are a win, one fewer is a draw. */
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

/** What a link calls a game: the level, and where the visitor guesses also the seed. */
export function codeOf(state: State): string {
  return state.guesser === "you" ? `${state.level}${state.seed}` : `${state.level}`
}

/** The options that a code stands for; null where it stands for none. */
export function readCode(code: string): Options | null {
  const [, level, seed] = /^([1-5])([2-9a-hjkmnp-z]{6})?$/.exec(code) ?? []
  if (level === undefined) return null
  return { guesser: seed ? "you" : "machine", level: Number(level), seed: seed ?? "" }
}

const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(levelCount))

/** Whether the steps, one after another, are a game that could have been played. */
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
