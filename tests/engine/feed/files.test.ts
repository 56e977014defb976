import { existsSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { XMLParser } from "fast-xml-parser"
import { parseAtomFeed, parseJsonFeed, parseOpml, parseRssFeed } from "feedsmith"
import {
  channelsOf,
  type Format,
  feedAddress,
  formats,
  wellKnownPaths,
} from "../../../src/engine/feed/channels"
import { feedsOf } from "../../../src/engine/feed/items"
import { feedOptions } from "../../../src/engine/feed/options"
import { writeFeedRedirects } from "../../../src/engine/feed/publish"
import { siteFeeds } from "../../../src/engine/feed/siteFeeds"
import { formatProblem } from "../../../src/engine/problems"
import { readSite, type Site } from "../../../src/engine/site"
import { facts, page, smallSite, write } from "../smallSite"
import { atomFindings, htmlFindings, jsonFindings, rssFindings } from "./rules"

type Plugin = {
  onPostBuild: (tools: { graphql: (query: string) => Promise<object> }, options: object) => Promise<void>
}

const { onPostBuild } = jest.requireActual<Plugin>("gatsby-plugin-feed/gatsby-node")
const now = new Date("2026-11-24T12:00:00Z")
const tags =
  "- {tag: plants, title: Plants, description: What grows., pages: [garden]}\n- {tag: wet, title: Wet, description: Nothing yet.}\n"

function read(change: (root: string) => void = () => {}): Site {
  const root = smallSite()
  write(root, "content/data/tags.yaml", tags)
  change(root)
  const site = readSite(root, facts, { today: "2026-11-24", published: true })
  expect(site.problems.map(formatProblem)).toEqual([])
  return site
}

/** Every file of the feeds by its address, as the plugin and we write it below the folder of the site. */
async function built(site: Site): Promise<Map<string, string>> {
  const options = feedOptions(facts.title, site.root)
  const files = site.pages.flatMap(({ images }) =>
    images.map(({ path }) => ({
      relativePath: path,
      base: basename(path),
      internal: { contentDigest: "abc" },
    })),
  )
  const feeds = await siteFeeds(site, files)
  const answers = new Map<string, object>([[options.query, { site: { siteMetadata: facts } }]])
  for (const feed of feeds.filter(({ archive }) => archive === null)) {
    const asked = options.feeds.filter(({ output }) => output === feedAddress(feed.name, "rss"))
    for (const { query } of asked) answers.set(query, { feed })
  }
  const folder = process.cwd()
  process.chdir(site.root)
  try {
    await onPostBuild({ graphql: async (query: string) => ({ data: answers.get(query) }) }, options)
  } finally {
    process.chdir(folder)
  }
  writeFeedRedirects(site, feeds)
  const names = ["", "posts", "pages", "tags/plants", "tags/wet"]
  const addresses = names.flatMap(name =>
    (Object.keys(formats) as Format[]).map(format => feedAddress(name, format)),
  )
  return new Map(
    [...addresses, "/feeds.opml"].map(address => [
      address,
      readFileSync(join(site.root, "public", address), "utf8"),
    ]),
  )
}

/** The violations of the rules in all files. */
function findings(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([address, text]) => {
    const url = facts.siteUrl + address
    if (address.endsWith("rss.xml")) return rssFindings(text, url, now)
    if (address.endsWith("atom.xml")) return atomFindings(text, url, now)
    return address.endsWith("feed.json") ? jsonFindings(text, url, now) : []
  })
}

const odd = (root: string) => {
  const title = `"< b & ]]> 'ä' 🐹"`
  const text =
    "`]]>` &amp;amp; `<![CDATA[` ]]\\> 🐹 &#x3C;script> and some words more for a text.\n\n- [x] Done\n\n<Marbles colours={1} />"
  write(root, "content/pages/odd.mdx", page(title, text, "updated: 2024-02-29\n"))
  write(
    root,
    "content/pages/kahvi.mdx",
    page("Kahvi", "Kahvia on vielä vähän jäljellä pannussa.", "lang: fi\ntags: [plants]\n"),
  )
}

