import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import packageJson from "../../../package.json"

const root = join(__dirname, "../../..")
const reasons = parse(readFileSync(join(root, "supply/dependencies.yaml"), "utf8")) as Record<
  string,
  Record<string, string>
>
const kinds = ["dependencies", "devDependencies"] as const
const all = { ...packageJson.dependencies, ...packageJson.devDependencies }

/** Every text of the repository in which a package can be used; content and what lists packages is none. */
const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter(file => /^(src|scripts|tests|\.storybook|[^/]+$)/.test(file) && /\.(tsx?|mjs|cjs|css)$/.test(file))
  .filter(file => !file.startsWith("tests/scripts/supply/"))
  .map(file => readFileSync(join(root, file), "utf8"))
  .join("\n")

/** What is used by another package that asks for it by name, and the command or tool that is the use. */
const asked: Record<string, string> = {
  "@swc/core": "@swc/jest",
  "@testing-library/dom": "@testing-library/react",
  "@types/jest": "jest",
  "@types/node": "typescript",
  "@types/react": "react",
  "@types/react-dom": "react-dom",
  "@types/topojson-specification": "@types/topojson-client",
  "@types/youtube-player": "react-youtube",
  "@storybook/react-vite": "storybook",
  "jest-environment-jsdom": "jest",
  vite: "@storybook/react-vite",
}

/** Whether a package stands in quotes somewhere, alone or before a path, or is a command of package.json. */
function isUsed(name: string): boolean {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  if (new RegExp(`["'\`](?:[^"'\`]*node_modules/)?${word}["'\`/]`).test(sources)) return true
  const types = /^@types\/(.+)$/.exec(name)?.[1]
  if (types) return new RegExp(`["']${types}["'/]`).test(sources)
  return Object.values(packageJson.scripts).some(script => script.split(/\s+/).includes(name))
}

describe.each(kinds)("the %s of package.json", kind => {
  it("are each justified in a line, in the order of their names", () => {
    expect(Object.keys(reasons[kind] ?? {})).toEqual(
      Object.keys(packageJson[kind]).sort((a, b) => plain(a).localeCompare(plain(b), "en")),
    )
    const long = Object.values(reasons[kind] ?? {}).filter(
      reason => reason.length > 120 || !/^[A-Z].*\.$/.test(reason),
    )
    expect(long).toEqual([])
  })

  it("are each of one version alone", () => {
    expect(Object.values(packageJson[kind]).filter(version => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it("are each used, by us or by who asks for it", () => {
    const idle = Object.keys(packageJson[kind]).filter(
      name => !isUsed(name) && !(asked[name] && asked[name] in all),
    )
    expect(idle).toEqual([])
  })
})

const plain = (name: string) => name.replace("@", " ")
