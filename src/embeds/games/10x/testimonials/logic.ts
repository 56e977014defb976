/** Chooses the testimonials of a career: each colleague's first quote that fits its numbers. */

import { pluralise } from "../../../../lib/text/pluralise"
import type { Career } from "../career"
import type { Colleague, FigureKey, Quote } from "./schema"

export type Figures = Record<FigureKey, number>

function percent(part: number, rest: number): number {
  return part + rest > 0 ? Math.round((100 * part) / (part + rest)) : 0
}

/** Returns the numbers of a career with derived percentages; 0 where the total is 0. */
export function figuresOf(career: Career): Figures {
  const { attended, left, shipped, fixed, awayMinutes, minutes } = career
  return {
    ...career,
    leftPercent: percent(left, attended),
    shippedPercent: percent(shipped, fixed),
    awayPercent: percent(awayMinutes, minutes - awayMinutes),
  }
}

/** Returns whether the career is within a quote's bounds. */
export function fits({ when = {} }: Quote, figures: Figures): boolean {
  return Object.entries(when).every(([key, bounds]) => {
    const figure = figures[key as FigureKey]
    return figure >= (bounds?.least ?? 0) && figure <= (bounds?.most ?? Infinity)
  })
}

/** Replaces {placeholders} in a text with the career's numbers; unknown ones stay. */
export function filled(text: string, figures: Figures): string {
  return text.replace(/\{(\w+)\}/g, (all, key: string) =>
    Object.hasOwn(figures, key) ? figures[key as FigureKey].toLocaleString("en-GB") : all,
  )
}

/**
 * Returns a colleague's testimonial, or the text for a visitor who has not played. Whoever is asked again, from 1, says
 * the next that fits, and in the end begins anew.
 */
export function wordsOf({ says, unplayed }: Colleague, career: Career | null, asked = 1): string {
  if (!career) return unplayed
  const figures = figuresOf(career)
  const quotes = says.filter(each => fits(each, figures))
  const quote = quotes[Math.max(0, asked - 1) % Math.max(1, quotes.length)]
  return quote ? filled(quote.text, figures) : unplayed
}

/** The colleagues who were blamed for the fire, by the number of a career: their places in the photograph are empty. */
const gone: Record<number, string> = { 2: "Onni", 3: "The rubber duck", 4: "The language model" }

export function isGone(who: string, career: Career | null): boolean {
  return career !== null && gone[career.blamed] === who
}

/**
 * Returns the visitor's own words on the empty chair, by the number of times each colleague was asked, and by the
 * number of times in a row the visitor has sat down (from 1).
 */
export function ofYourself(colleagues: readonly Colleague[], asked: readonly number[], sat: number): string {
  const names = colleagues.map(({ who }) => who)
  const left = names.filter((_, i) => (asked[i] ?? 0) === 0)
  const maxAsked = Math.max(...asked)
  const favourite = names[asked.indexOf(maxAsked)] ?? ""
  if (sat > 2) return `I have now said it ${sat} times. Nobody can say that I don’t communicate.`
  if (sat > 1) return "I would like to repeat what I said. Heads are already turned."
  if (left.length >= names.length - 1) {
    return `I took the chair after asking ${favourite} alone. I decide on data, and one is data.`
  }
  if (left.length > 0) {
    return `I asked ${names.length - left.length} of ${names.length} what they think of me. I did not ask ${left[0]}, who is looking at me now.`
  }
  if (maxAsked > 1)
    return `I asked all ${names.length}, and ${favourite} ${maxAsked} times, until it was nicer. It was not nicer.`
  return `I asked all ${names.length} and interrupted none of them. That is a lie, but there are no witnesses on this side of the desk.`
}

/** Summarises a career in a sentence. */
export function summary(career: Career): string {
  const { tenths, attended, left } = career
  const meetings = `${pluralise(attended + left, "meeting")}${left > 0 ? `, ${left} left by the window` : ""}`
  return `a ${(tenths / 10).toFixed(1)}x developer: ${meetings}.`
}

/** Returns all testimonials as plain text to copy. */
export function asText(colleagues: readonly Colleague[], career: Career | null): string {
  return colleagues
    .map(colleague => `"${wordsOf(colleague, career)}"\n${colleague.who}, ${colleague.role}`)
    .join("\n\n")
}
