/** The game 10x. The state holds the instant up to which it is computed; each action carries its own. */
import * as v from "valibot"
import type { Game } from "../../../lib/game/game"
import { type Act, acted, isPossible } from "./acts"
import { careerOf, noFigures } from "./career"
import { stages } from "./stages"
import { firstState, type KeepsakeId, migrateState, type State, saveVersion, stateSchema } from "./state"
import { advanced, passed } from "./time"
import { span } from "./words"

export type Options = Record<never, never>
/**
 * An act of the player, "wait", which only lets time pass, or "take", with which something is taken home at the end;
 * `now` is in milliseconds since 1970.
 */
export type Action = (Act | { kind: "wait" } | { kind: "take"; what: KeepsakeId }) & { now: number }

const newDesk: Record<KeepsakeId, string> = {
  key: "You plug in your own key. It fits.",
  duck: "You unpack the duck first.",
  coffee: "You brought your own coffee machine. Nobody dares to ask.",
}

/** Returns the first state of a job after another, with what was taken home from that. */
export function nextJob(last: State): State {
  const keepsakes = last.keepsakes
  const hasWorked = last.at !== null
  const newest = keepsakes.at(-1)
  return {
    ...firstState,
    keepsakes: keepsakes,
    team: { ...firstState.team, duck: keepsakes.includes("duck") ? 1 : 0 },
    figures: { ...noFigures, runs: last.figures.runs + (last.over ? 1 : 0) },
    said: newest ? newDesk[newest] : "",
    last: hasWorked ? last.figures : last.last,
  }
}

function firstWords({ figures }: State): string {
  return figures.runs === 1
    ? "That was a line of code."
    : "That was a line of code. You have written it before."
}

/** Advances time to the action's instant, then applies the act if it is possible. The first line starts the clock. */
function step(state: State, action: Action): State {
  const { now } = action
  if (action.kind === "take") {
    const { keepsakes } = state
    return !state.over || keepsakes.includes(action.what)
      ? state
      : { ...state, keepsakes: [...keepsakes, action.what] }
  }
  if (state.over || !Number.isFinite(now)) return state
  const timed = passed(state, now)
  if (action.kind === "wait" || timed.over || !isPossible(timed, action)) return timed
  if (timed.at !== null) return advanced(acted(timed, action))
  return action.kind === "press"
    ? { ...acted({ ...timed, at: now }, action), said: firstWords(timed) }
    : timed
}

export const tenX: Game<State, Action, Options> = {
  name: "10x",
  options: {},
  schema: {
    state: stateSchema,
    options: v.object({}),
    version: saveVersion,
    migrateState,
    migrateOptions: () => ({}),
  },
  start: (_options, _random, last) => (last ? nextJob(last) : firstState),
  step,
  isOver: ({ over }) => over,
  result: ({ figures }) => ({
    outcome: "won",
    best: { score: -figures.seconds, text: `10x in ${span(figures.seconds)}` },
  }),
  report(happening) {
    switch (happening.kind) {
      case "step": {
        const { before, after } = happening
        const stage = stages[before.stage]
        return stage && after.stage > before.stage ? { action: "stage", label: stage.id } : undefined
      }
      case "over":
        return { action: "win", value: careerOf(happening.state.figures).minutes }
      case "new":
        return { action: "reset" }
      case "options":
        return undefined
    }
  },
}
