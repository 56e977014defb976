/** The pages that a commit and the working tree do not build to the same bytes. */
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

/** A page's address, and a digest of its HTML, which names all scripts and styles by their content, and of its data. */
export type PageDigests = Record<string, string>

const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim()

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
      const parts = [join(publicFolder, file), data].map(each =>
        existsSync(each) ? readFileSync(each, "utf8") : "",
      )
      return [path, digestOf(...parts)]
    }),
  )
}

/**
 * Lists the pages that have changed since a commit: those with other bytes, and those whose own tests have changed. All
 * pages where the tests of all have. Builds the commit where that has not been done before, which takes a minute.
 */
export async function changedPages(since: string): Promise<string[]> {
  const now = pageDigests("public")
  const before = await digestsAt(git("rev-parse", "--verify", `${since}^{commit}`))
  const files = [
    ...git("diff", "--name-only", since).split("\n"),
    ...git("ls-files", "--others", "--exclude-standard").split("\n"),
  ]
  if (files.some(file => /^tests\/(site|jest)\//.test(file))) return Object.keys(now)
  const tested = (path: string) => files.some(file => new RegExp(`^tests/embeds${path}(\\.|/)`).test(file))
  return Object.keys(now).filter(path => now[path] !== before[path] || tested(path))
}

/** Copies a folder by hard links, without its cache. Behind a symbolic link webpack would name the modules otherwise. */
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
  // Beside the repository: hard links lead to no other disk.
  const folder = mkdtempSync(join(dirname(process.cwd()), ".before-"))
  try {
    git("worktree", "add", "--quiet", "--force", "--detach", folder, commit)
    linkTree("node_modules", join(folder, "node_modules"))
    const { passed, said } = await run(["gatsby", "build"], {
      quiet: true,
      cwd: folder,
      env: { GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    })
    if (!passed) throw new Error(`The commit ${commit} does not build:\n${said}`)
    const digests = pageDigests(join(folder, "public"))
    mkdirSync(dirname(cache), { recursive: true })
    writeFileSync(cache, JSON.stringify(digests))
    return digests
  } finally {
    rmSync(folder, { recursive: true, force: true })
    git("worktree", "prune")
  }
}
