/** The state of the sign-up form: the rules revealed, the current complaint, and success. */
import { type Entry, type Field, type Rule, rules } from "./rules"

/** Returns the index of the first rule an entry breaks; the number of rules if it breaks none. */
export function firstBroken(entry: Entry, past: readonly string[]): number {
  const at = rules.findIndex(rule => !rule.keeps(entry, past))
  return at < 0 ? rules.length : at
}

export type Form = {
  entry: Entry
  /** The number of rules revealed to the visitor. */
  revealed: number
  tries: number
  /** The passwords that satisfied all rules but the last. */
  past: string[]
  /** The complaint about the last try; null if there was none. */
  complaint: { field: Field; what: string } | null
  done: boolean
}

export const blank: Form = {
  entry: { username: "", password: "" },
  revealed: 0,
  tries: 0,
  past: [],
  complaint: null,
  done: false,
}

/** Submits the form: it complains about the first broken rule, and reveals the rules up to that one. */
export function submitForm(form: Form): Form {
  if (form.done) return form
  const at = firstBroken(form.entry, form.past)
  const rule = rules[at]
  const tries = form.tries + 1
  if (!rule) return { ...form, tries, revealed: rules.length, complaint: null, done: true }
  return {
    ...form,
    tries,
    revealed: Math.max(form.revealed, at + 1),
    complaint: { field: rule.field, what: rule.complaint(form.entry) },
    past: at === rules.length - 1 ? [...new Set([...form.past, form.entry.password])] : form.past,
  }
}

/** Returns the first revealed rule that the entry breaks; null if there is none. */
export function brokenRule(form: Form): Rule | null {
  return rules.slice(0, form.revealed).find(rule => !rule.keeps(form.entry, form.past)) ?? null
}

/** Returns an entry that satisfies all revealed rules; before the first try, one that does not. */
export function validEntry({ revealed, past }: Form): Entry {
  const example = (rules[revealed - 1] ?? rules[0])?.example ?? blank.entry
  return past.includes(example.password)
    ? { ...example, password: example.password.replace("34", "56") }
    : example
}

/** Returns the text to share, without anything the visitor typed. */
export function shareText(tries: number, site: string): string {
  return `I signed up at ${site} in ${tries} ${tries === 1 ? "try" : "tries"}. My username is .`
}
