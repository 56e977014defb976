/** What the check says of mutants: which of them it refuses, and whether it says so as it should. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { checkSite } from "../../src/engine/checkSite"
import type { Facts } from "../../src/engine/facts"
import { formatProblem, type Problem } from "../../src/engine/problems"
import { settleCodes } from "../../src/engine/settle"
import { emptyMemory, readSite } from "../../src/engine/site"
import { type Mutant, release, withdraw } from "./mutants"

export type Verdict = {
  /** The mutants that nothing is said against: a build has to take them. */
  passed: Mutant[]
  refused: { mutant: Mutant; told: Problem[] }[]
  /** What the check did that it never may: a place that is not in the file, a message that is none. */
  faults: string[]
}

/** So often is looked again, as one mistake may hide another. */
const mostRounds = 8

/**
 * Lets mutants loose in the site below `root`, a copy of `original`, and takes out again what is refused, until nothing
 * is: then the registry has its lines. It throws what the check throws.
 */
export async function judge(
  root: string,
  original: string,
  facts: Facts,
  all: readonly Mutant[],
): Promise<Verdict> {
  const memory = emptyMemory()
  const left = new Map(all.map(mutant => [mutant.file, mutant]))
  const refused: Verdict["refused"] = []
  const faults: string[] = []
  release(root, all)
  for (let round = 0; round < mostRounds; round++) {
    const site = await checkSite(readSite(root, facts, { memory }), memory)
    for (const problem of site.problems) {
      if (left.has(problem.file) && !isWellTold(root, problem)) faults.push(formatProblem(problem))
    }
    if (site.problems.length === 0) {
      settleCodes(site, true)
      return { passed: [...left.values()], refused, faults }
    }
    const told = new Map<string, Problem[]>()
    for (const problem of site.problems) {
      // What a list breaks may be told where the list is used.
      const page = site.pages.find(({ file }) => file === problem.file)
      const lists = (page?.data ?? []).map(name => `content/data/${name}.yaml`)
      const guilty = left.has(problem.file) ? [problem.file] : lists.filter(file => left.has(file))
      const known =
        guilty.length > 0 ? guilty : [...left.keys()].filter(file => file.startsWith("content/data/"))
      for (const file of known) told.set(file, [...(told.get(file) ?? []), problem])
    }
    if (told.size === 0) {
      faults.push(...site.problems.map(problem => `told of none of them: ${formatProblem(problem)}`))
      return { passed: [...left.values()], refused, faults }
    }
    for (const [file, problems] of told) {
      const mutant = left.get(file)
      if (mutant) refused.push({ mutant, told: problems })
      left.delete(file)
    }
    withdraw(root, original, told.keys())
  }
  faults.push(`There was something new to tell in each of ${mostRounds} rounds.`)
  return { passed: [...left.values()], refused, faults }
}

/** Whether a message has a place that is there and says what is wrong and what to do. */
function isWellTold(root: string, { file, line, column, what, todo }: Problem): boolean {
  const lines = readFileSync(join(root, file), "utf8").split(/\r\n?|\n/)
  const width = lines[line - 1]?.length
  const isThere = width !== undefined && column >= 1 && column <= width + 1
  return isThere && /[.!?]$/.test(what) && /[.!?:`}\])"]$/.test(todo.trim())
}
