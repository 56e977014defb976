/**
 * Answers any question that begins with "Should I", deterministically, and detects questions that need a person
 * instead of a joke.
 */

import { hash } from "../../lib/game/random"
import { trimmed, withoutUnseen } from "../../lib/text/blank"
import type { Reasons } from "./schema"

export type Answer = "yes" | "no"

/** An answer with its reasons, the most relevant first. */
export type Verdict = { answer: Answer; reasons: string[] }

/** The kind of question: none, one for a joke, or one that needs a person instead of a page. */
export type Kind = "empty" | "ordinary" | "crisis" | "doctor" | "harm"

/**
 * Normalises a question for comparison: lower case, no punctuation, single spaces, without a leading "should I" or
 * "pitäisikö minun". Questions with the same result are the same question.
 */
export function normalise(question: string): string {
  return withoutUnseen(question)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’`´]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}\p{Emoji_Presentation}]+/gu, " ")
    .trim()
    .replace(/^((so|well|but|and|please|oh) )*(should i|pitäisikö minun|pitäiskö mun)( |$)/u, "")
    .replace(/^(really|maybe|just)( |$)/u, "")
    .trim()
}

const crisis = new RegExp(
  [
    /\b(suicid|self ?harm|overdose|itsemurh|viiltel|tapa(n|ta)? itse|tappaa itse|satut\S* itse)/,
    /\b(kill|hurt|harm|cut|hang|shoot|drown|starve|poison) (myself|me)\b/,
    /\b(end my life|end it all|take my (own )?life|(want|wish) to die|stop living)\b|^die$/,
    /\bjump (off|from) (a|the|my) (bridge|roof|building|balcony|cliff)\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "u",
)
const people =
  "him|her|them|you|someone|somebody|people|everyone|everybody|my (wife|husband|partner|mother|mom|mum|father|dad|son|" +
  "daughter|brother|sister|kids?|child|children|baby|boss|neighbou?r|ex|friend|girlfriend|boyfriend|teacher|dog|cat|pet)"
const harm = new RegExp(
  `\\b(kill|murder|hurt|hit|stab|shoot|poison|beat( up)?|strangle|punch|rape|stalk|drug) (${people})\\b|` +
    "\\b(drink and drive|drunk driv|drive (home )?(drunk|after drinking)|cocaine|heroin|fentanyl|meth)",
  "u",
)
const doctor =
  /\b(medicine|medication|meds|pills?|insulin|antidepressants?|chemo\w*|surgery|abortion|chest pain|doctor|hospital|emergency room|ambulance|call (112|911))\b|\b(vaccin|lääk)/u

/** Classifies a question; only ordinary ones may be answered. */
export function kindOf(question: string): Kind {
  const asked = normalise(question)
  if (asked === "") return "empty"
  if (crisis.test(asked)) return "crisis"
  if (harm.test(asked)) return "harm"
  return doctor.test(asked) ? "doctor" : "ordinary"
}

/** Returns whether a group of reasons applies to a question with these words. */
function concerns(when: readonly string[], words: readonly string[]): boolean {
  return when.some(key =>
    key.endsWith("*") ? words.some(word => word.startsWith(key.slice(0, -1))) : words.includes(key),
  )
}

/**
 * Returns the verdict on an ordinary question, always the same for the same question. The second opinion is the
 * opposite. Reasons that were just `said` are not given again. Each reason is ranked by its own hash with the question, so that a new reason in the list changes few
 * existing answers (rendezvous hashing, Thaler and Ravishankar, 1996).
 */
export function verdict(
  question: string,
  groups: readonly Reasons[],
  opinion: "first" | "second" = "first",
  said: readonly string[] = [],
): Verdict {
  const asked = normalise(question)
  const words = asked.split(" ")
  const first: Answer = hash(`should i ${asked}`) % 2 === 0 ? "yes" : "no"
  const answer = opinion === "first" ? first : first === "yes" ? "no" : "yes"
  const drawn = (reasons: readonly string[]) =>
    reasons
      .map(reason => ({ reason, lot: hash(`${asked}\n${reason}`) }))
      .sort((a, b) => a.lot - b.lot)
      .map(({ reason }) => reason)
  const mine = groups
    .filter(group => group.answer === answer)
    .map(group => ({ ...group, reasons: group.reasons.filter(reason => !said.includes(reason)) }))
  const fitting = mine.filter(({ when }) => when && concerns(when, words)).flatMap(({ reasons }) => reasons)
  const general = mine.filter(({ when }) => !when).flatMap(({ reasons }) => reasons)
  const special = drawn(fitting).slice(0, 1)
  return { answer, reasons: [...special, ...drawn(general).slice(0, 3 - special.length)] }
}

/** Formats a question for display: "Should I buy a boat?" */
export function shown(question: string): string {
  const text = trimmed(question)
    .replace(/\s+/g, " ")
    .replace(/^((so|well|but|and|please|oh)[,\s]+)*should i\b[\s,.?!:…]*/i, "")
    .replace(/[?!.…\s]+$/, "")
  return /^pitäis/i.test(text) ? `${text}?` : `Should I ${text}?`
}

/** Adds a question to the history: newest first, no duplicates, at most ten. */
export function remember(history: readonly string[], question: string): string[] {
  const same = normalise(question)
  return [question, ...history.filter(old => normalise(old) !== same)].slice(0, 10)
}
