/** Simulates a race; deterministic for a seed, a field and apples. */
import type { Gifts } from "./horses"
import { type Random, seeded } from "./random"

/** The length of the track in metres: almost a quarter of a mile. */
export const distance = 400

/** The length of a simulation step, in seconds. */
const tick = 0.25

/** An average gallop and the slowest speed, in metres a second. */
const gallop = 16
const slowest = 8

/** The distance behind the line at which horses come to stand, in metres. */
const stopMetres = 5

export type Runner = Gifts & { name: string; coat: number /** 0 to 10. */; form: number }

/** An apple on the track, in metres from the start. */
export type Apple = { lane: number; metres: number }

/** The pause for an apple in ticks, and the horse's speed factor after it. */
const pauseTicks = 8
const fedFactor = 1.06

export type Race = {
  runners: readonly Runner[]
  apples: readonly Apple[]
  /** The position of each lane at every tick, in metres; all arrays have the same length. */
  paths: readonly (readonly number[])[]
  /** The finishing time of each lane, in seconds. */
  times: readonly number[]
  /** The lanes in the order of finishing. */
  order: readonly number[]
  /** The finishing time of the last horse, in seconds. */
  seconds: number
}

/** Returns the speed in metres a second that a runner aims for, at a share (0 to 1) of the distance. */
function targetSpeed({ pace, stamina, start, form }: Runner, part: number): number {
  const early = Math.max(0, 1 - part * 4)
  const late = Math.max(0, (part - 0.4) / 0.6)
  // Over the whole distance a point of any gift is worth the same 0.75 per cent of speed.
  const gifts = 0.0075 * (pace - 3) + 0.06 * (start - 3) * early + 0.025 * (stamina - 3) * late
  return gallop * (1 + gifts + 0.002 * (form - 5))
}

function run(runner: Runner, random: Random, found: readonly number[]): number[] {
  const path = [0]
  const apples = [...found].sort((a, b) => a - b)
  let at = 0
  let deviation = 0
  let chews = 0
  while (at < distance) {
    // The deviation is autocorrelated: each tick keeps nine tenths of the last value.
    deviation = 0.9 * deviation + 0.03 * (2 * random() - 1)
    const standing = path.length === 1 ? 0.5 : 1
    const oats = apples.length < found.length ? fedFactor : 1
    const next =
      at + Math.max(slowest, targetSpeed(runner, at / distance) * (1 + deviation) * standing * oats) * tick
    const [apple] = apples
    if (chews > 0) chews -= 1
    else if (apple !== undefined && apple <= next) {
      at = apple
      chews = pauseTicks
      apples.shift()
    } else at = next
    path.push(at)
  }
  return path
}

/**
 * Simulates a race between at least one runners. It ends after at most 50 seconds, at the slowest speed, plus about
 * two seconds for each apple. An apple has no effect until its horse reaches it.
 */
export function simulate(runners: readonly Runner[], seed: string, apples: readonly Apple[] = []): Race {
  const runs = runners.map((runner, lane) => {
    const found = apples.filter(apple => apple.lane === lane).map(({ metres }) => metres)
    return run(runner, seeded(`${seed}/${lane}`), found)
  })
  const times = runs.map(path => crossing(path, distance))
  const ticks = Math.max(...runs.map(path => path.length))
  // Past the finish line the horses slow down and come to stand where the picture still shows them.
  const paths = runs.map(path => {
    const long = [...path]
    while (long.length < ticks) {
      const at = long.at(-1) ?? 0
      long.push(at + Math.max(0.01, (distance + stopMetres - at) * 0.25))
    }
    return long
  })
  const time = (lane: number) => times[lane] ?? 0
  const order = runners.map((_, lane) => lane).sort((a, b) => time(a) - time(b) || a - b)
  return { runners, apples, paths, times, order, seconds: Math.max(...times) }
}

/**
 * Returns the seconds after which a path, which has to reach it, crosses a mark in metres; interpolated between
 * ticks.
 */
export function crossing(path: readonly number[], metres: number): number {
  const after = path.findIndex(at => at >= metres)
  if (after <= 0) return 0
  const [from = 0, to = 0] = [path[after - 1], path[after]]
  return (after - 1 + (metres - from) / (to - from)) * tick
}

/** Returns a lane's position in metres after some seconds; interpolated between ticks. */
export function positionAt({ paths }: Race, lane: number, seconds: number): number {
  const path = paths[lane] ?? []
  const at = Math.max(0, seconds / tick)
  const from = path[Math.floor(at)]
  const to = path[Math.floor(at) + 1]
  if (from === undefined || to === undefined) return path.at(-1) ?? 0
  return from + (to - from) * (at % 1)
}

/** The visible length of the track, in metres. */
export const visibleMetres = 60

/**
 * Returns the position in metres of the picture's left edge, for a leader's position: it follows the field and
 * stops at the finish line.
 */
export function camera(lead: number): number {
  return Math.max(-10, Math.min(distance + 8 - visibleMetres, lead - 0.7 * visibleMetres))
}

/** Returns whether a horse is standing at an apple after some seconds. */
export function isEating(race: Race, lane: number, seconds: number): boolean {
  const at = positionAt(race, lane, seconds)
  return at < distance && seconds > 0 && positionAt(race, lane, seconds + tick / 2) === at
}

/**
 * Returns the landing position in metres of an apple thrown to a horse: as aimed, or far enough ahead for it to
 * stop.
 */
export function landing(race: Race, lane: number, seconds: number, metres: number): number {
  const soonest = positionAt(race, lane, seconds) + 3
  return Math.min(distance - 1, Math.max(1, Math.round(Math.max(soonest, metres))))
}

/** Returns a lane's place, from 1; horses with equal times share it. */
export function finishingPlace({ times }: Race, lane: number): number {
  return 1 + times.filter(time => time < (times[lane] ?? 0)).length
}

/** Returns a lane's distance from the line in metres when the winner crossed it. */
export function behind(race: Race, lane: number): number {
  const first = race.order[0]
  return first === undefined ? 0 : Math.max(0, distance - positionAt(race, lane, race.times[first] ?? 0))
}

/** A length in horse racing, in metres: eight feet. */
export const length = 2.4

/** Returns whether the second was within half a length of the winner, so that the finish needs a photograph. */
export function isClose(race: Race): boolean {
  const second = race.order[1]
  return second !== undefined && behind(race, second) < length / 2
}

/** Formats a gap in metres in the terms of horse racing; below a length as a rounded part of one. */
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
