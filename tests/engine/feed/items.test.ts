import { feedsOf, rfc822, rfc3339 } from "../../../src/engine/feed/items"
import { formatProblem } from "../../../src/engine/problems"
import { readSite, type Site } from "../../../src/engine/site"
import { facts, page, smallSite, write } from "../smallSite"

const published = (picture: string) => ({
  src: `https://example.org/static/abc/${picture.replace(/.*\//, "")}`,
})

/** The small site, after something has been done to its content. */
function read(change: (root: string) => void = () => {}, published = false): Site {
  const root = smallSite()
  change(root)
  const site = readSite(root, facts, { published, today: "2021-08-01" })
  expect(site.problems.map(formatProblem)).toEqual([])
  return site
}

const feedOf = (site: Site, name = "") => feedsOf(site, published).find(feed => feed.name === name)
const itemsOf = (site: Site, name = "") => feedOf(site, name)?.items ?? []
const paths = (site: Site, name = "") =>
  itemsOf(site, name).map(({ url }) => url.replace("https://example.org", ""))

describe("the items of the feed", () => {
  it("are pages, posts and playlists together, newest first, of one day the higher number first", () => {
    const site = read(root => {
      for (const name of ["a", "b"]) write(root, `content/pages/${name}.mdx`, page(name, "A page."))
    })
    expect(paths(site)).toEqual(["/b", "/a", "/games/marbles", "/playlist/rain", "/blog/first", "/garden"])
  })

  it("have each its title, address, permanent id, dates, description and whole text", () => {
    const items = itemsOf(read())
    expect(items[0]).toEqual({
      title: "Marbles",
      url: "https://example.org/games/marbles",
      guid: "tag:example.org,2021:0004:games/marbles",
      date: "Fri, 18 Jun 2021 12:00:00 GMT",
      updated: null,
      touched: "2021-06-18T12:00:00.004Z",
      language: null,
      categories: [],
      author: "example.org",
      description: "A game with coloured marbles.",
      number: 4,
      html: expect.stringContaining(
        '<a href="https://example.org/games/marbles">example.org/games/marbles</a>',
      ),
    })
    expect(items[1]?.html).toContain("Riders on the Storm")
  })

  it("keep their id and date, and stay in their place, when they are changed", () => {
    const change = (root: string) =>
      write(root, "content/pages/games/marbles.mdx", page("Marbles", "New.", "updated: 2021-07-20\n"))
    const site = read(change)
    expect(itemsOf(site)[0]).toMatchObject({
      guid: "tag:example.org,2021:0004:games/marbles",
      date: "Thu, 01 Jul 2021 12:00:00 GMT",
      updated: "2021-07-20T12:00:00.000Z",
      touched: "2021-07-20T12:00:00.004Z",
    })
    expect(feedOf(site)?.updated).toBe("2021-07-20T12:00:00.000Z")
    expect(feedOf(read())?.updated).toBe("2021-06-18T12:00:00.000Z")
  })

  it("have each a time of its own, also those of one day", () => {
    const site = read(root => {
      for (const name of ["a", "b", "c"]) write(root, `content/pages/${name}.mdx`, page(name, "A page."))
    })
    const touched = itemsOf(site).map(item => item.touched)
    expect(new Set(touched).size).toBe(touched.length)
  })

  it("say their language where it is not that of the site", () => {
    const site = read(root => write(root, "content/pages/kahvi.mdx", page("Kahvi", "Kahvia.", "lang: fi\n")))
    expect(itemsOf(site).map(({ language }) => language)).toEqual(["fi", null, null, null, null])
  })

  it("show a page's own pictures where they are published, and tell of those that are not", () => {
    const garden = (where: typeof published | (() => undefined)) =>
      feedsOf(read(), where)[0]?.items.find(({ url }) => url.endsWith("/garden"))?.html
    expect(garden(published)).toContain(
      '<img src="https://example.org/static/abc/beans.png" alt="Beans in a row">',
    )
    expect(garden(() => undefined)).toContain("<p>Beans in a row</p>")
    expect(garden(() => undefined)).toContain(
      '<img src="https://example.org/mark.svg" alt="The site&#x27;s mark">',
    )
  })

  it("show a post's pictures by the names that the post has for them, also with spaces and umlauts in them", () => {
    const site = read(root => {
      for (const name of ["b.png", "my room.png", "yö.gif"]) write(root, `content/blog/pictures/${name}`, "")
      const text =
        "![B](./pictures/b.png) ![B too](pictures/b.png) ![C](./pictures/my%20room.png) ![D](./pictures/yö.gif)"
      write(root, "content/blog/second.mdx", page("Second", text))
    })
    const html = itemsOf(site)[0]?.html ?? ""
    expect(html.match(/<img src="[^"]*"/g)).toEqual([
      '<img src="https://example.org/static/abc/b.png"',
      '<img src="https://example.org/static/abc/b.png"',
      '<img src="https://example.org/static/abc/my%20room.png"',
      '<img src="https://example.org/static/abc/y%C3%B6.gif"',
    ])
  })

  it("leave out the front page, what is hidden or gone, what has no number, and what says that it is no item", () => {
    const site = read(root => {
      write(root, "content/pages/all.mdx", page("All", "See [the garden](/garden).", "feed: false\n"))
      write(root, "content/pages/secret.mdx", page("Secret", "Nothing.", "hidden: true\n"))
      write(root, "content/pages/404.mdx", page("Not found", "Nothing."))
    })
    expect(site.byPath.get("/404")?.code).not.toBeNull()
    expect(paths(site)).toEqual(["/games/marbles", "/playlist/rain", "/blog/first", "/garden"])
  })

  it.each(["draft: true", "publishOn: 2021-08-02"])("leave out what is not out yet: %s", keys => {
    for (const published of [true, false])
      expect(
        paths(read(root => write(root, "content/pages/a.mdx", page("A", "A.", `${keys}\n`)), published)),
      ).not.toContain("/a")
  })
})

