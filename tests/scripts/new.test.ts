/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { componentName, componentNameProblem } from "../../scripts/new/component"
import { newPageFiles } from "../../scripts/new/files"
import { newPageProblem } from "../../scripts/new/newPageProblem"
import { type Kind, kinds, type NewPage, parseArgs } from "../../scripts/new/parseArgs"
import { checkSite } from "../../src/engine/checkSite"
import { hintsOf } from "../../src/engine/hints"
import { formatProblem } from "../../src/engine/problems"
import { readProse } from "../../src/engine/prose"
import { readSite } from "../../src/engine/site"
import { facts, page, smallSite, write } from "../engine/smallSite"

const day = "2025-08-03"

/** Parses arguments that must be valid. */
function wishOf(...words: string[]): NewPage {
  const wish = parseArgs(words)
  if (typeof wish === "string") throw new Error(wish)
  return wish
}

/** Adds a new page to the small site; returns the problems of the site and the hints on the page. */
async function siteWith(...words: string[]) {
  const root = smallSite()
  write(root, "src/embeds/list/List.tsx", readFileSync("src/embeds/list/List.tsx", "utf8"))
  const files = newPageFiles(wishOf(...words), day)
  for (const [file, text] of Object.entries(files)) write(root, file, text)
  const site = await checkSite(readSite(root, facts))
  const hints = hintsOf(site).filter(({ file }) => Object.hasOwn(files, file))
  return {
    files,
    problems: site.problems.map(formatProblem),
    hints: hints.map(formatProblem),
    byPath: site.byPath,
    lists: site.lists,
  }
}

/** Returns the message with which the small site refuses the arguments, or undefined. */
function refused(words: readonly string[], more: Record<string, string> = {}): string | undefined {
  const wish = parseArgs(words)
  if (typeof wish === "string") return wish
  const root = smallSite()
  for (const [file, text] of Object.entries(more)) write(root, file, text)
  return newPageProblem(wish, newPageFiles(wish, day), root, facts)
}

