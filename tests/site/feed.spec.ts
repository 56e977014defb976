import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { XMLValidator } from "fast-xml-parser"
import { parseRssFeed } from "feedsmith"
import { sitePages } from "./visit"

const xml = readFileSync("public/rss.xml", "utf8")
const feed = parseRssFeed(xml)
const items = feed.items ?? []

test("the feed is RSS 2.0 that a reader can read", () => {
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(xml).toContain('<rss xmlns:dc="http://purl.org/dc/elements/1.1/"')
  expect(xml).toContain('version="2.0"')
  expect(xml).toContain('<atom:link href="https://juhq.fi/rss.xml" rel="self" type="application/rss+xml"/>')
  expect(feed.title).toBe("juhq.fi")
  expect(feed.link).toBe("https://juhq.fi")
})

/** The paths of the pages whose front matter says that they are no items. */
const indexes = readdirSync("content/pages", { recursive: true, encoding: "utf8" })
  .filter(
    file => file.endsWith(".mdx") && /^feed: false$/m.test(readFileSync(`content/pages/${file}`, "utf8")),
  )
  .map(file => `/${file.replace(/\.mdx$/, "").replace(/^index$/, "")}`)

test("every page that the picker lists is in the feed once, with its whole text, but for indexes", () => {
  expect(indexes).toEqual(expect.arrayContaining(["/", "/404", "/blog", "/games", "/chat-gpt"]))
  expect(items.map(item => item.link?.replace(/^https:\/\/juhq\.fi/, "")).sort()).toEqual(
    sitePages()
      .map(({ path }) => path)
      .filter(path => !indexes.includes(path))
      .sort(),
  )
  expect(new Set(items.map(item => item.guid?.value)).size).toBe(items.length)
  for (const item of items) {
    expect(item.guid?.isPermaLink).toBe(false)
    expect(item.guid?.value).toMatch(/^tag:juhq\.fi,2021:\d{4}:/)
    expect(item.content?.encoded?.length ?? 0).toBeGreaterThan(40)
  }
})

test("items come newest first, with dates of RFC 822, and the channel has the newest one's", () => {
  const dates = items.map(item => String(item.pubDate))
  const times = dates.map(date => Date.parse(date))
  for (const date of [...xml.matchAll(/<pubDate>([^<]*)</g)].map(match => match[1])) {
    expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} 12:00:00 GMT$/)
  }
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(/<lastBuildDate>([^<]*)</.exec(xml)?.[1]).toBe(/<pubDate>([^<]*)</.exec(xml)?.[1])
})

test("no address in the feed depends on where it is read, and no component is left in it", () => {
  const html = items.map(item => item.content?.encoded ?? "").join("\n")
  const addresses = [...html.matchAll(/<[a-z][^<>]*?\s(?:href|src)="([^"]*)"/g)].map(match => match[1] ?? "")
  expect(addresses.length).toBeGreaterThan(items.length)
  for (const address of addresses) expect(address).toMatch(/^(https?:|mailto:)/)
  expect(html).not.toMatch(/<[A-Z]/)
})
