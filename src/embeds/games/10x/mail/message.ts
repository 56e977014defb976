/** What lies in the inbox: who writes what, and the two ways to answer. */
import type { State } from "../career"

/** An answer, what comes of it, and what is told then. */
export type Answer = {
  label: string
  says: string
  /** Seconds' worth of the present work, won or lost. */
  seconds?: number
  bugs?: number
  /** In points of per cent. */
  debt?: number
  goodwill?: number
  /** A factor on all lines, for some seconds. */
  boost?: readonly [factor: number, seconds: number]
  /** Seconds in a meeting. */
  meeting?: number
  /** The message that this answer brings, later. */
  leadsTo?: string
}

export type Message = {
  id: string
  from: string
  subject: string
  text: string
  answers: readonly [Answer, Answer]
  /** Whether it can come now; always where it is left out. */
  when?: (state: State) => boolean
}

const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`)

/** What an answer costs and brings, in words; a meeting's length and goodwill as the rules make them. */
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
