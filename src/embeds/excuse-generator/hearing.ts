/** The cross-examination: questions about the culprit, and a contradicting picture for each answer. */
import { hash } from "../../lib/game/random"
import { capitalised, filled } from "./grammar"
import type { Excuse } from "./logic"

type Answer = {
  says: string
  /** The next exhibit: an emoji of an object or place, and the culprit's scale in it. */
  prop: string
  scale: number
  caption: string
}

/** The questions; {that} is replaced by the culprit. */
const questions: readonly { asks: string; answers: readonly [Answer, Answer] }[] = [
  {
    asks: "Where {is/are} {that} now?",
    answers: [
      { says: "Far away.", prop: "🪟", scale: 0.6, caption: "behind you" },
      { says: "Right here.", prop: "🏝️", scale: 0.6, caption: "on holiday, an hour ago" },
    ],
  },
  {
    asks: "How long have you known {that}?",
    answers: [
      { says: "Since today.", prop: "💞", scale: 0.7, caption: "with you, in 1998" },
      { says: "For years.", prop: "📦", scale: 0.5, caption: "unopened, with the receipt" },
    ],
  },
  {
    asks: "How large {is/are} {that}?",
    answers: [
      { says: "Very large.", prop: "🔬", scale: 0.25, caption: "under the microscope" },
      { says: "Quite small.", prop: "🏙️", scale: 1.2, caption: "over Tampere" },
    ],
  },
  {
    asks: "{is/are} {that} sorry?",
    answers: [
      { says: "Very.", prop: "🪩", scale: 0.7, caption: "dancing, last night" },
      { says: "Not at all.", prop: "💐", scale: 0.7, caption: "with flowers, for me" },
    ],
  },
  {
    asks: "Who else has seen {that}?",
    answers: [
      { says: "No one.", prop: "🏟️", scale: 0.5, caption: "sold out, both nights" },
      { says: "Everybody.", prop: "🙈", scale: 0.4, caption: "and your witness" },
    ],
  },
]

/** The number of questions in a hearing. */
export const maxAnswers = 3

export type Hearing = {
  /** The current question. */
  asks: string
  /** The possible answers; empty when the hearing is over. */
  answers: readonly string[]
  /** The picture that contradicts the last answer; null before the first. */
  exhibit: (Answer & { letter: string }) | null
  /** The remaining believability in per cent, 1 to 99. */
  percent: number
}

/** Returns the state of a hearing after the given answers, each 0 or 1. The questions depend on the excuse only. */
export function hearingOf(excuse: Excuse, given: readonly number[]): Hearing {
  const { who, as } = excuse.culprit
  const start = hash(excuse.text) % questions.length
  const at = (turn: number) => questions[(start + turn) % questions.length]
  const next = () => ""
  // Seen from the examiner: "my" becomes "your", and "a" or "an" becomes "that".
  const that = who.replace(/\bmy\b/g, "your").replace(/^an? /, "that ")
  const now = given.length < maxAnswers ? at(given.length) : undefined
  const last = at(given.length - 1)?.answers[given.at(-1) === 1 ? 1 : 0]
  return {
    asks: now
      ? capitalised(filled(now.asks, { actor: { as }, that, next }))
      : "Enough. I was not here either.",
    answers: now?.answers.map(({ says }) => says) ?? [],
    exhibit: given.length > 0 && last ? { ...last, letter: String.fromCharCode(65 + given.length) } : null,
    percent: Math.max(1, Math.floor(excuse.percent * 0.4 ** given.length)),
  }
}
