import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { XMLValidator } from "fast-xml-parser"
import { parseAtomFeed, parseFeed, parseJsonFeed, parseOpml, parseRssFeed } from "feedsmith"
import { isComponent, type Tree, textContent } from "../../src/lib/content/tree"
import { atomFindings, jsonFindings, rssFindings, textOfHtml } from "../engine/feed/rules"
import { sitePages } from "./visit"

const site = "https://juhq.fi"
const read = (address: string) => readFileSync(join("public", address), "utf8")
const xml = read("/rss.xml")
const feed = parseRssFeed(xml)
const items = feed.items ?? []

/** URLs of all RSS feeds, from the OPML list. */
const all = (parseOpml(read("/feeds.opml")).body?.outlines ?? [])
  .flatMap(outline => outline.outlines ?? [outline])
  .map(({ xmlUrl = "" }) => xmlUrl.replace(site, ""))

test("the feed is RSS 2.0 that a reader can read", () => {
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(xml).toContain('<rss version="2.0" xmlns:')
  for (const name of ["atom", "content", "dc"]) expect(xml).toContain(` xmlns:${name}="`)
  expect(xml).toContain('<atom:link href="https://juhq.fi/rss.xml" rel="self" type="application/rss+xml"/>')
  expect(feed.title).toBe("juhq.fi")
  expect(feed.link).toBe("https://juhq.fi/")
})

/** Paths of the pages whose front matter excludes them from feeds. */
const indexes = readdirSync("content/pages", { recursive: true, encoding: "utf8" })
  .filter(
    file => file.endsWith(".mdx") && /^feed: false$/m.test(readFileSync(`content/pages/${file}`, "utf8")),
  )
  .map(file => `/${file.replace(/\.mdx$/, "").replace(/^index$/, "")}`)

test("every listed page except indexes is in the feed once, with its full text", () => {
  expect(indexes).toEqual(expect.arrayContaining(["/", "/404", "/blog", "/games", "/chat-gpt"]))
  expect(items.map(item => item.link?.replace(/^https:\/\/juhq\.fi/, "")).sort()).toEqual(
    sitePages()
      .map(({ path }) => path)
      .filter(path => !indexes.includes(path))
      .sort(),
  )
  for (const item of items) {
    expect(item.guid?.isPermaLink).toBe(false)
    expect(item.guid?.value).toMatch(/^tag:juhq\.fi,2021:\d{4}:/)
    expect(item.content?.encoded?.length ?? 0).toBeGreaterThan(40)
  }
})

test("items come newest first, and the channel has the date of the newest change", () => {
  const times = items.map(item => Date.parse(String(item.pubDate)))
  expect(times).toEqual([...times].sort((a, b) => b - a))
  const changes = items.map(item => Date.parse(String(item.atom?.updated ?? item.pubDate)))
  expect(Date.parse(/<lastBuildDate>([^<]*)</.exec(xml)?.[1] ?? "")).toBe(Math.max(...changes))
})

test("there is a feed of posts, one of pages and one for each tag, and each keeps the rules of the validators", () => {
  expect(all).toEqual(expect.arrayContaining(["/rss.xml", "/feeds/posts/rss.xml", "/feeds/pages/rss.xml"]))
  expect(all.length).toBeGreaterThan(8)
  // Validates as at the end of the day, since pages of today are dated at noon.
  const now = new Date(Date.now() + 86_400_000)
  const found = all.flatMap(rss => {
    const [atom, json] = [rss.replace("rss.xml", "atom.xml"), rss.replace("rss.xml", "feed.json")]
    return [
      ...rssFindings(read(rss), site + rss, now),
      ...atomFindings(read(atom), site + atom, now),
      ...jsonFindings(read(json), site + json, now),
    ]
  })
  expect(found).toEqual([])
})

test("RSS, Atom and JSON Feed have the same items, and a tag's are those of the feed of everything", () => {
  const whole = new Set(items.map(item => item.guid?.value))
  for (const rss of all) {
    const guids = (parseRssFeed(read(rss)).items ?? []).map(item => item.guid?.value)
    expect(guids.length).toBeGreaterThan(0)
    expect(guids.filter(id => !whole.has(id))).toEqual([])
    expect(
      (parseAtomFeed(read(rss.replace("rss.xml", "atom.xml"))).entries ?? []).map(({ id }) => id),
    ).toEqual(guids)
    expect(
      (parseJsonFeed(read(rss.replace("rss.xml", "feed.json"))).items ?? []).map(({ id }) => id),
    ).toEqual(guids)
  }
})

