import { readFileSync } from "node:fs"
import { join } from "node:path"
import { filesIn } from "../../src/engine/read"
import { readSite } from "../../src/engine/site"
import { withSiteName } from "../../src/engine/siteName"
import { facts, smallSite, write } from "./smallSite"

const root = join(__dirname, "../..")

describe("the site's name in a list", () => {
  it("stands wherever a text asks for it, and nothing else changes", () => {
    const list = [{ a: "juhq@{site.name}", b: [1, null, "{site.name} is {site.name}"] }, "{data.x}"]
    expect(withSiteName(list, "example.org")).toEqual([
      { a: "juhq@example.org", b: [1, null, "example.org is example.org"] },
      "{data.x}",
    ])
    const other = [{ a: "x" }]
    expect(withSiteName(other, "example.org")).toBe(other)
  })

  it("is that of gatsby-config.ts, for every page", () => {
    const folder = smallSite()
    write(folder, "content/data/hosts.yaml", '- "mail.{site.name}"\n')
    write(
      folder,
      "content/pages/host.mdx",
      "---\ntitle: Host\ndescription: A host of the tests.\nadded: 2021-07-01\ndata: hosts\n---\n\n{data.hosts[0]}, {site.name}\n",
    )
    const site = readSite(folder, { ...facts, name: "kivi.example" })
    expect(JSON.stringify(site.pages.find(({ path }) => path === "/host")?.tree)).toContain(
      "mail.kivi.example, kivi.example",
    )
  })
})

/** Files in which the name of this site is data, not the site's name. */
const data: readonly RegExp[] = [
  // The registry has ids that begin with it, and a post shows one.
  /^content\/codes\.yaml$/,
  /^content\/blog\/why-pages-have-numbers\.mdx$/,
  // The build writes the site's own name over it.
  /^static\/.*\.html$/,
  // The page data of component tests.
  /^src\/hooks\/page\/page\.ts$/,
]

it("stands in no code, content or static file by itself", () => {
  const files = [
    ...[".ts", ".tsx", ".css"].flatMap(ending => filesIn(root, "src", ending)),
    ...[".mdx", ".yaml"].flatMap(ending => filesIn(root, "content", ending)),
    ...[".html", ".js", ".css"].flatMap(ending => filesIn(root, "static", ending)),
  ].filter(file => !/\.stories\.tsx$|^src\/engine\//.test(file) && !data.some(pattern => pattern.test(file)))
  const named = files.filter(file =>
    readFileSync(join(root, file), "utf8")
      .replace(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|#).*$/gm, "")
      .includes("juhq.fi"),
  )
  expect(named).toEqual([])
  expect(files.length).toBeGreaterThan(1000)
})
