/**
 * Predicts a player's next throw: a dozen experts count which throw follows which situation, and are weighted by
 * their success so far. The counts use the Krichevsky–Trofimov estimator (half a throw of each to begin with) with
 * exponential decay; the mixture is Herbster and Warmuth's fixed share (1998), which lets an expert recover after a
 * long bad run.
 */
import { type Round, shiftOf, type Throw, throws } from "./throws"

/** The probability of each throw, in the order of `throws`; the sum is 1. */
export type Odds = readonly [number, number, number]

/** A round as indices into `throws`, with the shift from the machine's throw to yours: 0 drawn, 1 won, 2 lost. */
type Seen = { you: number; machine: number; outcome: number }

type Expert = {
  /** The number of past rounds the expert looks at. */
  length: number
  /** Encodes the last rounds, latest first, as a number: the expert's context. */
  look: (last: Seen, second: Seen, third: Seen) => number
  /** The base of the counted shifts: none (throws themselves), your last throw, or the machine's. */
  from: "nothing" | "you" | "machine"
}

const experts: readonly Expert[] = [
  { from: "nothing", length: 0, look: () => 0 },
  { from: "nothing", length: 1, look: a => a.you },
  { from: "nothing", length: 2, look: (a, b) => a.you + 3 * b.you },
  { from: "nothing", length: 3, look: (a, b, c) => a.you + 3 * b.you + 9 * c.you },
  { from: "nothing", length: 1, look: a => a.machine },
  { from: "nothing", length: 1, look: a => a.you + 3 * a.machine },
  { from: "nothing", length: 2, look: (a, b) => a.you + 3 * a.machine + 9 * b.you + 27 * b.machine },
  { from: "you", length: 1, look: () => 0 },
  { from: "you", length: 1, look: a => a.outcome },
  { from: "you", length: 2, look: (a, b) => a.outcome + 3 * ((a.you - b.you + 3) % 3) },
  { from: "you", length: 2, look: (a, b) => a.outcome + 3 * b.outcome },
  { from: "machine", length: 1, look: () => 0 },
]

/** The factor by which counts decay at each observation. */
const decay = 0.96
/** The share of the total weight redistributed equally after each round. */
const fixedShare = 0.01

const even: Odds = [1 / 3, 1 / 3, 1 / 3]
const nothing: Seen = { you: 0, machine: 0, outcome: 0 }

/** An expert's counts in the current context, and the rotation of its throws; null for the uniform expert. */
type View = { counts: number[]; turn: number } | null

function viewOf(expert: Expert, tables: Map<number, number[]>, seen: readonly Seen[], place: number): View {
  if (place < expert.length) return null
  const last = seen[place - 1] ?? nothing
  const key = expert.look(last, seen[place - 2] ?? nothing, seen[place - 3] ?? nothing)
  const counts = tables.get(key) ?? [0, 0, 0]
  tables.set(key, counts)
  return { counts, turn: expert.from === "nothing" ? 0 : last[expert.from] }
}

function likelihood(view: View, place: number): number {
  if (!view) return 1 / 3
  const [a = 0, b = 0, c = 0] = view.counts
  return ((view.counts[(place - view.turn + 3) % 3] ?? 0) + 0.5) / (a + b + c + 1.5)
}

function count(view: View, came: number): void {
  if (!view) return
  const here = (came - view.turn + 3) % 3
  for (let at = 0; at < 3; at++) view.counts[at] = (view.counts[at] ?? 0) * decay + (at === here ? 1 : 0)
}

/** Predicts the next throw from the rounds so far, oldest first; uniform if there are none. */
export function predict(rounds: readonly Round[]): Odds {
  const seen = rounds.map(({ you, machine }) => ({
    you: throws.indexOf(you),
    machine: throws.indexOf(machine),
    outcome: shiftOf(machine, you),
  }))
  const tables = experts.map(() => new Map<number, number[]>())
  const empty = new Map<number, number[]>()
  // The last expert is uniform; it wins against players without habits.
  const views = (place: number): View[] => [
    ...experts.map((expert, at) => viewOf(expert, tables[at] ?? empty, seen, place)),
    null,
  ]

  let weights = Array<number>(experts.length + 1).fill(1 / (experts.length + 1))
  seen.forEach(({ you }, place) => {
    const now = views(place)
    const posterior = now.map((view, at) => (weights[at] ?? 0) * likelihood(view, you))
    const sum = posterior.reduce((a, b) => a + b, 0)
    weights = posterior.map(weight => (1 - fixedShare) * (weight / sum) + fixedShare / posterior.length)
    for (const view of now) count(view, you)
  })

  if (seen.length === 0) return even
  const last = views(seen.length)
  const mixed = (place: number) =>
    last.reduce((sum, view, at) => sum + (weights[at] ?? 0) * likelihood(view, place), 0)
  return [mixed(0), mixed(1), mixed(2)]
}

/** Returns the most likely throw and its probability; ties go to the first. */
export function likeliest(odds: Odds): { expected: Throw; confidence: number } {
  const confidence = Math.max(...odds)
  return { expected: throws[odds.indexOf(confidence)] ?? "rock", confidence }
}

/** Returns the throw with the greatest expected lead, 0 to 1: the chance of a win minus the chance of a loss. */
export function bestAgainst(odds: Odds): { best: Throw; lead: number } {
  const leads = throws.map((_, at) => (odds[(at + 2) % 3] ?? 0) - (odds[(at + 1) % 3] ?? 0))
  const lead = Math.max(...leads)
  return { best: throws[leads.indexOf(lead)] ?? "rock", lead }
}
