/** Production rates and prices in a given state. */
import type { State } from "./career"
import { backgrounds, lessonOf } from "./lessons"
import { waiting } from "./mail/post"
import { combined, type Modifiers } from "./modifiers"
import { type Hire, hires } from "./team"
import { thingOf } from "./things"

/** Returns the combined modifiers of background, things and lessons. Ignores unknown ids, as from a newer save. */
export function modifiersOf({ background, things, lessons }: State): Modifiers {
  return combined([
    backgrounds[background].effect,
    ...things.map(id => thingOf(id)?.effect ?? {}),
    ...lessons.map(id => lessonOf(id)?.effect ?? {}),
  ])
}

export function countOf({ team }: State, id: string): number {
  return Object.hasOwn(team, id) ? (team[id] ?? 0) : 0
}

export type Rates = {
  /** Lines per press, and lines of the team per second. */
  hand: number
  team: number
  /** Bugs made and fixed per second; debt in percentage points per second. */
  made: number
  fixed: number
  debt: number
}

/**
 * Returns the fraction of productivity left by bugs and debt, above 0.2 and at most 1. The floor keeps a bad day
 * from ruining a career.
 */
export function productivity({ bugs, debt }: Pick<State, "bugs" | "debt">): number {
  return (0.4 + 0.6 / (1 + bugs / 60)) * (0.5 + 0.5 / (1 + debt / 100))
}

export function ratesOf(state: State, mods: Modifiers): Rates {
  const { figures, boost, goodwill, debt, refactoring, meeting } = state
  const x = figures.tenths / 10
  const pace = x * (boost.left > 0 ? boost.factor : 1)
  let lines = 0
  let made = 0
  let fixed = 0
  let heads = 0
  for (const { id, lines: each, bugs } of hires) {
    const count = countOf(state, id)
    lines += count * each * mods[id]
    if (bugs > 0) made += (count * bugs) / 60
    else fixed += ((count * -bugs) / 60) * mods[id]
    if (each > 0) heads += count
  }
  const inboxFactor = 1 - 0.05 * waiting(state).length * mods.inbox
  const mood = (1 + 0.02 * goodwill) * (meeting > 0 ? 0.7 : 1) * inboxFactor
  const isStill = refactoring > 0
  return {
    hand: isStill || meeting > 0 ? 0 : pace * mods.hand,
    team: isStill ? 0 : lines * pace * mods.team * mood * productivity(state),
    made: isStill ? 0 : made * mods.bugs * (1 + Math.min(debt, 200) / 100),
    fixed,
    debt: isStill ? 0 : 0.035 * Math.sqrt(heads) * mods.debt,
  }
}

/** Returns the price in lines, rounded up, of the next `many` hires of a kind. */
export function priceOf({ price, growth }: Hire, owned: number, many: number, mods: Modifiers): number {
  return Math.ceil((price * mods.prices * growth ** owned * (growth ** many - 1)) / (growth - 1))
}

/** Returns the number of hires the lines can buy; at least 1, so that a price can always be shown. */
export function maxOf(hire: Hire, owned: number, lines: number, mods: Modifiers): number {
  const first = hire.price * mods.prices * hire.growth ** owned
  const many = Math.floor(Math.log1p((lines * (hire.growth - 1)) / first) / Math.log(hire.growth))
  const fits = many > 0 && priceOf(hire, owned, many, mods) > lines ? many - 1 : many
  return Math.max(1, fits)
}

export function thingPrice(price: number, mods: Modifiers): number {
  return Math.ceil(price * mods.prices)
}
