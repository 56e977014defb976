/** The frame of a game of about five seconds: pure steps over a seeded start, and a drawing. */
import type { Random } from "../../../lib/game/random"
import type { Pen } from "./pen"

/** The hand of a player: a cursor in the picture's own pixels, and a button. */
export type Input = {
  x: number
  y: number
  isDown: boolean
  /** True in the step in which the button went down. */
  isPressed: boolean
}

export type Outcome = "won" | "lost"

/** Seconds since the start, and since the last step. */
type Clock = { t: number; dt: number }

/** A state, with the outcome once the game is decided. */
type Played<State> = State & { outcome?: Outcome | undefined }

/** The way in which a game goes down, with its last words. */
type CrashKind =
  | "blue"
  | "dialog"
  | "disk"
  | "credits"
  | "installer"
  | "paw"
  | "melt"
  | "fall"
  | "off"
  | "hourglass"

/** The means of playing: `aim` and `steer` move the cursor, `hold` and `press` need the button alone. */
export type Control = "hold" | "press" | "aim" | "steer" | "drag" | "nothing"

type About = {
  /** Two words. */
  instruction: string
  control: Control
  /** The length in seconds; 5 by default. */
  seconds?: number
  verdict: Readonly<Record<Outcome, string>>
  crash: readonly [CrashKind, string]
  /** The same decision in words, for those who play without the picture: first the right one. */
  inWords: readonly [right: string, wrong: string]
}

type Rules<State> = About & {
  start: (random: Random) => Played<State>
  step: (state: Played<State>, input: Input, clock: Clock) => Played<State>
  /** The outcome when time is up. */
  atEnd: Outcome | ((state: State) => Outcome)
  draw: (pen: Pen, state: State, t: number) => void
  /** The hand of a good player, which plays the covers of the boxes. */
  hand: (state: State, clock: Clock) => Partial<Input>
}

/** A game under way. */
export type Run = {
  outcome: Outcome | undefined
  t: number
  step: (input: Input, dt: number) => Run
  /** Plays a step as a good player would. */
  demonstrate: (dt: number) => Run
  draw: (pen: Pen) => void
}

export type Microgame = Omit<About, "seconds"> & { seconds: number; start: (random: Random) => Run }

const idle: Input = { x: 160, y: 120, isDown: false, isPressed: false }

function runOf<State>(rules: Rules<State>, seconds: number, state: Played<State>, t: number): Run {
  const step = (input: Input, dt: number) => {
    if (state.outcome) return runOf(rules, seconds, state, t)
    const now = t + dt
    const next = rules.step(state, input, { t: now, dt })
    if (next.outcome || now < seconds) return runOf(rules, seconds, next, now)
    const outcome = typeof rules.atEnd === "function" ? rules.atEnd(next) : rules.atEnd
    return runOf(rules, seconds, { ...next, outcome }, now)
  }
  return {
    outcome: state.outcome,
    t,
    step,
    demonstrate: dt => step({ ...idle, ...rules.hand(state, { t, dt }) }, dt),
    draw: pen => rules.draw(pen, state, t),
  }
}

/** Hides a game's state behind its steps, so that all games have one type. */
export function microgame<State>(rules: Rules<State>): Microgame {
  const { seconds = 5 } = rules
  return { ...rules, seconds, start: random => runOf(rules, seconds, rules.start(random), 0) }
}

/** Returns whether a beat of so many seconds falls into this step. */
export function isBeat({ t, dt }: Clock, seconds: number): boolean {
  return Math.floor(t / seconds) !== Math.floor((t - dt) / seconds)
}

export function isNear(a: { x: number; y: number }, b: { x: number; y: number }, distance: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < distance
}

/** Moves a number towards another by at most a distance. */
export function approach(from: number, to: number, distance: number): number {
  return from + Math.max(-distance, Math.min(distance, to - from))
}

export function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}
