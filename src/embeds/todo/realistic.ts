/** Realistic mode: what doing one thing leads to. */

import { type Random, shuffle } from "../../lib/game/random"
import { changed, clean, type Item, type Step } from "./logic"
import type { Template } from "./schema"
import { inQuotes, nested } from "./sentences"

/** The thing that it all began with, short enough to be quoted. */
function short(text: string): string {
  const letters = [...text]
  return letters.length > 60 ? `${letters.slice(0, 59).join("")}…` : text
}

/** Whether a word of the text begins as one of the template's does. */
function suits({ words }: Template, text: string): boolean {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.some(word => said.some(begun => begun.startsWith(word)))
}

/**
 * Two things to do that come of doing this one, neither on the list already. Those that suit its words are taken
 * first, then those that fit anything; when the templates are used up, there is always checking it again.
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

/** How everything that is open is done, one thing after the other; `leads` says what comes of each. */
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
