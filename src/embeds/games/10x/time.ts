/** How time passes: second by second, also those in which nobody looked, and none where the clock was set back. */
import type { State } from "./career"
import { delivered } from "./mail/post"
import { nextMilestone } from "./milestones"
import type { Modifiers } from "./modifiers"
import { modifiersOf, ratesOf } from "./rates"
import { absence } from "./words"

/** A pause of more seconds than this is an absence: then no messages come, and meetings are held without one. */
export const absentAfter = 120
/** For how many seconds the team works while nobody looks, before anything changes that. */
export const workday = 4 * 3600
/** Seconds for one meeting that is held without the visitor. */
const missedEvery = 900

/** While nobody looks, nobody makes debt either, and from so many bugs on, nobody dares to touch anything. */
const maxAwayBugs = 150

/** More lines than this are not counted: up to here, every whole number is exact. */
const maxLines = Number.MAX_SAFE_INTEGER

const notes = 12

/** The state with something said, and written down in the diary. */
export function withMessage(state: State, text: string): State {
  const note = { at: state.figures.seconds, text }
  return { ...state, said: text, diary: [note, ...state.diary].slice(0, notes) }
}

/** The state with the milestones that it has reached told, each once in a career. */
export function withMilestones(state: State): State {
  let next = state
  for (let found = nextMilestone(next); found; found = nextMilestone(next)) {
    next = withMessage({ ...next, told: [...next.told, found.id] }, found.says)
  }
  return next
}

const down = (seconds: number) => Math.max(0, seconds - 1)

function ticked(state: State, mods: Modifiers, isAway: boolean): State {
  const { team, made, fixed, debt } = ratesOf(state, mods)
  const { figures, boost } = state
  const found = isAway && state.bugs >= maxAwayBugs ? 0 : made
  const bugs = state.bugs + found
  const mended = Math.min(bugs, fixed)
  const next: State = {
    ...state,
    lines: Math.min(maxLines, state.lines + team),
    written: Math.min(maxLines, state.written + team),
    bugs: bugs - mended,
    debt: isAway ? state.debt : state.debt + debt,
    nextMail: isAway ? state.nextMail : down(state.nextMail),
    meeting: down(state.meeting),
    refactoring: down(state.refactoring),
    boost: boost.left > 1 ? { ...boost, left: boost.left - 1 } : { factor: 1, left: 0 },
    pressed: 0,
    figures: {
      ...figures,
      seconds: figures.seconds + 1,
      away: figures.away + (isAway ? 1 : 0),
      lines: Math.min(maxLines, figures.lines + team),
      bugsMade: figures.bugsMade + found,
      bugsFixed: figures.bugsFixed + mended,
    },
  }
  return withMilestones(next.nextMail === 0 && !isAway ? delivered(next, mods) : next)
}

/**
 * The state at an instant (milliseconds since 1970). Whole seconds pass, and the rest is kept for the next time; the
 * same object where none has passed. A clock that was set back costs nothing and gives nothing: time goes on from there.
 */
export function passed(state: State, now: number): State {
  if (state.at === null || state.ending !== null) return state
  if (now < state.at) return { ...state, at: now }
  const seconds = Math.floor((now - state.at) / 1000)
  if (seconds === 0) return state
  const mods = modifiersOf(state)
  const isAway = seconds > absentAfter
  const worked = isAway ? Math.min(seconds, workday * mods.away) : seconds
  let next: State = { ...state, at: state.at + seconds * 1000 }
  for (let second = 0; second < worked; second++) next = ticked(next, mods, isAway)
  if (!isAway) return next
  const missed = Math.floor(worked / missedEvery)
  const { figures } = next
  next = { ...next, figures: { ...figures, missed: figures.missed + missed } }
  return withMessage(next, absence(seconds, worked, missed, state, next))
}
