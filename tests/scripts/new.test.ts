/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { asked, inTheWay, type Kind, newPage } from "../../scripts/new"
import { checkPages } from "../../src/engine/pageRules"
import { formatProblem } from "../../src/engine/problems"
import { readSite } from "../../src/engine/site"
import { facts, smallSite, write } from "../engine/smallSite"

/** The small site with a new page in it. */
function siteWith(path: string, title: string, kind: Kind) {
  const root = smallSite()
  write(root, "src/embeds/list/List.tsx", readFileSync("src/embeds/list/List.tsx", "utf8"))
  const files = newPage(path, title, "2025-08-03", kind)
  for (const [file, text] of Object.entries(files)) write(root, file, text)
  return { files: Object.keys(files), ...readSite(root, facts) }
}

describe("npm run new", () => {
  it.each<[Kind, string, string, string[]]>([
    [null, "tools/my-tool", "/tools/my-tool", ["content/pages/tools/my-tool.mdx"]],
    [null, "blog/my-post", "/blog/my-post", ["content/blog/my-post.mdx"]],
    ["list", "my-list", "/my-list", ["content/pages/my-list.mdx", "content/data/my-list.yaml"]],
    ["list", "lists/cows", "/lists/cows", ["content/pages/lists/cows.mdx", "content/data/cows.yaml"]],
    ["playlist", "sauna", "/playlist/sauna", ["content/playlists/sauna.yaml"]],
    ["playlist", "playlist/sauna", "/playlist/sauna", ["content/playlists/sauna.yaml"]],
    [
      "toy",
      "toys/hay",
      "/toys/hay",
      [
        "content/pages/toys/hay.mdx",
        "src/embeds/toys/hay/MyOwn.tsx",
        "src/embeds/toys/hay/logic.ts",
        "tests/embeds/toys/hay.test.tsx",
      ],
    ],
  ])("with --%s makes a page that has no mistake: %s", (kind, path, address, written) => {
    const { root, files, problems, byPath } = siteWith(path, "My: own", kind)
    expect(files).toEqual(written)
    expect(problems.map(formatProblem)).toEqual([])
    const page = byPath.get(address)
    expect(page?.title).toBe("My: own")
    expect(checkPages({ root, pages: page ? [page] : [] }).map(formatProblem)).toEqual([])
  })

  it("makes a list page whose list has two rows to begin with", () => {
    expect(siteWith("my-list", "My list", "list").lists.get("my-list")).toHaveLength(2)
  })

  it.each(["hay", "toys/hay", "toys/for/horses"])(
    "makes a toy of less than 60 lines whose imports are all there: %s",
    path => {
      const files = newPage(path, "Hay", "2025-08-03", "toy")
      const code = Object.entries(files).filter(([file]) => /\.tsx?$/.test(file))
      for (const [file, text] of code)
        for (const [, from = ""] of text.matchAll(/from "(\.[^"]+)"/g)) {
          const path = join(dirname(file), from)
          const found = [".ts", ".tsx"].some(
            end => existsSync(path + end) || Object.hasOwn(files, path + end),
          )
          expect([path, found]).toEqual([path, true])
        }
      const own = code.filter(([file]) => file.startsWith("src/"))
      expect(own.map(([, text]) => text.split("\n").length - 1).reduce((a, b) => a + b)).toBeLessThan(60)
    },
  )

  it.each<[string[], string]>([
    [["tea", "Tea", "--toys"], "There is no --toys: write --toy, --list or --playlist"],
    [["tea", "Tea", "--toy", "--list"], "A page is one of them"],
    [["tea"], "Write the path and, in quotes, the title"],
    [["tea", "My", "tea"], "Write the path and, in quotes, the title"],
    [["tea", "  "], "Write the path and, in quotes, the title"],
    [
      ["My Tea", "Tea"],
      '"My Tea" can\'t be an address: it has small letters, digits, - and /. Write my-tea.',
    ],
    [["yö", "Night"], "Write yo."],
    [["🐹", "Pertti"], "Choose another."],
    [["blog/tea", "Tea", "--toy"], "A post has no toy"],
    [["blog/a/b", "Tea"], "A post lies right in blog"],
    [["playlist/a", "Tea", "--list"], "A playlist has no list"],
    [["playlist/a/b", "Tea"], "can't be an address"],
    [["pages", "Pages", "--list"], "The site makes a list of that name itself"],
  ])("refuses %j and says why", (words, why) => {
    expect(asked(words)).toEqual(expect.stringContaining(why))
  })

  it.each<[string[], string, Kind]>([
    [["tools/tea", "Tea"], "tools/tea", null],
    [["/tools/tea/", "Tea"], "tools/tea", null],
    [["content/pages/tea.mdx", "Tea"], "tea", null],
    [["content/blog/tea.mdx", "Tea"], "blog/tea", null],
    [["playlist/sauna", "Sauna"], "sauna", "playlist"],
    [["content/playlists/sauna.yaml", "Sauna"], "sauna", "playlist"],
    [["--toy", "tea", "Tea"], "tea", "toy"],
  ])("takes %j for what it is", (words, path, kind) => {
    expect(asked(words)).toMatchObject({ path, kind })
  })

  it.each([
    ["1998", "No1998"],
    ["🐹", "MyToy"],
    ["Ääni & yö!", "AaniYo"],
    ["my tea", "MyTea"],
  ])("gives a toy that is called %s the component %s", (title, component) => {
    const files = newPage("tools/my-toy", title, "2025-08-03", "toy")
    const wanted = component === "MyToy" ? "ToolsMyToy" : component
    expect(Object.keys(files)).toContain(`src/embeds/tools/my-toy/${wanted}.tsx`)
  })

  it("writes over nothing, and takes no component's name", () => {
    const root = smallSite()
    const way = (path: string, title: string, kind: Kind) =>
      inTheWay(root, path, Object.keys(newPage(path, title, "2025-08-03", kind)))
    expect(way("garden", "Garden", null)).toMatch(/^content\/pages\/garden\.mdx exists already/)
    expect(way("games/hay", "Marbles", "toy")).toMatch(/^The component <Marbles> is taken by /)
    expect(way("hay", "Hay", "toy")).toBeUndefined()
  })
})