describe("the files of the feeds", () => {
  it("keep every rule of the validators, for a site as it is", async () => {
    expect(findings(await built(read()))).toEqual([])
  })

  it("hold the same items with the same ids, in each format", async () => {
    const files = await built(read(odd))
    for (const { name } of channelsOf([])) {
      const rss = parseRssFeed(files.get(feedAddress(name, "rss")) ?? "")
      const atom = parseAtomFeed(files.get(feedAddress(name, "atom")) ?? "")
      const json = parseJsonFeed(files.get(feedAddress(name, "json")) ?? "")
      const readItems = (rss.items ?? []).map(item => [
        item.guid?.value,
        item.link,
        item.title,
        item.content?.encoded,
      ])
      expect(readItems.length).toBeGreaterThan(0)
      expect(
        (atom.entries ?? []).map(entry => [
          entry.id,
          entry.links?.[0]?.href,
          entry.title?.value,
          entry.content?.value?.trim(),
        ]),
      ).toEqual(readItems)
      expect((json.items ?? []).map(item => [item.id, item.url, item.title, item.content_html])).toEqual(
        readItems,
      )
      for (const { guid } of rss.items ?? []) expect(guid?.isPermaLink).toBe(false)
    }
  })

  it("are well-formed, whatever the texts hold", async () => {
    const site = read(odd)
    const files = await built(site)
    const [item] = new XMLParser().parse(files.get("/rss.xml") ?? "").rss.channel.item
    expect(item.title).toBe("< b & ]]> 'ä' 🐹")
    expect(item["content:encoded"]).toBe(feedsOf(site, () => undefined)[0]?.items[0]?.html)
    // A title that looks like HTML is the one thing that the rules tell of it.
    expect(findings(files).filter(found => !found.includes("has HTML in plain text"))).toEqual([])
  })

  it("say when an item was changed, and its language, in each format", async () => {
    const files = await built(read(odd))
    const rss = files.get("/rss.xml") ?? ""
    expect(rss).toContain("<atom:updated>2024-02-29T12:00:00.000Z</atom:updated>")
    expect(rss).toContain("<dc:language>fi</dc:language>")
    expect(rss).toContain("<lastBuildDate>Thu, 29 Feb 2024 12:00:00 GMT</lastBuildDate>")
    expect(files.get("/atom.xml")).toContain('<entry xml:lang="fi">')
    const json = JSON.parse(files.get("/feed.json") ?? "{}")
    expect(
      json.items.map((item: Record<string, unknown>) => [item.language, item.date_modified]).slice(0, 2),
    ).toEqual([
      [undefined, "2024-02-29T12:00:00.000Z"],
      ["fi", undefined],
    ])
    expect(rss.match(/atom:updated/g)).toHaveLength(2)
  })

  it("show pictures with their size", async () => {
    expect((await built(read())).get("/rss.xml")).toMatch(
      /<img src="https:\/\/example\.org\/static\/abc\/beans\.png" alt="Beans in a row" width="\d+" height="\d+">/,
    )
  })

  it("are the same byte for byte in any time zone and at any time", async () => {
    const zone = process.env.TZ
    const results = []
    try {
      for (const [name, time] of [
        ["UTC", 0],
        ["Pacific/Kiritimati", 1.7e12],
      ] as const) {
        process.env.TZ = name
        jest.useFakeTimers({
          now: time,
          doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "setTimeout"],
        })
        results.push(await built(read(odd)))
        jest.useRealTimers()
      }
    } finally {
      jest.useRealTimers()
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
    expect(results[1]).toEqual(results[0])
  })

  it("change only where one of their items does", async () => {
    const before = await built(read())
    const after = await built(
      read(root => write(root, "content/blog/second.mdx", page("Second", "Some words more for a post."))),
    )
    const changed = [...after]
      .filter(([address, text]) => before.get(address) !== text)
      .map(([address]) => address)
    expect(changed.sort()).toEqual(
      ["", "posts"]
        .flatMap(name => (Object.keys(formats) as Format[]).map(format => feedAddress(name, format)))
        .concat("/feeds.opml")
        .sort(),
    )
  })

  it("are valid without an item, too", async () => {
    const files = await built(read())
    expect(parseAtomFeed(files.get("/feeds/tags/wet/atom.xml") ?? "").entries ?? []).toEqual([])
    expect(files.get("/feeds/tags/wet/rss.xml")).not.toContain("lastBuildDate")
  })

  it("are all in one list for readers", async () => {
    const list = parseOpml((await built(read())).get("/feeds.opml") ?? "")
    const outlines = (list.body?.outlines ?? []).flatMap(outline => outline.outlines ?? [outline])
    expect(outlines.map(({ xmlUrl }) => xmlUrl)).toEqual([
      "https://example.org/rss.xml",
      "https://example.org/feeds/posts/rss.xml",
      "https://example.org/feeds/pages/rss.xml",
      "https://example.org/feeds/tags/plants/rss.xml",
      "https://example.org/feeds/tags/wet/rss.xml",
    ])
    expect(outlines.every(({ text, type }) => text && type === "rss")).toBe(true)
    // Readers name a folder by the one or the other.
    for (const folder of (list.body?.outlines ?? []).filter(each => each.outlines))
      expect([folder.text, folder.title, folder.type]).toEqual(["By tag", "By tag", undefined])
  })
})

