/**
 * `npm run mutants`: a thousand files of content to which something has happened. Each has to be refused by the check,
 * with its place, or to build; all that pass are built together in a copy of the site. `npm run mutants -- 200 --seed 7
 * --check` takes another number and seed, and builds nothing. `--keep` leaves the copy there to be looked at.
 */
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import config from "../gatsby-config"
import type { Facts } from "../src/engine/facts"
import { formatProblem } from "../src/engine/problems"
import { run } from "./build"
import { judge } from "./mutants/judge"
import { type Mutant, mutants } from "./mutants/mutants"

const original = process.cwd()
const facts = config.siteMetadata as unknown as Facts

/** What a build needs; the rest is linked. */
const copied = ["content", "src", "static", "tsconfig.json", "package.json"]
const configs = ["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"]

function copySite(): string {
  const root = mkdtempSync(join(tmpdir(), "mutants-"))
  for (const part of [...copied, ...configs])
    cpSync(join(original, part), join(root, part), { recursive: true })
  // The posts quote files of these folders.
  for (const part of ["node_modules", "scripts", "tests"]) symlinkSync(join(original, part), join(root, part))
  return root
}

/** How many there are of each accident, most first. */
function tally(all: readonly Mutant[]): string {
  const counts = new Map<string, number>()
  for (const what of all.flatMap(({ accidents }) => accidents)) counts.set(what, (counts.get(what) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([what, count]) => `${count} ${what}`)
    .join(", ")
}

/** The file in public/ that a mutant's page is written to. */
function builtFile(root: string, { file }: Mutant): string {
  const path = file
    .replace(/^content\/(?:pages\/)?/, "")
    .replace(/^playlists/, "playlist")
    .replace(/\.\w+$/, "")
  return join(root, "public", path, "index.html")
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: "string" }, check: { type: "boolean" }, keep: { type: "boolean" } },
  })
  const count = Number(positionals[0] ?? 1000)
  const seed = Number(values.seed ?? 1998)
  const root = copySite()
  const started = performance.now()
  const { passed, refused, faults } = await judge(root, original, facts, mutants(original, count, seed))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `${count} mutants of seed ${seed}: ${refused.length} refused, ${passed.length} passed, in ${seconds} s.`,
  )
  console.log(`Refused: ${tally(refused.map(({ mutant }) => mutant))}.`)
  console.log(`Passed: ${tally(passed)}.`)
  for (const fault of faults) console.error(`Badly told: ${fault}`)
  let sound = faults.length === 0
  if (!values.check) {
    process.chdir(root)
    const { passed: built, said } = await run([resolve(root, "node_modules/.bin/gatsby"), "build"], {
      quiet: true,
      env: { GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    })
    process.chdir(original)
    const lost = passed.filter(
      each => !each.file.startsWith("content/data/") && !existsSync(builtFile(root, each)),
    )
    if (!built) console.error(said)
    for (const { file, accidents } of lost) console.error(`Not built: ${file}, ${accidents.join(" and ")}`)
    if (built)
      console.log(`${passed.length - lost.length} of the ${passed.length} that passed were built together.`)
    sound &&= built && lost.length === 0
  }
  if (values.keep) {
    console.log(root)
    for (const { mutant, told } of refused)
      console.log(`${mutant.accidents.join(" and ")}: ${told.map(formatProblem).slice(0, 3).join(" // ")}`)
  } else rmSync(root, { recursive: true, force: true })
  if (!sound) process.exit(1)
}

void main()
