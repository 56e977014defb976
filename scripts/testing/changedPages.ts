/** Finds the pages whose build output differs between a commit and the working tree. */
import { execFileSync } from "node:child_process"
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { digestOf } from "../../src/engine/read"
import { run } from "../build"

/** Digests of pages by path, over their HTML, which contains the content hashes of scripts and styles, and their data. */
export type PageDigests = Record<string, string>

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim()

/** Digests every page of a built site. */
export function pageDigests(publicFolder: string): PageDigests {
  const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .filter(file => /(^|\/)index\.html$/.test(file))
    .sort()
  return Object.fromEntries(
    files.map(file => {
      const path = `/${file.replace(/\/?index\.html$/, "")}`
      const data = join(publicFolder, "page-data", path === "/" ? "index" : path, "page-data.json")
      const parts = [join(publicFolder, file), data].map(path =>
        existsSync(path) ? readFileSync(path, "utf8") : "",
      )
      return [path, digestOf(...parts)]
    }),
  )
}

/**
 * Lists the paths of the pages that have changed since a commit: those whose output or own tests differ, or all pages if
 * the tests of all have changed. Builds the commit unless its digests are cached, which takes about a minute.
 */
export async function changedPages(since: string): Promise<string[]> {
  const now = pageDigests("public")
  const before = await digestsAt(git("rev-parse", "--verify", `${since}^{commit}`))
  const files = [
    ...git("diff", "--name-only", since).split("\n"),
    ...git("ls-files", "--others", "--exclude-standard").split("\n"),
  ]
  if (files.some(file => /^tests\/(site|jest)\//.test(file))) return Object.keys(now)
  const haveTestsChanged = (path: string) =>
    files.some(file => new RegExp(`^tests/embeds${path}(\\.|/)`).test(file))
  return Object.keys(now).filter(path => now[path] !== before[path] || haveTestsChanged(path))
}

/** Copies a folder with hard links, without its cache. Through a symbolic link webpack would derive other module ids. */
function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.name === ".cache") continue
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}

async function digestsAt(commit: string): Promise<PageDigests> {
  const cache = `node_modules/.cache/juhq/pages/${commit}.json`
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, "utf8")) as PageDigests
  console.log(`-- Building ${commit.slice(0, 8)} to compare its pages.`)
  // Beside the repository, since hard links can't cross file systems.
  const folder = mkdtempSync(join(dirname(process.cwd()), ".before-"))
  try {
    git("worktree", "add", "--quiet", "--force", "--detach", folder, commit)
    linkTree("node_modules", join(folder, "node_modules"))
    const { passed, output } = await run(["gatsby", "build"], {
      quiet: true,
      cwd: folder,
      env: { GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    })
    if (!passed) throw new Error(`The commit ${commit} does not build:\n${output}`)
    const digests = pageDigests(join(folder, "public"))
    mkdirSync(dirname(cache), { recursive: true })
    writeFileSync(cache, JSON.stringify(digests))
    return digests
  } finally {
    rmSync(folder, { recursive: true, force: true })
    git("worktree", "prune")
  }
}
