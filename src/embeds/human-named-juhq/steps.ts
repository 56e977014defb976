/** The shortest way from one name to another, letter by letter. */

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
