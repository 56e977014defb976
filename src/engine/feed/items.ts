/**
 * Builds the items of the site's feeds: numbered posts, pages and playlists, newest first, with their whole text.
 * Pure.
 */
import { primaryLanguage } from "../../lib/text/languageTag"
import { blankInvalidChars } from "../characters"
import { authorityOf, type Facts } from "../facts"
import type { Page, Picture } from "../pages"
import type { Site } from "../site"
import { tagsOf } from "../tags"
import { type Channel, channelsOf } from "./channels"
import type { Feed, FeedHead, FeedItem } from "./feed"
import { feedPages } from "./feedPages"
import { asciiAddress, descriptionHtml, type FeedPicture, feedHtml, playlistHtml } from "./html"

export type FeedSite = Pick<Site, "pages" | "facts" | "embeds" | "lists">

/** Finds a published picture by its path from content/, or, with a leading slash, from static/. */
export type PictureLookup = (picture: string) => FeedPicture | undefined

/** Builds every feed of the site with all its items. */
export function feedsOf(site: FeedSite, findPicture: PictureLookup): Feed[] {
  const itemCache = new Map<Page, FeedItem>()
  const itemOf = (page: Page): FeedItem => {
    const item = itemCache.get(page) ?? feedItem(page, site, findPicture)
    itemCache.set(page, item)
    return item
  }
  return channelsOf(tagTitles(site)).map(channel => feedOf(site, channel, itemOf))
}

/** Builds every feed of the site without its items. */
export function feedHeads(site: Pick<FeedSite, "facts" | "pages" | "lists">): FeedHead[] {
  return channelsOf(tagTitles(site)).map(channel =>
    feedHead(site.facts, channel, feedPages(site.pages).filter(channel.includes)),
  )
}

function feedOf({ facts, pages }: FeedSite, channel: Channel, itemOf: (page: Page) => FeedItem): Feed {
  const channelPages = feedPages(pages).filter(channel.includes)
  const notArchived = { archive: null, older: null, newer: null }
  return { ...feedHead(facts, channel, channelPages), ...notArchived, items: channelPages.map(itemOf) }
}

function feedHead(facts: Facts, channel: Channel, channelPages: readonly Page[]): FeedHead {
  const { siteUrl, name, language } = facts
  const touched = channelPages.map(({ added, updated = added }) => updated).sort()
  return {
    id: `tag:${authorityOf(facts)}:feed${channel.name && `/${channel.name}`}`,
    name: channel.name,
    title: channel.title ? `${name}: ${channel.title}` : facts.title,
    description: channel.description || facts.description,
    link: siteUrl + channel.home,
    language,
    author: authorOf(facts),
    updated: rfc3339(touched.at(-1) ?? facts.firstCommit),
  }
}

function feedItem(page: Page, site: FeedSite, findPicture: PictureLookup): FeedItem {
  const { facts, embeds } = site
  const { siteUrl, language } = facts
  const url = siteUrl + page.path
  const titles = new Map(tagTitles(site).map(({ tag, title }) => [tag, title]))
  const html = page.playlist
    ? playlistHtml(page.playlist, url)
    : feedHtml(page.tree, {
        embeds,
        siteUrl,
        path: page.path,
        picture: pictureFinder(page, siteUrl, findPicture),
      }) || descriptionHtml(blankInvalidChars(page.description), url)
  return {
    title: blankInvalidChars(page.title || facts.title),
    url: asciiAddress(url),
    guid: asciiAddress(page.feedId ?? ""),
    date: rfc822(page.added),
    updated: page.updated === undefined ? null : rfc3339(page.updated),
    touched: rfc3339(page.updated ?? page.added, Number(page.code)),
    language: [language, primaryLanguage(language)].includes(page.lang) ? null : page.lang,
    categories: page.tags.map(tag => titles.get(tag) ?? tag),
    author: authorOf(facts),
    description: blankInvalidChars(page.description),
    html,
    number: Number(page.code),
  }
}

const tagTitles = ({ lists }: Pick<FeedSite, "lists">) =>
  tagsOf(new Map([...lists].map(([name, value]) => [name, { value }])))

/** The author: the site's fact of that name, or else the site's name. */
function authorOf({ author, name }: Facts): string {
  return typeof author === "string" && author !== "" ? author : name
}

/**
 * The last day whose items are dated at noon UTC. Later days are dated at midnight, so that no item is in the
 * future.
 */
const lastAtNoon = "2026-11-23"

/** The instant that a day has in feeds, with milliseconds added. */
function instantOf(day: string, milliseconds = 0): Date {
  return new Date(Date.parse(`${day}T${day <= lastAtNoon ? "12" : "00"}:00:00Z`) + milliseconds)
}

/** Formats a day for RFC 822: "2024-05-31" becomes "Fri, 31 May 2024 12:00:00 GMT". */
export function rfc822(day: string): string {
  return instantOf(day).toUTCString()
}

/** Formats a day for RFC 3339, with milliseconds added: "2024-05-31T12:00:00.007Z". */
export function rfc3339(day: string, milliseconds = 0): string {
  return instantOf(day, milliseconds).toISOString()
}

/**
 * Returns a lookup of a page's pictures by the names that the page uses. Pictures in static/ have root-relative
 * names.
 */
function pictureFinder({ file, images }: Page, siteUrl: string, findPicture: PictureLookup) {
  const folder = file.replace(/^content\//, "").replace(/[^/]*$/, "")
  const byName = new Map(
    images.flatMap(({ path }: Picture) => {
      const found = findPicture(path)
      const name = path.startsWith(folder) ? path.slice(folder.length) : path
      return found ? [[name, found] as const, [`./${name}`, found] as const] : []
    }),
  )
  return (name: string): FeedPicture | undefined => {
    if (!name.startsWith("/")) return byName.get(name) ?? byName.get(decode(name))
    return { ...findPicture(name), src: siteUrl + name }
  }
}

/** Decodes a name's percent escapes; returns it unchanged where they are malformed. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
