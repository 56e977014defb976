/** The pages of the diary, the redacted secret, and the visitor's traces on the site. */

import { trimmed } from "../../lib/text/blank"
import { pluralise } from "../../lib/text/pluralise"

/** The number of pages; the last one is about the visitor. */
export const lastPage = 10

/** The first page behind the lock. */
export const lockedFrom = 8

export const pages: readonly { name: string; remark: string }[] = [
  { name: "By the lift", remark: "We have met by the lift. You seem nice. I hide nothing from lifts." },
  { name: "Small talk", remark: "You asked how I was, and then you waited for the answer. So:" },
  { name: "Colleagues", remark: "You know now where I keep the biscuits." },
  { name: "Friends", remark: "You have seen me eat." },
  { name: "At home", remark: "You have been in the kitchen, so it's too late anyway." },
  { name: "Money", remark: "You know everything else already." },
  { name: "The body", remark: "I'd like the light off for this one." },
  { name: "Regrets", remark: "Yours is safe with me. I'll never know what it was." },
  { name: "03:12", remark: "Written in the dark, with what turned out to be a candle." },
  { name: "You", remark: "The most personal links I have aren't mine." },
]

const lockWords = [
  "Somebody has drawn a heart on this page, and locked it.",
  "It doesn't budge.",
  "You could go back and read about biscuits.",
  "It is a small lock, but it means it.",
]

/** Describes the lock after some pulls at the pages behind it. */
export function pullText(pulls: number): string {
  return lockWords[Math.min(pulls, lockWords.length - 1)] ?? ""
}

/** Reduces a secret to the lengths of its words: at most 40 words of at most 14 letters. */
export function blotted(secret: string): number[] {
  return trimmed(secret)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 40)
    .map(word => Math.min(14, [...word].length))
}

export type Trace = { path: string; title: string; letters: number }

/**
 * Groups the entries in storage by the page whose path is (or begins) their key, most letters first. Entries of the
 * whole site are left out.
 */
export function tracesOf(
  entries: readonly { key: string; raw: string }[],
  all: readonly { path: string; title: string }[],
): Trace[] {
  const found = new Map<string, Trace>()
  for (const { key, raw } of entries) {
    const owner = all
      .filter(({ path }) => path !== "/" && (`/${key}` === path || `/${key}`.startsWith(`${path}/`)))
      .sort((a, b) => b.path.length - a.path.length)[0]
    if (!owner) continue
    const letters = (found.get(owner.path)?.letters ?? 0) + raw.length
    found.set(owner.path, { path: owner.path, title: owner.title, letters })
  }
  return [...found.values()].sort((a, b) => b.letters - a.letters || (a.path < b.path ? -1 : 1))
}

/** The traces of a secret: the lengths of its words, and the number of letters deleted while it was written. */
export type Secret = { lengths: number[]; erased: number }

/** Returns what the diary has noticed about its reader. `retreats` is how often the reader turned a page back. */
export function observations({ lengths, erased }: Secret, retreats: number): string[] {
  const longest = Math.max(...lengths)
  return [
    lengths.length === 1
      ? `Your secret is one word of ${pluralise(longest, "letter")}. I have a guess.`
      : `Your secret has ${pluralise(lengths.length, "word")}. The longest has ${pluralise(longest, "letter")}, and I have a guess.`,
    erased > 0
      ? `You crossed out ${pluralise(erased, "letter")} on the way.`
      : "You crossed nothing out. You have told it before.",
    retreats === 0
      ? "You never once turned back."
      : `You turned back ${retreats === 1 ? "once" : `${retreats} times`}.`,
  ]
}
