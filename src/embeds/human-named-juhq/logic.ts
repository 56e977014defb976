/** How far a name is from juhq, letter by letter, and which way the scales go. */
import { trimmed } from "../../lib/text/blank"
import type { Exhibit } from "./schema"

export const sought = "juhq"

/** How many letters of a name are compared. */
export const maxLetters = 40

/** A name as it is compared: without capitals and spaces at its ends. */
export function foldedName(name: string): string {
  return [...trimmed(name.normalize("NFC")).toLowerCase()].slice(0, maxLetters).join("")
}

/** What is done with a letter on the way from one name to another; what isn't there is "". */
export type Step = { from: string; to: string; does: "keep" | "change" | "add" | "drop" }

/**
 * The steps from one text to another with the fewest letters changed, added or dropped: the Levenshtein distance of 1965
 * by the table of Wagner and Fischer, with the way back through it.
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

/** How near a name is to juhq: its steps, their number, and the likeness in whole percent. */
export function likeness(name: string): { steps: Step[]; distance: number; percent: number } {
  const text = foldedName(name)
  const steps = stepsBetween(text, sought)
  const distance = steps.filter(({ does }) => does !== "keep").length
  const longest = Math.max([...text].length, sought.length)
  return { steps, distance, percent: Math.round(100 * (1 - distance / longest)) }
}

/** What is said of a name. */
export function finding(name: string): string {
  const { distance, percent } = likeness(name)
  const text = foldedName(name)
  if (text === "") return "Without a name: four letters short, but a beginning."
  if (distance === 0) return "STAY WHERE YOU ARE. Somebody is coming down with a form."
  if (text === "juha") return "One letter. That close, every morning, and never a call."
  if (distance === 1) return "One letter away. You could have that changed over lunch."
  if (percent >= 50) return "A cousin, on the side that doesn't write."
  if (percent >= 25) return "There is something about the ears."
  return "Not juhq. You may put your hands down."
}

/** Grams on one side. */
export function grams(exhibits: readonly Exhibit[], side: Exhibit["side"]): number {
  return exhibits.reduce((sum, each) => sum + (each.side === side ? each.weight : 0), 0)
}

/** How far the beam leans, in degrees, at most 12: below 0 where the left side, for, is heavier. */
export function leaning(exhibits: readonly Exhibit[]): number {
  const heavier = grams(exhibits, "against") - grams(exhibits, "for")
  return Math.max(-12, Math.min(12, heavier * 2))
}

/** What the scales say. */
export function verdict(exhibits: readonly Exhibit[], all: number): string {
  const [left, right] = [grams(exhibits, "for"), grams(exhibits, "against")]
  if (exhibits.length === 0) return "No evidence at all. That is how it began."
  if (left === right && exhibits.length === all)
    return `${left} grams to ${right}. With everything considered, he half exists.`
  if (left === right) return `${left} grams to ${right}. There is a human, or there is a q.`
  if (left > right) return `${left} grams to ${right}: there is a human named juhq.`
  return `${left} grams to ${right}: there is none. Please tell him gently.`
}

/** How many juhqs the act asks for before a name that looks like this may be approved. */
export const needed = 5

/** What the census says after it was signed by so many juhqs here. */
export function censusText(signed: number): string {
  if (signed === 0) return `Humans named juhq: 0 of the ${needed} that the law would like to see.`
  if (signed < needed) return `Humans named juhq: ${signed} of ${needed}. The handwriting is familiar.`
  return "Five of five, all of them you. The name is approved; the person is pending."
}
