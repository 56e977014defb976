import { hostRules } from "../../../src/engine/hosting/rules"
import { readSite } from "../../../src/engine/site"
import { facts, page, smallSite, write } from "../smallSite"

/** The rules, as `_redirects` files have them, of the small site with a renamed page and three kinds of parameters. */
function rules(): string[] {
  const root = smallSite()
  write(root, "content/pages/beds.mdx", page("Beds", "Text.", "was: [plots/old, plots]\n"))
  write(root, "content/pages/watch/[id].mdx", page("Watch", "A film.", "hidden: true\n"))
  write(root, "content/pages/walk/[from]/to/[where].mdx", page("Walk", "A way.", "hidden: true\n"))
  write(root, "content/pages/blog/[...].mdx", page("Blog", "No such post.", "hidden: true\n"))
  return ruleLines(root)
}

function ruleLines(root: string): string[] {
  const site = readSite(root, facts)
  expect(site.problems).toEqual([])
  return hostRules(site).map(({ from, to, status }) => `${from} ${to} ${status}`)
}

describe("the rules for hosts", () => {
  it("lead from old addresses, and have a page answer for a path with as many parts as its own, or for all below", () => {
    expect(
      rules()
        .filter(rule => !/\.(xml|json) 301$/.test(rule))
        .sort(),
    ).toEqual([
      "/blog/* /blog/%5B...%5D 200",
      "/plots /beds 301",
      "/plots/old /beds 301",
      "/walk/:from/to/:where /walk/%5Bfrom%5D/to/%5Bwhere%5D 200",
      "/watch/:id /watch/%5Bid%5D 200",
    ])
  })

  it("lead to the feeds from where they are looked for, and before the rules for paths with parameters", () => {
    const all = rules()
    expect(all).toEqual(
      expect.arrayContaining(["/feed /rss.xml 301", "/feed.xml /rss.xml 301", "/atom /atom.xml 301"]),
    )
    expect(all.indexOf("/blog/feed /feeds/posts/rss.xml 301")).toBeLessThan(
      all.indexOf("/blog/* /blog/%5B...%5D 200"),
    )
  })

  it("leave such an address to a page, an old address or a file that is there", () => {
    const root = smallSite()
    write(root, "content/pages/feed.mdx", page("Feed", "For hamsters.", "was: [rss]\n"))
    write(root, "static/index.xml", "<mine/>")
    expect(ruleLines(root).filter(rule => /^\/(feed|rss|index\.xml) /.test(rule))).toEqual(["/rss /feed 301"])
  })
})
