/** The site's feeds: everything, posts, pages, and one for each tag, each in three formats. Pure. */
import type { Tag } from "../../lib/lists/tags"
import type { Page } from "../pages"

/** The formats of each feed, with their media types. https://www.iana.org/assignments/media-types */
export const formats = {
  rss: { file: "rss.xml", name: "RSS", type: "application/rss+xml" },
  atom: { file: "atom.xml", name: "Atom", type: "application/atom+xml" },
  json: { file: "feed.json", name: "JSON Feed", type: "application/feed+json" },
} as const

export type Format = keyof typeof formats

/** A feed of the site without its items. */
export type Channel = {
  /** The feed's name, which is also its folder: "", "posts" or "tags/music". */
  name: string
  /** The title for readers; empty for the feed of everything. */
  title: string
  description: string
  /** The path of the page that the feed belongs to. */
  home: string
  includes: (page: Pick<Page, "kind" | "tags">) => boolean
}

/** Lists the channels of a site with these tags. */
export function channelsOf(tags: readonly Tag[]): Channel[] {
  return [
    { name: "", title: "", description: "", home: "/", includes: () => true },
    {
      name: "posts",
      title: "Posts",
      description: "The blog alone: the longer thoughts.",
      home: "/blog",
      includes: ({ kind }) => kind === "post",
    },
    {
      name: "pages",
      title: "Pages",
      description: "New pages alone: no posts, no playlists.",
      home: "/",
      includes: ({ kind }) => kind === "page",
    },
    ...tags.map(({ tag, title, description }) => ({
      name: `tags/${tag}`,
      title,
      description,
      home: "/feeds",
      includes: (page: Pick<Page, "tags">) => page.tags.includes(tag),
    })),
  ]
}

/**
 * The address of a feed in a format: "/rss.xml", "/feeds/tags/music/atom.xml", "/feeds/archive/0000-0063/rss.xml".
 */
export function feedAddress(name: string, format: Format, archive: string | null = null): string {
  const folders = ["feeds", name, ...(archive === null ? [] : ["archive", archive])].filter(Boolean)
  const { file } = formats[format]
  return folders.length === 1 ? `/${file}` : `/${folders.join("/")}/${file}`
}

/** The software that a feed names as its generator. */
export const generator = "Pertti the hamster, in his wheel"

/** The address of the OPML list of all feeds. */
export const feedList = "/feeds.opml"

/**
 * Addresses where people and readers look for feeds, each with the feed it leads to: a copy for a file name, else a
 * redirect page.
 */
export const wellKnownPaths: readonly { from: string; to: string }[] = [
  ...["/feed", "/rss", "/feed.xml", "/index.xml", "/rss/feed.xml"].map(from => ({ from, to: "/rss.xml" })),
  { from: "/atom", to: "/atom.xml" },
  { from: "/feed.atom", to: "/atom.xml" },
  { from: "/index.json", to: "/feed.json" },
  { from: "/rss.json", to: "/feed.json" },
  ...["/blog/feed", "/blog/rss", "/blog/rss.xml", "/blog/feed.xml", "/blog/index.xml"].map(from => ({
    from,
    to: "/feeds/posts/rss.xml",
  })),
  { from: "/blog/atom.xml", to: "/feeds/posts/atom.xml" },
  { from: "/blog/feed.json", to: "/feeds/posts/feed.json" },
]
