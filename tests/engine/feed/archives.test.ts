import { XMLParser } from "fast-xml-parser"
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith"
import { maxFeedBytes, maxFeedItems, withArchives } from "../../../src/engine/feed/archives"
import { type Format, feedAddress } from "../../../src/engine/feed/channels"
import type { Feed, FeedItem } from "../../../src/engine/feed/feed"
import { feedWriters } from "../../../src/engine/feed/write"
import { atomFindings, jsonFindings, rssFindings } from "./rules"

const siteUrl = "https://example.org"
const now = new Date("2026-11-24T12:00:00Z")
const formats = Object.keys(feedWriters) as Format[]

const itemOf = (number: number, kilobytes: number): FeedItem => {
  const time = new Date(Date.UTC(2021, 0, 1 + number, 12))
  return {
    title: `Page ${number}`,
    url: `${siteUrl}/page-${number}`,
    guid: `tag:example.org,2021:${String(number).padStart(4, "0")}:page-${number}`,
    date: time.toUTCString(),
    updated: null,
    touched: new Date(time.getTime() + number).toISOString(),
    language: null,
    categories: [],
    author: "example.org",
    description: "A page of the tests.",
    html: `<p>${"tea < milk ".repeat(Math.ceil((kilobytes * 1000) / 14)).replaceAll("<", "&#x3C;")}</p>`,
    number,
  }
}

/** A feed of so many items of so many kilobytes each, newest first. */
const feedOf = (
  count: number,
  kilobytes: number,
  change: (items: FeedItem[]) => FeedItem[] = x => x,
): Feed => ({
  id: "tag:example.org,2021:feed",
  name: "",
  title: "example.org",
  description: "A small site for tests.",
  link: `${siteUrl}/`,
  language: "en-GB",
  author: "example.org",
  updated: "2026-01-01T12:00:00.000Z",
  archive: null,
  older: null,
  newer: null,
  items: change(Array.from({ length: count }, (_, i) => itemOf(count - 1 - i, kilobytes))),
})

const bytes = (feed: Feed) =>
  Math.max(...formats.map(format => Buffer.byteLength(feedWriters[format](feed, siteUrl))))
const numbers = ({ items }: Feed) => items.map(({ number }) => number)
const texts = (feed: Feed) => formats.map(format => feedWriters[format](feed, siteUrl))

describe("a feed that has room for all of its items", () => {
  it("stays whole, and has no archives", () => {
    const feed = feedOf(maxFeedItems, 1)
    expect(withArchives(feed, siteUrl)).toEqual([feed])
    expect(texts(feed).join("")).not.toContain("archive")
  })
})

