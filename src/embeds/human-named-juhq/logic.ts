/** The family between a name and juhq: every generation back, one letter is another. */
import { hash } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
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

/** One edit on the way from one name to another; an absent letter is "". */
export type Step = { from: string; to: string; does: "keep" | "change" | "add" | "drop" }

/**
 * Returns the shortest sequence of edits between two texts: the Levenshtein distance (1965) by the Wagner-Fischer
 * table, with the path traced back.
 */
export function stepsBetween(from: string, to: string): Step[] {
  const [a, b] = [[...from], [...to]]
  const width = b.length + 1
  const cost = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => cost[i * width + j] ?? 0
  for (let i = 0; i <= a.length; i++)
    for (let j = 0; j <= b.length; j++) {
      const change = i > 0 && j > 0 ? at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1) : Infinity
      const drop = i > 0 ? at(i - 1, j) + 1 : Infinity
      const add = j > 0 ? at(i, j - 1) + 1 : Infinity
      cost[i * width + j] = i + j === 0 ? 0 : Math.min(change, drop, add)
    }
  const steps: Step[] = []
  for (let i = a.length, j = b.length; i + j > 0; ) {
    const [x, y] = [a[i - 1] ?? "", b[j - 1] ?? ""]
    if (i > 0 && j > 0 && at(i, j) === at(i - 1, j - 1) + (x === y ? 0 : 1)) {
      steps.unshift({ from: x, to: y, does: x === y ? "keep" : "change" })
      i--
      j--
    } else if (i > 0 && at(i, j) === at(i - 1, j) + 1) {
      steps.unshift({ from: x, to: "", does: "drop" })
      i--
    } else {
      steps.unshift({ from: "", to: y, does: "add" })
      j--
    }
  }
  return steps
}

export type Relative = {
  name: string
  /** The year of birth; null for the visitor. */
  year: number | null
  trade: string
  /** How the children came to another letter. */
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
