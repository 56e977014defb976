/** Advances time second by second, including absences; nothing passes when the system clock was set back. */
import { answered, settled, silenceSeconds } from "./acts"
import { murmurOf } from "./murmurs"
import { bugRate, fixRate, meetingSeconds, teamRate } from "./rates"
import { has, isManager, patienceSeconds, stages, withNames } from "./stages"
import type { State } from "./state"
import { many, span } from "./words"

/** A gap of more than this many seconds is an absence, in which no stage is reached. */
const awayAfterSeconds = 120
/** The most seconds for which the team works during an absence, at a tenth of its pace. */
const awayWorkSeconds = 4 * 3600
const awayPace = 0.1
/** Seconds of absence per missed meeting. */
const secondsPerMissedMeeting = 900
/** Seconds between meetings. */
const meetingEverySeconds = 100
const maxBugs = 999
/** The number of bugs that crawl out of the window, and the seconds until they settle down. */
const fireBugs = 14
const fireSeconds = 40
/** Seconds of the founder's speech at most. */
const speechSeconds = 40

/** Returns whether something is going on that the next stage waits for. */
function isBusy(state: State): boolean {
  return (
    state.question !== null ||
    state.meeting > 0 ||
    state.fire.length > 0 ||
    state.speech > 0 ||
    state.still > 0
  )
}

function entered(state: State): State {
  const stage = stages[state.stage]
  if (!stage) return state
  const next: State = {
    ...state,
    stage: state.stage + 1,
    made: 0,
    since: 0,
    said: withNames(stage.says, state),
    question: stage.answers ? stage.id : null,
    patience: stage.answers ? patienceSeconds : 0,
    figures: { ...state.figures, tenths: stage.tenths },
  }
  switch (stage.id) {
    case "duck":
      return { ...next, team: { ...next.team, duck: Math.max(1, next.team.duck) } }
    case "meeting":
      return { ...next, meeting: meetingSeconds(next), nextMeeting: meetingEverySeconds }
    case "model":
      return { ...next, team: { ...next.team, model: 1 } }
    case "fire":
      return { ...next, fire: Array.from({ length: fireBugs }, (_, bug) => bug), fireLeft: fireSeconds }
    case "speech":
      return { ...next, speech: speechSeconds, applause: silenceSeconds * 2, clapped: 0 }
    default:
      return next
  }
}

/** Returns the state with the next stage, if it is due. */
export function advanced(state: State): State {
  const stage = stages[state.stage]
  if (!stage || state.over || isBusy(state)) return state
  return state.made >= stage.need || state.since >= stage.latest ? entered(state) : state
}

function applauded(state: State): State {
  if (state.speech === 0) return state
  const speech = state.speech - 1
  const applause = Math.max(0, state.applause - 1)
  if (speech > 0 && applause > 0) return { ...state, speech, applause }
  const { clapped } = state
  const remark =
    clapped === 0
      ? "Nobody clapped. The fruit basket has been cancelled."
      : speech === 0
        ? `You clapped ${clapped} times. Your hands are in the newsletter.`
        : "You stopped clapping first. It has been noted."
  return { ...state, speech: 0, applause: 0, said: remark }
}

function met(state: State): State {
  if (state.meeting > 0) {
    const meeting = state.meeting - 1
    if (meeting > 0) return { ...state, meeting }
    const attended = state.figures.attended + 1
    return {
      ...state,
      meeting,
      figures: { ...state.figures, attended },
      said:
        attended === 1
          ? "It was decided to have another meeting."
          : "It was decided to look at it next time.",
    }
  }
  if (!has(state, "meeting") || isManager(state) || isBusy(state)) return state
  const nextMeeting = state.nextMeeting - 1
  if (nextMeeting > 0) return { ...state, nextMeeting }
  const every = meetingEverySeconds * (state.choices.reorg === 1 ? 0.7 : 1)
  return { ...state, meeting: meetingSeconds(state), nextMeeting: Math.round(every), said: "" }
}

const down = (seconds: number) => Math.max(0, seconds - 1)

/** Returns the state a second later, with what was written in it. */
function worked(state: State, pace: number): State {
  const lines = teamRate(state) * pace
  const made = Math.min(bugRate(state) * pace, Math.max(0, maxBugs - state.bugs))
  const fixed = Math.min(state.bugs + made, fixRate(state))
  return {
    ...state,
    lines: state.lines + lines,
    made: state.made + lines,
    bugs: state.bugs + made - fixed,
    figures: {
      ...state.figures,
      seconds: state.figures.seconds + 1,
      lines: state.figures.lines + lines,
      bugsMade: state.figures.bugsMade + made,
      bugsFixed: state.figures.bugsFixed + fixed,
    },
  }
}

function ticked(state: State): State {
  let next: State = {
    ...worked(state, 1),
    since: state.since + 1,
    pressed: 0,
    boost: down(state.boost),
    brewing: down(state.brewing),
    still: down(state.still),
    fireLeft: down(state.fireLeft),
    patience: down(state.patience),
  }
  if (state.still === 1 && state.stillFor === "rewrite")
    next = { ...next, said: "It does the same as before, but in brackets." }
  if (state.fireLeft === 1 && next.fire.length > 0) next = settled(next)
  if (next.question !== null && next.patience === 0) {
    const silent = answered(next, 0)
    next = { ...silent, said: `You said nothing. It was taken for a yes. ${silent.said}` }
  }
  if (!isBusy(next) && !isManager(next)) next = { ...next, said: murmurOf(next) ?? next.said }
  return advanced(met(applauded(next)))
}

function absent(state: State, seconds: number): State {
  const work = Math.min(seconds, awayWorkSeconds)
  let next = state
  for (let second = 0; second < work; second++) next = worked(next, awayPace)
  const missed = has(state, "meeting") ? Math.floor(work / secondsPerMissedMeeting) : 0
  const lines = next.figures.lines - state.figures.lines
  const parts = [`You were away for ${span(seconds)}.`]
  parts.push(lines >= 1 ? `The others wrote ${many(lines, "line")}.` : "Only the duck was here.")
  if (missed > 0)
    parts.push(
      missed === 1
        ? "They held a meeting about your chair."
        : `They held ${missed} meetings about your chair.`,
    )
  const { figures } = next
  return {
    ...next,
    pressed: 0,
    boost: 0,
    brewing: 0,
    still: 0,
    meeting: 0,
    speech: 0,
    said: parts.join(" "),
    figures: { ...figures, away: figures.away + work, missed: figures.missed + missed },
  }
}

/**
 * Advances the state to an instant in milliseconds since 1970. Only whole seconds pass; the remainder carries over.
 * Returns the same object if less than a second has passed. If the clock was set back, time resumes from the new
 * instant without gain or loss.
 */
export function passed(state: State, now: number): State {
  if (state.at === null || state.over) return state
  if (now < state.at) return { ...state, at: now }
  const seconds = Math.floor((now - state.at) / 1000)
  if (seconds === 0) return state
  const at = state.at + seconds * 1000
  if (seconds > awayAfterSeconds) return { ...absent(state, seconds), at }
  let next = state
  for (let second = 0; second < seconds && !next.over; second++) next = ticked(next)
  return { ...next, at }
}
