import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  redirectPage,
  writePageLists,
  writeRawFiles,
  writeRedirects,
  writeSiteName,
} from "../../src/engine/gatsby/publish"
import { readSite } from "../../src/engine/site"
import { facts, page, smallSite, write } from "./smallSite"

/** The small site with a renamed page and an address with a parameter. */
function published() {
  const root = smallSite()
  write(root, "content/pages/beds.mdx", page("Beds", "Text.", "was: [plots/old, plots]\n"))
  write(root, "content/pages/watch/[id].mdx", page("Watch", "A film.", "hidden: true\n"))
  return readSite(root, facts)
}

describe("an old address", () => {
  it("has a page that leads on, for hosts that don't, and a path with a parameter has none", () => {
    const site = published()
    writeRedirects(site)
    writePageLists(site)
    const read = (file: string) => readFileSync(join(site.root, "public", file), "utf8")
    expect(read("plots/old/index.html")).toContain('content="0; url=/beds"')
    expect(existsSync(join(site.root, "public/watch"))).toBe(false)
    expect(JSON.parse(read("pages.json"))).toEqual(site.lists.get("pages"))
    expect(JSON.parse(read("retired.json"))).toEqual([])
  })
})

describe("the pages of static", () => {
  it("are called as the site is, and reports that were made stay as they are", () => {
    const root = smallSite()
    for (const [file, text] of [
      ["static/frameset.html", "<title>juhq.fi - Frames</title>"],
      ["public/frameset.html", "<title>juhq.fi - Frames</title>"],
      ["static/coverage/index.html", "<title>juhq.fi - Coverage</title>"],
      ["public/coverage/index.html", "Of juhq.fi, 100%"],
    ] as const)
      write(root, file, text)
    writeSiteName({ root, facts: { ...facts, name: "heppa.fi" } })
    const read = (file: string) => readFileSync(join(root, "public", file), "utf8")
    expect(read("frameset.html")).toBe("<title>heppa.fi - Frames</title>")
    expect(read("coverage/index.html")).toBe("Of juhq.fi, 100%")
  })
})

describe("a number that waits for its page", () => {
  it("leads to the files that stand there already", () => {
    const root = smallSite()
    const codes = join(root, "content/codes.yaml")
    const before = existsSync(codes) ? readFileSync(codes, "utf8") : ""
    const next = String(before.split("\n").filter(line => line.startsWith("-")).length).padStart(4, "0")
    const line = `- {code: "${next}", path: "coverage", id: "tag:example.org,2021:${next}:coverage", planned: true}\n`
    write(root, "content/codes.yaml", before + line)
    const numbers = () => {
      writePageLists(readSite(root, facts))
      return JSON.parse(readFileSync(join(root, "public/retired.json"), "utf8"))
    }
    expect(numbers()).toEqual([])
    write(root, "static/coverage/index.html", "<!doctype html>")
    expect(numbers()).toEqual([{ code: next, path: "/coverage", file: true }])
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
