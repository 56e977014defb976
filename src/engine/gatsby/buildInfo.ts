/** The build's facts for the footer: version, date of the first commit, number of commits and time of the build. */
import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { BuildInfo } from "../../lib/content/buildInfo"

/** Counts the commits of the repository at `root`; 1 outside of a repository. */
export function commitCount(root: string): number {
  try {
    const output = execFileSync("git", ["rev-list", "--count", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
    return Math.max(1, Number.parseInt(output, 10) || 1)
  } catch {
    return 1
  }
}

export function buildInfo(root: string, firstCommit: string, built: Date): BuildInfo {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }
  return { version, firstCommit, commits: commitCount(root), builtAt: built.toISOString() }
}

/** Writes public/build.json below `root`. */
export function writeBuildInfo(root: string, firstCommit: string, built = new Date()): void {
  mkdirSync(join(root, "public"), { recursive: true })
  writeFileSync(join(root, "public", "build.json"), JSON.stringify(buildInfo(root, firstCommit, built)))
}