describe("the feeds", () => {
  const tags = "- {tag: plants, title: Plants and pots, description: What grows., pages: [garden]}\n"
  const tagged = () => read(root => write(root, "content/data/tags.yaml", tags))

  it("are one of everything, one of posts, one of pages, and one for each tag, with the same items", () => {
    const site = tagged()
    expect(feedsOf(site, published).map(({ name, title }) => [name, title])).toEqual([
      ["", "example.org"],
      ["posts", "example.org: Posts"],
      ["pages", "example.org: Pages"],
      ["tags/plants", "example.org: Plants and pots"],
    ])
    expect(paths(site, "posts")).toEqual(["/blog/first"])
    expect(paths(site, "pages")).toEqual(["/games/marbles", "/garden"])
    expect(paths(site, "tags/plants")).toEqual(["/garden"])
    expect(itemsOf(site, "tags/plants")[0]).toEqual(itemsOf(site).find(({ url }) => url.endsWith("/garden")))
    expect(itemsOf(site, "tags/plants")[0]?.categories).toEqual(["Plants and pots"])
  })

  it("stay as they were when something comes that is not in them", () => {
    const before = feedOf(read(), "posts")
    const after = feedOf(
      read(root => write(root, "content/pages/a.mdx", page("A", "A."))),
      "posts",
    )
    expect(after).toEqual(before)
  })
})

describe("the dates of the feed", () => {
  it("are days as RFC 822 has them, leap days and the turn of the year too", () => {
    expect(rfc822("2024-02-29")).toBe("Thu, 29 Feb 2024 12:00:00 GMT")
    expect(rfc822("2021-12-31")).toBe("Fri, 31 Dec 2021 12:00:00 GMT")
    expect(rfc822("2022-01-01")).toBe("Sat, 01 Jan 2022 12:00:00 GMT")
  })

  it("are days as RFC 3339 has them, each number a millisecond later", () => {
    expect(rfc3339("2024-02-29")).toBe("2024-02-29T12:00:00.000Z")
    expect(rfc3339("2021-12-31", 9999)).toBe("2021-12-31T12:00:09.999Z")
  })

  it("stay at noon where they were so, and are else when the day begins, so that none lies in the future", () => {
    expect(rfc822("2026-11-23")).toBe("Mon, 23 Nov 2026 12:00:00 GMT")
    expect(rfc822("2026-11-24")).toBe("Tue, 24 Nov 2026 00:00:00 GMT")
    expect(rfc3339("2026-12-24", 12)).toBe("2026-12-24T00:00:00.012Z")
  })
})
