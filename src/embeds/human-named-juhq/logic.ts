/** Compares names with juhq letter by letter, and weighs the evidence. */
import { trimmed } from "../../lib/text/blank"
import type { Exhibit } from "./schema"

export const sought = "juhq"

/** The maximum number of letters of a name that are compared. */
export const maxLetters = 40

/** Normalises a name for comparison: lower case, trimmed, NFC. */
export function foldedName(name: string): string {
  return [...trimmed(name.normalize("NFC")).toLowerCase()].slice(0, maxLetters).join("")
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

/** Compares a name with juhq: the edits, their number, and the similarity in whole per cent. */
export function likeness(name: string): { steps: Step[]; distance: number; percent: number } {
  const text = foldedName(name)
  const steps = stepsBetween(text, sought)
  const distance = steps.filter(({ does }) => does !== "keep").length
  const maxLength = Math.max([...text].length, sought.length)
  return { steps, distance, percent: Math.round(100 * (1 - distance / maxLength)) }
}

/** Describes how near a name is to juhq. */
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

/** Returns the office's answer to a report of somebody as a juhq. */
export function reportText(name: string): string {
  const { percent } = likeness(name)
  const who = trimmed(name) || "Somebody without a name"
  if (percent === 100) return "A man has been sent round. Nobody was in. The bills were."
  if (percent >= 75) return `${who} is in the file, at ${percent} %. At 100 they send a man round.`
  if (percent >= 25) return `${who} is in the file, at ${percent} %, under rumours.`
  return `${who} is not one. You have been put in the file for asking.`
}

/** Returns the total weight on one side, in grams. */
export function grams(exhibits: readonly Exhibit[], side: Exhibit["side"]): number {
  return exhibits.reduce((sum, each) => sum + (each.side === side ? each.weight : 0), 0)
}

/** Returns the tilt of the beam in degrees, -12 to 12; negative if the left side (for) is heavier. */
export function leaning(exhibits: readonly Exhibit[]): number {
  const heavier = grams(exhibits, "against") - grams(exhibits, "for")
  return Math.max(-12, Math.min(12, heavier * 2))
}

/** Describes the state of the scales. */
export function verdict(exhibits: readonly Exhibit[], all: number): string {
  const [left, right] = [grams(exhibits, "for"), grams(exhibits, "against")]
  if (exhibits.length === 0) return "No evidence at all. That is how it began."
  if (left === right && exhibits.length === all)
    return `${left} grams to ${right}. With everything considered, he half exists.`
  if (left === right) return `${left} grams to ${right}. There is a human, or there is a q.`
  if (left > right) return `${left} grams to ${right}: there is a human named juhq.`
  return `${left} grams to ${right}: there is none. Please tell him gently.`
}

/** The number of bearers needed before such a name may be approved under the Names Act. */
export const needed = 5

/** Returns the text of the census after a number of signatures in this browser. */
export function censusText(signed: number): string {
  if (signed === 0) return `Humans named juhq: 0 of the ${needed} that the law would like to see.`
  if (signed < needed) return `Humans named juhq: ${signed} of ${needed}. The handwriting is familiar.`
  return "Five of five, all of them you. The name is approved; the person is pending."
}
