/** A feed and its items, as every format has them. */

/** One item, as any kind of feed takes it. */
export type FeedItem = {
  title: string
  url: string
  /** A tag URI, the same for ever. */
  guid: string
  /** When it came, as RFC 822 has it. */
  date: string
  /** When it was last changed, as RFC 3339 has it; null where it never was. */
  updated: string | null
  /** The same or, where it never was, when it came; no two items have the same, for readers that sort by it. */
  touched: string
  /** Its language where that is not the site's: "fi". */
  language: string | null
  /** The titles of its tags. */
  categories: string[]
  author: string
  description: string
  /** The page's whole text as HTML. */
  html: string
  /** The permanent number of its page, by which it lies in an archive. */
  number: number
}

/** A feed with its items. */
export type Feed = {
  /** A tag URI, the same for ever. */
  id: string
  name: string
  title: string
  description: string
  /** The page that it belongs to, as a whole address. */
  link: string
  language: string
  author: string
  /** When anything in it last came or was changed, as RFC 3339 has it. */
  updated: string
  items: FeedItem[]
  /** The archive that this is, by its first and last number: "0064-0127"; null for the feed that one subscribes to. */
  archive: string | null
  /** The archive before it, with older items; null where there is none. */
  older: string | null
  /** The archive after it, for an archive that has one. */
  newer: string | null
}

/** A feed without its items. */
export type FeedHead = Omit<Feed, "items" | "archive" | "older" | "newer">
