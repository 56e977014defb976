/** What is known against the packages, as npm tells it, held against what was judged. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { parse } from "yaml"
import type { Installed } from "./lock"

const judgementsSchema = v.array(
  v.strictObject({
    id: v.pipe(
      v.string(),
      v.regex(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/, "An id is one as GHSA-xxxx-xxxx-xxxx."),
    ),
    package: v.string(),
    judged: v.pipe(v.string(), v.isoDate()),
    why: v.pipe(v.string(), v.minLength(30)),
  }),
)

export type Judgement = v.InferOutput<typeof judgementsSchema>[number]

/** A finding of `npm audit`. */
export type Finding = { id: string; package: string; title: string; range: string }

/** The judgements of supply/audit.yaml below `root`. Fails where they have another shape, or judge the same twice. */
export function judgements(root: string): Judgement[] {
  const read = v.parse(judgementsSchema, parse(readFileSync(join(root, "supply/audit.yaml"), "utf8")))
  const keys = read.map(keyOf)
  const twice = keys.find((key, i) => keys.indexOf(key) < i)
  if (twice) throw new Error(`supply/audit.yaml judges ${twice} twice. Keep the newer one.`)
  return read
}

const adviceSchema = v.object({ name: v.string(), title: v.string(), url: v.string(), range: v.string() })
const reportSchema = v.object({
  vulnerabilities: v.record(v.string(), v.object({ via: v.array(v.union([v.string(), adviceSchema])) })),
})

/** The findings in what `npm audit --json` says, each once; null where it has none to say, as without a network. */
export function readAudit(said: string): Finding[] | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), said)
  if (!parsed.success) return null
  const found = new Map<string, Finding>()
  for (const { via } of Object.values(parsed.output.vulnerabilities)) {
    for (const advice of via) {
      // A name stands for what is told of the package with that name.
      if (typeof advice === "string") continue
      const finding = {
        id: advice.url.split("/").at(-1) ?? advice.url,
        package: advice.name,
        title: advice.title,
        range: advice.range,
      }
      found.set(keyOf(finding), finding)
    }
  }
  return [...found.values()]
}

/** What is wrong, and what is to be put away, each in a sentence with what to do. */
export function auditFaults(
  findings: readonly Finding[],
  judged: readonly Judgement[],
): { faults: string[]; gone: string[] } {
  const known = new Set(judged.map(keyOf))
  const there = new Set(findings.map(keyOf))
  const faults = findings.flatMap(finding => {
    if (known.has(keyOf(finding))) return []
    return `${finding.package} (${finding.id}, ${finding.range}): ${finding.title}. Take a newer version, by \`overrides\` in package.json if need be, or judge it in supply/audit.yaml.`
  })
  const gone = judged
    .filter(each => !there.has(keyOf(each)))
    .map(each => `${each.package} (${each.id}) is gone. Remove it from supply/audit.yaml.`)
  return { faults, gone }
}

/** The judgements of packages that are not installed at all, which can be known without a network. */
export function idleJudgements(judged: readonly Judgement[], packages: readonly Installed[]): string[] {
  const names = new Set(packages.map(({ name }) => name))
  return judged.filter(each => !names.has(each.package)).map(keyOf)
}

const keyOf = ({ id, package: name }: { id: string; package: string }) => `${id} of ${name}`
