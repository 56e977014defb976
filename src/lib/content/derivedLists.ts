/** The lists that the build makes from the content itself; a page names them in its front matter like any other. */

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
  /** The name of its icon. */
  icon: string
}

/** `data: posts`: the blog's posts, newest first. */
export type PostEntry = PageEntry & { minutes: number }

/** `data: link-graph`: every page with the paths it links to and is linked from, by text or list, menus not counted. */
export type LinkedEntry = PageEntry & { to: string[]; from: string[] }

/** `data: songs`: every song of every playlist, in the playlists' order. */
export type SongEntry = { id: string | null; title: string; playlist: string }

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
] as const

export type DerivedName = (typeof derivedNames)[number]
