/** Builds the site if its sources have changed since the last build. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { digestOf, filesIn } from "../src/engine/read"

const stampFile = "node_modules/.cache/juhq/built"
const folders = ["src", "content", "static"]
const files = [
  "package-lock.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
]

/** Returns a digest of all files that the build reads. */
export function sourcesDigest(root = process.cwd()): string {
  const paths = [...files, ...folders.flatMap(folder => filesIn(root, folder, ""))]
  return digestOf(...paths.map(path => path + digestOf(readFileSync(join(root, path), "base64"))))
}

/** Runs a program of node_modules until it exits; `output` is what it printed if `quiet`, else empty. */
export async function run(
  args: readonly string[],
  { quiet = false, env = {}, cwd }: { quiet?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<{ passed: boolean; output: string }> {
  const child = spawn("npx", ["--no-install", ...args], {
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...env },
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", chunk => chunks.push(String(chunk)))
  const [code] = await once(child, "close")
  return { passed: code === 0, output: chunks.join("") }
}

/** Builds the site if needed; resolves to false if the build failed. */
export async function buildIfNeeded({ quiet = false } = {}): Promise<boolean> {
  const digest = sourcesDigest()
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === digest && existsSync("public/index.html"))
    return true
  rmSync(stampFile, { force: true })
  // Removes deleted pages and redirects of the last build.
  rmSync("public", { recursive: true, force: true })
  const env = { GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" }
  const { passed, output } = await run(["gatsby", "build"], { quiet, env })
  if (!passed) {
    if (output) console.error(output)
    return false
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  // Computed again, since the build may have updated the registry of codes.
  writeFileSync(stampFile, sourcesDigest())
  return true
}
