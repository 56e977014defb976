/** Which licences the packages have, whether each is allowed, and the list of them all. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import type { Installed } from "./lock"

const line = v.pipe(v.string(), v.minLength(3))
const settledSchema = v.strictObject({ name: line, version: line, licence: line, file: line, says: line })
const rulesSchema = v.strictObject({ allowed: v.record(v.string(), line), settled: v.array(settledSchema) })

export type Rules = v.InferOutput<typeof rulesSchema>

/** The rules of supply/licences.yaml below `root`. Fails where they have another shape. */
export function licenceRules(root: string): Rules {
  return v.parse(rulesSchema, parse(readFileSync(join(root, "supply/licences.yaml"), "utf8")))
}

/**
 * Whether an SPDX expression is met by the allowed names: one side of OR, both of AND; AND binds more, and what is in
 * brackets is one. https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/
 */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const inner = expression.replace(/\(([^()]*)\)/g, (_, part: string) =>
    isAllowed(part, allowed) ? "yes" : "no",
  )
  if (inner !== expression) return isAllowed(inner, allowed)
  return expression
    .split(/\s+OR\s+/)
    .some(side => side.split(/\s+AND\s+/).every(each => each.trim() === "yes" || allowed.has(each.trim())))
}

/** The licence of a package, declared or settled. */
function licenceOf({ name, version, licence }: Installed, { settled }: Rules): string | undefined {
  return licence ?? settled.find(each => each.name === name && each.version === version)?.licence
}

/** What is wrong, each in a sentence with what to do. */
export function licenceFaults(packages: readonly Installed[], rules: Rules): string[] {
  const allowed = new Set(Object.keys(rules.allowed))
  const where = "supply/licences.yaml"
  const faults = packages.flatMap(each => {
    const licence = licenceOf(each, rules)
    const name = `${each.name} ${each.version}`
    if (!licence)
      return `${name} declares no licence. Read the one in its folder, and write it into \`settled\` of ${where}, or replace the package.`
    return isAllowed(licence, allowed)
      ? []
      : `${name} has the licence ${licence}, which is not allowed. Replace the package, or allow it in ${where} and say what it asks of us.`
  })
  const here = new Set(packages.map(({ name, version }) => `${name} ${version}`))
  const idle = rules.settled
    .filter(({ name, version }) => !here.has(`${name} ${version}`))
    .map(
      ({ name, version }) => `${where} settles ${name} ${version}, which is not installed. Remove its line.`,
    )
  return [...new Set([...faults, ...idle])]
}

/** The list of all packages that the site is built with, by licence; a package that is there twice stands once. */
export function thirdParty(packages: readonly Installed[], rules: Rules): string {
  const byLicence = new Map<string, Set<string>>()
  for (const each of packages.filter(({ dev }) => !dev)) {
    const licence = licenceOf(each, rules) ?? "unknown"
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${each.name} ${each.version}`))
  }
  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([licence, names]) =>
        `${licence}\n${[...names]
          .sort()
          .map(name => `  ${name}\n`)
          .join("")}`,
    )
  return `What this site is built with, and under which licences. Made by \`npm run licences\` from package-lock.json.\n\n${sections.join("\n")}`
}