describe.each([
  ["many large items", 300, 5],
  ["more items than a reader takes", maxFeedItems + 40, 1],
  ["a few that are very large", 12, 200],
  ["items that are too large alone", 4, 700],
])("a feed of %s", (_, count, kilobytes) => {
  const [current, ...archives] = withArchives(feedOf(count, kilobytes), siteUrl) as [Feed, ...Feed[]]

  it("has its newest items, whole, and as many of them as there is room for", () => {
    const currentNumbers = numbers(current)
    expect(currentNumbers).toEqual(Array.from(currentNumbers, (_, i) => count - 1 - i))
    expect(current.items[0]).toEqual(itemOf(count - 1, kilobytes))
    if (currentNumbers.length > 1) expect(bytes(current)).toBeLessThanOrEqual(maxFeedBytes)
    const withNext = {
      ...current,
      items: [...current.items, itemOf(count - 1 - currentNumbers.length, kilobytes)],
    }
    expect(currentNumbers.length === maxFeedItems || bytes(withNext) > maxFeedBytes - 1000).toBe(true)
    expect(currentNumbers.length).toBeLessThanOrEqual(maxFeedItems)
  })

  it("loses no item: each is in it or in an archive, and in one archive at most", () => {
    const archived = archives.flatMap(numbers)
    expect(new Set(archived).size).toBe(archived.length)
    expect([...new Set([...numbers(current), ...archived])].sort((a, b) => a - b)).toEqual(
      Array.from({ length: count }, (_, i) => i),
    )
    for (const archive of archives)
      if (archive.items.length > 1) expect(bytes(archive)).toBeLessThanOrEqual(maxFeedBytes)
  })

  it("leads from each document to the one before it, and back, in every format", () => {
    const address = (format: Format, name: string | null) => siteUrl + feedAddress("", format, name)
    const chain = [...archives, current]
    chain.forEach((feed, i) => {
      const isArchive = feed !== current
      const links = (format: Format): Record<string, string> => ({
        self: address(format, feed.archive),
        ...(isArchive && { current: address(format, null) }),
        ...(i > 0 && { "prev-archive": address(format, chain[i - 1]?.archive ?? null) }),
        ...(i < archives.length - 1 && { "next-archive": address(format, chain[i + 1]?.archive ?? null) }),
      })
      const [rss = "", atom = "", json = ""] = texts(feed)
      const byRel = (found: readonly { rel?: string; href?: string }[] = []) =>
        Object.fromEntries(found.filter(({ rel }) => rel !== "alternate").map(({ rel, href }) => [rel, href]))
      expect(byRel(parseRssFeed(rss).atom?.links)).toEqual(links("rss"))
      expect(byRel(parseAtomFeed(atom).links)).toEqual(links("atom"))
      expect(parseJsonFeed(json).feed_url).toBe(links("json").self)
      expect(parseJsonFeed(json).next_url).toBe(links("json")["prev-archive"])
      for (const xml of [rss, atom]) {
        const { rss: read, feed: entries } = new XMLParser({ ignoreAttributes: false }).parse(xml)
        const mark = (read?.channel ?? entries)["fh:archive"]
        expect(mark?.["@_xmlns:fh"]).toBe(isArchive ? "http://purl.org/syndication/history/1.0" : undefined)
      }
    })
  })
})

describe("archives", () => {
  const before = withArchives(feedOf(300, 5), siteUrl)
  const byName = (feeds: readonly Feed[]) => new Map(feeds.map(feed => [feed.archive, feed]))

  it("have 64 numbers each where these fit", () => {
    expect(before.map(({ archive }) => archive)).toEqual([
      null,
      "0000-0063",
      "0064-0127",
      "0128-0191",
      "0192-0255",
    ])
  })

  it("stay byte for byte as they were when something new comes", () => {
    const after = byName(withArchives(feedOf(310, 5), siteUrl))
    for (const feed of before.slice(1, 4)) expect(texts(after.get(feed.archive) as Feed)).toEqual(texts(feed))
  })

  it("stay as they were when a page in another of them grows, moves to another day or goes", () => {
    const grown = feedOf(300, 5, items =>
      items.flatMap(item => (item.number === 70 ? [itemOf(70, 200)] : item.number === 71 ? [] : item)),
    )
    const after = byName(withArchives(grown, siteUrl))
    expect([...after.keys()]).toEqual([null, "0000-0063", "0064-0095", "0096-0127", "0128-0191", "0192-0255"])
    const currentNumbers = (feeds: ReadonlyMap<string | null, Feed>, name: string) => feeds.get(name)?.items
    for (const name of ["0000-0063", "0128-0191", "0192-0255"])
      expect(currentNumbers(after, name)).toEqual(currentNumbers(byName(before), name))
  })

  it("keep the rules of the validators", () => {
    const found = withArchives(feedOf(maxFeedItems + 40, 1), siteUrl).flatMap(feed => {
      const [rss = "", atom = "", json = ""] = texts(feed)
      const at = (format: Format) => siteUrl + feedAddress("", format, feed.archive)
      return [
        ...rssFindings(rss, at("rss"), now),
        ...atomFindings(atom, at("atom"), now),
        ...jsonFindings(json, at("json"), now),
      ]
    })
    expect(found).toEqual([])
  })
})
