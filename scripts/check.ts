/** `npm run check`: reads all content and tells every mistake in it; keeps what the engine writes there up to date. */
import config from "../gatsby-config"
import type { Facts } from "../src/engine/facts"
import { guideFile } from "../src/engine/guide"
import { checkRules } from "../src/engine/pageRules"
import { checkPictures } from "../src/engine/pictures"
import { formatProblem, sortProblems } from "../src/engine/problems"
import { settleCodes, settleGuide } from "../src/engine/settle"
import { emptyMemory, readSite } from "../src/engine/site"

/** So many mistakes are told at once: who would mend more before they look again. */
const maxTold = 200

async function check(): Promise<void> {
  const started = performance.now()
  const memory = emptyMemory()
  const read = readSite(process.cwd(), config.siteMetadata as unknown as Facts, { memory })
  const site = await checkPictures(read, memory)
  const write = !process.env.CI
  const mistakes = sortProblems([...site.problems, ...checkRules(site)])
  const sound = mistakes.length === 0
  const stale = sound && write && settleGuide(site, false).length > 0
  const problems = sound ? [...settleCodes(site, write), ...settleGuide(site, write)] : mistakes
  for (const problem of problems.slice(0, maxTold)) console.error(formatProblem(problem))
  if (problems.length > maxTold) console.error(`And ${problems.length - maxTold} more.`)
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
