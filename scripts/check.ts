/** `npm run check`: reads all content and tells every mistake in it; keeps the registry of numbers complete. */
import config from "../gatsby-config"
import type { Facts } from "../src/build/facts"
import { settleCodes } from "../src/build/gatsby/hooks"
import { formatProblem } from "../src/build/problems"
import { readSite } from "../src/build/site"

const started = performance.now()
const site = readSite(process.cwd(), config.siteMetadata as unknown as Facts)
const problems = site.problems.length > 0 ? site.problems : settleCodes(site, !process.env.CI)
for (const problem of problems) console.error(formatProblem(problem))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
if (problems.length > 0) {
  console.error(`${problems.length} mistake${problems.length === 1 ? "" : "s"} in the content.`)
  process.exit(1)
}
console.log(`${site.pages.length} pages and ${site.lists.size} lists without a mistake, in ${seconds} s.`)
const { missing, arrived, moved } = site.codes
if (missing.length + arrived.length + moved.size > 0) {
  console.log(
    `content/codes.yaml was brought up to date: ${missing.length} added, ${arrived.length} planned pages have come, ${moved.size} have moved.`,
  )
}
