import { mkdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { formatProblem } from "../../src/engine/problems"
import { engineDigest, fileStamp, filesIn } from "../../src/engine/read"
import { readSite } from "../../src/engine/site"
import { facts, page, smallSite, write } from "./smallSite"

const problemsOf = (root: string) => readSite(root, facts).problems.map(formatProblem)

describe("a file that an editor keeps beside a page", () => {
  it("is passed over, though it is a link to nothing", () => {
    const root = smallSite()
    const stamp = fileStamp(root, ["content", "src"])
    const digest = engineDigest(root)
    for (const file of [
      "content/pages/.#garden.mdx",
      "content/data/.#books.yaml",
      "src/embeds/garden/.#BookShelf.tsx",
    ])
      symlinkSync("hamster@wheel.4711:1700000000", join(root, file))
    write(root, "content/pages/.garden.mdx", "Half a page")
    write(root, "content/.obsidian/pages/x.mdx", "No page")
    expect(problemsOf(root)).toEqual([])
    expect(fileStamp(root, ["content", "src"])).toBe(stamp)
    expect(engineDigest(root)).toBe(digest)
  })
})

describe("a symbolic link", () => {
  it("that leads out of content is told, and is no page", () => {
    const root = smallSite()
    write(root, "drafts/tea.mdx", page("Tea", "Three minutes."))
    symlinkSync(join(root, "drafts/tea.mdx"), join(root, "content/pages/tea.mdx"))
    const site = readSite(root, facts)
    expect(site.problems.map(({ file, line }) => `${file}:${line}`)).toEqual(["content/pages/tea.mdx:1"])
    expect(site.byPath.has("/tea")).toBe(false)
  })

  it("that leads nowhere is told, wherever it lies, and does not keep the others from being read", () => {
    const root = smallSite()
    symlinkSync("../nowhere.mdx", join(root, "content/pages/tea.mdx"))
    symlinkSync("loop.yaml", join(root, "content/data/loop.yaml"))
    symlinkSync("/nowhere/cow.png", join(root, "static/cow.png"))
    symlinkSync("nowhere.tsx", join(root, "src/embeds/garden/Tea.tsx"))
    write(root, "content/pages/broken.mdx", page("Broken", "<Marble />"))
    const todo = "Remove it, or put the file in its place."
    expect(problemsOf(root)).toEqual([
      `content/data/loop.yaml:1:1: It is a link to loop.yaml, and nothing is there. ${todo}`,
      "content/pages/broken.mdx:7:1: There is no component <Marble>. Did you mean Marbles?",
      `content/pages/tea.mdx:1:1: It is a link to ../nowhere.mdx, and nothing is there. ${todo}`,
      `static/cow.png:1:1: It is a link to /nowhere/cow.png, and nothing is there. ${todo}`,
    ])
    expect(fileStamp(root, ["content", "src"])).toMatch(/^[0-9a-f]+$/)
  })

  it("that leads to a folder is told of and not followed, even to the folder that it lies in", () => {
    const root = smallSite()
    symlinkSync(".", join(root, "content/pages/again"))
    mkdirSync(join(root, "content/pages/folder.mdx"))
    expect(problemsOf(root)).toEqual([
      "content/pages/again:1:1: It is a link to the folder ., in which nothing is read. Remove it, or put the folder itself in its place.",
    ])
    expect(filesIn(root, "content/pages", "").filter(file => file.includes("again"))).toEqual([])
  })
})
