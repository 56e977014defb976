/** The inbox: draws the next message, lists the waiting ones, and applies answers. */
import { pick, seeded } from "../../../../lib/game/random"
import type { State } from "../career"
import type { Modifiers } from "../modifiers"
import { followUps } from "./followUps"
import { inside } from "./inside"
import { isMeeting, meetings } from "./meetings"
import type { Answer, Message } from "./message"
import { outside } from "./outside"
import { people } from "./people"

export const incidents: readonly Message[] = [...people, ...outside, ...inside]

const byId = new Map([...meetings, ...incidents, ...followUps].map(message => [message.id, message]))

/** The maximum number of waiting messages; no more arrive when it is reached. */
export const inboxSize = 3

export function messageOf(id: string): Message | undefined {
  return byId.get(id)
}

/** Returns the messages that await an answer, oldest first. Skips ids unknown to this version. */
export function waiting({ inbox }: Pick<State, "inbox">): Message[] {
  return inbox.flatMap(id => byId.get(id) ?? [])
}

/** Draws a possible message that has not been drawn yet; when all have been, the pool starts over. */
function drawnFrom(messages: readonly Message[], state: State, random: () => number) {
  const { drawn, inbox } = state
  const able = messages.filter(({ id, when }) => !inbox.includes(id) && (when?.(state) ?? true))
  const fresh = able.filter(({ id }) => !drawn.includes(id))
  if (fresh.length > 0) return { message: pick(fresh, random), drawn }
  const ids = new Set(messages.map(({ id }) => id))
  return { message: pick(able, random), drawn: drawn.filter(id => !ids.has(id)) }
}

/** Seconds between messages, minimum and maximum, without modifiers. */
const mailIntervalSeconds = { min: 40, max: 70 }

function nextPause(random: () => number, mods: Modifiers): number {
  return Math.round(
    (mailIntervalSeconds.min + random() * (mailIntervalSeconds.max - mailIntervalSeconds.min)) * mods.mail,
  )
}

function arrived(state: State, { id, from, subject }: Message): State {
  return { ...state, inbox: [...state.inbox, id], said: `A message from ${from}: ${subject}` }
}

/**
 * Returns the state with one more message if the inbox has room: in 30% of cases a due follow-up, if there is one;
 * otherwise a meeting for draws up to 0.65, or an incident.
 */
export function delivered(state: State, mods: Modifiers): State {
  const random = seeded(state.seed)
  const seed = (state.seed + 1) >>> 0
  const nextMail = nextPause(random, mods)
  if (waiting(state).length >= inboxSize) return { ...state, seed, nextMail }
  const kind = random()
  const [due] = state.due.flatMap(id => byId.get(id) ?? [])
  if (due && kind < 0.3) {
    const rest = state.due.filter(id => id !== due.id)
    return arrived({ ...state, seed, nextMail, due: rest }, due)
  }
  const { message, drawn } = drawnFrom(kind < 0.65 ? meetings : incidents, state, random)
  return arrived({ ...state, seed, nextMail, drawn: [...drawn, message.id] }, message)
}

/** Applies the modifiers to an answer: the goodwill of meetings and their length. */
export function adjusted(answer: Answer, message: Message, mods: Modifiers): Answer {
  const { goodwill = 0, meeting = 0 } = answer
  const factor = goodwill > 0 ? mods.attend : mods.decline
  return {
    ...answer,
    goodwill: isMeeting(message.id) ? goodwill * factor || 0 : goodwill,
    meeting: Math.round(meeting * mods.meeting),
  }
}

/** Applies an answer. `perSecond` is the current number of lines per second. */
export function answered(state: State, message: Message, answer: Answer, perSecond: number): State {
  const { seconds = 0, bugs = 0, debt = 0, goodwill = 0, boost, meeting = 0 } = answer
  const lines = Math.max(0, state.lines + seconds * perSecond)
  const gained = Math.max(0, lines - state.lines)
  const mended = Math.min(state.bugs, Math.max(0, -bugs))
  const { figures } = state
  return {
    ...state,
    lines,
    written: state.written + gained,
    bugs: Math.max(0, state.bugs + bugs),
    debt: Math.max(0, state.debt + debt),
    goodwill: Math.min(10, Math.max(0, state.goodwill + goodwill)),
    boost: boost ? { factor: boost[0], left: boost[1] } : state.boost,
    meeting: Math.max(state.meeting, meeting),
    inbox: state.inbox.filter(id => id !== message.id && byId.has(id)),
    due: answer.leadsTo ? [...state.due.filter(id => id !== answer.leadsTo), answer.leadsTo] : state.due,
    figures: {
      ...figures,
      lines: figures.lines + gained,
      bugsMade: figures.bugsMade + Math.max(0, bugs),
      bugsFixed: figures.bugsFixed + mended,
      attended: figures.attended + (meeting > 0 ? 1 : 0),
      declined: figures.declined + (isMeeting(message.id) && meeting === 0 ? 1 : 0),
    },
  }
}
