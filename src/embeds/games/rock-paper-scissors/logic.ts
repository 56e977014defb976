/** Rock, paper, scissors in matches against opponents whose throw is decided before the visitor's. */
import * as v from "valibot"
import type { Game, GameEvent, Report, Result } from "../../../lib/game/game"
import { newSeed, pick, seeded } from "../../../lib/game/random"
import { bestAgainst, type Odds, predict } from "./predictor"
import { type Outcome, outcomeOf, type Round, readRounds, type Throw, throws, written } from "./throws"

/** The number of throws in a match. */
export const matchLength = 25
/** The number of rounds of earlier matches that are remembered. */
const memoryLength = 300
/** The probability that the level 1 opponent ignores its prediction. */
const sleepProbability = 0.5
/** The minimum expected lead for a throw by prediction; below it the die decides. */
const minLead = 0.08

/** 1: Pertti, half asleep; 2: a machine without memory; 3: a machine that remembers earlier matches. */
export type Level = 1 | 2 | 3
export const levels = [1, 2, 3] as const

/** The number of throws by outcome for the visitor. */
export type Count = Record<Outcome, number>

export type State = {
  level: Level
  seed: string
  /** The rounds of this match, and of earlier matches, both encoded by `written`. */
  throws: string
  memory: string
  /** The count of all throws ever, by level. */
  record: Record<Level, Count>
  /** The things from other pages that were thrown in this match, as what beat the opponent's throw. */
  things: Thrown[]
}
/** A thing that was thrown, by the path of its page, and the length of the encoded throws after it. */
export type Thrown = { thing: string; at: number }
export type Action = { you: Throw; thing?: string }
/** `seed` fixes the dice, "" for random ones; `clean` starts without memory and record. */
export type Options = { level: Level; seed: string; clean: boolean }

const none: Count = { won: 0, drawn: 0, lost: 0 }

export function roundsOf(state: State): Round[] {
  return readRounds(state.throws)
}

/** Returns all remembered rounds: earlier matches, then this one. */
export function remembered(state: State): Round[] {
  return readRounds(state.memory + state.throws)
}

/** The reason for the machine's throw: a prediction, a die because no prediction was good enough, or sleep. */
export type Why = "idea" | "die" | "asleep"
export type Plan = { machine: Throw; odds: Odds; why: Why; salt: string }

/** Decides the machine's next throw from earlier rounds and the seed only, never from the visitor's next throw. */
export function planOf(state: State): Plan {
  const dice = seeded(`rock-paper-scissors/${state.seed}/${state.throws.length / 2}`)
  const salt = newSeed(dice) + newSeed(dice) + newSeed(dice)
  const odds = predict(state.level === 3 ? remembered(state) : roundsOf(state))
  const { best, lead } = bestAgainst(odds)
  const sleeps = dice() < sleepProbability && state.level === 1
  const rolled = pick(throws, dice)
  if (sleeps) return { machine: rolled, odds, why: "asleep", salt }
  return lead < minLead
    ? { machine: rolled, odds, why: "die", salt }
    : { machine: best, odds, why: "idea", salt }
}

/** Returns the last round with the state before it and the machine's plan; null before the first. */
export function lastRound(state: State): { before: State; round: Round; plan: Plan } | null {
  const round = roundsOf(state).at(-1)
  if (!round) return null
  const before = { ...state, throws: state.throws.slice(0, -2) }
  return { before, round, plan: planOf(before) }
}

/** Returns the path of the thing that was the last throw; null for a hand. */
export function lastThing({ throws, things }: Pick<State, "throws" | "things">): string | null {
  return things.find(({ at }) => at === throws.length)?.thing ?? null
}

/** Counts rounds by outcome. */
export function countOf(rounds: readonly Round[]): Count {
  const count = { ...none }
  for (const round of rounds) count[outcomeOf(round)]++
  return count
}

function isOver({ throws }: State): boolean {
  return throws.length >= matchLength * 2
}

function step(state: State, { you, thing }: Action): State {
  if (!throws.includes(you) || isOver(state)) return state
  if (thing !== undefined && state.things.some(thrown => thrown.thing === thing)) return state
  const round = { you, machine: planOf(state).machine }
  const count = state.record[state.level]
  const outcome = outcomeOf(round)
  const all = state.throws + written([round])
  return {
    ...state,
    throws: all,
    things: thing === undefined ? state.things : [...state.things, { thing, at: all.length }],
    record: { ...state.record, [state.level]: { ...count, [outcome]: count[outcome] + 1 } },
  }
}

function start({ level, seed, clean }: Options, fresh: string, last?: State): State {
  const before = clean ? undefined : last
  return {
    level,
    seed: seed || fresh,
    throws: "",
    memory: before ? (before.memory + before.throws).slice(-2 * memoryLength) : "",
    record: before ? before.record : { 1: none, 2: none, 3: none },
    things: [],
  }
}

function result(state: State): Result {
  const { won, lost } = countOf(roundsOf(state))
  if (won < lost) return { outcome: "lost" }
  const best = { score: won - lost, text: won === lost ? `${won} all` : `${won} to ${lost}` }
  return { outcome: won > lost ? "won" : "drawn", best }
}

function report(event: GameEvent<State, Action, Options>): Report | undefined {
  if (event.kind === "step") return { action: "select", label: event.action.you }
  if (event.kind === "over")
    return event.result.outcome === "won" ? { action: "win", value: event.options.level } : undefined
  if (event.kind === "new") return { action: "reset" }
  const { level, clean } = event.options
  if (clean) return { action: "forget" }
  return level === event.before.level ? { action: "reset" } : { action: "level", value: level }
}

/** Encodes a match for links: level and seed. */
export function codeOf({ level, seed }: State): string {
  return `${level}${seed}`
}

/** Decodes the code of a link; null if it is malformed. */
export function readCode(code: string): Options | null {
  const [, digit, seed] = /^([1-3])([2-9a-hjkmnp-z]{6})$/.exec(code) ?? []
  const level = levels.find(each => String(each) === digit)
  return level && seed ? { level, seed, clean: false } : null
}

const level = v.picklist(levels)
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const count = v.object({ won: whole, drawn: whole, lost: whole })
const rounds = (max: number) => v.pipe(v.string(), v.regex(/^(?:[rps]{2})*$/), v.maxLength(max * 2))

export const names: Record<Level, string> = {
  1: "Pertti, half asleep",
  2: "A machine that forgets",
  3: "A machine that remembers",
}

export const rockPaperScissors: Game<State, Action, Options> = {
  name: "rock-paper-scissors",
  options: { level: 1, seed: "", clean: false },
  schema: {
    state: v.object({
      level,
      seed: v.string(),
      throws: rounds(matchLength),
      memory: rounds(memoryLength),
      record: v.object({ 1: count, 2: count, 3: count }),
      things: v.optional(v.array(v.object({ thing: v.string(), at: whole })), []),
    }),
    options: v.object({ level, seed: v.string(), clean: v.boolean() }),
  },
  start: (options, random, last) => start(options, newSeed(random), last),
  step,
  isOver,
  result,
  level: ({ level }) => names[level],
  report,
}
