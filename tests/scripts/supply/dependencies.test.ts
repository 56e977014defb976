import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import packageJson from "../../../package.json"
import { lockOf } from "../../../scripts/supply/lock"

const root = join(__dirname, "../../..")
const reasons = parse(readFileSync(join(root, "supply/dependencies.yaml"), "utf8")) as Record<
  string,
  Record<string, string>
>
const kinds = ["dependencies", "devDependencies"] as const
const all: Record<string, string> = { ...packageJson.dependencies, ...packageJson.devDependencies }

const isStandIn = (name: string) => all[name]?.startsWith("file:") ?? false
const packagesOf = (kind: (typeof kinds)[number]) =>
  Object.keys(packageJson[kind]).filter(name => !isStandIn(name))

/** Every text of the repository in which a package can be used; content and what lists packages is none. */
const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter(
    file => /^(src|scripts|supply|tests|\.storybook|[^/]+$)/.test(file) && /\.(tsx?|[cm]?js|css)$/.test(file),
  )
  .filter(file => !file.startsWith("tests/scripts/supply/") && existsSync(join(root, file)))
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

/** Holds that a section of dependencies.yaml has a line for each of these packages, in the order of their names. */
function expectReasons(section: string, names: string[]): void {
  const lines = reasons[section] ?? {}
  expect(Object.keys(lines)).toEqual(names.sort((a, b) => plain(a).localeCompare(plain(b), "en")))
  const long = Object.values(lines).filter(reason => reason.length > 120 || !/^[A-Z].*\.$/.test(reason))
  expect(long).toEqual([])
}

describe.each(kinds)("the %s of package.json", kind => {
  it("are each justified in a line, in the order of their names", () => {
    expectReasons(kind, packagesOf(kind))
  })

  it("are each of one version alone", () => {
    expect(packagesOf(kind).filter(name => !/^\d+\.\d+\.\d+$/.test(all[name] ?? ""))).toEqual([])
  })

  it("are each used, by us or by who asks for it", () => {
    const idle = packagesOf(kind).filter(name => !isUsed(name) && !(asked[name] && asked[name] in all))
    expect(idle).toEqual([])
  })
})

describe("the stand-ins", () => {
  const names = Object.keys(all).filter(isStandIn)

  it("are each justified in a line, in the order of their names", () => {
    expectReasons("standIns", names)
  })

  it("are each in the place of the package wherever it is asked for, and each of them is", () => {
    const overrides: Record<string, unknown> = packageJson.overrides
    expect(names.filter(name => overrides[name] !== `$${name}`)).toEqual([])
    const installed = new Set(lockOf(root).map(({ name }) => name))
    expect(names.filter(name => installed.has(name))).toEqual([])
    const folders = [...new Set(names.map(name => all[name]?.replace("file:supply/stand-ins/", "")))]
    expect(folders.sort()).toEqual(readdirSync(join(root, "supply/stand-ins")).sort())
  })
})

/** What `npm ci` may install; when the limit was set there were 1344 packages. */
const limit = 1350

it("the packages that are installed are not more than they were", () => {
  const count = lockOf(root).filter(({ place }) => existsSync(join(root, place))).length
  const advice =
    count > limit
      ? `${count} packages are installed, and ${limit} is the limit. Take a package with fewer of its own; have what ` +
        "nobody runs replaced, as supply/README.md says; or raise the limit in this test, and say why."
      : ""
  expect(advice).toBe("")
})

const plain = (name: string) => name.replace("@", " ")
