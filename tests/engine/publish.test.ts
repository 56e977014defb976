import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  redirectPage,
  redirectRules,
  writeDirectory,
  writeRawFiles,
  writeRedirects,
} from "../../src/engine/gatsby/publish"
import { readSite } from "../../src/engine/site"
import { facts, page, smallSite, write } from "./smallSite"

/** The small site with a renamed page and three kinds of addresses with parameters. */
function published() {
  const root = smallSite()
  write(root, "content/pages/beds.mdx", page("Beds", "Text.", "was: [plots/old, plots]\n"))
  write(root, "content/pages/watch/[id].mdx", page("Watch", "A film.", "hidden: true\n"))
  write(root, "content/pages/walk/[from]/to/[where].mdx", page("Walk", "A way.", "hidden: true\n"))
  write(root, "content/pages/blog/[...].mdx", page("Blog", "No such post.", "hidden: true\n"))
  return readSite(root, facts)
}

describe("the rules for hosts that redirect by themselves", () => {
  it("lead from old addresses, and have a page answer for a path with as many parts as its own, or for all below", () => {
    const site = published()
    expect(site.problems).toEqual([])
    const rules = redirectRules(site).trim().split("\n")
    expect(rules.filter(rule => !/\.(xml|json) 301$/.test(rule)).sort()).toEqual([
      "/blog/* /blog/%5B...%5D 200",
      "/plots /beds 301",
      "/plots/old /beds 301",
      "/walk/:from/to/:where /walk/%5Bfrom%5D/to/%5Bwhere%5D 200",
      "/watch/:id /watch/%5Bid%5D 200",
    ])
  })

  it("are written with a page at every old address, for hosts that don't", () => {
    const site = published()
    writeRedirects(site)
    writeDirectory(site)
    const read = (file: string) => readFileSync(join(site.root, "public", file), "utf8")
    expect(read("_redirects")).toBe(redirectRules(site))
    expect(read("plots/old/index.html")).toContain('content="0; url=/beds"')
    expect(existsSync(join(site.root, "public/watch"))).toBe(false)
    expect(JSON.parse(read("pages.json"))).toEqual(site.lists.get("pages"))
    expect(JSON.parse(read("retired.json"))).toEqual([])
  })
})

describe("the lists of a page under /json", () => {
  it("are published beside it as they are, and can be linked to", () => {
    const root = smallSite()
    write(
      root,
      "content/data/teas.yaml",
      '- {name: Green, grams: 2}\n- {name: "Black \\"tea\\"", grams: 2.5}\n',
    )
    write(
      root,
      "content/pages/json/teas.mdx",
      page("Teas", "[Raw](/json/teas.json)", "data: teas\nhidden: true\n"),
    )
    write(root, "content/pages/json/none.mdx", page("None", "Nothing.", "hidden: true\n"))
    write(root, "content/pages/teas.mdx", page("Pots", "A pot.", "data: teas\nhidden: true\n"))
    const site = readSite(root, facts)
    expect(site.problems).toEqual([])
    writeRawFiles(site)
    const file = (path: string) => join(site.root, "public", path)
    expect(JSON.parse(readFileSync(file("json/teas.json"), "utf8"))).toEqual([
      { name: "Green", grams: 2 },
      { name: 'Black "tea"', grams: 2.5 },
    ])
    expect([file("json/none.json"), file("teas.json")].filter(existsSync)).toEqual([])
  })

  it("are a broken link where the page has none", () => {
    const root = smallSite()
    write(root, "content/pages/json/none.mdx", page("None", "[Raw](/json/none.json)", "hidden: true\n"))
    expect(readSite(root, facts).problems).toHaveLength(1)
  })
})

describe("the page at an old address", () => {
  it("leads to the new one by itself, by a link and for search engines", () => {
    const page = redirectPage("/games/glass-balls", "https://example.org")
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/games/glass-balls">')
    expect(page).toContain('<link rel="canonical" href="https://example.org/games/glass-balls">')
    expect(page).toContain('<a href="/games/glass-balls">/games/glass-balls</a>')
    expect(page).toContain('<meta name="robots" content="noindex">')
  })

  it("escapes the address", () => {
    const page = redirectPage('/a"><script>&b', "https://example.org")
    expect(page).not.toContain("<script>")
    expect(page).toContain('<a href="/a&quot;>&lt;script>&amp;b">/a&quot;>&lt;script>&amp;b</a>')
  })
})

describe("the addresses where feeds are looked for", () => {
  it("lead to the feeds on hosts that redirect, and before the rules for paths with parameters", () => {
    const rules = redirectRules(published()).trim().split("\n")
    expect(rules).toEqual(
      expect.arrayContaining(["/feed /rss.xml 301", "/feed.xml /rss.xml 301", "/atom /atom.xml 301"]),
    )
    expect(rules.indexOf("/blog/feed /feeds/posts/rss.xml 301")).toBeLessThan(
      rules.indexOf("/blog/* /blog/%5B...%5D 200"),
    )
  })

  it("stay a page's own where a page, an old address or a file is there", () => {
    const root = smallSite()
    write(root, "content/pages/feed.mdx", page("Feed", "For hamsters.", "was: [rss]\n"))
    write(root, "static/index.xml", "<mine/>")
    const rules = redirectRules(readSite(root, facts)).split("\n")
    expect(rules.filter(rule => /^\/(feed|rss|index\.xml) /.test(rule))).toEqual(["/rss /feed 301"])
  })
})
