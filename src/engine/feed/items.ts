/** The feed's items: posts, pages and playlists that have a number, newest first, with its whole text. Pure. */
import { listed, newestFirst } from "../lists"
import type { Page, Picture } from "../pages"
import type { Site } from "../site"
import { feedHtml, playlistHtml } from "./html"

/** One item, as any kind of feed takes it. */
export type FeedItem = {
  title: string
  url: string
  /** A tag URI, the same for ever. */
  guid: string
  /** As RFC 822 has it. */
  date: string
  description: string
  /** The page's whole text as HTML. */
  html: string
}

type Told = Pick<Site, "pages" | "facts" | "embeds">

/** The address at which a page's picture is published, by its path from content/; undefined for one that is not. */
export type Published = (picture: string) => string | undefined

/** The most items that the feed has: more than the site has pages, less than a reader would choke on. */
export const feedLength = 300

/** The items of a site's feed: the newest first; of one day, the one with the higher number. */
export function feedItems({ pages, facts, embeds }: Told, published: Published): FeedItem[] {
  const { siteUrl, name: siteName } = facts
  const htmlOf = (page: Page) => {
    if (page.playlist) return playlistHtml(page.playlist, siteUrl + page.path)
    const images = namedPictures(page, published)
    return feedHtml(page.tree, { embeds, siteUrl, siteName, path: page.path, images })
  }
  return feedPages(pages)
    .slice(0, feedLength)
    .map(page => ({
      title: page.title || facts.title,
      url: siteUrl + page.path,
      guid: page.feedId ?? "",
      date: rfc822(page.added),
      description: page.description,
      html: htmlOf(page),
    }))
}

/** The day of the feed's newest item, as RFC 822 has it; undefined for a feed of none. */
export function newestDate({ pages }: Pick<Site, "pages">): string | undefined {
  const newest = feedPages(pages)[0]
  return newest && rfc822(newest.added)
}

/** The pages that the feed tells of, newest first; an index of other pages is none. */
function feedPages(pages: Told["pages"]): Page[] {
  return listed(pages)
    .filter(({ feed }) => feed)
    .sort(newestFirst)
}

/** A day as RFC 822 has it, at noon in Greenwich: "2024-05-31" is "Fri, 31 May 2024 12:00:00 GMT". */
export function rfc822(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString()
}

/** The addresses of a page's own pictures, by the names that the page uses. */
function namedPictures({ file, images }: Page, published: Published): Map<string, string> {
  const folder = file.replace(/^content\//, "").replace(/[^/]*$/, "")
  return new Map(
    images.flatMap(({ path }: Picture) => {
      const address = published(path)
      const name = path.startsWith(folder) ? path.slice(folder.length) : path
      return address ? [[name, address] as const, [`./${name}`, address] as const] : []
    }),
  )
}
