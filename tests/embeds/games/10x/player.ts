/** A player made of rules: greedy, sensible, and no faster than a person, over a clock that is only a number. */

import type { State } from "../../../../src/embeds/games/10x/career"
import type { Background } from "../../../../src/embeds/games/10x/lessons"
import { tenX } from "../../../../src/embeds/games/10x/logic"
import { isMeeting } from "../../../../src/embeds/games/10x/mail/meetings"
import { waiting } from "../../../../src/embeds/games/10x/mail/post"
import type { Modifiers } from "../../../../src/embeds/games/10x/modifiers"
import {
  countOf,
  maxOf,
  modifiersOf,
  priceOf,
  type Rates,
  ratesOf,
  thingPrice,
} from "../../../../src/embeds/games/10x/rates"
import { type Act, refusalOf } from "../../../../src/embeds/games/10x/refusals"
import { gainOf, goal, goodwillPrice } from "../../../../src/embeds/games/10x/rewrite"
import { type Hire, hires } from "../../../../src/embeds/games/10x/team"
import { type Thing, things } from "../../../../src/embeds/games/10x/things"
import { seeded } from "../../../../src/lib/game/random"
import { morning } from "./careers"

export type Habits = {
  /** Presses a second while pressing is worth it, and seconds to see, think and reach for the next button. */
  presses: number
  thinks: number
  /** The meetings attended: all, or only those that a rewrite needs. */
  meetings: "all" | "needed"
  /** Open bugs from which on they are fixed by hand, and debt from which on it is refactored. */
  bugs: number
  debt: number
  testers: boolean
  /** After how many minutes at the desk somebody goes away, and for how many hours. */
  breaks?: { every: number; hours: number }
}

export const sensible: Habits = {
  presses: 4,
  thinks: 2.5,
  meetings: "needed",
  bugs: 12,
  debt: 45,
  testers: true,
}

/** Seconds that it may take to write as much again; when it takes longer, it is time for a rewrite. */
const patience = 110
/** The maximum number of seconds of work saved up for one purchase. */
const horizon = 300

type Choice = { act: Act; price: number; worth: number }

/** A state with what follows from it, which is worked out once for all choices. */
type Desk = { state: State; mods: Modifiers; rates: Rates; perSecond: number }

/** Returns the lines per second that a change of the state adds. */
function worthOf({ state, mods, rates }: Desk, changes: Partial<State>, presses: number): number {
  const changed = { ...state, ...changes }
  const after = ratesOf(changed, changes.things ? modifiersOf(changed) : mods)
  return after.team - rates.team + (after.hand - rates.hand) * presses
}

function hireChoice(desk: Desk, hire: Hire, habits: Habits): Choice {
  const { state, mods, rates, perSecond } = desk
  const owned = countOf(state, hire.id)
  const isNeeded = habits.testers && rates.made > rates.fixed
  return {
    act: { kind: "hire", who: hire.id, many: Math.min(10, maxOf(hire, owned, state.lines / 4, mods)) },
    price: priceOf(hire, owned, 1, mods),
    worth:
      hire.bugs < 0
        ? isNeeded
          ? perSecond / 10
          : 0
        : worthOf(desk, { team: { ...state.team, [hire.id]: owned + 1 } }, 0),
  }
}

function thingChoice(desk: Desk, { id, price, effect }: Thing, habits: Habits): Choice {
  const written = worthOf(desk, { things: [...desk.state.things, id] }, habits.presses * 0.7)
  return {
    act: { kind: "buy", what: id },
    price: thingPrice(price, desk.mods),
    worth: written + (effect.bugs ? desk.perSecond / 12 : 0),
  }
}

/** The next thing a sensible person does, besides pressing keys; null for nothing. */
function decision(state: State, habits: Habits): Act | null {
  const can = (act: Act) => refusalOf(state, act) === null
  const [message] = waiting(state)
  if (message) {
    const attends = habits.meetings === "all" || state.goodwill < goodwillPrice + 3
    const prefersFirst = isMeeting(message.id) ? attends : state.lines >= 500
    return { kind: "answer", message: message.id, with: prefersFirst ? 0 : 1 }
  }
  if (state.offered[0]) return { kind: "learn", what: state.offered[0] }
  const mods = modifiersOf(state)
  const rates = ratesOf(state, mods)
  const { team, hand } = rates
  const gain = gainOf(state)
  const isSlow = state.written / Math.max(1, team) > patience
  const isLast = state.figures.tenths + gain >= goal
  if (gain > 0 && (isLast || isSlow) && can({ kind: "rewrite" })) return { kind: "rewrite" }
  if (state.debt > habits.debt && can({ kind: "refactor" })) return { kind: "refactor" }

  const perSecond = team + hand * habits.presses * 0.7
  const desk = { state, mods, rates, perSecond }
  const wait = ({ price, worth }: Choice) => price / worth + price / perSecond
  const [best] = [
    ...hires.map(hire => hireChoice(desk, hire, habits)),
    ...things.filter(({ id }) => !state.things.includes(id)).map(thing => thingChoice(desk, thing, habits)),
  ]
    .filter(({ worth, price }) => worth > 0 && price / perSecond < horizon)
    .sort((a, b) => wait(a) - wait(b))
  return best && can(best.act) ? best.act : null
}

/** Plays to the end, or for six hours at the desk. */
export function played(habits: Habits, seed: string, background: Background = "self-taught"): State {
  let now = morning
  let state = tenX.start({ background }, seeded(seed))
  let [presses, thoughts, sitting] = [0, 0, 0]
  const does = (act: Act) => {
    state = tenX.step(state, { ...act, now })
  }
  for (let second = 0; second < 6 * 3600 && !tenX.isOver(state); second++) {
    now += 1000
    state = tenX.step(state, { kind: "wait", now })
    const { hand, team } = ratesOf(state, modifiersOf(state))
    const isWorth = state.at === null || hand * habits.presses > team * 0.04
    for (presses += habits.presses; presses >= 1; presses--) {
      if (state.bugs > habits.bugs) does({ kind: "fix" })
      else if (isWorth) does({ kind: "write" })
    }
    for (thoughts++; thoughts >= habits.thinks; thoughts -= habits.thinks) {
      const act = decision(state, habits)
      if (act) does(act)
    }
    sitting++
    if (habits.breaks && sitting > habits.breaks.every * 60) {
      sitting = 0
      now += habits.breaks.hours * 3_600_000
    }
  }
  return state
}
