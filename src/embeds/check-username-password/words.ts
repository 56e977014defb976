/** The sentences of the sign-up: what is announced, and the result. */
import { formatClock, formatDuration } from "../../lib/text/duration"
import { pluralise } from "../../lib/text/pluralise"
import type { Result, SignUp } from "./logic"
import { seed } from "./measures"
import { type Context, ruleOf, rules } from "./rules"

const strengths = [
  "Strength: none",
  "Strength: weak",
  "Strength: weak, but willing",
  "Strength: medium",
  "Strength: medium rare",
  "Strength: well done",
  "Strength: strong",
  "Strength: too strong",
  "Strength: like an ox",
] as const

export function strengthOf(kept: number): string {
  return strengths[Math.ceil((kept * (strengths.length - 1)) / rules.length)] ?? strengths[0]
}

/** Returns the sentence for the last meal; "" before the first. */
export function mealOf({ hamster: { bite } }: SignUp): string {
  if (!bite) return ""
  return bite.character === seed ? "Pertti ate a seed." : `Pertti ate the ${bite.character}.`
}

export const noRules = "There are no rules. Choose freely."

/** Returns what is broken, as announced: the newest rule in full, the others by their senders. */
export function problemOf(state: SignUp, context: Context): string {
  const [newest, ...others] = [...state.broken].reverse()
  if (!newest) return state.shown === 0 ? `IT: ${noRules}` : "All kept. Someone is thinking of another one."
  const { from, text } = ruleOf(newest)
  const rest = others.length > 0 ? ` Also broken: ${others.map(id => ruleOf(id).from).join(", ")}.` : ""
  return `${from}: ${text(context)}${rest}`
}

const minutes = (seconds: number) =>
  formatDuration(seconds * 1000, { from: "minute", to: seconds < 60 ? "second" : "minute", long: true })

function memoryOf(remembered: number): string {
  if (remembered === 100) return "Remembered all of it. IT would like a word."
  return remembered === 0
    ? "Remembered none of it. Normal."
    : `Remembered ${remembered}% of it. Above average.`
}

/** Returns the lines of a certificate. */
export function linesOf({ kept, seconds, eaten, worst, remembered }: Result): string[] {
  const all = kept >= rules.length
  return [
    all
      ? `Kept all ${kept} rules at once in ${minutes(seconds)}.`
      : `Kept ${pluralise(kept, "rule")} in ${minutes(seconds)}. Then there was another one.`,
    ...(remembered === null ? [] : [memoryOf(remembered)]),
    ...(eaten > 0 ? [`Pertti ate ${pluralise(eaten, "letter")}.`] : []),
    ...(worst ? [`Hardest to please: ${ruleOf(worst).from}. “${shortText(worst)}”`] : []),
  ]
}

/** Returns the text of a rule outside of any attempt. */
function shortText(id: Parameters<typeof ruleOf>[0]): string {
  const facts = {
    hasErred: false,
    hasWaited: false,
    hasPasted: false,
    hasLookedAway: false,
    favourite: "e",
    expired: "",
  }
  return (
    ruleOf(id)
      .text({ weekday: "Monday", minute: "41", visits: 1, width: 800, quietSeconds: 0, facts })
      .split(". ")[0]
      ?.replace(/\.?$/, ".") ?? ""
  )
}

export function shareText({ kept, seconds, remembered }: Result, site: string): string {
  const done = remembered === null ? "" : ` and remembered ${remembered}% of my password`
  return `I kept ${pluralise(kept, "rule")} in ${formatClock(seconds)}${done}. Signing up at ${site}:`
}
