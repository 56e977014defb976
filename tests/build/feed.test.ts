/** @jest-environment node */
import { join } from "node:path"
import { readEmbeds } from "../../src/build/embeds"
import { feedHtml, playlistHtml } from "../../src/build/feed/html"
import {
  feedChannel,
  feedItems,
  feedOptions,
  feedOrder,
  rfc822,
  withNewestDate,
} from "../../src/build/feed/options"
import { redirectPage } from "../../src/build/gatsby/publish"
import { evaluateMdx } from "../../src/build/mdx/evaluate"
import type { Tree } from "../../src/lib/tree"

const { byName: embeds } = readEmbeds(join(__dirname, "../fixtures/base"))
const site = { embeds, siteUrl: "https://example.org", siteName: "example.org" }
const images = new Map([["./beans.png", "https://example.org/static/abc/beans.png"]])

const html = (tree: Tree, path = "/garden") => feedHtml(tree, { ...site, path, images })

/** The feed's HTML of a page's text. */
function read(text: string, path?: string): string {
  const { tree, problems } = evaluateMdx("content/pages/garden.mdx", text, embeds, { data: {}, site: {} })
  expect(problems).toEqual([])
  return html(tree, path)
}

describe("the HTML of a page in the feed", () => {
  it("has the page's text as it is, without anchors and classes", () => {
    expect(read('## Beans & peas\n\nSome *text*, "quoted", 1 &lt; 2.\n\n<p className="big">Big.</p>')).toBe(
      '<h2>Beans &#x26; peas</h2><p>Some <em>text</em>, "quoted", 1 &#x3C; 2.</p><p>Big.</p>',
    )
  })

  it("has whole addresses alone", () => {
    expect(
      read("[a](/a?b=1#c) [b](#beans) [c](?d=1) [d](https://example.com) [e](mailto:a@example.com)"),
    ).toBe(
      '<p><a href="https://example.org/a?b=1#c">a</a> ' +
        '<a href="https://example.org/garden#beans">b</a> ' +
        '<a href="https://example.org/garden?d=1">c</a> ' +
        '<a href="https://example.com">d</a> ' +
        '<a href="mailto:a@example.com">e</a></p>',
    )
    expect(read("[home](/) and [here](#x)", "/")).toBe(
      '<p><a href="https://example.org/">home</a> and <a href="https://example.org/#x">here</a></p>',
    )
  })

  it("shows a picture where it is published, and else says what it shows", () => {
    expect(read("![Beans](./beans.png) ![The mark](/mark.svg) ![A &lt;lost> one](./lost.png)")).toBe(
      '<p><img src="https://example.org/static/abc/beans.png" alt="Beans"> ' +
        '<img src="https://example.org/mark.svg" alt="The mark"> A &#x3C;lost> one</p>',
    )
  })

  it("tells of a component in its own sentence, with the values of its props, and where it is", () => {
    expect(read("<Marbles colours={3} />")).toBe(
      '<p>A game with 3 colours of marbles. <a href="https://example.org/garden">It is at example.org</a>.</p>',
    )
    expect(html([{ type: "Marbles" }], "/")).toBe(
      '<p>A game with  colours of marbles. <a href="https://example.org/">It is at example.org</a>.</p>',
    )
  })

  it("escapes what a prop says", () => {
    expect(html([{ type: "Marbles", props: { colours: "<script>&" } }])).toContain(
      "A game with &#x3C;script>&#x26; colours",
    )
  })

  it("has what stands inside a component that says {children}, and after it what else it says", () => {
    expect(read('<Note tone="loud">\n\nWater *nothing*: [why](/why).\n\n</Note>')).toBe(
      '<p>Water <em>nothing</em>: <a href="https://example.org/why">why</a>.</p>',
    )
    const told = new Map(embeds)
    const note = embeds.get("Note")
    if (note) told.set("Note", { ...note, feed: "{children} A note." })
    const tree: Tree = [{ type: "Note", children: [{ type: "p", children: ["Water."] }] }]
    expect(feedHtml(tree, { ...site, embeds: told, path: "/garden", images })).toBe(
      '<p>Water.</p><p> A note. <a href="https://example.org/garden">It is at example.org</a>.</p>',
    )
  })

  it("leaves no component and no style anywhere, however deep", () => {
    const text =
      '<div style={{ color: "red" }}>\n\n<Note>\n\n- <Note><Marbles colours={1} /></Note>\n\n</Note>\n\n</div>'
    const made = read(text)
    expect(made).not.toMatch(/<[A-Z]|style|tone/)
    expect(made).toContain("A game with 1 colours of marbles.")
  })

  it("has a playlist's songs, linked where there is a video", () => {
    const songs = [{ id: "iv8GW1GaoIc", title: "A & B" }, { title: "C" }]
    const rain = { name: "Rain", description: "Wet.", added: "2021-06-14", songs }
    expect(playlistHtml(rain, "https://example.org/playlist/rain")).toBe(
      '<p>Wet.</p><ol><li><a href="https://www.youtube.com/watch?v=iv8GW1GaoIc">A &#x26; B</a></li><li>C</li></ol>' +
        '<p><a href="https://example.org/playlist/rain">Play the list</a></p>',
    )
  })
})

