/** What was found at the outside addresses, in lines that say where each stands and what to do. */
import { type Problem, sortProblems } from "../../src/engine/problems"
import { counted } from "../../src/lib/text/counted"
import type { Address } from "./addresses"
import type { Verdict } from "./ask"
import { asked, type Found } from "./check"
import type { Known } from "./memory"

type Kind = Exclude<Verdict["is"], "there">

const heads: Readonly<Record<Kind, string>> = {
  dead: "Dead",
  moved: "Moved for good",
  down: "Without an answer today",
  refusing: "To be looked at by yourself, since robots are not answered",
}

function copyWords({ copy }: Known, href: string): string {
  if (copy === null) return "The Internet Archive has no copy"
  if (copy === undefined) return `A copy may be at https://web.archive.org/web/${href}`
  return `A copy is at ${copy}`
}

function problemOf(address: Address, known: Known): Problem {
  const { href, ...at } = address
  const { verdict } = known
  const copy = copyWords(known, href)
  switch (verdict.is) {
    case "there":
      throw new Error("What is there is no problem.")
    case "dead":
      return {
        ...at,
        what: `${href} is dead: ${verdict.why}.`,
        todo: `${copy}: link there, or take the link out.`,
      }
    case "down":
      return { ...at, what: `${href}: ${verdict.why}.`, todo: `Try again another day. ${copy}.` }
    case "refusing":
      return { ...at, what: `${href}: ${verdict.why}.`, todo: "Look yourself whether it is there." }
    case "moved":
      return verdict.front
        ? {
            ...at,
            what: `${href} leads to the front page ${verdict.to}.`,
            todo: "Look yourself where the page is now, or take the link out.",
          }
        : // What stood after the # is still wanted.
          { ...at, what: `${href} has moved.`, todo: `Write ${verdict.to}${new URL(href).hash}.` }
  }
}

/** The report's lines; an empty line before each kind. */
export function reportLines(addresses: readonly Address[], { known, remembered, offline }: Found): string[] {
  const of = (kind: Verdict["is"]) =>
    addresses.flatMap(address => {
      const found = known.get(asked(address.href))
      return found?.verdict.is === kind ? [{ address, found }] : []
    })
  const lines = (Object.keys(heads) as Kind[]).flatMap(kind => {
    const problems = sortProblems(of(kind).map(({ address, found }) => problemOf(address, found)))
    const told = problems.map(
      ({ file, line, column, what, todo }) => `${file}:${line}:${column}: ${what} ${todo}`,
    )
    return told.length > 0 ? [`${heads[kind]}:`, ...told, ""] : []
  })
  const hrefs = [...new Set(addresses.map(({ href }) => asked(href)))]
  const count = (kind: Verdict["is"]) => hrefs.filter(href => known.get(href)?.verdict.is === kind).length
  const hosts = new Set(hrefs.map(href => new URL(href).host)).size
  const unasked = hrefs.filter(href => !known.has(href)).length
  const counts = `${count("there")} there, ${count("dead")} dead, ${count("moved")} moved, ${count("down")} without an answer, ${count("refusing")} to look at`
  const summary = `${counted(hrefs.length, "outside address", "outside addresses")} on ${counted(hosts, "host")}: ${counts}.`
  const memory = remembered > 0 ? ` ${remembered} known from an earlier run: --fresh asks again.` : ""
  const gone = `There is no network: ${unasked} of ${hrefs.length} outside addresses were not asked for. Try again when there is one.`
  if (offline && unasked === hrefs.length) return [gone]
  return [...lines, ...(offline ? [gone] : []), summary + memory]
}
