/** The items of the site's feeds: posts, pages and playlists that have a number, newest first, with their whole text. Pure. */
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

export type Told = Pick<Site, "pages" | "facts" | "embeds" | "lists">

/** Where a picture is published, and its size: by its path from content/, or, with a slash before it, from static/. */
export type Published = (picture: string) => FeedPicture | undefined

/** Every feed of the site, each with all its items. */
export function feedsOf(site: Told, published: Published): Feed[] {
  const made = new Map<Page, FeedItem>()
  const itemOf = (page: Page): FeedItem => {
    const item = made.get(page) ?? feedItem(page, site, published)
    made.set(page, item)
    return item
  }
  return channelsOf(tagTitles(site)).map(channel => feedOf(site, channel, itemOf))
}

/** Every feed of the site without its items. */
export function feedHeads(site: Pick<Told, "facts" | "pages" | "lists">): FeedHead[] {
  return channelsOf(tagTitles(site)).map(channel =>
    feedHead(site.facts, channel, feedPages(site.pages).filter(channel.holds)),
  )
}

function feedOf({ facts, pages }: Told, channel: Channel, itemOf: (page: Page) => FeedItem): Feed {
  const held = feedPages(pages).filter(channel.holds)
  const whole = { archive: null, older: null, newer: null }
  return { ...feedHead(facts, channel, held), ...whole, items: held.map(itemOf) }
}

function feedHead(facts: Facts, channel: Channel, held: readonly Page[]): FeedHead {
  const { siteUrl, name, language } = facts
  const touched = held.map(({ added, updated = added }) => updated).sort()
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

function feedItem(page: Page, site: Told, published: Published): FeedItem {
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
        picture: pictureFinder(page, siteUrl, published),
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

const tagTitles = ({ lists }: Pick<Told, "lists">) =>
  tagsOf(new Map([...lists].map(([name, value]) => [name, { value }])))

/** Who has made the site: its fact of that name, or its own name. */
function authorOf({ author, name }: Facts): string {
  return typeof author === "string" && author !== "" ? author : name
}

/** The last day whose items came at noon in Greenwich; those of later days come as it begins, and none from the future. */
const lastAtNoon = "2026-11-23"

/** When a day begins for the feeds, and so many milliseconds after that. */
function instantOf(day: string, milliseconds = 0): Date {
  return new Date(Date.parse(`${day}T${day <= lastAtNoon ? "12" : "00"}:00:00Z`) + milliseconds)
}

/** A day as RFC 822 has it: "2024-05-31" is "Fri, 31 May 2024 12:00:00 GMT". */
export function rfc822(day: string): string {
  return instantOf(day).toUTCString()
}

/** A day as RFC 3339 has it, and so many milliseconds later: "2024-05-31T12:00:00.007Z". */
export function rfc3339(day: string, milliseconds = 0): string {
  return instantOf(day, milliseconds).toISOString()
}

/** Finds a page's pictures by the names that the page uses; those of static are named from the root of the site. */
function pictureFinder({ file, images }: Page, siteUrl: string, published: Published) {
  const folder = file.replace(/^content\//, "").replace(/[^/]*$/, "")
  const named = new Map(
    images.flatMap(({ path }: Picture) => {
      const found = published(path)
      const name = path.startsWith(folder) ? path.slice(folder.length) : path
      return found ? [[name, found] as const, [`./${name}`, found] as const] : []
    }),
  )
  return (name: string): FeedPicture | undefined => {
    if (!name.startsWith("/")) return named.get(name) ?? named.get(readable(name))
    return { ...published(name), src: siteUrl + name }
  }
}

/** A name with its %20s read; as it is where they can't be. */
function readable(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
