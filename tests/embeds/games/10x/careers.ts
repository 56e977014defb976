/** Careers for the tests: one that has just begun, and what differs from it. */

import type { Figures, State } from "../../../../src/embeds/games/10x/career"
import { tenX } from "../../../../src/embeds/games/10x/logic"
import { seeded } from "../../../../src/lib/game/random"

/** The start of the tests' clock, in milliseconds since 1970. */
export const morning = 1_700_000_000_000

/** A career after its first line, with some of it changed. */
export function career(changes: Partial<State> = {}, figures: Partial<Figures> = {}): State {
  const fresh = tenX.start({ background: "self-taught" }, seeded("a career"))
  const begun = tenX.step(fresh, { kind: "write", now: morning })
  return { ...begun, ...changes, figures: { ...begun.figures, ...figures } }
}

/** The state so many seconds after it was true. */
export function later(state: State, seconds: number): State {
  return tenX.step(state, { kind: "wait", now: (state.at ?? morning) + seconds * 1000 })
}
