import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import packageJson from "../../package.json"

const root = process.cwd()

/**
 * Finds the paths and scripts of the repository that a document names in code: words that begin with a top folder, and
 * scripts.
 */
function namedIn(document: string) {
  const text = readFileSync(join(root, document), "utf8")
  const code = [...text.matchAll(/```\w*\n([\s\S]*?)```|`([^`]+)`|\]\(([^)]+)\)/g)].map(match =>
    match.slice(1).join(""),
  )
  const found = (pattern: RegExp) =>
    code.flatMap(part => [...part.matchAll(pattern)].map(([, name = ""]) => name))
  return {
    paths: found(
      /(?:^|[\s(])((?:src|content|static|scripts|tests|publishing|docs|\.storybook)\/[\w./[\]-]*)/g,
    ),
    scripts: found(/npm run ([\w:]+)/g),
  }
}

describe.each([
  "README.md",
  "content/README.md",
  "CONTRIBUTING.md",
  "docs/architecture.md",
  "docs/commands.md",
  "docs/dependencies.md",
  "publishing/README.md",
])("%s", document => {
  const { paths, scripts } = namedIn(document)

  it("names files and folders that are there", () => {
    expect(paths.length).toBeGreaterThan(0)
    // The guide's own examples are about pages that are not there: for them their folder counts.
    const isExample = (path: string) =>
      /^content\/((?!data\/).*\b(tea|sauna|my-\w+)|data\/saunas)\./.test(path)
    const missing = paths.filter(path => !existsSync(join(root, isExample(path) ? dirname(path) : path)))
    expect(missing).toEqual([])
  })

  it("names scripts that package.json has", () => {
    expect(scripts.filter(name => !(name in packageJson.scripts))).toEqual([])
  })
})

it("has every command in docs/commands.md, and a README that is read in three minutes", () => {
  const commands = readFileSync(join(root, "docs/commands.md"), "utf8")
  // npm runs it by itself.
  const { prepare: _, ...scripts } = packageJson.scripts
  const called = (name: string) => (/^(start|test)$/.test(name) ? `\`npm ${name}` : `\`npm run ${name}`)
  const missing = Object.keys(scripts).filter(name => !new RegExp(`${called(name)}[\` ]`).test(commands))
  expect(missing).toEqual([])
  expect(readFileSync(join(root, "README.md"), "utf8").split("\n").length).toBeLessThanOrEqual(80)
})
