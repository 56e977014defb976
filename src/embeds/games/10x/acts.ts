/** Applies the player's acts to the state. Assumes that they are allowed: refusals.ts checks that. */
import type { State } from "./career"
import { endingOf } from "./endings"
import { lessonOf } from "./lessons"
import { adjusted, answered, messageOf } from "./mail/post"
import { promotionOf, titleOf } from "./milestones"
import { countOf, modifiersOf, priceOf, ratesOf, thingPrice } from "./rates"
import type { Act } from "./refusals"
import { goal, rewritten } from "./rewrite"
import { hireOf } from "./team"
import { thingOf } from "./things"
import { withMessage } from "./time"
import { typed } from "./typed"
import { many, times } from "./words"

/** The length of a refactoring in seconds, without modifiers. */
export const refactoringSeconds = 12

function written(state: State): State {
  const { figures } = state
  const presses = { ...state, pressed: state.pressed + 1 }
  if (state.meeting > 0) return { ...presses, figures: { ...figures, nods: figures.nods + 1 } }
  const mods = modifiersOf(state)
  const { hand } = ratesOf(state, mods)
  const bugs = 0.02 * mods.bugs
  return {
    ...presses,
    lines: state.lines + hand,
    written: state.written + hand,
    said: typed(figures.presses + 1),
    bugs: state.bugs + bugs,
    figures: {
      ...figures,
      presses: figures.presses + 1,
      lines: figures.lines + hand,
      bugsMade: figures.bugsMade + bugs,
    },
  }
}

function hired(state: State, who: string, number: number): State {
  const hire = hireOf(who)
  if (!hire) return state
  const owned = countOf(state, who)
  const next: State = {
    ...state,
    lines: Math.max(0, state.lines - priceOf(hire, owned, number, modifiersOf(state))),
    team: { ...state.team, [who]: owned + number },
    figures: { ...state.figures, perttis: state.figures.perttis + (who === "pertti" ? number : 0) },
  }
  if (owned === 0) return withMessage(next, hire.first)
  return { ...next, said: `${number === 1 ? hire.name : hire.names}: you have ${owned + number} now.` }
}

/**
 * Returns the number of bugs that one press fixes: the modified base value, or a thirtieth of all bugs if that is
 * more.
 */
export function fixesNow(state: State): number {
  return Math.max(modifiersOf(state).fix, Math.floor(state.bugs / 30))
}

function fixed(state: State): State {
  const bugs = Math.min(state.bugs, fixesNow(state))
  const { figures } = state
  const left = state.bugs - bugs
  return {
    ...state,
    bugs: left,
    said: left < 1 ? "Fixed. There are no known bugs." : `Fixed. ${many(left, "bug")} left.`,
    figures: { ...figures, bugsFixed: figures.bugsFixed + bugs },
  }
}

function ended(state: State): State {
  const ending = endingOf(state)
  const endings = state.endings.includes(ending.id) ? state.endings : [...state.endings, ending.id]
  return withMessage(
    { ...state, ending: ending.id, endings, offered: [], inbox: [] },
    `The end: ${ending.title}.`,
  )
}

function rewroteAll(state: State): State {
  const next = rewritten(state)
  const { tenths } = next.figures
  if (tenths >= goal) return ended(next)
  const isPromoted = titleOf(tenths) !== titleOf(state.figures.tenths)
  return withMessage(
    next,
    `It is in Rust now, and empty. You are a ${times(tenths)} developer. ${isPromoted ? promotionOf(tenths) : "The title has to wait for the budget."}`,
  )
}

/** Returns the state after an allowed act. */
export function acted(state: State, act: Act): State {
  switch (act.kind) {
    case "write":
      return written(state)
    case "fix":
      return fixed(state)
    case "hire":
      return hired(state, act.who, act.many)
    case "buy": {
      const thing = thingOf(act.what)
      if (!thing) return state
      const lines = Math.max(0, state.lines - thingPrice(thing.price, modifiersOf(state)))
      return withMessage(
        { ...state, lines, things: [...state.things, thing.id] },
        `${thing.name}. ${thing.about}`,
      )
    }
    case "answer": {
      const message = messageOf(act.message)
      if (!message) return state
      const mods = modifiersOf(state)
      const answer = adjusted(message.answers[act.with], message, mods)
      return withMessage(answered(state, message, answer, ratesOf(state, mods).team), answer.says)
    }
    case "learn": {
      const lesson = lessonOf(act.what)
      if (!lesson) return state
      return withMessage(
        { ...state, offered: [], lessons: [...state.lessons, lesson.id] },
        `${lesson.name}. ${lesson.about}`,
      )
    }
    case "refactor": {
      const refactoring = Math.round(refactoringSeconds * modifiersOf(state).refactor)
      const { figures } = state
      const next = { ...state, debt: 0, refactoring, lines: state.lines * 0.9 }
      return withMessage(
        { ...next, figures: { ...figures, refactors: figures.refactors + 1 } },
        "A tenth of the code is gone, and everything works. This will be your secret.",
      )
    }
    case "rewrite":
      return rewroteAll(state)
  }
}
