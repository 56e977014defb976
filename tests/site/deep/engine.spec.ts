import { appendFileSync, cpSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { parseRssFeed } from "feedsmith"
import { newPageFiles } from "../../../scripts/new/files"
import { kinds } from "../../../scripts/new/parseArgs"
import { guideFile } from "../../../src/engine/guide"
import type { PageEntry } from "../../../src/lib/content/derivedLists"
import { examplePages, examplesOf } from "../../scripts/guideExamples"
import { SiteCopy } from "../siteCopy"

test.describe.configure({ mode: "serial", timeout: 300_000 })

let site: SiteCopy
test.beforeAll(() => {
  site = new SiteCopy("small")
})
test.afterAll(() => site.end())

const codes = () => JSON.parse(site.read("public/pages.json")) as PageEntry[]
const codeOf = (path: string) => codes().find(page => page.path === path)?.code
const ids = () =>
  new Map(parseRssFeed(site.read("public/rss.xml")).items?.map(item => [item.link, item.guid?.value]))

test("a build publishes the feed that the items make", async () => {
  expect((await site.build({ TZ: "Pacific/Kiritimati" })).output).not.toContain("ERROR")
  expect(parseRssFeed(site.read("public/rss.xml")).items).toHaveLength(6)
})

test("routes, numbers, feed and picker follow when only content is touched", async () => {
  const before = { number: codeOf("/tools/consonants"), ids: ids(), count: codes().length }
  site.write(
    "content/pages/tools/new-tool.mdx",
    "---\ntitle: New tool\ndescription: A tool that is new here.\nadded: 2025-08-04\n---\n\nIt does [nothing](/p-1) yet.\n",
  )
  const rows = Array.from({ length: 40 }, (_, i) => `- {name: Sauna ${i}, seats: ${i + 2}}\n`)
  site.write("content/data/baths.yaml", rows.join(""))
  const columns =
    '[{key: "name", head: "Sauna", type: "text"}, {key: "seats", head: "Seats", type: "number"}]'
  site.write(
    "content/pages/baths.mdx",
    `---\ntitle: Baths\ndescription: A list of forty saunas.\nadded: 2025-08-05\ndata: baths\n---\n\n<List data="baths" columns={${columns}} search order="-seats" />\n`,
  )
  // Renames a page: the file moves, and its front matter has the old path.
  const page = site.read("content/pages/tools/consonants.mdx")
  site.remove("content/pages/tools/consonants.mdx")
  site.write(
    "content/pages/tools/no-vowels.mdx",
    page
      .replace("title: Consonants", "title: No vowels\nwas: [tools/consonants]")
      .replace(/added: .*/, "added: 2025-08-05"),
  )
  site.replaceEverywhere("/tools/consonants", "/tools/no-vowels")
  // Retires a page: the file is deleted, and the registry's line marked.
  site.remove("content/pages/p-2.mdx")
  site.replaceEverywhere("/p-2", "/p-1")
  const registry = site.read("content/codes.yaml")
  site.write("content/codes.yaml", registry.replace(/^(.*path: "p-2".*)\}$/m, "$1, retired: true}"))

  const { code, output } = await site.build()
  expect(output.match(/content\/\S+:\d+:\d+: .*/g) ?? []).toEqual([])
  expect(code, output.slice(-2000)).toBe(0)

  expect(codeOf("/tools/no-vowels")).toBe(before.number)
  // New pages are numbered in the order of their addresses.
  const lines = registry.split("\n").filter(line => line.startsWith("- "))
  expect(codeOf("/baths")).toBe(String(lines.length).padStart(4, "0"))
  expect(codeOf("/tools/new-tool")).toBe(String(lines.length + 1).padStart(4, "0"))
  expect(codeOf("/p-2")).toBeUndefined()
  expect(codes()).toHaveLength(before.count + 1)
  expect(site.read("content/codes.yaml")).toContain('path: "tools/new-tool"')

  const after = ids()
  expect(after.get("https://juhq.fi/tools/no-vowels")).toBe(
    before.ids.get("https://juhq.fi/tools/consonants"),
  )
  expect(after.has("https://juhq.fi/tools/new-tool")).toBe(true)
  expect(after.has("https://juhq.fi/p-2")).toBe(false)
  expect(/<lastBuildDate>([^<]*)</.exec(site.read("public/rss.xml"))?.[1]).toBe(
    "Tue, 05 Aug 2025 12:00:00 GMT",
  )

  const old = site.read("public/tools/consonants/index.html")
  expect(old).toContain('content="0; url=/tools/no-vowels"')
  expect(old).toContain('<link rel="canonical" href="https://juhq.fi/tools/no-vowels">')
  expect(site.read("public/_redirects")).toContain("/tools/consonants /tools/no-vowels 301\n")
  expect(site.read("public/p-2/index.html")).toContain("There was a page here. Knock.")
  expect(JSON.parse(site.read("public/retired.json"))).toEqual([
    { code: expect.stringMatching(/^\d{4}$/), path: "/p-2" },
  ])
  expect(site.read("public/tools/new-tool/index.html")).toContain("<h1>New tool</h1>")

  // The static HTML of a list has every row in order.
  const list = site.read("public/baths/index.html")
  const names = [...list.matchAll(/<th role="rowheader"[^>]*>(Sauna \d+)</g)].map(([, name]) => name)
  expect(names).toEqual(Array.from({ length: 40 }, (_, i) => `Sauna ${39 - i}`))
  expect(list).not.toMatch(/<template id="B:|<div hidden/)
})

test("nothing is published from a build with a mistake, and a missing number fails a build in CI", async () => {
  site.write(
    "content/pages/broken.mdx",
    "---\ntitle: Broken\ndescription: It is broken, and mended.\nadded: 2025-08-04\n---\n\n<Consonant />\n",
  )
  const broken = await site.build()
  expect(broken.code).not.toBe(0)
  expect(broken.output).toContain(
    "content/pages/broken.mdx:7:1: There is no component <Consonant>. Did you mean Consonants?\n",
  )
  expect(site.has("public/broken/index.html")).toBe(false)
  site.edit("content/pages/broken.mdx", "<Consonant />", "It is mended.")
  const ci = await site.build({ CI: "true" })
  expect(ci.code).not.toBe(0)
  expect(ci.output).toMatch(
    /content\/codes\.yaml:\d+:1: The line of "broken" is missing\. Add it, and commit the file: - \{code: "\d{4}"/,
  )
  expect(site.has("public/broken/index.html")).toBe(false)
  site.remove("content/pages/broken.mdx")
})

test("the examples of the guide and a new page of each kind are published as they are written", async () => {
  // A new copy, since the tests above have moved the targets of the examples.
  site.end()
  site = new SiteCopy("small")
  const guide = readFileSync(guideFile, "utf8")
  const examples = examplePages(guide)
  for (const [file, text] of examples) site.write(file, text)
  for (const { file, text } of examplesOf(guide, "yaml")) {
    // Rows of an existing list are appended.
    if (site.has(file)) appendFileSync(join(site.folder, file), text)
    else site.write(file, text)
  }
  // Adds the pages and pictures that the examples refer to.
  const picture = "content/pages/photos/forest-lake-sauna.jpg"
  cpSync(picture, join(site.folder, picture))
  site.write(
    "content/pages/error-418.mdx",
    "---\ntitle: Teapot\ndescription: A teapot that makes no coffee.\nadded: 2025-08-05\n---\n\nTea.\n",
  )
  site.write(
    "content/pages/timeline.mdx",
    "---\ntitle: Resume\ndescription: A resume that is counted.\nadded: 2025-08-05\n---\n\n## How I count\n\nTwice.\n",
  )
  site.write(
    "content/pages/talk.mdx",
    "---\ntitle: Talk\ndescription: All that has been answered.\nadded: 2025-08-05\ndata: comments\n---\n\n{data.comments.length} answers.\n",
  )
  for (const kind of kinds) {
    const path = {
      page: "my-page",
      post: "blog/my-post",
      toy: "toys/my-toy",
      list: "my-list",
      playlist: "playlist/mine",
    }
    const files = newPageFiles({ kind, path: path[kind], title: `My ${kind}` }, "2025-08-05")
    for (const [file, text] of Object.entries(files)) site.write(file, text)
  }

  const { code, output } = await site.build()
  expect(output.match(/content\/\S+:\d+:\d+: .*/g) ?? []).toEqual([])
  expect(code).toBe(0)
  const html = examples.map(([file]) =>
    site.read(file.replace("content/pages", "public").replace(".mdx", "/index.html")),
  )
  expect(html.filter(text => text.includes("Rajaportti"))).toHaveLength(1)
  expect(site.read("public/my-list/index.html")).toContain("The second one")
  expect(site.read("public/toys/my-toy/index.html")).toContain("My toy")
})
