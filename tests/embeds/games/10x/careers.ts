/** Careers for the tests: one that has just begun, and what differs from it. */

import type { Figures } from "../../../../src/embeds/games/10x/career"
import { tenX } from "../../../../src/embeds/games/10x/logic"
import { stages } from "../../../../src/embeds/games/10x/stages"
import type { State } from "../../../../src/embeds/games/10x/state"
import { seeded } from "../../../../src/lib/game/random"

/** The start of the tests' clock, in milliseconds since 1970. */
export const morning = 1_700_000_000_000

/** A career after its first line, with some of it changed. */
export function career(changes: Partial<State> = {}, figures: Partial<Figures> = {}): State {
  const begun = tenX.step(tenX.start({}, seeded(0)), { kind: "press", now: morning })
  return { ...begun, ...changes, figures: { ...begun.figures, ...figures } }
}

/** A career that is about to reach a stage. */
export function justBefore(id: string, changes: Partial<State> = {}, figures: Partial<Figures> = {}): State {
  const stage = stages.findIndex(each => each.id === id)
  return career({ stage, made: stages[stage]?.need ?? 0, nextMeeting: 90, ...changes }, figures)
}

/** The state so many seconds after it was true. */
export function later(state: State, seconds: number): State {
  return tenX.step(state, { kind: "wait", now: (state.at ?? morning) + seconds * 1000 })
}
