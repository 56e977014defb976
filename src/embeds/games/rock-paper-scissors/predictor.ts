/**
 * Learns a player's habits: a dozen small experts each count what follows what, and each is believed as far as it has
 * been right. The counting is Krichevsky and Trofimov's (half a throw of each before the first), with old rounds fading;
 * the mixing is Herbster and Warmuth's fixed share (1998), in which an expert that was wrong for long can come back.
 */
import { type Round, shiftOf, type Throw, throws } from "./throws"

/** What is likely: the probability of each throw, in the order of `throws`; they sum to 1. */
export type Odds = readonly [number, number, number]

/** A round as places in the order of the throws, and how far yours was beyond the machine's: 0 drawn, 1 won, 2 lost. */
type Seen = { you: number; machine: number; outcome: number }

type Expert = {
  /** How many rounds it looks back. */
  length: number
  /** What it sees before a throw, as a number: the last round, the one before it, and the one before that. */
  look: (last: Seen, second: Seen, third: Seen) => number
  /** What its counts are of: throws themselves, or steps from your last throw or from the machine's. */
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

/** How much of a count stays when what it is of comes again. */
const fading = 0.96
/** The part of the belief that is dealt out evenly after each round. */
const shared = 0.01

const even: Odds = [1 / 3, 1 / 3, 1 / 3]
const nothing: Seen = { you: 0, machine: 0, outcome: 0 }

/** One expert before one throw: the counts that it goes by, and how many places the throws are turned for it. */
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
  for (let at = 0; at < 3; at++) view.counts[at] = (view.counts[at] ?? 0) * fading + (at === here ? 1 : 0)
}

/** What comes next after these rounds, oldest first; thirds where nothing is known. Looks at nothing else. */
export function predict(rounds: readonly Round[]): Odds {
  const seen = rounds.map(({ you, machine }) => ({
    you: throws.indexOf(you),
    machine: throws.indexOf(machine),
    outcome: shiftOf(machine, you),
  }))
  const tables = experts.map(() => new Map<number, number[]>())
  const empty = new Map<number, number[]>()
  // The last one holds every throw as likely, always: it is believed of those who have no habits.
  const views = (place: number): View[] => [
    ...experts.map((expert, at) => viewOf(expert, tables[at] ?? empty, seen, place)),
    null,
  ]

  let belief = Array<number>(experts.length + 1).fill(1 / (experts.length + 1))
  seen.forEach(({ you }, place) => {
    const now = views(place)
    const kept = now.map((view, at) => (belief[at] ?? 0) * likelihood(view, you))
    const sum = kept.reduce((a, b) => a + b, 0)
    belief = kept.map(weight => (1 - shared) * (weight / sum) + shared / kept.length)
    for (const view of now) count(view, you)
  })

  if (seen.length === 0) return even
  const last = views(seen.length)
  const mixed = (place: number) =>
    last.reduce((sum, view, at) => sum + (belief[at] ?? 0) * likelihood(view, place), 0)
  return [mixed(0), mixed(1), mixed(2)]
}

/** The likeliest throw and how likely it is; of equals the first. */
export function likeliest(odds: Odds): { expected: Throw; confidence: number } {
  const confidence = Math.max(...odds)
  return { expected: throws[odds.indexOf(confidence)] ?? "rock", confidence }
}

/** The throw that wins most against these odds, draws being nothing, and how much it is ahead: 0 to 1. */
export function bestAgainst(odds: Odds): { best: Throw; lead: number } {
  const leads = throws.map((_, at) => (odds[(at + 2) % 3] ?? 0) - (odds[(at + 1) % 3] ?? 0))
  const lead = Math.max(...leads)
  return { best: throws[leads.indexOf(lead)] ?? "rock", lead }
}