const item = (number: number, added: string, title = `Page ${number}`) => ({
  title,
  path: number === 0 ? "/" : `/page-${number}`,
  added,
  feedId: `tag:example.org,2021:000${number}:page-${number}`,
  feedHtml: `<p>${number}</p>`,
  description: `The page ${number}.`,
})

const query = {
  site: {
    siteMetadata: {
      siteUrl: "https://example.org",
      title: "example.org",
      description: "A small site.",
      language: "en-GB",
    },
  },
  allPage: { nodes: [item(0, "2021-06-02", ""), item(3, "2021-06-20")] },
  allPost: { nodes: [item(1, "2021-06-20")] },
  allPlaylist: { nodes: [item(2, "2021-06-10")] },
}

describe("the feed", () => {
  it("has pages, posts and playlists together, newest first, of one day the higher number first", () => {
    expect(feedItems({ query }).map(({ url }) => url)).toEqual([
      "https://example.org/page-3",
      "https://example.org/page-1",
      "https://example.org/page-2",
      "https://example.org/",
    ])
    expect(feedOrder(item(1, "2021-06-02"), item(2, "2021-06-02"))).toBe(1)
    expect(feedOrder(item(2, "2021-06-02"), item(1, "2021-06-02"))).toBe(-1)
  })

  it("gives every item its title, address, permanent id, date, description and whole text", () => {
    expect(feedItems({ query })[0]).toEqual({
      title: "Page 3",
      url: "https://example.org/page-3",
      guid: "tag:example.org,2021:0003:page-3",
      date: "Sun, 20 Jun 2021 12:00:00 GMT",
      description: "The page 3.",
      custom_elements: [{ "content:encoded": { _cdata: "<p>3</p>" } }],
    })
  })

  it("calls the home page by the site's title", () => {
    expect(feedItems({ query }).at(-1)?.title).toBe("example.org")
  })

  it("says of itself what the site says", () => {
    expect(feedChannel({ query })).toMatchObject({
      title: "example.org",
      site_url: "https://example.org",
      feed_url: "https://example.org/rss.xml",
      language: "en-GB",
    })
    const [feed] = feedOptions("example.org").feeds
    expect(feed).toMatchObject({ output: "/rss.xml", title: "example.org" })
    expect(feed?.query).toContain("filter: { feedId: { ne: null } }")
  })

  it("writes days as RFC 822 has them, leap days and the turn of the year too", () => {
    expect(rfc822("2024-02-29")).toBe("Thu, 29 Feb 2024 12:00:00 GMT")
    expect(rfc822("2021-12-31")).toBe("Fri, 31 Dec 2021 12:00:00 GMT")
    expect(rfc822("2022-01-01")).toBe("Sat, 01 Jan 2022 12:00:00 GMT")
  })

  it("has the date of its newest item, not of the build", () => {
    const channel = (items: string) =>
      `<channel><lastBuildDate>Mon, 01 Jan 2024 00:00:00 GMT</lastBuildDate>${items}</channel>`
    const dated = (day: string) => `<item><title>x</title><pubDate>${rfc822(day)}</pubDate></item>`
    expect(withNewestDate(channel(dated("2021-06-20") + dated("2021-06-10")))).toContain(
      "<lastBuildDate>Sun, 20 Jun 2021 12:00:00 GMT</lastBuildDate>",
    )
    expect(withNewestDate(channel(""))).toBe("<channel></channel>")
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
