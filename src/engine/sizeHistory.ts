/** Counts the lines of the site after each commit, by language, from the git history. */
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { maxSizeSteps, type SizeHistory, type SizeStep, sizeLanguages } from "../lib/content/sizeHistory"
import { filesIn } from "./read"

/** The cached history of a commit; `head` is "" outside of a repository. */
export type CachedHistory = { head: string; history: SizeHistory }

const countedFolders = ["src", "tests", "content", "scripts", "desk", "pictures"]
const zeros = () => sizeLanguages.map(() => 0)

/** The index of a file's language in sizeLanguages; -1 for generated files. */
export function languageOf(path: string): number {
  if (path.endsWith("package-lock.json")) return -1
  const name = /\.[mc]?tsx?$/.test(path)
    ? path.startsWith("tests/")
      ? "Tests"
      : "TypeScript"
    : /\.css$/.test(path)
      ? "CSS"
      : /\.ya?ml$/.test(path)
        ? "YAML"
        : /\.mdx?$/.test(path)
          ? "MDX"
          : "Other"
  return sizeLanguages.indexOf(name)
}

function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 256 * 1024 * 1024,
  }).trim()
}

/**
 * Parses the output of `git log --numstat`, oldest commit first. Each commit begins with a NUL, its short hash and its
 * time in seconds, separated by a tab.
 */
export function stepsOf(log: string): SizeStep[] {
  const lines = zeros()
  return log
    .split("\0")
    .slice(1)
    .map(entry => {
      const [head = "", ...files] = entry.split("\n")
      const [hash = "", seconds = "0"] = head.split("\t")
      let [added, removed] = [0, 0]
      for (const file of files) {
        const [plus = "", minus = "", path = ""] = file.split("\t")
        const language = languageOf(path)
        // Binary files have "-" instead of numbers.
        if (!/^\d+$/.test(plus) || !/^\d+$/.test(minus) || language < 0) continue
        added += Number(plus)
        removed += Number(minus)
        lines[language] = (lines[language] ?? 0) + Number(plus) - Number(minus)
      }
      const at = new Date(Number(seconds) * 1000).toISOString().slice(0, 16)
      return { hash, at, added, removed, lines: [...lines] }
    })
}

/**
 * Reduces the steps evenly to at most `maxSteps`, keeping the last. Each keeps the sums of the steps dropped before
 * it.
 */
export function thinOut(steps: readonly SizeStep[], maxSteps: number): SizeStep[] {
  if (steps.length <= maxSteps) return [...steps]
  let next = 0
  return Array.from({ length: maxSteps }, (_, i) => {
    const until = Math.round(((i + 1) * steps.length) / maxSteps)
    const part = steps.slice(next, until)
    next = until
    const sum = (key: "added" | "removed") => part.reduce((total, step) => total + step[key], 0)
    return { ...(part.at(-1) as SizeStep), added: sum("added"), removed: sum("removed") }
  })
}

function fromFiles(root: string): SizeHistory {
  const lines = zeros()
  for (const path of countedFolders.flatMap(folder => filesIn(root, folder, ""))) {
    const language = languageOf(path)
    if (language < 0 || /\.(png|jpe?g|gif|webp|woff2?|mp[34]|ico)$/.test(path)) continue
    const text = readFileSync(join(root, path), "utf8")
    lines[language] = (lines[language] ?? 0) + (text.match(/\n/g)?.length ?? 0)
  }
  const added = lines.reduce((sum, each) => sum + each, 0)
  return { source: "files", commits: 0, steps: [{ hash: "", at: "", added, removed: 0, lines }] }
}

/**
 * Reads the first-parent history of the repository at `root`, where a merge counts once; a shallow clone's begins
 * with all earlier lines. Without a repository it counts the current files.
 */
export function sizeHistory(root: string, cached?: CachedHistory): CachedHistory {
  if (cached?.head === "") return cached
  try {
    const head = git(root, "rev-parse", "HEAD")
    if (cached?.head === head) return cached
    const format = "--format=%x00%h%x09%ct"
    const kind = ["--first-parent", "-m", "--no-renames", "--numstat"]
    const all = stepsOf(git(root, "log", "--reverse", ...kind, format, "HEAD"))
    if (all.length === 0) throw new Error("A repository without a commit has no history.")
    const isShallow = git(root, "rev-parse", "--is-shallow-repository") === "true"
    const steps = thinOut(all, maxSizeSteps)
    return { head, history: { source: isShallow ? "shallow" : "git", commits: all.length, steps } }
  } catch {
    return { head: "", history: fromFiles(root) }
  }
}
