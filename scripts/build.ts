/** Builds the site where something that it is made of has changed since the last build. */
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { digestOf, filesIn } from "../src/build/read"

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

/** Builds if needed; returns whether `public` holds the site as its sources are now. */
export function buildIfNeeded({ quiet = false } = {}): boolean {
  const digest = sourcesDigest()
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest && existsSync("public/index.html"))
    return true
  rmSync(stamp, { force: true })
  // Pages and old addresses that are no more are not to stay behind.
  rmSync("public", { recursive: true, force: true })
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" }
  const built = spawnSync("npx", ["--no-install", "gatsby", "build"], {
    env,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    encoding: "utf8",
    maxBuffer: 1 << 28,
  })
  if (built.status !== 0) {
    if (quiet) console.error(`${built.stdout ?? ""}${built.stderr ?? ""}`)
    return false
  }
  mkdirSync(dirname(stamp), { recursive: true })
  // The check may have brought the registry up to date: that is part of what was built.
  writeFileSync(stamp, sourcesDigest())
  return true
}
