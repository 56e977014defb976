/** `npm run new -- tools/my-tool "My tool"`: creates a page, post, toy, list or playlist that passes the check. */
import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import config from "../gatsby-config"
import type { Facts } from "../src/engine/facts"
import { newPageFiles } from "./new/files"
import { newPageProblem } from "./new/newPageProblem"
import { type Kind, parseArgs, usage } from "./new/parseArgs"

/** Advice on the first edit, by kind. */
const nextSteps: Record<Kind, string> = {
  page: "write its text",
  post: "write its text",
  toy: "change what it draws, how it moves and what its test promises, and then what the page says of it",
  list: "write its rows, and its columns into the page",
  playlist: "write its songs",
}

/** Runs a script with this process's Node and its options; returns whether it exited with 0. */
function run(args: readonly string[], stdio: "inherit" | "ignore"): boolean {
  return spawnSync(process.execPath, [...process.execArgv, ...args], { stdio }).status === 0
}

function main(): void {
  const args = process.argv.slice(2)
  if (args.some(arg => arg === "--help" || arg === "-h")) {
    console.log(usage)
    return
  }
  const wish = parseArgs(args, process.env)
  if (typeof wish === "string") {
    console.error(`Nothing was written. ${wish}`)
    process.exit(2)
  }
  const files = newPageFiles(wish, new Date().toISOString().slice(0, 10))
  const names = Object.keys(files)
  const problem = newPageProblem(wish, files, process.cwd(), config.siteMetadata as unknown as Facts)
  if (problem) {
    console.error(`Nothing was written. ${problem}`)
    process.exit(1)
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: "wx" })
    console.log(`Wrote ${file}`)
  }
  const code = names.filter(file => /\.tsx?$/.test(file))
  if (code.length > 0)
    run([require.resolve("@biomejs/biome/bin/biome"), "check", "--write", ...code], "ignore")
  const passed = run(["scripts/check.ts", "--hints", ...names], "inherit")
  if (!passed) console.error("The new page gets its number when the mistakes above are mended.")
  console.log(
    `Next: ${nextSteps[wish.kind]}. In npm run develop it is at http://localhost:8000/${wish.path}. Should you change your mind, delete ${names.length === 1 ? "the file" : `the ${names.length} files`} again, and run npm run check.`,
  )
  if (!passed) process.exit(1)
}

if (require.main === module) main()
