/** The family between a name and juhq: every generation back, one letter is another. */
import { hash } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import { stepsBetween } from "./steps"
import { storyOf, tradeIn } from "./stories"

export const sought = "juhq"

/** The maximum number of letters of a name. */
export const maxLetters = 14

/** Normalises a name for comparison: lower case, trimmed, NFC, letters alone. */
export function foldedName(name: string): string {
  return [
    ...trimmed(name.normalize("NFC"))
      .toLowerCase()
      .replace(/[^\p{L}]/gu, ""),
  ]
    .slice(0, maxLetters)
    .join("")
}

export type Relative = {
  name: string
  /** The year of birth; null for the visitor. */
  year: number | null
  trade: string
  /** The reason for the change of the letter. */
  story: string
  /** The seed of the face: the last of the family has the face of the first. */
  face: string
}

/** Writes a name with a capital, except juhq. */
const written = (name: string) =>
  name === sought ? name : name.charAt(0).toLocaleUpperCase("en") + name.slice(1)

/** The year of birth one generation back, and the time between two generations at least. */
const parentsYear = 1961
const generationYears = 26

/** Returns the family from a name back to juhq, the name's bearer first. */
export function familyOf(name: string): Relative[] {
  const start = foldedName(name)
  const steps = stepsBetween(start, sought)
  const edits = steps.flatMap((step, index) => (step.does === "keep" ? [] : [{ step, index }]))
  const trades = new Set<string>()
  let year = parentsYear + generationYears
  const older = edits.map(({ step, index: edited }, i): Relative => {
    const later = steps.map((each, index) => (index <= edited ? each.to : each.from)).join("")
    year -= generationYears + (hash(later + i) % 11)
    const trade = tradeIn(year, hash(start + later), trades)
    trades.add(trade)
    return {
      name: written(later) || "Nobody",
      year,
      trade,
      story: storyOf(step, hash(later + step.to)),
      face: i === edits.length - 1 ? start : later + i,
    }
  })
  return [{ name: written(start), year: null, trade: "That's you", story: "", face: start }, ...older]
}

/** Describes a name and its distance from juhq. */
export function introduction(name: string): string {
  const start = foldedName(name)
  const generations = familyOf(name).length - 1
  if (start === "") return "Nobody, at present. Write a name."
  if (generations === 0) return "STAY WHERE YOU ARE. Somebody is coming down with a form."
  if (generations === 1) return "Your own parent is called juhq. You could have asked."
  return `juhq is ${generations} generations up. Press the relatives.`
}
