import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { languageOf, sizeHistory, stepsOf, thinOut } from "../../src/engine/sizeHistory"
import { maxSizeSteps, type SizeStep } from "../../src/lib/content/sizeHistory"

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "size-"))
  folders.push(path)
  return path
}

function write(root: string, path: string, lines: number): void {
  mkdirSync(join(root, path, ".."), { recursive: true })
  writeFileSync(join(root, path), "x\n".repeat(lines))
}

function git(root: string, ...args: string[]): void {
  const who = ["-c", "user.name=Pertti", "-c", "user.email=pertti@example.org", "-c", "commit.gpgsign=false"]
  execFileSync("git", [...who, ...args], { cwd: root, stdio: "ignore" })
}

/** A repository with two commits on its main line and a merge of a third. */
function repository(): string {
  const root = folder()
  git(root, "init", "-b", "main")
  write(root, "src/a.ts", 10)
  write(root, "package-lock.json", 500)
  git(root, "add", ".")
  git(root, "commit", "-m", "a wheel")
  git(root, "checkout", "-b", "side")
  write(root, "tests/a.test.tsx", 7)
  git(root, "add", ".")
  git(root, "commit", "-m", "a test of the wheel")
  git(root, "checkout", "main")
  write(root, "src/a.ts", 6)
  git(root, "commit", "-am", "a smaller wheel")
  git(root, "merge", "--no-ff", "side", "-m", "Merge branch 'side'")
  return root
}

describe("the size history", () => {
  it("counts a file by its ending, and no lock file", () => {
    const files = [
      "src/a.tsx",
      "tests/a.test.tsx",
      "src/a.module.css",
      "a.yaml",
      "a.mdx",
      "LICENSE",
      "package-lock.json",
    ]
    expect(files.map(languageOf)).toEqual([0, 1, 2, 3, 4, 5, -1])
  })

  it("reads what git says, with pictures left out", () => {
    const log =
      "\0aaa\t1700000000\n\n3\t0\tsrc/a.ts\n-\t-\tstatic/a.png\n\0bbb\t1700003600\n\n1\t2\tsrc/a.ts\n"
    expect(stepsOf(log)).toEqual([
      {
        hash: "aaa",
        at: "2023-11-14T22:13",
        added: 3,
        removed: 0,
        lines: [3, 0, 0, 0, 0, 0],
      },
      { hash: "bbb", at: "2023-11-14T23:13", added: 1, removed: 2, lines: [2, 0, 0, 0, 0, 0] },
    ])
  })

  it("follows the main line of a repository, where a merge counts once", () => {
    const { history } = sizeHistory(repository())
    expect(history).toMatchObject({ source: "git", commits: 3 })
    expect(history.steps.map(({ added, removed, lines }) => [added, removed, lines])).toEqual([
      [10, 0, [10, 0, 0, 0, 0, 0]],
      [0, 4, [6, 0, 0, 0, 0, 0]],
      [7, 0, [6, 7, 0, 0, 0, 0]],
    ])
  })

  it("says of a shallow clone that it is one, and ends with the same count", () => {
    const [root, clone] = [repository(), folder()]
    git(clone, "clone", "--depth", "1", `file://${root}`, "x")
    const { history } = sizeHistory(join(clone, "x"))
    expect(history).toMatchObject({ source: "shallow", commits: 1 })
    expect(history.steps.at(-1)?.lines).toEqual([6, 7, 0, 0, 0, 0])
  })

  it("counts the files where there is no repository", () => {
    const root = folder()
    write(root, "src/a.ts", 4)
    write(root, "content/pages/a.mdx", 3)
    const { head, history } = sizeHistory(root)
    expect(head).toBe("")
    expect(history).toMatchObject({ source: "files", commits: 0 })
    expect(history.steps.map(({ lines, added }) => [lines, added])).toEqual([[[4, 0, 0, 0, 3, 0], 7]])
  })

  it("counts the files once where there is no repository", () => {
    const root = folder()
    write(root, "src/a.ts", 4)
    const cached = sizeHistory(root)
    expect(sizeHistory(root, cached)).toBe(cached)
  })

  it("asks no repository twice for the same commit", () => {
    const root = repository()
    const cached = sizeHistory(root)
    expect(sizeHistory(root, cached)).toBe(cached)
    write(root, "src/b.ts", 1)
    git(root, "add", ".")
    git(root, "commit", "-m", "more")
    expect(sizeHistory(root, cached).history.commits).toBe(4)
  })

  it("keeps the last step and all that was added of a long history", () => {
    const steps = Array.from({ length: 1000 }, (_, i): SizeStep => {
      return { hash: `${i}`, at: "", added: 2, removed: 1, lines: [i + 1, 0, 0, 0, 0, 0] }
    })
    const few = thinOut(steps, maxSizeSteps)
    expect(few).toHaveLength(maxSizeSteps)
    expect(few.at(-1)).toMatchObject({ hash: "999", lines: [1000, 0, 0, 0, 0, 0] })
    expect(few.reduce((sum, { added, removed }) => sum + added - removed, 0)).toBe(1000)
    expect(thinOut(steps.slice(0, 5), maxSizeSteps)).toEqual(steps.slice(0, 5))
  })
})
