/** The lists that the build makes from the content itself; a page names them in its front matter like any other. */

import type { Tag } from "../lists/tags"

/** One page, post or playlist that the picker shows. */
export type PageEntry = {
  /** With a leading slash: "/tools/consonants". */
  path: string
  title: string
  description: string
  /** Its four-digit numpad code. */
  code: string
  /** When it came to the site: "2024-05-01". */
  added: string
  /** When it was last changed, where it says so. */
  updated?: string
  /** The name of its icon. */
  icon: string
}

/** `data: posts`: the blog's posts, newest first. */
export type PostEntry = PageEntry & { minutes: number }

/** `data: link-graph`: every page with the paths it links to and is linked from, by text or list, menus not counted. */
export type LinkedEntry = PageEntry & { to: string[]; from: string[] }

/** `data: songs`: every song of every playlist, in the playlists' order. */
export type SongEntry = { id: string | null; title: string; playlist: string }

/** `data: feeds`: the feeds of the site, and what is in them. */
export type FeedEntry = {
  /** Empty for the feed of everything; "posts", "tags/music". */
  name: string
  title: string
  description: string
  /** Its addresses in each format, from the root of the site. */
  addresses: { rss: string; atom: string; json: string }
  items: number
  /** Of all its items together. */
  words: number
  /** How many items have each tag, the most first. */
  ingredients: { title: Tag["title"]; items: number }[]
  /** The eight newest items. */
  newest: { path: string; title: string; words: number }[]
}

/** The names of the lists that the build makes; no file in content/data may have one of them. */
export const derivedNames = [
  "pages",
  "newest",
  "posts",
  "games",
  "answers",
  "playlists",
  "link-graph",
  "songs",
  "size-history",
  "feeds",
] as const

export type DerivedName = (typeof derivedNames)[number]
