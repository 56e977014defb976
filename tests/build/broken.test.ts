/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { settleCodes } from "../../src/build/gatsby/hooks"
import { formatProblem } from "../../src/build/problems"
import { readSite } from "../../src/build/site"
import { facts, overlay, smallSite } from "./smallSite"

const folder = join(__dirname, "../fixtures/broken")

/** What the check prints where nobody would commit the registry. */
function printed(root: string): string {
  const site = readSite(root, facts)
  const problems = site.problems.length > 0 ? site.problems : settleCodes(site, false)
  return problems.map(problem => `${formatProblem(problem)}\n`).join("")
}

describe("what the check says of broken content", () => {
  it("is nothing where nothing is broken", () => {
    expect(printed(smallSite())).toBe("")
  })

  it.each(readdirSync(folder))("is the file, the place, what is wrong and what to do: %s", name => {
    const root = smallSite()
    overlay(root, join(folder, name))
    expect(printed(root)).toBe(readFileSync(join(folder, name, "expected.txt"), "utf8"))
  })
})
