/** The cross-examination: three questions about who did it, and for every answer a picture that says otherwise. */
import { hash } from "../../lib/game/random"
import { capitalised, filled } from "./grammar"
import type { Excuse } from "./logic"

type Answer = {
  says: string
  /** What the next exhibit shows: a thing or a place, an emoji, and how large who did it is in it. */
  prop: string
  scale: number
  caption: string
}

/** {that} stands for who did it. */
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

/** After so many answers enough has been heard. */
export const maxAnswers = 3

export type Hearing = {
  /** What is said to the one who is late. */
  asks: string
  /** What can be answered; nothing when it is over. */
  answers: readonly string[]
  /** The latest picture, which contradicts the last answer; null before the first. */
  exhibit: (Answer & { letter: string }) | null
  /** How believable it still is, 1 to 99. */
  percent: number
}

/** How the hearing stands after these answers, 0 or 1 each; an excuse always meets the same questions. */
export function hearingOf(excuse: Excuse, given: readonly number[]): Hearing {
  const { who, as } = excuse.culprit
  const start = hash(excuse.text) % questions.length
  const at = (turn: number) => questions[(start + turn) % questions.length]
  const next = () => ""
  // Who asks has none of it: what is mine to the one is yours to the other, wherever it stands.
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