test("nearly every page has a tag, and so is part of a smaller feed", () => {
  const without = items.filter(item => (item.categories ?? []).length === 0)
  expect(without.length).toBeLessThan(items.length / 10)
})

/** Returns the paragraphs of a tree; `marked` is true for those that the author excludes from feeds. */
function paragraphsOf(tree: Tree, marked = false): { text: string; marked: boolean }[] {
  return tree.flatMap(node => {
    if (typeof node === "string" || isComponent(node.type)) return []
    const isMarked = marked || node.feed === false
    if (node.type !== "p") return paragraphsOf(node.children ?? [], isMarked)
    const isPlain = (node.children ?? []).every(
      child => typeof child === "string" || /^(?:a|b|strong|em|i|code|del|sup|sub)$/.test(child.type),
    )
    // Feeds use another replacement character.
    const text = textContent([node]).replaceAll("\uFFFD", "[?]")
    return isPlain ? [{ text, marked: isMarked }] : []
  })
}

test("an item has every paragraph of its page except those that the author excludes from feeds", () => {
  const counts = { kept: 0, marked: 0 }
  const wrong = items.flatMap(({ link = "", content }) => {
    const path = link.replace(site, "")
    const { result } = JSON.parse(read(`/page-data${path}/page-data.json`)) as {
      result: { data: { page?: { tree?: Tree } } }
    }
    const words = textOfHtml(content?.encoded ?? "").replace(/\s+/g, " ")
    return paragraphsOf(result.data.page?.tree ?? []).flatMap(({ text, marked }) => {
      counts[marked ? "marked" : "kept"]++
      return words.includes(text) === marked ? [`${path}: ${text}`] : []
    })
  })
  expect(wrong).toEqual([])
  expect(counts.kept).toBeGreaterThan(500)
  expect(counts.marked).toBeGreaterThan(10)
})

test("an item's text has its page's address at most once, and no phrase in common with all others", () => {
  for (const { link = "", content } of items) {
    const own = [...(content?.encoded ?? "").matchAll(/href="([^"]*)"/g)].filter(([, href]) => href === link)
    expect(own.length, link).toBeLessThanOrEqual(1)
  }
  expect(xml).not.toContain("It is at")
})

test("captions stand under their pictures", () => {
  const photos = items.find(({ link }) => link === `${site}/photos`)?.content?.encoded ?? ""
  expect(
    photos.match(
      /<figure><img [^>]* width="\d+" height="\d+"><figcaption>[^<]{10,}<\/figcaption><\/figure>/g,
    ),
  ).toHaveLength(8)
  expect(photos).not.toContain("arrow keys")
})

test("every page names the feed in each format, and the blog that of its posts", () => {
  const named = (file: string) =>
    [...readFileSync(join("public", file), "utf8").matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(
      ([link]) => /href="([^"]*)"/.exec(link)?.[1],
    )
  for (const { path } of sitePages())
    expect(named(join(path, "index.html")), path).toEqual(
      expect.arrayContaining(["/rss.xml", "/atom.xml", "/feed.json"]),
    )
  expect(named("404.html")).toContain("/rss.xml")
  expect(named("blog/index.html")).toContain("/feeds/posts/rss.xml")
  expect(named("feeds/index.html")).toEqual(expect.arrayContaining(all))
})

test("the usual addresses of feeds lead to a feed", async ({ request }) => {
  for (const address of [
    "/feed.xml",
    "/index.xml",
    "/feed.json",
    "/atom.xml",
    "/rss.xml",
    "/rss.json",
    "/feed.atom",
  ]) {
    const answer = await request.get(address)
    expect(answer.ok(), address).toBe(true)
    expect(JSON.stringify(parseFeed(await answer.text()).feed.title)).toContain("juhq.fi")
  }
  for (const address of ["/feed", "/rss", "/atom", "/blog/feed"]) {
    const text = await (await request.get(address)).text()
    const to = /<link rel="alternate" type="[^"]*" href="https:\/\/juhq\.fi([^"]*)"/.exec(text)?.[1] ?? ""
    expect(existsSync(join("public", to)), address).toBe(true)
    expect(text).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`)
  }
})
