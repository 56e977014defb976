/** The rates of a game: lines and bugs per second, lines per press, and prices. */
import { isManager } from "./stages"
import type { HireId, State } from "./state"

/** The price of the first of each kind, in lines, and how many times as much each further one costs. */
const prices: Record<HireId, readonly [first: number, growth: number]> = {
  duck: [25, 1.9],
  intern: [60, 1.75],
  tester: [400, 2.2],
  model: [6_000, 2.2],
}
/** The most of each that the room has places for. */
const most: Record<HireId, number> = { duck: 6, intern: 6, tester: 3, model: 4 }

/** Returns the fraction of the work that bugs leave. */
export function efficiency(bugs: number): number {
  return 0.35 + 0.65 / (1 + bugs / 40)
}

/** Returns the team's lines per second. */
export function teamRate(state: State): number {
  const { team, choices, figures, still, meeting, fire, boost, speech } = state
  if (still > 0 || speech > 0) return 0
  const interns = team.intern * (choices.intern === 1 ? 1 : 1.5) * (choices.reorg === 1 ? 2 : 1)
  const each =
    team.duck * 0.3 + interns + (state.isModelOn ? team.model * 15 : 0) + (isManager(state) ? 20 : 0)
  const factors = [
    figures.tenths / 10,
    efficiency(state.bugs),
    boost > 0 ? 2 : 1,
    choices.tester === 1 ? 1.25 : 1,
    choices.framework === 0 ? 1.5 : 1,
    choices.chart === 0 ? 1.3 : 1,
    1 + 0.03 * Math.min(figures.attended, 10),
    meeting > 0 ? 0.25 : 1,
    fire.length > 0 ? 0.3 : 1,
  ]
  return factors.reduce((product, factor) => product * factor, each)
}

/** Returns the lines of a press. */
export function handRate(state: State): number {
  const own =
    (state.figures.tenths / 10) * (state.keepsakes.includes("key") ? 3 : 1) * (state.boost > 0 ? 2 : 1)
  return own + 0.05 * teamRate(state)
}

/** Returns the bugs made per second. The model makes a hundred times as many as an intern who watches. */
export function bugRate(state: State): number {
  const { team, choices, still, meeting, speech } = state
  if (still > 0 || meeting > 0 || speech > 0) return 0
  const interns = team.intern * (choices.intern === 1 ? 0.012 : 0.06)
  const models = state.isModelOn ? team.model * 1.2 : 0
  return (
    (interns + models) *
    (choices.chart === 0 ? 1.3 : choices.chart === 1 ? 1.8 : 1) *
    (choices.framework === 1 ? 1.3 : 1)
  )
}

/** Returns the bugs that testers fix per second. */
export function fixRate({ team }: State): number {
  return team.tester * 0.35
}

/** Returns the bugs squashed by a press. */
export function squashes({ bugs }: Pick<State, "bugs">): number {
  return Math.min(Math.floor(bugs), 1 + Math.floor(bugs * 0.04))
}

export function priceOf(id: HireId, { team }: State): number {
  const [first, growth] = prices[id]
  return Math.ceil(first * growth ** team[id])
}

export function isFull(id: HireId, { team }: State): boolean {
  return team[id] >= most[id]
}

/** Seconds a meeting lasts: longer for those who left by the window, since it is about them too. */
export function meetingSeconds({ choices, figures }: State): number {
  return Math.round((20 + Math.min(15, 3 * figures.left)) * (choices.reorg === 0 ? 0.5 : 1))
}
