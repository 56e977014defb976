import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  isAllowed,
  licenceFaults,
  licenceRules,
  type Rules,
  thirdParty,
} from "../../../scripts/supply/licenceRules"
import { lockOf, readLock } from "../../../scripts/supply/lock"

const root = join(__dirname, "../../..")
const rules = licenceRules(root)
const packages = lockOf(root)

describe("the packages of this project", () => {
  it("have licences that are allowed", () => {
    expect(packages.length).toBeGreaterThan(500)
    expect(licenceFaults(packages, rules)).toEqual([])
  })

  it("are listed as they are; `npm run licences` writes the list", () => {
    expect(readFileSync(join(root, "supply/third-party.txt"), "utf8")).toBe(thirdParty(packages, rules))
  })

  it.each(rules.settled)("have what was read in the file of $name", ({ name, version, file, says }) => {
    const place = packages.find(each => each.name === name && each.version === version)?.place ?? ""
    // A package for another system is not installed here.
    if (!existsSync(join(root, place))) return
    const text = readFileSync(join(root, place, file), "utf8").replace(/\s+/g, " ")
    expect(text).toContain(says)
  })

  it("ask for nothing that is not installed", () => {
    const used = packages.flatMap(({ licence }) => licence ?? [])
    const idle = Object.keys(rules.allowed).filter(
      name =>
        !used.some(licence => licence.includes(name)) && !rules.settled.some(each => each.licence === name),
    )
    expect(idle).toEqual([])
  })
})

describe("an expression of licences", () => {
  const allowed = new Set(["MIT", "ISC", "LGPL-3.0-or-later"])
  it.each([
    ["MIT", true],
    ["GPL-3.0", false],
    ["GPL-3.0 OR MIT", true],
    ["GPL-3.0 AND MIT", false],
    ["(GPL-3.0 OR MIT)", true],
    ["(GPL-3.0 OR MIT) AND ISC", true],
    ["GPL-3.0 OR MIT AND ISC", true],
    ["MIT AND (GPL-3.0 OR AGPL-3.0)", false],
    ["ISC AND LGPL-3.0-or-later AND MIT", true],
    ["", false],
    ["MITX", false],
  ])("%s is allowed: %s", (expression, is) => {
    expect(isAllowed(expression, allowed)).toBe(is)
  })
})

describe("the faults", () => {
  const some: Rules = {
    allowed: { MIT: "Keep the notice." },
    settled: [
      { name: "old", version: "1.0.0", licence: "MIT", file: "LICENSE", says: "Permission" },
      { name: "gone", version: "1.0.0", licence: "MIT", file: "LICENSE", says: "Permission" },
    ],
  }
  const lock = readLock(
    JSON.stringify({
      packages: {
        "": { version: "1.0.0" },
        "node_modules/a": { version: "1.0.0", license: "MIT" },
        "node_modules/a/node_modules/old": { version: "1.0.0" },
        "node_modules/old": { version: "2.0.0" },
        "node_modules/@x/viral": { version: "3.0.0", license: "GPL-3.0", dev: true },
      },
    }),
  )

  it("are a package without a licence, one with another, and a settled one that is gone or has a new version", () => {
    expect(licenceFaults(lock, some).map(fault => fault.split(". ")[0])).toEqual([
      "old 2.0.0 declares no licence",
      "@x/viral 3.0.0 has the licence GPL-3.0, which is not allowed",
      "supply/licences.yaml settles gone 1.0.0, which is not installed",
    ])
  })

  it("are no part of the list, which has what the site is built with", () => {
    expect(thirdParty(lock, some).split("\n\n")[1]?.trim()).toBe("MIT\n  a 1.0.0\n  old 1.0.0")
  })
})
