/** The lists that the build derives from the content; a page names them in its front matter like any other list. */

import type { Tag } from "../lists/tags"
import type { PageThing } from "./thing"

/** A page, post or playlist in the picker. */
export type PageEntry = {
  /** With a leading slash: "/tools/consonants". */
  path: string
  title: string
  description: string
  /** The four-digit numpad code. */
  code: string
  /** The day of publication: "2024-05-01". */
  added: string
  /** The day of the last change, if the front matter has it. */
  updated?: string
  /** The name of the icon. */
  icon: string
  /** True if the front matter recommends it to those who don't know where to go. */
  recommended?: boolean
}

/** `data: posts`: the blog's posts, newest first. */
export type PostEntry = PageEntry & { minutes: number }

/** `data: link-graph`: every page with the paths it links to and is linked from. Links of menus are not counted. */
export type LinkedEntry = PageEntry & { to: string[]; from: string[] }

/** `data: things`: every page with a thing, with it, in the order of their numbers. */
export type ThingEntry = PageEntry & { thing: PageThing }

/** `data: songs`: every song of every playlist, in the order of the playlists. */
export type SongEntry = { id: string | null; title: string; playlist: string }

/** `data: feeds`: the feeds of the site, with statistics of their items. */
export type FeedEntry = {
  /** Empty for the feed of everything; "posts", "tags/music". */
  name: string
  title: string
  description: string
  /** The address of each format, from the root of the site. */
  addresses: { rss: string; atom: string; json: string }
  items: number
  /** The number of words in all items. */
  words: number
  /** The number of items with each tag, largest first. */
  ingredients: { title: Tag["title"]; items: number }[]
  /** The eight newest items. */
  newest: { path: string; title: string; words: number }[]
}

/** The names of the derived lists, which no file in content/data may have. */
export const derivedNames = [
  "pages",
  "newest",
  "posts",
  "games",
  "answers",
  "things",
  "previews",
  "playlists",
  "link-graph",
  "songs",
  "size-history",
  "feeds",
] as const

export type DerivedName = (typeof derivedNames)[number]
