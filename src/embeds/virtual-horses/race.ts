/** A race over 400 metres: the same seed and field give the same race everywhere. */
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

export type Race = {
  runners: readonly Runner[]
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

function run(runner: Runner, random: Random): number[] {
  const path = [0]
  let at = 0
  let mind = 0
  while (at < distance) {
    // What a horse thinks of lasts for a while: each thought keeps nine tenths of the one before.
    mind = 0.9 * mind + 0.03 * (2 * random() - 1)
    const standing = path.length === 1 ? 0.5 : 1
    at += Math.max(slowest, wish(runner, at / distance) * (1 + mind) * standing) * tick
    path.push(at)
  }
  return path
}

/** Runs a race between any number of runners, at least one. Ends after at most 50 seconds, which is at the slowest. */
export function simulate(runners: readonly Runner[], seed: string): Race {
  const runs = runners.map((runner, lane) => run(runner, seeded(`${seed}/${lane}`)))
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
  return { runners, paths, times, order, seconds: Math.max(...times) }
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

/**
 * Where a horse is drawn, 0 to 1, when it has a part of the way behind it and the first of all has `lead`: in the middle
 * of the race through a long lens, which sets the field apart, and at both ends as it is. It keeps their order.
 */
export function throughLens(part: number, lead: number): number {
  return Math.max(0, lead - (lead - part) * (1 + 8 * Math.sin(Math.PI * Math.min(1, lead))))
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
