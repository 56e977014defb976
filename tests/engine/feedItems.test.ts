import { readFileSync } from "node:fs"
import { join } from "node:path"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import { parseRssFeed } from "feedsmith"
import { feedItems, feedLength, newestDate, rfc822 } from "../../src/engine/feed/items"
import { dated, feedOptions, rssChannel } from "../../src/engine/feed/options"
import { finishFeed } from "../../src/engine/gatsby/publish"
import { readSite, type Site } from "../../src/engine/site"
import { facts, page, smallSite, write } from "./smallSite"

type Plugin = {
  onPostBuild: (tools: { graphql: (query: string) => Promise<object> }, options: object) => Promise<void>
}

const { onPostBuild } = jest.requireActual<Plugin>("gatsby-plugin-feed/gatsby-node")

const address = (picture: string) => `https://example.org/static/abc/${picture.replace(/.*\//, "")}`

/** The small site, after something has been done to its content. */
function read(change: (root: string) => void = () => {}): Site {
  const root = smallSite()
  change(root)
  return readSite(root, facts)
}

/** The feed's file, as the plugin and its library write it, below the folder that Gatsby runs in. */
async function rss(site: Site): Promise<string> {
  const options = feedOptions(facts.title)
  const answers = new Map<string | undefined, object>([
    [options.query, { site: { siteMetadata: facts } }],
    [options.feeds[0]?.query, { feed: feedItems(site, address) }],
  ])
  const folder = process.cwd()
  process.chdir(site.root)
  try {
    await onPostBuild({ graphql: async (query: string) => ({ data: answers.get(query) }) }, options)
  } finally {
    process.chdir(folder)
  }
  finishFeed(site)
  return readFileSync(join(site.root, "public/rss.xml"), "utf8")
}

const urls = (site: Site) => feedItems(site, address).map(({ url }) => url)

describe("the items of the feed", () => {
  it("are pages, posts and playlists together, newest first, of one day the higher number first", () => {
    const site = read(root => {
      for (const name of ["a", "b"]) write(root, `content/pages/${name}.mdx`, page(name, "A page."))
    })
    expect(urls(site)).toEqual([
      "https://example.org/b",
      "https://example.org/a",
      "https://example.org/games/marbles",
      "https://example.org/playlist/rain",
      "https://example.org/blog/first",
      "https://example.org/garden",
      "https://example.org/",
    ])
  })

  it("have each its title, address, permanent id, date, description and whole text", () => {
    const items = feedItems(read(), address)
    expect(items[0]).toEqual({
      title: "Marbles",
      url: "https://example.org/games/marbles",
      guid: "tag:example.org,2021:0004:games/marbles",
      date: "Fri, 18 Jun 2021 12:00:00 GMT",
      description: "A game with coloured marbles.",
      html: expect.stringContaining('<a href="https://example.org/games/marbles">It is at example.org</a>'),
    })
    expect(items[1]?.html).toContain("Riders on the Storm")
    expect(items.at(-1)?.title).toBe("example.org")
  })

  it("show a page's own pictures where they are published, and tell of those that are not", () => {
    const garden = (published: typeof address | (() => undefined)) =>
      feedItems(read(), published).find(({ url }) => url.endsWith("/garden"))?.html
    expect(garden(address)).toContain(
      '<img src="https://example.org/static/abc/beans.png" alt="Beans in a row">',
    )
    expect(garden(() => undefined)).toContain("<p>Beans in a row</p>")
  })

  it("show a post's pictures by the names that the post has for them", () => {
    const site = read(root => {
      write(root, "content/blog/pictures/b.png", "")
      write(
        root,
        "content/blog/second.mdx",
        page("Second", "![B](./pictures/b.png) ![B too](pictures/b.png)"),
      )
    })
    expect(feedItems(site, address)[0]?.html).toBe(
      '<p><img src="https://example.org/static/abc/b.png" alt="B"> <img src="https://example.org/static/abc/b.png" alt="B too"></p>',
    )
  })

  it("leave out what is hidden, what has no number, and what says that it is no item", () => {
    const site = read(root => {
      write(root, "content/pages/all.mdx", page("All", "See [the garden](/garden).", "feed: false\n"))
      write(root, "content/pages/secret.mdx", page("Secret", "Nothing.", "hidden: true\n"))
    })
    expect(urls(site)).not.toContain("https://example.org/secret")
    expect(urls(site)).not.toContain("https://example.org/gone")
    expect(site.byPath.get("/all")?.code).toBe("0005")
    expect(urls(site)).not.toContain("https://example.org/all")
    expect(newestDate(site)).toBe("Fri, 18 Jun 2021 12:00:00 GMT")
  })

  it("are no more than a reader can take", () => {
    const [first] = read().pages
    const pages = Array.from({ length: feedLength + 5 }, (_, i) => ({
      ...(first as Site["pages"][number]),
      code: String(i).padStart(4, "0"),
    }))
    expect(feedItems({ ...read(), pages }, address)).toHaveLength(feedLength)
  })
})

