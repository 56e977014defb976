/** The game 10x. The state holds the instant up to which it is computed; each action carries its own. */

import * as v from "valibot"
import type { Game, GameEvent, Report } from "../../../lib/game/game"
import { type Random, randomInt } from "../../../lib/game/random"
import { acted } from "./acts"
import { careerOf, type State, saveVersion, stateSchema } from "./career"
import { type Background, backgrounds } from "./lessons"
import { type Act, refusalOf } from "./refusals"
import { passed, withMilestones } from "./time"
import { span, times } from "./words"

export type Options = { background: Background }
/** An act of the player, or "wait", which only lets time pass; `now` is in milliseconds since 1970. */
export type Action = (Act | { kind: "wait" }) & { now: number }

export const backgroundIds = Object.keys(backgrounds) as Background[]

function start({ background }: Options, random: Random, last?: State): State {
  const lasting = last?.at != null ? last.figures : (last?.last ?? null)
  return {
    version: saveVersion,
    background,
    seed: randomInt(2 ** 32, random),
    at: null,
    lines: 0,
    written: 0,
    bugs: 0,
    debt: 0,
    goodwill: 3,
    team: {},
    things: [],
    lessons: [],
    offered: [],
    inbox: [],
    drawn: last?.drawn ?? [],
    due: [],
    nextMail: 45,
    meeting: 0,
    refactoring: 0,
    boost: { factor: 1, left: 0 },
    pressed: 0,
    told: [],
    said: "",
    diary: [],
    figures: {
      tenths: 10,
      seconds: 0,
      away: 0,
      lines: 0,
      presses: 0,
      nods: 0,
      bugsMade: 0,
      bugsFixed: 0,
      attended: 0,
      declined: 0,
      missed: 0,
      refactors: 0,
      rewrites: 0,
      perttis: 0,
    },
    ending: null,
    endings: last?.endings ?? [],
    last: lasting,
  }
}

/**
 * Advances time to the action's instant, then applies the act if it is allowed. A career's clock starts with its
 * first line.
 */
function step(state: State, action: Action): State {
  const { now } = action
  if (state.ending !== null || !Number.isFinite(now)) return state
  const timed = passed(state, now)
  if (action.kind === "wait" || refusalOf(timed, action) !== null) return timed
  const begun = timed.at === null ? { ...timed, at: now } : timed
  const next = acted(begun, action)
  if (next === begun) return timed
  const noted = withMilestones(next)
  if (noted === next || next.said === begun.said) return noted
  return { ...noted, said: `${next.said} ${noted.said}` }
}

function report(happening: GameEvent<State, Action, Options>): Report | undefined {
  switch (happening.kind) {
    case "step": {
      const { before, after } = happening
      const { rewrites, tenths } = after.figures
      return rewrites > before.figures.rewrites
        ? { action: "rewrite", label: times(tenths), value: rewrites }
        : undefined
    }
    case "over":
      return {
        action: "win",
        label: happening.state.ending ?? "",
        value: careerOf(happening.state.figures).minutes,
      }
    case "new":
      return { action: "reset" }
    case "options":
      return { action: "level", label: happening.options.background }
  }
}

export const tenX: Game<State, Action, Options> = {
  name: "10x",
  options: { background: "self-taught" },
  schema: { state: stateSchema, options: v.object({ background: v.picklist(backgroundIds) }) },
  start,
  step,
  isOver: ({ ending }) => ending !== null,
  result: ({ figures }) => ({
    outcome: "won",
    best: { score: -figures.seconds, text: `10x in ${span(figures.seconds)}` },
  }),
  level: ({ background }) => backgrounds[background].name.toLowerCase(),
  report,
}
