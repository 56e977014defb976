/** `npm run test:engines`: visits every page in Firefox and WebKitGTK; `-- firefox` or `-- /age /todo` selects some. */
import { firefox } from "../tests/engines/firefox"
import { type ServedSite, serveForEngines } from "../tests/engines/site"
import type { EngineKind } from "../tests/engines/tab"
import { visit } from "../tests/engines/visit"
import { webkit } from "../tests/engines/webkit"
import { hiddenPages, sitePages } from "../tests/site/visit"
import { buildIfNeeded } from "./build"

const kinds: Record<string, EngineKind> = { firefox, webkit }

/** Number of pages between two lines of progress. */
const progressEvery = 20

type Totals = { passed: number; failed: number }

/** Visits pages in one engine and prints the faults of each. */
async function visitAll(
  name: string,
  kind: EngineKind,
  site: ServedSite,
  paths: readonly string[],
): Promise<Totals> {
  const totals = { passed: 0, failed: 0 }
  let engine = await kind.start()
  for (const [index, path] of paths.entries()) {
    if (index > 0 && index % progressEvery === 0) console.log(`${name}: ${index} of ${paths.length} pages`)
    let faults: string[]
    try {
      faults = await visit(engine.tab, site, path)
    } catch (error) {
      faults = [error instanceof Error ? error.message : String(error)]
      // The engine may have crashed: restarts it for the next page.
      await engine.close().catch(() => {})
      engine = await kind.start()
    }
    for (const fault of faults) console.error(`${name} ${path}: ${fault}`)
    totals[faults.length === 0 ? "passed" : "failed"]++
  }
  await engine.close()
  console.log(`-- ${name}: ${totals.passed} passed, ${totals.failed} failed`)
  return totals
}

async function main(args: readonly string[]): Promise<boolean> {
  const paths = args.filter(arg => arg.startsWith("/"))
  const names = args.filter(arg => !arg.startsWith("/"))
  const unknown = names.filter(name => !(name in kinds))
  if (unknown.length > 0) {
    console.error(`There is no engine ${unknown.join(", ")}. Write ${Object.keys(kinds).join(" or ")}.`)
    return false
  }
  const chosen = Object.entries(kinds).filter(([name]) => names.length === 0 || names.includes(name))
  const missing = chosen.flatMap(([, kind]) => (kind.find() ? [] : kind.packages))
  if (missing.length > 0) {
    console.error(`A program is missing. On Debian: apt-get install ${missing.join(" ")}`)
    return false
  }
  if (!(await buildIfNeeded({ quiet: true }))) return false
  const all = [...new Set([...sitePages(), ...hiddenPages()].map(({ path }) => path))]
  const site = await serveForEngines("public")
  const totals: Totals = { passed: 0, failed: 0 }
  try {
    for (const [name, kind] of chosen) {
      const { passed, failed } = await visitAll(name, kind, site, paths.length > 0 ? paths : all)
      totals.passed += passed
      totals.failed += failed
    }
  } finally {
    site.close()
  }
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed === 0
}

main(process.argv.slice(2)).then(
  passed => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
