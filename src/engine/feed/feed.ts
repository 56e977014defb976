/** The model of a feed and its items, common to all formats. */

/** An item of a feed. */
export type FeedItem = {
  title: string
  url: string
  /** A permanent tag URI. */
  guid: string
  /** The publication date in RFC 822 format. */
  date: string
  /** The date of the last change in RFC 3339 format; null if it never changed. */
  updated: string | null
  /** The last change, or else publication, in RFC 3339 format. Unique among items, for readers that sort by it. */
  touched: string
  /** The item's language, if it differs from the site's: "fi". */
  language: string | null
  /** The titles of the page's tags. */
  categories: string[]
  author: string
  description: string
  /** The page's whole text as HTML. */
  html: string
  /** The page's code, which decides the archive that it is in. */
  number: number
}

/** A feed with its items. */
export type Feed = {
  /** A permanent tag URI. */
  id: string
  name: string
  title: string
  description: string
  /** The absolute URL of the page that the feed belongs to. */
  link: string
  language: string
  author: string
  /** The date of the latest publication or change, in RFC 3339 format. */
  updated: string
  items: FeedItem[]
  /** The first and last number of the archive that this is: "0064-0127"; null for the feed to subscribe to. */
  archive: string | null
  /** The preceding archive, with older items; null if there is none. */
  older: string | null
  /** The following archive; null if there is none. */
  newer: string | null
}

/** A feed without its items. */
export type FeedHead = Omit<Feed, "items" | "archive" | "older" | "newer">
