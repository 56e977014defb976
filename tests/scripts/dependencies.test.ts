import { readFileSync } from "node:fs"
import { join } from "node:path"
import packageJson from "../../package.json"

const document = readFileSync(join(__dirname, "../../docs/dependencies.md"), "utf8")

/** Returns the names in the first column of a section's table. */
function namesIn(section: string): string[] {
  const text = document.split(`## ${section}\n`)[1]?.split("\n## ")[0] ?? ""
  return [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = ""]) => name)
}

describe("docs/dependencies.md", () => {
  it.each([
    ["The site and its build", packageJson.dependencies],
    ["Development, tests and the desk", packageJson.devDependencies],
    ["Overrides", packageJson.overrides],
  ])("has a line for each package of: %s", (section, packages) => {
    expect(namesIn(section).sort()).toEqual(Object.keys(packages).sort())
  })
})

describe("package.json", () => {
  it("pins each package to one version", () => {
    const versions = Object.values({ ...packageJson.dependencies, ...packageJson.devDependencies })
    expect(versions.filter(version => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})
