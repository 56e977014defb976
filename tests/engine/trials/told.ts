/** What `npm run check` tells of a small site with other files in it, without what it tells of the site by itself. */
import { cpSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { checkRules } from "../../../src/engine/pageRules"
import { checkPictures } from "../../../src/engine/pictures"
import { formatProblem, sortProblems } from "../../../src/engine/problems"
import { settleCodes } from "../../../src/engine/settle"
import { emptyMemory, readSite, type Site } from "../../../src/engine/site"
import { facts, smallSite, write } from "../smallSite"

const base = join(__dirname, "../../fixtures/base")
const root = smallSite()
const memory = emptyMemory()

/** The small site with these files more, or in place of its own, and what the check tells of it. */
export async function checked(files: Record<string, string>): Promise<{ site: Site; lines: string[] }> {
  for (const [file, text] of Object.entries(files)) write(root, file, text)
  try {
    const site = await checkPictures(readSite(root, facts, { memory, engine: "x" }), memory)
    const told = sortProblems([...site.problems, ...checkRules(site)])
    const problems = site.problems.length > 0 ? told : [...told, ...settleCodes(site, false)]
    return { site, lines: problems.map(formatProblem) }
  } finally {
    for (const file of Object.keys(files)) rmSync(join(root, file))
    cpSync(join(base, "content"), join(root, "content"), { recursive: true })
  }
}

/** What is told of the small site as it is: it is too short for some rules. */
let own: Promise<ReadonlySet<string>> | undefined

/** The lines that are told because of these files; that a new page lacks its number is none. */
export async function told(files: Record<string, string>): Promise<string[]> {
  own ??= checked({}).then(({ lines }) => new Set(lines))
  const known = await own
  const { lines } = await checked(files)
  return lines.filter(line => !known.has(line) && !/The line of "[^"]*" is missing/.test(line))
}

/** The text of a file of the small site. */
export const ownFile = (file: string) => readFileSync(join(base, file), "utf8")