describe("an item", () => {
  const change = (root: string) => {
    write(
      root,
      "content/pages/yö.mdx",
      page("Yö", "[Papuja](/garden?määrä=1) on [yöllä](/yö) enemmän kuin päivällä."),
    )
    write(
      root,
      "content/pages/quiet.mdx",
      page("Quiet", "<NotInFeed>Press it, and nothing is heard.</NotInFeed>"),
    )
  }
  const itemAt = async (path: string) => {
    const files = await built(read(change))
    expect(findings(files)).toEqual([])
    const json = JSON.parse(files.get("/feed.json") ?? "{}") as { items: Record<string, string>[] }
    return json.items.find(({ url }) => url === `https://example.org${path}`)
  }

  it("has addresses and an id in ASCII, whatever the letters of its page's address", async () => {
    const item = await itemAt("/y%C3%B6")
    expect(item?.id).toMatch(/^tag:example\.org,2021:\d{4}:y%C3%B6$/)
    expect(item?.content_html).toContain('href="https://example.org/garden?m%C3%A4%C3%A4r%C3%A4=1"')
    expect(item?.content_html).toContain('href="https://example.org/y%C3%B6"')
  })

  it("says what its page is about where its author keeps all of it out of feeds", async () => {
    expect((await itemAt("/quiet"))?.content_html).toBe(
      '<p>A page of the tests.</p><p><a href="https://example.org/quiet">example.org/quiet</a></p>',
    )
  })
})

describe("the addresses where feeds are looked for", () => {
  it("have a copy of the feed, or a page that leads there and names it to readers", async () => {
    const site = read()
    const files = await built(site)
    for (const { from, to } of wellKnownPaths) {
      const isCopy = /\.\w+$/.test(from)
      const file = join(site.root, "public", isCopy ? from : `${from}/index.html`)
      const text = existsSync(file) ? readFileSync(file, "utf8") : `${from} is missing`
      if (isCopy) expect(text).toBe(files.get(to))
      else
        expect(text).toMatch(
          new RegExp(
            `<link rel="alternate" type="application/(rss|atom)\\+xml" href="https://example.org${to}">`,
          ),
        )
    }
  })
})

