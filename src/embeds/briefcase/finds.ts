/** Things from other people's briefcases, which fall out of this one. */

import type { Codec } from "../../kits/address/codecs"
import { pick, type Random } from "../../lib/game/random"

type Find = {
  /** Its name within a sentence. */
  name: string
  /** The line when it falls out. */
  arrival: string
  /** The line when it is pressed. */
  answer: string
}

/** Four of these fall out, in any order. */
const goods = {
  egg: { name: "a boiled egg", arrival: "A boiled egg. Somebody had plans.", answer: "Still warm." },
  herring: { name: "a herring", arrival: "A herring, as surprised as you are.", answer: "It says nothing." },
  sock: { name: "one sock", arrival: "One sock. The other got away.", answer: "It is a left one." },
  tie: { name: "a tie", arrival: "A tie, already tied.", answer: "It fits nobody." },
  cactus: { name: "a cactus", arrival: "A cactus. Mind your hand.", answer: "Ouch." },
  telephone: {
    name: "a telephone",
    arrival: "A telephone. It's for you.",
    answer: "It was Mother. Sit up straight.",
  },
  brick: { name: "a brick", arrival: "A brick. That explains your arm.", answer: "Thud." },
  note: {
    name: "a note from HR",
    arrival: "A note from HR: PUT IT BACK.",
    answer: "The other side says it louder.",
  },
} satisfies Record<string, Find>

/** Then these, in this order. */
const lastGoods = {
  small: { name: "a smaller briefcase", arrival: "A smaller briefcase. It rattles.", answer: "" },
  pertti: { name: "a hamster", arrival: "", answer: "" },
} satisfies Record<string, Find>

export type FindName = keyof typeof goods | keyof typeof lastGoods

export const finds: Readonly<Record<FindName, Find>> = { ...goods, ...lastGoods }

const goodsNames = Object.keys(goods) as FindName[]
const lastNames = Object.keys(lastGoods) as FindName[]

/** The number of goods that fall out in front of the last ones. */
const goodsCount = 4

/** The number of things that are in the case, the visitor's own not counted. */
export const findsCount = goodsCount + lastNames.length

/** Returns what falls out next, none of the round `before` if possible; null if everything is out. */
export function nextFind(
  out: readonly FindName[],
  random: Random,
  before: readonly FindName[] = [],
): FindName | null {
  if (out.length >= goodsCount) return lastNames[out.length - goodsCount] ?? null
  const left = goodsNames.filter(name => !out.includes(name))
  const fresh = left.filter(name => !before.includes(name))
  return pick(fresh.length > 0 ? fresh : left, random)
}

/** Returns what is said when all is packed again, after a number of times before. */
export function packedText(times: number): string {
  return packedLines[Math.min(times, packedLines.length - 1)] ?? ""
}

const packedLines = [
  "All in. It still rattles.",
  "All in. It rattles somewhere else.",
  "You have sat on it. It sighs.",
] as const

function isPossible(names: readonly string[]): names is FindName[] {
  return (
    new Set(names).size === names.length &&
    names.every((name, i) =>
      i < goodsCount ? Object.hasOwn(goods, name) : name === lastNames[i - goodsCount],
    )
  )
}

/** The finds that have fallen out, in the address: "egg-sock". */
export const fallen: Codec<readonly FindName[]> = {
  initial: [],
  parse: text => {
    const names = text.split("-")
    return isPossible(names) ? names : undefined
  },
  format: names => names.join("-"),
}

/** The lines of the smaller briefcase, which has another in it: one for each press. */
export const smallerLines = [
  "An even smaller one. It rattles too.",
  "Smaller still. It ticks.",
  "This one is solid.",
] as const

/** Returns names as a list within a sentence: "a tie, a brick and a hamster". */
export function listed(names: readonly FindName[]): string {
  return new Intl.ListFormat("en-GB").format(names.map(name => finds[name].name))
}
