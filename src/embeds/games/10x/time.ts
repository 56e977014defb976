/** Advances time second by second, including absences; nothing passes when the system clock was set back. */
import type { State } from "./career"
import { delivered } from "./mail/post"
import { nextMilestone } from "./milestones"
import type { Modifiers } from "./modifiers"
import { modifiersOf, ratesOf } from "./rates"
import { absence } from "./words"

/**
 * A gap of more than this many seconds is an absence: no messages arrive, and meetings take place without the
 * visitor.
 */
export const awayAfterSeconds = 120
/** The seconds for which the team works during an absence, without modifiers. */
export const awayWorkSeconds = 4 * 3600
/** Seconds of absence per missed meeting. */
const secondsPerMissedMeeting = 900

/** The bug count at which no new bugs are made during an absence. (Debt does not grow then at all.) */
const maxAwayBugs = 150

/** Caps line counts where integers stop being exact. */
const maxLines = Number.MAX_SAFE_INTEGER

const maxDiaryEntries = 12

/** Returns the state with a new message, which is added to the diary too. */
export function withMessage(state: State, text: string): State {
  const note = { at: state.figures.seconds, text }
  return { ...state, said: text, diary: [note, ...state.diary].slice(0, maxDiaryEntries) }
}

/** Returns the state with all newly reached milestones announced. */
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
  const newBugs = isAway && state.bugs >= maxAwayBugs ? 0 : made
  const bugs = state.bugs + newBugs
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
      bugsMade: figures.bugsMade + newBugs,
      bugsFixed: figures.bugsFixed + mended,
    },
  }
  return withMilestones(next.nextMail === 0 && !isAway ? delivered(next, mods) : next)
}

/**
 * Advances the state to an instant in milliseconds since 1970. Only whole seconds pass; the remainder carries over.
 * Returns the same object if less than a second has passed. If the clock was set back, time resumes from the new
 * instant without gain or loss.
 */
export function passed(state: State, now: number): State {
  if (state.at === null || state.ending !== null) return state
  if (now < state.at) return { ...state, at: now }
  const seconds = Math.floor((now - state.at) / 1000)
  if (seconds === 0) return state
  const mods = modifiersOf(state)
  const isAway = seconds > awayAfterSeconds
  const worked = isAway ? Math.min(seconds, awayWorkSeconds * mods.away) : seconds
  let next: State = { ...state, at: state.at + seconds * 1000 }
  for (let second = 0; second < worked; second++) next = ticked(next, mods, isAway)
  if (!isAway) return next
  const missed = Math.floor(worked / secondsPerMissedMeeting)
  const { figures } = next
  next = { ...next, figures: { ...figures, missed: figures.missed + missed } }
  return withMessage(next, absence(seconds, worked, missed, state, next))
}