describe("the plugin that publishes the feeds", () => {
  it("names the feed of everything on every page, that of posts in the blog, and all on their own page", () => {
    const { feeds } = feedOptions("example.org", read().root)
    const namedAt = (path: string) =>
      feeds
        .filter(({ match }) => match === undefined || new RegExp(match).test(path))
        .map(({ output }) => output)
    expect(namedAt("/garden")).toEqual(["/rss.xml"])
    expect(namedAt("/blog/first")).toEqual(["/rss.xml", "/feeds/posts/rss.xml"])
    expect(namedAt("/blogroll")).toEqual(["/rss.xml"])
    const rss = feeds.map(({ output }) => output).filter(output => output.endsWith("/rss.xml"))
    expect(namedAt("/feeds")).toEqual(rss)
    expect(rss).toHaveLength(5)
    // It would call them RSS: the page's own head names those.
    expect(feeds.filter(({ output }) => !rss.includes(output))).toHaveLength(10)
  })

  it("writes the feeds of no tags where their list can't be read", () => {
    const root = smallSite()
    write(root, "content/data/tags.yaml", "- {tag: [\n")
    expect(feedOptions("example.org", root).feeds).toHaveLength(9)
    write(root, "content/data/tags.yaml", "tag: plants\n")
    expect(feedOptions("example.org", root).feeds).toHaveLength(9)
  })
})

describe("the rules", () => {
  it.each([
    ["a relative address", '<p>A text that is long enough <a href="/a">a</a></p>'],
    ["a script", "<p>A text that is long enough</p><script>a()</script>"],
    ["a handler", '<p onclick="a()">A text that is long enough</p>'],
    ["a paragraph in a paragraph", "<p>A text that is <p>long enough</p></p>"],
    ["a picture without size", '<p>A text that is long enough <img src="https://a.b/c.png" alt="C"></p>'],
    ["nothing", "<p></p>"],
  ])("tell of %s", (_, html) => {
    expect(htmlFindings(html, "x").length).toBeGreaterThan(0)
  })

  it.each([
    ["a wrong weekday", "Fri, 18 Jun 2021", "Mon, 18 Jun 2021"],
    ["a year of two digits", "18 Jun 2021", "18 Jun 21"],
    ["a date in the future", "Fri, 18 Jun 2021", "Sat, 18 Jun 2061"],
    ["another address of its own", 'href="https://example.org/rss.xml"', 'href="/rss.xml"'],
    ["a guid that says it is an address", 'isPermaLink="false"', 'isPermaLink="true"'],
    ["an unknown language", "en-GB", "English"],
    [
      "an image with another title",
      "favicon.png</url>\n      <title>example.org",
      "favicon.png</url>\n      <title>x",
    ],
    [
      "an id that is there twice",
      "tag:example.org,2021:0003:playlist/rain",
      "tag:example.org,2021:0004:games/marbles",
    ],
    ["HTML in a title", "<title>Marbles</title>", "<title>&lt;b&gt;Marbles&lt;/b&gt;</title>"],
    ["a control character", "Marbles</title>", "Marbles\u0007</title>"],
  ])("tell of %s in RSS", async (_, from, to) => {
    const xml = (await built(read())).get("/rss.xml") ?? ""
    expect(xml).toContain(from)
    expect(rssFindings(xml.replaceAll(from, to), "https://example.org/rss.xml", now).length).toBeGreaterThan(
      0,
    )
  })

  it.each([
    ["an id that is no address", "tag:example.org,2021:0003", "0003"],
    ["a time that two entries have", "2021-06-14T12:00:00.003Z", "2021-06-18T12:00:00.004Z"],
    ["a date without a zone", "2021-06-18T12:00:00.000Z", "2021-06-18T12:00:00"],
    ["content of another type", '<content type="html">', '<content type="xhtml">'],
  ])("tell of %s in Atom", async (_, from, to) => {
    const xml = (await built(read())).get("/atom.xml") ?? ""
    expect(xml).toContain(from)
    expect(
      atomFindings(xml.replaceAll(from, to), "https://example.org/atom.xml", now).length,
    ).toBeGreaterThan(0)
  })
})
