/**
 * Writes feeds as RSS 2.0, Atom 1.0 and JSON Feed 1.1, with the same items and ids in each, and their list as OPML
 * 2.0. Pure.
 */
import { generateAtomFeed, generateJsonFeed, generateOpml, generateRssFeed } from "feedsmith"
import type { Facts } from "../facts"
import { type Format, feedAddress, formats, generator } from "./channels"
import type { Feed, FeedHead, FeedItem } from "./feed"

/** RSS ttl in minutes: nothing is published more often than once a day. */
const ttlMinutes = 1440

/** The mark of an archive document. https://www.rfc-editor.org/rfc/rfc5005#section-4 */
const archiveMark = '<fh:archive xmlns:fh="http://purl.org/syndication/history/1.0"/>'

type Link = { href: string; rel: string; type: string }

/** The links from a feed to itself and to its archives, with the relations of RFC 5005. */
function feedLinks({ name, archive, older, newer }: Feed, format: Format, siteUrl: string): Link[] {
  const link = (rel: string, at: string | null): Link => ({
    href: siteUrl + feedAddress(name, format, at),
    rel,
    type: formats[format].type,
  })
  return [
    link("self", archive),
    ...(archive === null ? [] : [link("current", null)]),
    ...(older === null ? [] : [link("prev-archive", older)]),
    ...(newer === null ? [] : [link("next-archive", newer)]),
  ]
}

/**
 * Adds the archive mark after the opening tag where the feed is an archive, and removes whitespace around CDATA
 * sections: some readers take a line break before one as part of the title.
 */
function finish(xml: string, { archive }: Feed, opening: RegExp): string {
  const tight = xml.replace(/>\n\s*<!\[CDATA\[/g, "><![CDATA[").replace(/\]\]>\n\s*<\//g, "]]></")
  return archive === null ? tight : tight.replace(opening, tag => `${tag}\n    ${archiveMark}`)
}

/** Renders a feed as RSS 2.0. https://www.rssboard.org/rss-specification */
export function rssFeed(feed: Feed, siteUrl: string): string {
  const { title, description, link, language, author, updated, items } = feed
  const xml = generateRssFeed({
    title,
    link,
    description,
    language,
    ...(items.length > 0 && { lastBuildDate: new Date(updated) }),
    categories: [{ name: "Humor" }],
    generator,
    docs: "https://www.rssboard.org/rss-specification",
    ttl: ttlMinutes,
    image: { url: `${siteUrl}/favicon.png`, title, link, width: 32, height: 32 },
    atom: { links: feedLinks(feed, "rss", siteUrl) },
    dc: { creators: [author] },
    items: items.map(item => ({
      title: item.title,
      link: item.url,
      description: item.description,
      guid: { value: item.guid, isPermaLink: false },
      pubDate: new Date(item.date),
      categories: item.categories.map(category => ({ name: category })),
      dc: { creators: [item.author], ...(item.language && { languages: [item.language] }) },
      ...(item.updated && { atom: { updated: new Date(item.updated) } }),
      content: { encoded: item.html },
    })),
  })
  return finish(xml, feed, /<channel>/)
}

/** Renders a feed as Atom 1.0. https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(feed: Feed, siteUrl: string): string {
  const xml = generateAtomFeed({
    id: feed.id,
    title: { value: feed.title, type: "text" },
    subtitle: { value: feed.description, type: "text" },
    updated: new Date(feed.items[0] ? latestChange(feed.items) : feed.updated),
    authors: [{ name: feed.author, uri: siteUrl }],
    links: [...feedLinks(feed, "atom", siteUrl), { href: feed.link, rel: "alternate", type: "text/html" }],
    icon: `${siteUrl}/favicon.png`,
    generator: { text: generator },
    xml: { lang: feed.language },
    entries: feed.items.map(item => ({
      id: item.guid,
      title: { value: item.title, type: "text" },
      links: [{ href: item.url, rel: "alternate", type: "text/html" }],
      published: new Date(item.date),
      updated: new Date(item.touched),
      summary: { value: item.description, type: "text" },
      content: { value: item.html, type: "html" },
      categories: item.categories.map(term => ({ term })),
      ...(item.language && { xml: { lang: item.language } }),
    })),
  })
  return finish(xml, feed, /<feed\b[^>]*>/)
}

/** Renders a feed as JSON Feed 1.1. https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(feed: Feed, siteUrl: string): string {
  const author = { name: feed.author, url: siteUrl }
  const document = generateJsonFeed({
    title: feed.title,
    description: feed.description,
    home_page_url: feed.link,
    feed_url: siteUrl + feedAddress(feed.name, "json", feed.archive),
    ...(feed.older !== null && { next_url: siteUrl + feedAddress(feed.name, "json", feed.older) }),
    favicon: `${siteUrl}/favicon.png`,
    icon: `${siteUrl}/pictures/icon-180.png`,
    language: feed.language,
    authors: [author],
    items: feed.items.map(item => ({
      id: item.guid,
      url: item.url,
      title: item.title,
      summary: item.description,
      content_html: item.html,
      date_published: new Date(item.date),
      ...(item.updated !== null && { date_modified: new Date(item.updated) }),
      ...(item.categories.length > 0 && { tags: item.categories }),
      ...(item.language && { language: item.language }),
    })),
  })
  return `${JSON.stringify(document, null, 1)}\n`
}

/** The writer of each format. */
export const feedWriters: Record<Format, (feed: Feed, siteUrl: string) => string> = {
  rss: rssFeed,
  atom: atomFeed,
  json: jsonFeed,
}

/** Renders the list of all feeds as OPML, for import into readers. http://opml.org/spec2.opml */
export function opmlList(feeds: readonly FeedHead[], facts: Facts): string {
  const { siteUrl } = facts
  const outline = (feed: FeedHead) => ({
    type: "rss",
    text: feed.title,
    title: feed.title,
    description: feed.description,
    xmlUrl: siteUrl + feedAddress(feed.name, "rss"),
    htmlUrl: feed.link,
    language: feed.language,
    version: "RSS2",
  })
  const tagged = feeds.filter(({ name }) => name.startsWith("tags/"))
  const others = feeds.filter(feed => !tagged.includes(feed))
  const groups = tagged.length > 0 ? [{ text: "By tag", title: "By tag", outlines: tagged.map(outline) }] : []
  return generateOpml({
    head: {
      title: `Feeds of ${facts.name}`,
      dateModified: new Date(feeds[0]?.updated ?? 0),
      ownerName: feeds[0]?.author ?? facts.name,
      docs: "http://opml.org/spec2.opml",
    },
    body: { outlines: [...others.map(outline), ...groups] },
  })
}

function latestChange(items: readonly FeedItem[]): string {
  return (
    items
      .map(({ touched }) => touched)
      .sort()
      .at(-1) ?? ""
  )
}