describe("npm run new", () => {
  it.each<[words: string[], address: string, written: string[]]>([
    [["tools/my-tool"], "/tools/my-tool", ["content/pages/tools/my-tool.mdx"]],
    [["blog/my-post"], "/blog/my-post", ["content/blog/my-post.mdx"]],
    [["my-post", "--post"], "/blog/my-post", ["content/blog/my-post.mdx"]],
    [["my-list", "--list"], "/my-list", ["content/pages/my-list.mdx", "content/data/my-list.yaml"]],
    [["lists/cows", "--list"], "/lists/cows", ["content/pages/lists/cows.mdx", "content/data/cows.yaml"]],
    [["sauna", "--playlist"], "/playlist/sauna", ["content/playlists/sauna.yaml"]],
    [["playlist/sauna"], "/playlist/sauna", ["content/playlists/sauna.yaml"]],
    [["yö/äiti"], "/yö/äiti", ["content/pages/yö/äiti.mdx"]],
    [
      ["toys/hay", "--toy"],
      "/toys/hay",
      [
        "content/pages/toys/hay.mdx",
        "src/embeds/toys/hay/MyOwn.tsx",
        "src/embeds/toys/hay/logic.ts",
        "tests/embeds/toys/hay.test.tsx",
      ],
    ],
  ])("makes of %j the page %s, which has no mistake", async (words, address, written) => {
    const [path = "", ...flags] = words
    const { files, problems, byPath } = await siteWith(path, "My: own", ...flags)
    expect(Object.keys(files)).toEqual(written)
    expect(problems).toEqual([])
    expect(byPath.get(address)?.title).toBe("My: own")
  })

  it.each(kinds)("makes a %s that passes the check and has no hints, whatever its title is", async kind => {
    const titles = [
      'A "quoted" one. And a Second!',
      "<b {x} * y_ [a] (b) c",
      "C # and: tea",
      "true",
      "It's 1998",
      "Dr. Who? Why!",
      "T:moai: & \\n",
      "a ".repeat(40),
    ]
    for (const title of titles) {
      const { problems, hints } = await siteWith("my-own", title, `--${kind}`)
      expect([title, problems, hints]).toEqual([title, [], []])
    }
  })

  it("makes four pages that begin and end differently, so that there is no hint", () => {
    const files = ["one", "two", "three", "four"].flatMap(name =>
      Object.entries(newPageFiles(wishOf(name, `Page ${name}`), day)),
    )
    const texts = files.map(([file, text]) => readProse({ file, text, digest: "" }).blocks)
    const firsts = texts.map(blocks => blocks[0]?.text.split(" ").slice(0, 2).join(" "))
    const lasts = texts.map(blocks => blocks.at(-1)?.text.split(" ").slice(0, 2).join(" "))
    expect(new Set(firsts).size).toBe(4)
    expect(new Set(lasts).size).toBe(4)
  })

  it.each([
    ["/tools/tea/", "tools/tea", "page"],
    ["./content/pages/tea.mdx", "tea", "page"],
    ["content/blog/tea.mdx", "blog/tea", "post"],
    ["content/playlists/sauna.yaml", "playlist/sauna", "playlist"],
  ])("takes %s for %s, a %s", (path, address, kind) => {
    expect(parseArgs([path, "Tea"])).toEqual({ kind, path: address, title: "Tea" })
  })

  it.each(["my-list", "2048", "true", "1e3", "no", "data", "site", "constructor"])(
    "makes a list page whose list has two rows to begin with, whatever its name is: %s",
    async name => {
      const { problems, lists } = await siteWith(name, "My list", "--list")
      expect(problems).toEqual([])
      expect(lists.get(name)).toHaveLength(2)
    },
  )

  it.each([
    ["saunas", "Saunas", null],
    ["my-list", "My list", null],
    ["lists/cows", "Large cows", "large cows"],
    ["lamps", "IKEA lamps", "IKEA lamps"],
  ])(
    "gives the list %s, called %s, a word for its rows if its name is not that word",
    (path, title, things) => {
      const text = newPageFiles(wishOf(path, title, "--list"), day)[`content/pages/${path}.mdx`] ?? ""
      expect(/things="(.*)"/.exec(text)?.[1] ?? null).toBe(things)
    },
  )

  it.each(["hay", "toys/hay", "toys/for/horses"])(
    "makes a toy of less than 60 lines whose imports are all there: %s",
    path => {
      const files = newPageFiles(wishOf(path, "Hay", "--toy"), day)
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

describe("what npm run new refuses", () => {
  it.each<[words: string[], why: RegExp]>([
    [[], /^The path is missing\. Write:\nnpm run new -- tools/],
    [["tea"], /^The title is missing\. Write: npm run new -- tea "My title"/],
    [["tea", "My", "tea"], /^After the title there is "tea"\. Write the title in quotes: "My tea"\./],
    [["tea", "Tea", "--toys"], /^There is no --toys\. Did you mean --toy\?/],
    [["tea", "Tea", "--draw"], /^There is no --draw\. There are --page, --post/],
    [["tea", "Tea", "-t"], /^There is no --t\./],
    [["tea", "Tea", "--toy", "--list"], /^It can't be a toy and a list at once\./],
    [["tea", "   "], /^The title is empty/],
    [["tea", "Te\u200Ba"], /^The title has a character in it that nobody sees/],
    [["tea", "A <b>bold</b> one"], /^"title" has a value that does not fit.* Write it in plain letters/],
    [["tea", "Te\na"], /^The title has a character in it that nobody sees/],
    [["/", "Tea"], /^The path is missing/],
    [["blog/a/b", "Tea"], /^A post lies in no folder\. Write blog\/b\./],
    [["playlist/tea", "Tea", "--page"], /^What begins with playlist\/ is a playlist, and can't be a page\./],
    [
      ["playlist/tea", "Tea", "--toy"],
      /can't be a toy\. Leave --toy out, or write another path: toys\/tea\./,
    ],
    [["blog/tea", "Tea", "--list"], /^What begins with blog\/ is a post, and can't be a list\./],
    [["blog/tea", "Tea", "--playlist"], /can't be a playlist\. .* playlist\/tea\./],
    [["playlist/a/b", "Tea"], /^A playlist lies in no folder/],
    [["Tea", "Tea"], /^content\/pages\/Tea\.mdx: "Tea" can't be part of an address.* Name it tea\.mdx\./],
    [["my tea", "Tea"], /Name it my-tea\.mdx\./],
    [["tea//hot", "Tea"], /can't be part of an address/],
    [["../tea", "Tea"], /"\.\." can't be part of an address/],
    [["../../tea", "Tea", "--toy"], /"\.\." can't be part of an address/],
    [["🐹", "Tea"], /"🐹" can't be part of an address/],
    [["tea?", "Tea"], /"tea\?" can't be part of an address/],
    [["100%", "Tea"], /Name it 100\.mdx/],
    [["yo\u0308", "Tea"], /a letter and a sign over it\. Name it yö\.mdx/],
    [["static/tea", "Tea"], /^content\/pages\/static\/tea\.mdx: The address \/static is taken/],
    [["tools/[id]", "Tea"], /^A page for many addresses at once/],
    [["tools/index", "Tea"], /^"index" is no name of a page/],
    [["a".repeat(61), "Tea"], /is too long for an address/],
    [["yö", "Yö", "--toy"], /^"yö" names a toy's files too/],
    [["parts/tea", "Tea", "--toy"], /^A folder "parts"/],
    [["lists/newest", "Newest", "--list"], /^The list "newest" is made by the site itself/],
    [["garden", "Garden"], /^The address \/garden is taken by content\/pages\/garden\.mdx/],
    [["tea", "Marbles", "--toy"], /^The component <Marbles> is there already, in src\/embeds/],
    [["tea", "Promise", "--toy"], /^The name Promise means something else/],
    [["tea", "Slider", "--toy"], /^The name Slider means something else/],
  ])("%j", (words, why) => {
    expect(refused(words)).toMatch(why)
  })

  it("an address of a page that can't be read, was renamed or is retired", () => {
    expect(refused(["tea", "Tea"], { "content/pages/tea.mdx": "no front matter" })).toMatch(/is taken by/)
    const renamed = { "content/pages/coffee.mdx": page("Coffee", "Hot.", "was: [tea]\n") }
    expect(refused(["tea", "Tea"], renamed)).toMatch(/^The address \/tea leads to \/coffee/)
    const line = '- {code: "0000", path: tea, id: x, retired: true}\n'
    expect(refused(["tea", "Tea"], { "content/codes.yaml": line })).toMatch(/^The page \/tea is retired/)
  })

  it("existing files, and a list of the same name", () => {
    const list = { "content/data/tea.yaml": "- {name: Green}\n" }
    expect(refused(["lists/tea", "Tea", "--list"], list)).toMatch(
      /^content\/data\/tea\.yaml is there already/,
    )
    expect(refused(["lists/tea", "Tea"], list)).toBeUndefined()
    const test = { "tests/embeds/tea.test.tsx": "" }
    expect(refused(["tea", "Tea", "--toy"], test)).toMatch(/^tests\/embeds\/tea\.test\.tsx is there already/)
  })

  it("flags that npm takes for its own without --", () => {
    expect(parseArgs(["tea", "Tea"], { npm_config_toy: "true" })).toMatch(/^npm has kept --toy for itself/)
  })

  it("nothing that is valid", () => {
    for (const kind of kinds) expect([kind, refused(["tea", "Tea", `--${kind}`])]).toEqual([kind, undefined])
  })
})

describe("the name of a component", () => {
  it.each([
    ["My own tea!", "MyOwnTea"],
    ["Hyvää yötä", "HyvaaYota"],
    ["1998 teas", "No1998Teas"],
    ["🐹", "ToolsMyToy"],
    ["日本", "ToolsMyToy"],
    ["It's tea", "ItSTea"],
    ["Smørrebrød", "Smorrebrod"],
    ["ääkköset", "Aakkoset"],
    ["1998", "No1998"],
  ])("for %j is %j", (title, name) => {
    expect(componentName(title, "tools/my-toy")).toBe(name)
  })

  it("says which file has the name already", () => {
    expect(componentNameProblem("Tea", name => `src/${name}.tsx`)).toMatch(
      /<Tea> is there already, in src\/Tea\.tsx/,
    )
  })
})

it.each<[Kind, number]>([["post", 300]])("a new %s has more than %i words", (_, minWords) => {
  const [text = ""] = Object.values(newPageFiles(wishOf("blog/tea", "Tea"), day))
  expect(text.split("---")[2]?.split(/\s+/).length).toBeGreaterThan(minWords)
})
