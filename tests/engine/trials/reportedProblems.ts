/** Runs the check on a small site with other files in it. */
import { cpSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { checkSite } from "../../../src/engine/checkSite"
import { formatProblem } from "../../../src/engine/problems"
import { emptyBuildCache, readSite, type Site } from "../../../src/engine/site"
import { syncGenerated } from "../../../src/engine/syncGenerated"
import { facts, smallSite, write } from "../smallSite"

const base = join(__dirname, "../../fixtures/base")
const root = smallSite()
const cache = emptyBuildCache()

/** Returns the small site with these files added or replaced, and the lines that the check prints. */
export async function checked(files: Record<string, string>): Promise<{ site: Site; lines: string[] }> {
  for (const [file, text] of Object.entries(files)) write(root, file, text)
  try {
    const site = await checkSite(readSite(root, facts, { cache, engine: "x" }), cache)
    return { site, lines: syncGenerated(site, false).map(formatProblem) }
  } finally {
    for (const file of Object.keys(files)) rmSync(join(root, file))
    cpSync(join(base, "content"), join(root, "content"), { recursive: true })
  }
}

/** The lines that are told because of these files; that a new page lacks its number is none. */
export async function reportedProblems(files: Record<string, string>): Promise<string[]> {
  const { lines } = await checked(files)
  return lines.filter(line => !/The line of "[^"]*" is missing/.test(line))
}

/** The text of a file of the small site. */
export const ownFile = (file: string) => readFileSync(join(base, file), "utf8")
