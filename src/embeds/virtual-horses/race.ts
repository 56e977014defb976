/** A race over 400 metres: the same seed, field and apples give the same race everywhere. */
import { type Random, seeded } from "../../lib/game/random"
import type { Gifts } from "./horses"

/** How long the track is, in metres: a quarter of a mile less two steps. */
export const distance = 400

/** The time between two looks at the field, in seconds. */
const tick = 0.25

/** A gallop, in metres a second, and the slowest that anybody is. */
const gallop = 16
const slowest = 8

export type Runner = Gifts & { name: string; coat: number /** 0 to 10. */; form: number }

/** An apple on the track, so many metres from the start. */
export type Apple = { lane: number; metres: number }

/** How long a horse stands for an apple, in looks at the field, and how much faster it is for it from then on. */
const chewing = 8
const fed = 1.06

export type Race = {
  runners: readonly Runner[]
  apples: readonly Apple[]
  /** For each lane, how far it has come at every tick, in metres; all end at the same tick. */
  paths: readonly (readonly number[])[]
  /** For each lane, when it crosses the line, in seconds. */
  times: readonly number[]
  /** Lanes from the first over the line to the last. */
  order: readonly number[]
  /** When the last one is home, in seconds. */
  seconds: number
}

/** How fast a horse of these gifts wants to go, with a part of the way (0 to 1) behind it. */
function wish({ pace, stamina, start, form }: Runner, part: number): number {
  const early = Math.max(0, 1 - part * 4)
  const late = Math.max(0, (part - 0.4) / 0.6)
  // Over the whole way a point of any gift is worth the same: three quarters of a per cent.
  const gifts = 0.0075 * (pace - 3) + 0.06 * (start - 3) * early + 0.025 * (stamina - 3) * late
  return gallop * (1 + gifts + 0.002 * (form - 5))
}

function run(runner: Runner, random: Random, found: readonly number[]): number[] {
  const path = [0]
  const apples = [...found].sort((a, b) => a - b)
  let at = 0
  let mind = 0
  let chews = 0
  while (at < distance) {
    // What a horse thinks of lasts for a while: each thought keeps nine tenths of the one before.
    mind = 0.9 * mind + 0.03 * (2 * random() - 1)
    const standing = path.length === 1 ? 0.5 : 1
    const oats = apples.length < found.length ? fed : 1
    const next = at + Math.max(slowest, wish(runner, at / distance) * (1 + mind) * standing * oats) * tick
    const [apple] = apples
    if (chews > 0) chews -= 1
    else if (apple !== undefined && apple <= next) {
      at = apple
      chews = chewing
      apples.shift()
    } else at = next
    path.push(at)
  }
  return path
}

/**
 * Runs a race between any number of runners, at least one. Ends after at most 50 seconds, which is at the slowest, and
 * some two more for each apple. An apple changes nothing before its horse has come to it.
 */
export function simulate(runners: readonly Runner[], seed: string, apples: readonly Apple[] = []): Race {
  const runs = runners.map((runner, lane) => {
    const found = apples.filter(apple => apple.lane === lane).map(({ metres }) => metres)
    return run(runner, seeded(`${seed}/${lane}`), found)
  })
  const times = runs.map(path => crossing(path, distance))
  const ticks = Math.max(...runs.map(path => path.length))
  // Behind the line they slow down to a walk, each where it likes.
  const paths = runs.map(path => {
    const long = [...path]
    while (long.length < ticks) long.push((long.at(-1) ?? 0) + 1)
    return long
  })
  const time = (lane: number) => times[lane] ?? 0
  const order = runners.map((_, lane) => lane).sort((a, b) => time(a) - time(b) || a - b)
  return { runners, apples, paths, times, order, seconds: Math.max(...times) }
}

/** When a path passes a mark in metres, in seconds; the path has to reach it. */
export function crossing(path: readonly number[], metres: number): number {
  const after = path.findIndex(at => at >= metres)
  if (after <= 0) return 0
  const [from = 0, to = 0] = [path[after - 1], path[after]]
  return (after - 1 + (metres - from) / (to - from)) * tick
}

/** How far a lane has come after some seconds, in metres. */
export function positionAt({ paths }: Race, lane: number, seconds: number): number {
  const path = paths[lane] ?? []
  const at = Math.max(0, seconds / tick)
  const from = path[Math.floor(at)]
  const to = path[Math.floor(at) + 1]
  if (from === undefined || to === undefined) return path.at(-1) ?? 0
  return from + (to - from) * (at % 1)
}

/** How many metres of the track are in sight. */
export const inSight = 60

/** What metre is at the left edge of the picture when the first of all has come so far: it follows them, and waits at the line. */
export function camera(lead: number): number {
  return Math.max(-10, Math.min(distance + 8 - inSight, lead - 0.7 * inSight))
}

/** Whether a horse stands at an apple after so many seconds. */
export function isEating(race: Race, lane: number, seconds: number): boolean {
  const at = positionAt(race, lane, seconds)
  return at < distance && seconds > 0 && positionAt(race, lane, seconds + tick / 2) === at
}

/** Where an apple lands that is meant for a horse: there, or where it can still stop for it. */
export function landing(race: Race, lane: number, seconds: number, metres: number): number {
  const soonest = positionAt(race, lane, seconds) + 3
  return Math.min(distance - 1, Math.max(1, Math.round(Math.max(soonest, metres))))
}

/** The place of a lane, from 1; those who crossed the line at the same moment share it. */
export function finishingPlace({ times }: Race, lane: number): number {
  return 1 + times.filter(time => time < (times[lane] ?? 0)).length
}

/** How far a lane was from the line when the winner crossed it, in metres. */
export function behind(race: Race, lane: number): number {
  const first = race.order[0]
  return first === undefined ? 0 : Math.max(0, distance - positionAt(race, lane, race.times[first] ?? 0))
}

/** A horse's length, as it is counted in racing, in metres: eight feet. */
export const length = 2.4

/** Whether somebody else was within half a length when the winner crossed the line: the photograph is looked at. */
export function isClose(race: Race): boolean {
  const second = race.order[1]
  return second !== undefined && behind(race, second) < length / 2
}

/** A gap in metres as it is said in racing; the shorter ones are parts of a length, about. */
export function gapText(metres: number): string {
  const lengths = metres / length
  if (metres === 0) return "nothing at all"
  if (lengths < 0.08) return "a nose"
  if (lengths < 0.25) return "a head"
  if (lengths < 0.4) return "a neck"
  if (lengths < 0.75) return "half a length"
  const whole = Math.round(lengths)
  return whole <= 1 ? "a length" : `${whole} lengths`
}
