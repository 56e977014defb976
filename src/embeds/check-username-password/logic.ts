/** The sign-up form: what it has told, what it complains of, and whether it has given in. */
import { type Entry, type Field, type Rule, rules } from "./rules"

/** The place of the first rule that an entry breaks, counted from 0; the number of rules where it breaks none. */
export function firstBroken(entry: Entry, past: readonly string[]): number {
  const at = rules.findIndex(rule => !rule.keeps(entry, past))
  return at < 0 ? rules.length : at
}

export type Form = {
  entry: Entry
  /** How many rules the visitor has been told. */
  told: number
  tries: number
  /** The passwords that kept all the rules but the last. */
  past: string[]
  /** What the form said to the last try. */
  complaint: { field: Field; what: string } | null
  done: boolean
}

export const blank: Form = {
  entry: { username: "", password: "" },
  told: 0,
  tries: 0,
  past: [],
  complaint: null,
  done: false,
}

/** The form after a press on Sign up: it complains of the first broken rule, and tells of one that it had kept back. */
export function submitted(form: Form): Form {
  if (form.done) return form
  const at = firstBroken(form.entry, form.past)
  const rule = rules[at]
  const tries = form.tries + 1
  if (!rule) return { ...form, tries, told: rules.length, complaint: null, done: true }
  return {
    ...form,
    tries,
    told: Math.max(form.told, at + 1),
    complaint: { field: rule.field, what: rule.complaint(form.entry) },
    past: at === rules.length - 1 ? [...new Set([...form.past, form.entry.password])] : form.past,
  }
}

/** The rule that stands in the way of what is in the fields, of those the visitor has been told; null where none does. */
export function obstacle(form: Form): Rule | null {
  return rules.slice(0, form.told).find(rule => !rule.keeps(form.entry, form.past)) ?? null
}

/** An entry that keeps all the rules that the visitor has been told; for the form before the first try, a bad one. */
export function wayOut({ told, past }: Form): Entry {
  const example = (rules[told - 1] ?? rules[0])?.example ?? blank.entry
  return past.includes(example.password)
    ? { ...example, password: example.password.replace("34", "56") }
    : example
}

/** What can be shared: not a word of what was typed. */
export function boast(tries: number, site: string): string {
  return `I signed up at ${site} in ${tries} ${tries === 1 ? "try" : "tries"}. My username is .`
}
