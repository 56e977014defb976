/**
 * `npm run bench [sizes | visits | develop | frames | list | answers | leaks | flood | peers]`: how long the build takes,
 * what it needs and what a page weighs, as the site grows; how soon a save is seen in develop; what a visit to the site as
 * it is costs the visitor's machine, and each picture of a toy that moves; what a list of a thousand rows does; how soon
 * a page answers; what ten visits of a page leave behind; and what ten megabytes do to it.
 */
import { spawn } from "node:child_process"
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { benchAnswers } from "./answers"
import { makeUsual } from "./baseline"
import { benchDevelop } from "./develop"
import { benchFlood } from "./flood"
import { benchFrames } from "./frames"
import { edit, generateSite } from "./generate"
import { benchLeaks } from "./leaks"
import { benchList } from "./list"
import { benchPeers } from "./peers"
import { benchVisits } from "./visit"

type Build = { seconds: number; largestMiB: number; treeMiB: number }

type Row = { way: string; pages: number; cold: Build; edited: Build; html: number; script: number }

const root = process.cwd()
const sizes = process.argv.slice(2).map(Number).filter(Boolean)
const counts = sizes.length > 0 ? sizes : [200, 1000]

/** Resident memory of a process and its children in MiB: of the largest, and of all; Linux only, else 0. */
function memory(pid: number): { largest: number; tree: number } {
  const own = (() => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024
    } catch {
      return 0
    }
  })()
  let largest = own
  let tree = own
  const tasks = `/proc/${pid}/task`
  for (const task of existsSync(tasks) ? readdirSync(tasks) : []) {
    const list = `${tasks}/${task}/children`
    const children = existsSync(list)
      ? readFileSync(list, "utf8").trim().split(/\s+/).filter(Boolean).map(Number)
      : []
    for (const child of children) {
      const below = memory(child)
      largest = Math.max(largest, below.largest)
      tree += below.tree
    }
  }
  return { largest, tree }
}

function build(folder: string): Promise<Build> {
  const started = performance.now()
  const env = { ...process.env, CI: "", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" }
  const program = join(root, "node_modules/gatsby/cli.js")
  const child = spawn(process.execPath, [program, "build"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  })
  let largestMiB = 0
  let treeMiB = 0
  const said: string[] = []
  child.stdout.on("data", part => said.push(String(part)))
  child.stderr.on("data", part => said.push(String(part)))
  const watch = setInterval(() => {
    const { largest, tree } = memory(child.pid ?? 0)
    largestMiB = Math.max(largestMiB, largest)
    treeMiB = Math.max(treeMiB, tree)
  }, 200)
  return new Promise((resolve, reject) => {
    child.on("close", code => {
      clearInterval(watch)
      const seconds = (performance.now() - started) / 1000
      if (code === 0) resolve({ seconds, largestMiB, treeMiB })
      else reject(new Error(`The build in ${folder} failed:\n${said.join("").slice(-3000)}`))
    })
  })
}

/** The bytes, gzipped, of a page's HTML, and of the scripts that it asks for. */
function weigh(folder: string, page: string): { html: number; script: number } {
  const html = readFileSync(join(folder, "public", page, "index.html"), "utf8")
  const scripts = new Set([...html.matchAll(/"\/([^"]+\.js)"/g)].map(match => match[1] ?? ""))
  for (const file of readdirSync(join(folder, "public"))) {
    if (/^component---src-templates-(page|usual).*\.js$/.test(file)) scripts.add(file)
  }
  const size = (file: string) => gzipSync(readFileSync(join(folder, "public", file)), { level: 9 }).length
  return {
    html: gzipSync(html, { level: 9 }).length,
    script: [...scripts].reduce((sum, file) => sum + size(file), 0),
  }
}

async function measure(way: string, pages: number): Promise<Row> {
  const folder = join(tmpdir(), `juhq-bench-${way}-${pages}`)
  const made = generateSite(root, folder, pages)
  const fileOf = way === "usual" ? makeUsual(folder) : made
  const cold = await build(folder)
  edit(fileOf(77))
  const edited = await build(folder)
  const page = readFileSync(join(folder, "public/p-77/index.html"), "utf8")
  if (!page.includes("An edited sentence stands here")) throw new Error("The edit is not in the page.")
  const row = { way, pages, cold, edited, ...weigh(folder, "p-150") }
  rmSync(folder, { recursive: true, force: true })
  return row
}

async function builds(): Promise<void> {
  const rows: Row[] = []
  console.log("way      pages  cold s  edit s  largest MiB  all MiB  html gz B  script gz B")
  const run = async (way: string, pages: number) => {
    const row = await measure(way, pages)
    rows.push(row)
    const { cold, edited } = row
    const cells = [
      cold.seconds.toFixed(1),
      edited.seconds.toFixed(1),
      cold.largestMiB.toFixed(0),
      cold.treeMiB.toFixed(0),
    ]
    const [a = "", b = "", c = "", d = ""] = cells
    console.log(
      `${way.padEnd(7)} ${String(pages).padStart(6)}  ${a.padStart(6)}  ${b.padStart(6)}  ${c.padStart(11)}  ${d.padStart(7)}  ` +
        `${String(row.html).padStart(9)}  ${String(row.script).padStart(11)}`,
    )
  }
  for (const pages of counts) await run("data", pages)
  const least = counts[0] ?? 200
  await run("usual", least)
  const [first, last] = [rows[0], rows[counts.length - 1]]
  if (first && last && last.pages > first.pages) {
    const each = (1000 * (last.cold.seconds - first.cold.seconds)) / (last.pages - first.pages)
    console.log(
      `Each added page costs ${each.toFixed(1)} ms of a cold build (${first.pages} to ${last.pages} pages).`,
    )
  }
  const usual = rows.at(-1)
  if (first && usual) {
    console.log(
      `At ${least} pages the cold build takes ${(first.cold.seconds / usual.cold.seconds).toFixed(2)} times the usual way's.`,
    )
  }
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2)
  const wants = (what: string) => asked.length === 0 || asked.includes(what)
  if (asked.length === 0 || sizes.length > 0) await builds()
  if (wants("develop")) await benchDevelop()
  if (wants("visits")) await benchVisits()
  if (wants("frames")) await benchFrames()
  if (wants("list")) await benchList()
  if (wants("answers")) await benchAnswers()
  // Each page ten times takes long, so it is done when it is asked for.
  if (asked[0] === "leaks") await benchLeaks(asked.slice(1))
  if (asked[0] === "flood") await benchFlood(asked.slice(1))
  // Who the peer is has to be said, so it is measured when it is asked for.
  if (asked[0] === "peers") await benchPeers(asked[1])
}

void main()
