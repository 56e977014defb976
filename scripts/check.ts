/**
 * `npm run check`: reports every mistake in the content, then hints on style, which don't fail the check, and updates the
 * files that the engine writes in content/. `--hints` prints all hints, and with files after it only the hints on those.
 */
import config from "../gatsby-config"
import { checkSite } from "../src/engine/checkSite"
import type { Facts } from "../src/engine/facts"
import { guideFile } from "../src/engine/guide"
import { hintsOf } from "../src/engine/hints"
import { formatProblem, type Problem } from "../src/engine/problems"
import { emptyBuildCache, readSite } from "../src/engine/site"
import { syncGenerated, syncGuide } from "../src/engine/syncGenerated"

/** Maximum number of mistakes that are printed. */
const maxMistakes = 200

/** Maximum number of hints that are printed without `--hints`. */
const maxHints = 10

/** Prints up to `max` problems; `more` is the line that counts the others, with N for their number. */
function print(problems: readonly Problem[], max: number, prefix: string, more: string): void {
  for (const problem of problems.slice(0, max)) console.error(prefix + formatProblem(problem))
  if (problems.length > max) console.error(`${prefix}${more.replace("N", String(problems.length - max))}`)
}

async function check(): Promise<void> {
  const started = performance.now()
  const cache = emptyBuildCache()
  const { siteMetadata, pathPrefix } = config
  const facts = { ...siteMetadata, ...(pathPrefix && { pathPrefix }) } as unknown as Facts
  const read = readSite(process.cwd(), facts, { cache })
  const site = await checkSite(read, cache)
  const write = !process.env.CI
  const stale = write && site.problems.length === 0 && syncGuide(site, false).length > 0
  const problems = syncGenerated(site, write)
  print(problems, maxMistakes, "", "And N more.")
  const [option, ...files] = process.argv.slice(2)
  print(
    hintsOf(site).filter(({ file }) => files.length === 0 || files.includes(file)),
    option === "--hints" ? Infinity : maxHints,
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
