import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { checkSite } from "../../src/engine/checkSite"
import { formatProblem } from "../../src/engine/problems"
import { emptyBuildCache, readSite } from "../../src/engine/site"
import { syncGenerated } from "../../src/engine/syncGenerated"
import { facts, overlay, smallSite } from "./smallSite"

const folder = join(__dirname, "../fixtures/broken")

/** Returns the output of the check on a site without a committed registry. */
async function printed(root: string): Promise<string> {
  const cache = emptyBuildCache()
  const site = await checkSite(readSite(root, facts, { cache }), cache)
  return syncGenerated(site, false)
    .map(problem => `${formatProblem(problem)}\n`)
    .join("")
}

describe("what the check says of broken content", () => {
  it("is nothing where nothing is broken", async () => {
    expect(await printed(smallSite())).toBe("")
  })

  it.each(readdirSync(folder))("is the file, the place, what is wrong and what to do: %s", async name => {
    const root = smallSite()
    overlay(root, join(folder, name))
    expect(await printed(root)).toBe(readFileSync(join(folder, name, "expected.txt"), "utf8"))
  })
})
