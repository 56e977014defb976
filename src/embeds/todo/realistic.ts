/** Realistic mode: picks the tasks that follow from doing one. */

import { type Random, shuffle } from "../../lib/game/random"
import { changed, clean, type Item, type Step } from "./logic"
import type { Template } from "./schema"
import { inQuotes, nested } from "./sentences"

/** Shortens the original task's text to 60 code points, for quoting. */
function short(text: string): string {
  const letters = [...text]
  return letters.length > 60 ? `${letters.slice(0, 59).join("")}…` : text
}

/** Returns whether any word of the text begins with one of the template's words. */
function suits({ words }: Template, text: string): boolean {
  const textWords = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.some(word => textWords.some(begun => begun.startsWith(word)))
}

/**
 * Returns two follow-up tasks that aren't on the list yet. Templates that match its words come first, then those
 * that fit anything; when they are used up, it has to be checked again.
 */
export function twoMore(
  item: Item,
  items: readonly Item[],
  templates: readonly Template[],
  random: Random,
): string[] {
  const about = short(item.about ?? item.text)
  const known = new Set(items.map(({ text }) => text))
  const filled = (some: readonly Template[]) =>
    shuffle(
      some.flatMap(({ next }) => next),
      random,
    ).map(text => clean(text.replaceAll("{task}", () => nested(about))))
  const texts = [
    ...filled(templates.filter(template => suits(template, item.text))),
    ...filled(templates.filter(({ words }) => words.length === 0)),
  ]
  const fresh = [...new Set(texts)].filter(text => !known.has(text)).slice(0, 2)
  for (let time = 2; fresh.length < 2; time++) {
    const text = `Check ${inQuotes(about)} again, time ${time}`
    if (!known.has(text)) fresh.push(text)
  }
  return fresh
}

/** Returns the steps of doing every open task in turn; `leads` returns the follow-up tasks of each. */
export function allOf(
  items: readonly Item[],
  leads: (item: Item, items: readonly Item[]) => string[],
): Step[] {
  let now = [...items]
  return items
    .filter(({ done }) => !done)
    .map(item => {
      const step = { id: item.id, more: leads(item, now) }
      now = changed(now, { type: "toggle", ...step })
      return step
    })
}
