/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { codesFile } from "../../src/engine/codeLines"
import { formatProblem } from "../../src/engine/problems"
import { readSite } from "../../src/engine/site"
import { syncRegistry } from "../../src/engine/syncGenerated"
import { facts, page, remove, smallSite, write } from "./smallSite"

function git(root: string, ...words: string[]): string {
  const who = ["-c", "user.name=Pertti", "-c", "user.email=pertti@example.org", "-c", "commit.gpgsign=false"]
  return execFileSync("git", [...who, ...words], { cwd: root, encoding: "utf8", stdio: "pipe" })
}

function commit(root: string): void {
  git(root, "add", "-A")
  git(root, "commit", "-q", "-m", "What there is")
}

/** The small site in a repository of its own, with one commit. */
function repository(): string {
  const root = smallSite()
  git(root, "init", "-q", "-b", "main")
  commit(root)
  return root
}

/** Returns the problems of `npm run check`, which updates the registry if there are none. */
function check(root: string): string[] {
  const site = readSite(root, facts)
  return (site.problems.length > 0 ? site.problems : syncRegistry(site, true)).map(formatProblem)
}

const registry = (root: string) => readFileSync(join(root, codesFile), "utf8")
const pathsOf = (root: string) => [...registry(root).matchAll(/path: "([^"]+)"/g)].map(([, path]) => path)

const bringBack =
  'Run "git checkout content/codes.yaml", and then "npm run check": it adds the lines of new pages.'

describe("a spoilt registry is one mistake, which one command mends", () => {
  it.each<[how: string, spoil: (text: string) => string]>([
    ["is empty", () => ""],
    ["has comments alone", () => "# Numbers\n"],
    ["is an empty list", () => "[]\n"],
    ["is no list", () => "numbers: none\n"],
    ["has lost a dash", text => text.replace("\n- {", "\n  {")],
    ["has lost a brace", text => text.replace("}", "")],
    ["is indented by a tab", text => text.replace("- {", "\t- {")],
    ["ends in the middle", text => text.split("\n").slice(0, 3).join("\n")],
    ["ends in the middle of a line", text => text.slice(0, -20)],
    [
      "is in another order",
      text => `${text.trim().split("\n").slice(1).reverse().join("\n")}\n${text.split("\n")[0]}\n`,
    ],
    ["has two ids of another site", text => text.replaceAll("tag:example.org", "tag:example.com")],
    ["has one code of another page", text => text.replace('code: "0001"', 'code: "9001"')],
    ["has one id of another page", text => text.replace(":0001:", ":0002:")],
    ["has its paths changed", text => text.replaceAll("/first", "/last")],
    ["is a merge that was cut", text => `${text}=======\n- {code: "0009"}\n>>>>>>> other\n`],
  ])("one that %s", (_, spoil) => {
    const root = repository()
    const before = registry(root)
    write(root, codesFile, spoil(before))
    expect(check(root)).toEqual([expect.stringMatching(/^content\/codes\.yaml:\d+:\d+: .*/)])
    expect(check(root)[0]).toContain(bringBack)
    git(root, "checkout", codesFile)
    expect(check(root)).toEqual([])
    expect(registry(root)).toBe(before)
  })

  it("one that was deleted", () => {
    const root = repository()
    remove(root, codesFile)
    expect(check(root)).toEqual([expect.stringContaining(bringBack)])
  })

  it("but a mistake in one mark is told with its own remedy, so that the mark is not lost", () => {
    const root = repository()
    write(root, codesFile, registry(root).replace(/\}\n$/, ", retired: yes}\n"))
    expect(check(root)).toEqual([expect.stringMatching(/"4\.retired" .* Write true or false\.$/)])
  })

  it("and line ends of Windows, or a mark of the order of bytes, are none", () => {
    const root = repository()
    write(root, codesFile, `\uFEFF${registry(root).replaceAll("\n", "\r\n")}`)
    expect(check(root)).toEqual([])
  })
})

describe("two that each added a page", () => {
  /** A repository in the middle of a merge: tea on this side, milk on the other, both with the number 0005. */
  function merging(): string {
    const root = repository()
    git(root, "checkout", "-q", "-b", "other")
    write(root, "content/pages/milk.mdx", page("Milk", "White."))
    check(root)
    commit(root)
    git(root, "checkout", "-q", "main")
    write(root, "content/pages/tea.mdx", page("Tea", "Green."))
    check(root)
    commit(root)
    expect(() => git(root, "merge", "-q", "other")).toThrow("merge -q other")
    return root
  }

  it("are told of the merge in one sentence with its commands", () => {
    expect(check(merging())).toEqual([
      expect.stringMatching(
        /^content\/codes\.yaml:\d+:1: Lines \d+ to \d+ are an unresolved merge\. .*git checkout --theirs content\/codes\.yaml/,
      ),
    ])
  })

  it.each([
    ["--theirs", ["milk", "tea"]],
    ["--ours", ["tea", "milk"]],
  ])("keep one side by %s, and the check adds the other", (side, last) => {
    const root = merging()
    git(root, "checkout", side, codesFile)
    expect(check(root)).toEqual([])
    expect(pathsOf(root).slice(-2)).toEqual(last)
    commit(root)
    expect(check(root)).toEqual([])
  })

  it("may keep both sides as they are: the check numbers them", () => {
    const root = merging()
    write(root, codesFile, registry(root).replace(/^(?:<{7}|={7}|>{7}).*\n/gm, ""))
    expect(check(root)).toEqual([])
    expect(pathsOf(root).slice(-2)).toEqual(["tea", "milk"])
  })
})

describe("a change of mind", () => {
  it("costs nothing before the first commit of a page, whether it is deleted or renamed", () => {
    const root = repository()
    const before = registry(root)
    write(root, "content/pages/tea.mdx", page("Tea", "Green."))
    expect(check(root)).toEqual([])
    expect(pathsOf(root).at(-1)).toBe("tea")
    remove(root, "content/pages/tea.mdx")
    write(root, "content/pages/milk.mdx", page("Milk", "White."))
    expect(check(root)).toEqual([])
    expect(pathsOf(root).at(-1)).toBe("milk")
    remove(root, "content/pages/milk.mdx")
    expect(check(root)).toEqual([])
    expect(registry(root)).toBe(before)
  })

  it("is told of after it", () => {
    const root = repository()
    write(root, "content/pages/tea.mdx", page("Tea", "Green."))
    check(root)
    commit(root)
    remove(root, "content/pages/tea.mdx")
    expect(check(root)).toEqual([expect.stringContaining('The page "tea" is gone.')])
  })

  it("costs nothing in a shallow copy either", () => {
    const root = repository()
    const copy = smallSite()
    rmSync(copy, { recursive: true })
    git(root, "clone", "-q", "--depth", "1", pathToFileURL(root).href, copy)
    const before = registry(copy)
    write(copy, "content/pages/tea.mdx", page("Tea", "Green."))
    check(copy)
    remove(copy, "content/pages/tea.mdx")
    expect(check(copy)).toEqual([])
    expect(registry(copy)).toBe(before)
  })

  it("is told of where there is no repository: nobody knows what was published", () => {
    const root = smallSite()
    write(root, "content/pages/tea.mdx", page("Tea", "Green."))
    check(root)
    remove(root, "content/pages/tea.mdx")
    expect(check(root)).toEqual([expect.stringContaining('The page "tea" is gone.')])
  })
})
