/**
 * `npm run bench [sizes | visits | develop | frames | list | answers | leaks | flood | idle | peers]`: measures the build's
 * time and memory and the weight of a page at several sizes of the site; the time from a save to its display in develop;
 * script time of visits, of animated toys per frame and of a long list; input latency; leaks after repeated visits; the
 * effect of very long input; the cost of a page at rest; and, beside another site, the cost of a first visit.
 */
import { spawn } from "node:child_process"
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { benchAnswers } from "./answers"
import { benchDevelop } from "./develop"
import { benchFlood } from "./flood"
import { benchFrames } from "./frames"
import { edit, generateSite } from "./generate"
import { benchIdle } from "./idle"
import { benchLeaks } from "./leaks"
import { benchList } from "./list"
import { convertToMdxPlugin } from "./mdxPluginBaseline"
import { benchPeers } from "./peers"
import { benchVisits } from "./visit"

type Build = { seconds: number; largestMiB: number; treeMiB: number }

/** Measurements of a size; `method` is "data" (this engine) or "usual" (gatsby-plugin-mdx); sizes in gzipped bytes. */
type Row = { method: string; pages: number; cold: Build; edited: Build; html: number; script: number }

const root = process.cwd()
const sizes = process.argv.slice(2).map(Number).filter(Boolean)
const counts = sizes.length > 0 ? sizes : [200, 1000]

/** Resident memory of a process and its descendants in MiB: of the largest one and of all; 0 except on Linux. */
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
  const output: string[] = []
  child.stdout.on("data", chunk => output.push(String(chunk)))
  child.stderr.on("data", chunk => output.push(String(chunk)))
  const memoryTimer = setInterval(() => {
    const { largest, tree } = memory(child.pid ?? 0)
    largestMiB = Math.max(largestMiB, largest)
    treeMiB = Math.max(treeMiB, tree)
  }, 200)
  return new Promise((resolve, reject) => {
    child.on("close", code => {
      clearInterval(memoryTimer)
      const seconds = (performance.now() - started) / 1000
      if (code === 0) resolve({ seconds, largestMiB, treeMiB })
      else reject(new Error(`The build in ${folder} failed:\n${output.join("").slice(-3000)}`))
    })
  })
}

/** Returns the gzipped sizes, in bytes, of a page's HTML and of the scripts that it requests. */
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

async function measure(method: string, pages: number): Promise<Row> {
  const folder = join(tmpdir(), `juhq-bench-${method}-${pages}`)
  const generatedFile = generateSite(root, folder, pages)
  const fileOf = method === "usual" ? convertToMdxPlugin(folder) : generatedFile
  const cold = await build(folder)
  edit(fileOf(77))
  const edited = await build(folder)
  const page = readFileSync(join(folder, "public/p-77/index.html"), "utf8")
  if (!page.includes("An edited sentence stands here")) throw new Error("The edit is not in the page.")
  const row = { method, pages, cold, edited, ...weigh(folder, "p-150") }
  rmSync(folder, { recursive: true, force: true })
  return row
}

async function builds(): Promise<void> {
  const rows: Row[] = []
  console.log("way      pages  cold s  edit s  largest MiB  all MiB  html gz B  script gz B")
  const run = async (method: string, pages: number) => {
    const row = await measure(method, pages)
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
      `${method.padEnd(7)} ${String(pages).padStart(6)}  ${a.padStart(6)}  ${b.padStart(6)}  ${c.padStart(11)}  ${d.padStart(7)}  ` +
        `${String(row.html).padStart(9)}  ${String(row.script).padStart(11)}`,
    )
  }
  for (const pages of counts) await run("data", pages)
  const minPages = counts[0] ?? 200
  await run("usual", minPages)
  const [first, last] = [rows[0], rows[counts.length - 1]]
  if (first && last && last.pages > first.pages) {
    const msPerPage = (1000 * (last.cold.seconds - first.cold.seconds)) / (last.pages - first.pages)
    console.log(
      `Each added page costs ${msPerPage.toFixed(1)} ms of a cold build (${first.pages} to ${last.pages} pages).`,
    )
  }
  const usual = rows.at(-1)
  if (first && usual) {
    console.log(
      `At ${minPages} pages the cold build takes ${(first.cold.seconds / usual.cold.seconds).toFixed(2)} times the usual way's.`,
    )
  }
}

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const wants = (name: string) => args.length === 0 || args.includes(name)
  if (args.length === 0 || sizes.length > 0) await builds()
  if (wants("develop")) await benchDevelop()
  if (wants("visits")) await benchVisits()
  if (wants("frames")) await benchFrames()
  if (wants("list")) await benchList()
  if (wants("answers")) await benchAnswers()
  // These run only by name: they take long, or need an argument.
  if (args[0] === "leaks") await benchLeaks(args.slice(1))
  if (args[0] === "flood") await benchFlood(args.slice(1))
  if (args[0] === "idle") await benchIdle(args.slice(1))
  if (args[0] === "peers") await benchPeers(args[1])
}

void main()