describe("the feed's file", () => {
  const zone = process.env.TZ
  afterEach(() => {
    jest.useRealTimers()
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it("is the same byte for byte in any time zone and at any time", async () => {
    const made = []
    for (const [name, time] of [
      ["UTC", 0],
      ["Pacific/Kiritimati", 1.7e12],
    ] as const) {
      process.env.TZ = name
      jest.useFakeTimers({ now: time, doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] })
      made.push(await rss(read()))
      jest.useRealTimers()
    }
    expect(made[1]).toBe(made[0])
  })

  it("is RSS 2.0 that is well-formed, whatever the texts hold", async () => {
    const title = `"<b>&amp; ]]> 'ä' 🐹"`
    const site = read(root => {
      const text = "`]]>` &amp;amp; `<![CDATA[` ]]\\> 🐹 &#x3C;script>"
      write(root, "content/pages/odd.mdx", page(title, text).replace("A page of the test.", title))
    })
    expect(site.problems).toEqual([])
    const xml = await rss(site)
    expect(XMLValidator.validate(xml)).toBe(true)
    const [item] = new XMLParser().parse(xml).rss.channel.item
    expect(item.title).toBe("<b>&amp; ]]> 'ä' 🐹")
    expect(item.description).toBe("<b>&amp; ]]> 'ä' 🐹")
    expect(item["content:encoded"]).toBe(feedItems(site, address)[0]?.html)
  })

  it("can be read by a reader, item for item", async () => {
    const site = read()
    const feed = parseRssFeed(await rss(site))
    expect(feed).toMatchObject({ title: "example.org", link: "https://example.org", language: "en-GB" })
    expect(
      feed.items?.map(({ title, link, guid, pubDate, description, content }) => ({
        title,
        url: link,
        guid: guid?.value,
        date: pubDate,
        description,
        html: content?.encoded,
      })),
    ).toEqual(feedItems(site, address))
    for (const { guid } of feed.items ?? []) expect(guid?.isPermaLink).toBe(false)
  })

  it("has the date of its newest item, not of the build", async () => {
    const date = async (site: Site) => parseRssFeed(await rss(site)).lastBuildDate
    expect(await date(read())).toBe("Fri, 18 Jun 2021 12:00:00 GMT")
    const later = read(root => write(root, "content/pages/a.mdx", page("A", "A.")))
    expect(await date(later)).toBe("Thu, 01 Jul 2021 12:00:00 GMT")
    expect(dated("<channel><lastBuildDate>x</lastBuildDate></channel>", undefined)).toBe(
      "<channel></channel>",
    )
    expect(newestDate({ pages: [] })).toBeUndefined()
  })

  it("says of itself what the site says", () => {
    const query = { site: { siteMetadata: facts } }
    expect(rssChannel({ query })).toMatchObject({
      title: "example.org",
      site_url: "https://example.org",
      feed_url: "https://example.org/rss.xml",
      language: "en-GB",
    })
    const [feed] = feedOptions("example.org").feeds
    expect(feed).toMatchObject({ output: "/rss.xml", title: "example.org" })
  })

  it("writes days as RFC 822 has them, leap days and the turn of the year too", () => {
    expect(rfc822("2024-02-29")).toBe("Thu, 29 Feb 2024 12:00:00 GMT")
    expect(rfc822("2021-12-31")).toBe("Fri, 31 Dec 2021 12:00:00 GMT")
    expect(rfc822("2022-01-01")).toBe("Sat, 01 Jan 2022 12:00:00 GMT")
  })
})
