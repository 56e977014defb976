/** Builds the site where something that it is made of has changed since the last build. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { digestOf, filesIn } from "../src/engine/read"

const stamp = "node_modules/.cache/juhq/built"
const folders = ["src", "content", "static"]
const files = [
  "package-lock.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
]

/** A digest of all that the site is made of. */
export function sourcesDigest(root = process.cwd()): string {
  const paths = [...files, ...folders.flatMap(folder => filesIn(root, folder, ""))]
  return digestOf(...paths.map(path => path + digestOf(readFileSync(join(root, path), "base64"))))
}

/** Runs a program of the project's own to its end: whether it went well, and what it said where `quiet` held that back. */
export async function run(
  words: readonly string[],
  { quiet = false, env = {}, cwd }: { quiet?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<{ passed: boolean; said: string }> {
  const child = spawn("npx", ["--no-install", ...words], {
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...env },
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", part => said.push(String(part)))
  const [code] = await once(child, "close")
  return { passed: code === 0, said: said.join("") }
}

/** Builds if needed; resolves to whether `public` holds the site as its sources are now. */
export async function buildIfNeeded({ quiet = false } = {}): Promise<boolean> {
  const digest = sourcesDigest()
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest && existsSync("public/index.html"))
    return true
  rmSync(stamp, { force: true })
  // Pages and old addresses that are no more are not to stay behind.
  rmSync("public", { recursive: true, force: true })
  const env = { GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" }
  const { passed, said } = await run(["gatsby", "build"], { quiet, env })
  if (!passed) {
    if (said) console.error(said)
    return false
  }
  mkdirSync(dirname(stamp), { recursive: true })
  // The check may have brought the registry up to date: that is part of what was built.
  writeFileSync(stamp, sourcesDigest())
  return true
}
