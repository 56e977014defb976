/** Ten seconds of taps: their link, their measures, and the creature that taps like this. */
import { noteFrequency, type Tone } from "../../kits/sound/openSound"
import { type Creature, creatureNames } from "./creatures"

/** The length of a recording, in milliseconds from its first tap. */
export const recordingMs = 10_000
export const maxTaps = 240

/** The times of taps in milliseconds, in order; the first is 0. */
export type Taps = readonly number[]

/** The resolution of a link, in milliseconds; two digits in base 36 hold 10.3 seconds. */
const stepMs = 8

/** Formats taps for a link, two digits in base 36 for each. */
export function formatTaps(taps: Taps): string {
  return taps
    .map(ms =>
      Math.round(ms / stepMs)
        .toString(36)
        .padStart(2, "0"),
    )
    .join("")
}

/** Parses taps from a link; undefined if they are out of order or too many. */
export function parseTaps(text: string): Taps | undefined {
  if (!/^([0-9a-z]{2})+$/.test(text) || text.length > 2 * maxTaps) return undefined
  const taps = Array.from(
    { length: text.length / 2 },
    (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 36) * stepMs,
  )
  const isOrdered = taps.every((ms, i) =>
    i === 0 ? ms === 0 : ms >= (taps[i - 1] ?? 0) && ms <= recordingMs,
  )
  return isOrdered ? taps : undefined
}

const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)

/** Returns the standard deviation as a share of the mean. */
function spread(list: readonly number[]): number {
  const middle = mean(list)
  return middle === 0 ? 0 : Math.sqrt(mean(list.map(each => (each - middle) ** 2))) / middle
}

export function gapsOf(taps: Taps): number[] {
  return taps.slice(1).map((ms, i) => ms - (taps[i] ?? 0))
}

/** Returns the mean tempo, in taps a minute. */
export function tempoOf(taps: Taps): number {
  return taps.length < 2 ? 0 : 60_000 / Math.max(1, mean(gapsOf(taps)))
}

/** Returns the taps of a year at this rate. */
export function beatsAYear(taps: Taps): number {
  return (taps.length * 365 * 86_400_000) / recordingMs
}

/** The gaps of "Shave and a Haircut" up to its pause, in eighths. */
const haircut = [2, 1, 1, 2]

/** Returns whether the taps are "Shave and a Haircut" without its last two notes, which wait for an answer. */
function isHaircut(taps: Taps): boolean {
  const gaps = gapsOf(taps)
  if (gaps.length !== haircut.length) return false
  const eighth = gaps.reduce((sum, gap) => sum + gap, 0) / 6
  return gaps.every((gap, i) => Math.abs(gap / eighth - (haircut[i] ?? 0)) < 0.5)
}

/** Returns the mean gap at each place of a figure of `period` taps; null if the figure is not repeated. */
function figureOf(gaps: readonly number[], period: number): number[] | null {
  if (gaps.length < 2 * period) return null
  const places = Array.from({ length: period }, (_, place) => gaps.filter((_, i) => i % period === place))
  return places.every(place => spread(place) < 0.25) ? places.map(mean) : null
}

/** Returns whether the longest gap of a figure stands out from the others, which are alike. */
function isLimping(figure: readonly number[] | null): boolean {
  if (!figure) return false
  const [longest = 0, ...others] = [...figure].sort((a, b) => b - a)
  return longest > 1.5 * (others[0] ?? 0) && spread(others) < 0.25
}

/** The shortest stomp, stomp, clap, in milliseconds; a shorter figure is a gallop. */
const minStompMs = 1000

function figureCreature(gaps: readonly number[]): Creature | null {
  const three = figureOf(gaps, 3)
  if (three && isLimping(three)) return 3 * mean(three) >= minStompMs ? "stadium" : "horse"
  return isLimping(figureOf(gaps, 2)) ? "heart" : null
}

/** The slowest tempo that is no longer each creature's, in taps a minute: even tapping, and uneven. */
const even: readonly [number, Creature][] = [
  [45, "sloth"],
  [80, "clock"],
  [140, "pigeon"],
  [220, "sewing machine"],
  [370, "washing machine"],
  [Infinity, "woodpecker"],
]
const uneven: readonly [number, Creature][] = [
  [45, "sloth"],
  [80, "dripping tap"],
  [140, "three-legged dog"],
  [270, "clerk"],
  [Infinity, "tin roof"],
]

/** Returns the creature that taps like this; `isOver` once the ten seconds have passed. */
export function creatureOf(taps: Taps, isOver: boolean): Creature {
  if (taps.length <= 1) return "stone"
  if (taps.length === 2) return "ghost"
  if (isOver && isHaircut(taps)) return "neighbour"
  if (isOver && (taps.at(-1) ?? 0) < recordingMs * 0.55) return "cat"
  const gaps = gapsOf(taps)
  const figure = figureCreature(gaps)
  if (figure) return figure
  if (gaps.length >= 7) {
    const third = Math.floor(gaps.length / 3)
    const change = mean(gaps.slice(0, third)) / Math.max(1, mean(gaps.slice(-third)))
    if (change > 1.7) return "kettle"
    if (change < 1 / 1.7) return "clockwork mouse"
    if (spread(gaps) > 0.8) return "popcorn"
  }
  const tempo = tempoOf(taps)
  const table = spread(gaps) < 0.2 ? even : uneven
  return table.find(([below]) => tempo < below)?.[1] ?? "woodpecker"
}

/** Compares two people who have tapped. */
export function matchText(one: Taps, other: Taps): string {
  if (creatureOf(one, true) === creatureOf(other, true)) return "The same. You should not share a room."
  const ratio = tempoOf(one) / Math.max(1, tempoOf(other))
  if (ratio > 2) return "You would be waiting at the corner."
  if (ratio < 0.5) return "They would be waiting at the corner."
  return "You could carry a sofa together."
}

/** Returns the two knocks that answer "Shave and a Haircut", at its tempo. */
export function answerOf(taps: Taps): Taps {
  const eighth = (taps.at(-1) ?? 0) / 6
  return [4 * eighth, 6 * eighth]
}

/** Returns the sound of a creature's tap; every fourth is higher. */
export function toneOf(creature: Creature, beat: number): Tone {
  const low = -24 + ((creatureNames.indexOf(creature) * 5) % 24)
  return {
    frequency: noteFrequency(beat % 4 === 1 ? low + 7 : low),
    seconds: 0.16,
    loudness: 0.16,
    shape: "triangle",
  }
}

/** Returns the title of the song that was played most; null without any. */
export function favouriteOf(plays: readonly { title: string }[]): string | null {
  const times = new Map<string, number>()
  for (const { title } of plays) times.set(title, (times.get(title) ?? 0) + 1)
  return [...times].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
