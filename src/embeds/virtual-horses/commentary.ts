/** The live commentary of a race: a line at the start, at each mark and at the end, never more often. */

import { inSentence } from "../../kits/guest/useGuest"
import {
  behind,
  crossing,
  distance,
  finishingPlace,
  gapText,
  isClose,
  positionAt,
  type Race,
} from "../../lib/game/horseRace"
import { pick, type Random, seeded } from "../../lib/game/random"

export type Line = {
  /** Seconds from the start. */
  at: number
  text: string
}

export const marks = [60, 140, 220, 300, 360]

const starts = [
  "And they are off. All of them in the same direction.",
  "And they are off. It smells of grass.",
  "The gate opens, and they have seen it.",
]
const leads = [
  "{a} leads, {gap} ahead of {b}.",
  "It is {a}, then {b} at {gap}.",
  "{a} goes in front. {b} has noticed, at {gap}.",
  "{a} in front of {b}, by {gap}. The crowd has put down its coffee.",
]
const takes = [
  "{a} takes the lead from {c}, who was only borrowing it.",
  "Now {a} is in front. {c} looks as if it had planned that.",
  "{a} passes {c} without a word.",
]
const lasts = [
  "Last is {z}, who is enjoying the view.",
  "Last is {z}, and has found a dandelion.",
  "At the end {z} saves its strength, possibly for another day.",
]

/** Returns the lanes at an instant, the leader first. */
function standing(race: Race, at: number): number[] {
  const position = (lane: number) => positionAt(race, lane, at)
  return race.runners.map((_, lane) => lane).sort((a, b) => position(b) - position(a) || a - b)
}

/** Returns a name within a sentence: a thing from another page has an article. */
const within = (name: string) => inSentence({ name })

const fill = (template: string, words: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (all, key: string, at: number) => {
    const word = words[key] ?? all
    return at === 0 ? word : within(word)
  })

function midway(race: Race, random: Random): Line[] {
  const name = (lane: number | undefined) => race.runners[lane ?? -1]?.name ?? ""
  let leader: number | undefined
  return marks.map((mark, i) => {
    const at = Math.min(...race.paths.map(path => crossing(path, mark)))
    const order = standing(race, at)
    const [first = 0, second = first] = order
    const gap = positionAt(race, first, at) - positionAt(race, second, at)
    const words = {
      a: name(first),
      b: name(second),
      c: name(leader),
      z: name(order.at(-1)),
      gap: gapText(gap),
    }
    const isNew = leader !== undefined && leader !== first
    leader = first
    const text = fill(pick(isNew ? takes : leads, random), words)
    const last = i === 1 || i === 3 ? ` ${fill(pick(lasts, random), words)}` : ""
    return { at, text: `${mark === 360 ? `${distance - mark} metres to go. ` : ""}${text}${last}` }
  })
}

const apples = [
  "{a} has found an apple, and stands.",
  "{a} has found another one.",
  "{a} no longer thinks of this as a race.",
  "{a} would like to know where they grow.",
  "{a} has stopped for the fifth time. Anybody would.",
  "{a} has eaten the whole bag, and would like to live here.",
]

/** Returns the lines about the apples, each at the moment when a horse reaches it. */
function eaten(race: Race): Line[] {
  const sorted = [...race.apples].sort((a, b) => a.metres - b.metres)
  return sorted.map(({ lane, metres }, i) => {
    const before = sorted.slice(0, i).filter(apple => apple.lane === lane).length
    const text = fill(apples[before] ?? "", { a: race.runners[lane]?.name ?? "" })
    return { at: crossing(race.paths[lane] ?? [], metres) + before / 1000, text }
  })
}

/** Names the winner and the margin in a sentence. */
export function verdict(race: Race): string {
  const winners = race.order.filter(lane => finishingPlace(race, lane) === 1)
  const name = (lane: number | undefined) => race.runners[lane ?? -1]?.name ?? ""
  if (winners.length > 1) return `A dead heat: ${winners.map(lane => within(name(lane))).join(" and ")}.`
  const [first, second] = race.order
  if (second === undefined) return `${name(first)} wins. Nobody else came.`
  return `${name(first)} wins by ${gapText(behind(race, second))} from ${within(name(second))}.`
}

/** Returns the commentary of a whole race in order of time; deterministic for a race and a seed. */
export function commentary(race: Race, seed: string): Line[] {
  const random = seeded(`${seed}/microphone`)
  const home = Math.min(...race.times)
  const finish = isClose(race)
    ? "Over the line, too close to see who. They look at the photograph."
    : "Over the line!"
  const lines = [
    { at: 0, text: pick(starts, random) },
    ...midway(race, random),
    { at: home, text: finish },
    ...eaten(race),
  ]
  lines.sort((a, b) => a.at - b.at)
  return [...lines, { at: race.seconds, text: `All are home. ${verdict(race)}` }]
}
