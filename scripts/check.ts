/**
 * `npm run check`: reads all content and tells every mistake in it, then hints on matters of taste, which fail nothing;
 * keeps what the engine writes in content/ up to date. `--hints` tells all of the hints.
 */
import config from "../gatsby-config"
import { checkSite } from "../src/engine/checkSite"
import type { Facts } from "../src/engine/facts"
import { guideFile } from "../src/engine/guide"
import { hintsOf } from "../src/engine/hints"
import { formatProblem, type Problem } from "../src/engine/problems"
import { settle, settleGuide } from "../src/engine/settle"
import { emptyMemory, readSite } from "../src/engine/site"

/** The most mistakes that are told at once: whoever mends more looks again first. */
const maxMistakes = 200

/** The most hints that are told unless all are asked for. */
const maxHints = 10

function tell(problems: readonly Problem[], max: number, start: string, rest: string): void {
  for (const problem of problems.slice(0, max)) console.error(start + formatProblem(problem))
  if (problems.length > max) console.error(`${start}${rest.replace("N", String(problems.length - max))}`)
}

async function check(): Promise<void> {
  const started = performance.now()
  const memory = emptyMemory()
  const { siteMetadata, pathPrefix } = config
  const facts = { ...siteMetadata, ...(pathPrefix && { pathPrefix }) } as unknown as Facts
  const read = readSite(process.cwd(), facts, { memory })
  const site = await checkSite(read, memory)
  const write = !process.env.CI
  const stale = write && site.problems.length === 0 && settleGuide(site, false).length > 0
  const problems = settle(site, write)
  tell(problems, maxMistakes, "", "And N more.")
  const all = process.argv.includes("--hints")
  tell(
    hintsOf(site),
    all ? Infinity : maxHints,
    "hint: ",
    'And N more. Run "npm run check -- --hints" for all.',
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (problems.length > 0) {
    console.error(`${problems.length} mistake${problems.length === 1 ? "" : "s"} in the content.`)
    process.exit(1)
  }
  console.log(`${site.pages.length} pages and ${site.lists.size} lists without a mistake, in ${seconds} s.`)
  const { missing, arrived, moved, dropped } = site.codes
  const changes = [
    `${missing.length} added`,
    `${arrived.length} planned pages have come`,
    `${moved.size} have moved`,
    `${dropped.length} given back`,
  ].filter(change => !change.startsWith("0 "))
  if (changes.length > 0) console.log(`content/codes.yaml was brought up to date: ${changes.join(", ")}.`)
  if (stale) console.log(`The table of components in ${guideFile} was brought up to date.`)
}

void check()
