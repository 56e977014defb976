import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import { writeCrawlerFiles } from "../../src/engine/gatsby/publish"
import { readSite } from "../../src/engine/site"
import { robotsTxt, sitemapXml } from "../../src/engine/sitemap"
import { facts, page, smallSite, write } from "./smallSite"

type Entry = { loc: string; lastmod: string }

function entriesOf(xml: string): Entry[] {
  expect(XMLValidator.validate(xml)).toBe(true)
  const { urlset } = new XMLParser().parse(xml) as { urlset: { url: Entry[] } }
  return urlset.url
}

it("lists every page that may be found, once, with the day of its last change", () => {
  const site = readSite(smallSite(), facts)
  expect(entriesOf(sitemapXml(site))).toEqual(
    site.pages
      .filter(({ path }) => path !== "/gone")
      .map(({ path, added }) => ({ loc: `https://example.org${path}`, lastmod: added }))
      .sort((a, b) => (a.loc < b.loc ? -1 : 1)),
  )
})

it("lists no hidden page, none with a parameter, no old address, and not what is shown where nothing is", () => {
  const root = smallSite()
  write(root, "content/pages/secret.mdx", page("Secret", "Text.", "hidden: true\n"))
  write(root, "content/pages/watch/[id].mdx", page("Watch", "A film.", "hidden: true\n"))
  write(root, "content/pages/404.mdx", page("Not found", "Text."))
  write(root, "content/pages/beds.mdx", page("Beds", "Text.", "was: [plots]\n"))
  const listed = entriesOf(sitemapXml(readSite(root, facts))).map(({ loc }) => loc)
  expect(listed).toContain("https://example.org/beds")
  expect(listed.filter(loc => /secret|watch|404|plots|gone/.test(loc))).toEqual([])
})

it("writes addresses that are valid in XML and on the wire", () => {
  const root = smallSite()
  write(root, "content/pages/yö.mdx", page("Yö", "Text."))
  write(root, "content/pages/salt&pepper.mdx", page("Salt", "Text."))
  const xml = sitemapXml(readSite(root, facts))
  expect(xml).toContain("<loc>https://example.org/y%C3%B6</loc>")
  expect(xml).toContain("<loc>https://example.org/salt&amp;pepper</loc>")
})

it("takes the day of a change where a page has one", () => {
  const site = readSite(smallSite(), facts)
  const pages = site.pages.map(each => ({ ...each, updated: "2026-02-03" }))
  expect(entriesOf(sitemapXml({ ...site, pages })).map(({ lastmod }) => lastmod)).toEqual(
    expect.arrayContaining(["2026-02-03"]),
  )
})

it("is the same text each time, and does not change with the words of a page", () => {
  const root = smallSite()
  const before = sitemapXml(readSite(root, facts))
  const file = join(root, "content/pages/garden.mdx")
  write(root, "content/pages/garden.mdx", `${readFileSync(file, "utf8")}\nOne more line.\n`)
  expect(sitemapXml(readSite(root, facts))).toBe(before)
})

describe("what machines ask for", () => {
  it("is written below public: the robots' file names the list, and the manifest has the icons", () => {
    const root = smallSite()
    writeCrawlerFiles(readSite(root, facts))
    const read = (file: string) => readFileSync(join(root, "public", file), "utf8")
    expect(read("robots.txt")).toBe(robotsTxt(facts))
    expect(read("robots.txt")).toContain("\nSitemap: https://example.org/sitemap.xml\n")
    expect(read("sitemap.xml")).toContain("<loc>https://example.org/garden</loc>")
    const manifest = JSON.parse(read("manifest.webmanifest"))
    expect(manifest).toMatchObject({ name: "example.org", start_url: "/", scope: "/", lang: "en-GB" })
    for (const { src } of manifest.icons) expect(existsSync(join("static", src))).toBe(true)
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable")
  })

  it("stays the author's where static has a file of that name", () => {
    const root = smallSite()
    write(root, "static/robots.txt", "User-agent: *\nDisallow: /\n")
    writeCrawlerFiles(readSite(root, facts))
    expect(existsSync(join(root, "public/robots.txt"))).toBe(false)
  })

  it("can be linked to from a page", () => {
    const root = smallSite()
    write(
      root,
      "content/pages/map.mdx",
      page("Map", "See [the map](/sitemap.xml) and [robots](/robots.txt)."),
    )
    expect(readSite(root, facts).problems).toEqual([])
  })
})
