/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type Kind, newPage } from "../../scripts/new"
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
    const { files, problems, byPath } = siteWith(path, "My: own", kind)
    expect(files).toEqual(written)
    expect(problems.map(formatProblem)).toEqual([])
    expect(byPath.get(address)?.title).toBe("My: own")
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
})
