/** Types of inbox messages and of their two answers. */
import type { State } from "../career"

/** An answer, with its effects and the text shown after it. */
export type Answer = {
  label: string
  says: string
  /** Gained (or, if negative, lost) seconds of work at the current rate. */
  seconds?: number
  bugs?: number
  /** Change of technical debt in percentage points. */
  debt?: number
  goodwill?: number
  /** A multiplier on all lines, for a number of seconds. */
  boost?: readonly [factor: number, seconds: number]
  /** Length of the meeting that the answer starts, in seconds. */
  meeting?: number
  /** The id of a message that follows later. */
  leadsTo?: string
}

export type Message = {
  id: string
  from: string
  subject: string
  text: string
  answers: readonly [Answer, Answer]
  /** Returns whether the message can be sent in this state; no condition if omitted. */
  when?: (state: State) => boolean
}

const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`)

/** Describes an answer's effects, after the modifiers have been applied. */
export function answerText({ seconds, bugs, debt, goodwill, boost, meeting }: Answer): string {
  const parts = [
    meeting && `${meeting} s in a meeting`,
    seconds && (seconds > 0 ? `${seconds} s of work for nothing` : `costs ${-seconds} s of work`),
    boost && `work ×${boost[0]} for ${boost[1]} s`,
    bugs && `bugs ${signed(bugs)}`,
    debt && `debt ${signed(debt)}`,
    goodwill && `goodwill ${signed(goodwill)}`,
  ]
  return parts.filter(Boolean).join(", ") || "costs nothing"
}
