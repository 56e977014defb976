/** From files to pages: addresses, front matter, and the entries by which other pages know them. */
import * as v from "valibot"
import type { PageEntry } from "../lib/content/derivedLists"
import type { Json, Tree } from "../lib/content/tree"
import type { WindowKind } from "../lib/content/windows"
import { type Playlist, playlistSchema } from "../lib/music/playlist"
import type { CodeRequest } from "./codeLines"
import { deepFreeze } from "./deepFreeze"
import {
  dataNames,
  daySchema,
  type FrontMatter,
  lifeEntries,
  readFrontMatter,
  unplacedFront,
  wasSchema,
} from "./frontMatter"
import type { Reference } from "./mdx/findings"
import type { ListUse } from "./mdx/propPlaces"
import type { Place, Problem } from "./problems"
import { draftMark, type PublishState, publicationOf, publicationProblems, siteDay } from "./publication"
import type { Source } from "./read"
import { readYaml, type Yaml } from "./yaml/read"
import { checkSchema } from "./yaml/schema"

export type Kind = "page" | "post" | "playlist"

/** What a file says of its page, before anything on it is evaluated. */
export type PageSource = {
  kind: Kind
  file: string
  /** The address with a leading slash; parameters as in "/youtube/[id]". */
  path: string
  /** The address in the registry: without the leading slash, but "/" for home. */
  key: string
  title: string
  description: string
  /** The day on which it came, or is to come. */
  added: string
  /** The day of its last change, where it says one. */
  updated?: string
  /** Hidden by its own wish, or not out yet. */
  hidden: boolean
  /** What it waits for before it is published; "" where it is out. */
  waits: PublishState
  /** Whether it has a line in the registry, as all have that are neither hidden by their own wish nor drafts. */
  numbered: boolean
  /** The tags that it names itself; those of its address come with the list of tags. */
  tags: readonly string[]
  /** Whether it is an item of the feed, as long as it is not hidden. */
  feed: boolean
  /** The language of its text, as a tag of BCP 47: "fi", or that of the site. */
  lang: string
  background: string
  /** The kind of window that its front matter asks for; without it the kind follows from what is on the page. */
  window?: WindowKind
  flag?: string
  was: string[]
  data: string[]
  playlist?: Playlist
  /** Its MDX, with the front matter blanked out. */
  body: string
  digest: string
  /** Where a key of its front matter stands, or of its YAML. */
  at: Yaml["at"]
}

/** A page's place in the registry, null where it has none, and the name of its icon. */
export type Registered = { code: string | null; feedId: string | null; icon: string }

/** A picture of a page's own: its path from content/, and where the page names it. */
export type Picture = Place & { path: string }

/** What is wrong with a picture, and what to do, without its name; null where nothing is. */
export type PictureFault = { is: string; todo: string } | null

/** What a page's MDX has come to. Pages may share it: it is frozen. */
export type Contents = {
  tree: Tree
  links: readonly Reference[]
  images: readonly Picture[]
  /** What "#..." in a link may say; null where the page can't be read. */
  anchors: readonly string[] | null
  embeds: readonly string[]
  /** The lists that it shows by <List>. */
  lists: readonly ListUse[]
}

/** A page as everything but its own checks knows it: its text and syntax weigh more than all the rest. */
export type Page = Omit<PageSource, "body" | "at" | "window"> & Registered & Contents & { window: WindowKind }

/** The address of a file in content: "content/pages/tools/x.mdx" is at "/tools/x". */
export function pathOf(file: string): string {
  const bare = file.replace(/^content\/pages\//, "").replace(/^content\/blog\//, "blog/")
  const path = bare.replace(/^content\/playlists\//, "playlist/").replace(/\.(mdx|yaml)$/, "")
  return `/${path.replace(/(^|\/)index$/, "")}`.replace(/(.)\/$/, "$1")
}

/** What a path's parameter matches, as Gatsby's router writes it: "/youtube/:id", "/blog/*"; none for plain paths. */
export function matchPathOf(path: string): string | undefined {
  if (!path.includes("[")) return undefined
  return path.replace("[...]", "*").replace(/\[(\w+)\]/g, ":$1")
}

/** The path as the registry has it. */
export function keyOf(path: string): string {
  return path === "/" ? "/" : path.slice(1)
}

/** What a page has that is made of no MDX. */
export const noContents: Contents = deepFreeze({
  tree: [],
  links: [],
  images: [],
  anchors: [],
  embeds: [],
  lists: [],
})

/**
 * An MDX file as a page on a day, not evaluated yet; null where its front matter has mistakes. Its text can still be
 * checked then: `unplaced` is the page without the keys that are wrong, which has no place on the site.
 */
export function readPage(
  { file, text, digest }: Source,
  today = siteDay(new Date()),
  language = "en",
): { page: PageSource | null; unplaced?: PageSource; problems: Problem[] } {
  const { front, problems, yaml, bodyOffset } = readFrontMatter(file, text)
  if (!front) {
    const rest = bodyOffset > 0 ? unplacedFront(yaml.value) : null
    return { page: null, ...(rest && { unplaced: draftOf(rest) }), problems }
  }
  const path = pathOf(file)
  if (front.title.trim() === "" && (path !== "/" || front.title !== "")) {
    return {
      page: null,
      unplaced: draftOf(front),
      problems: [{ ...yaml.at(["title"]), what: "The title is empty.", todo: "Write one." }],
    }
  }
  return { page: draftOf(front), problems: publicationProblems(front, yaml.at, today) }

  function draftOf(front: FrontMatter): PageSource {
    const path = pathOf(file)
    const page: PageSource = {
      kind: file.startsWith("content/blog/") ? "post" : "page",
      file,
      path,
      key: keyOf(path),
      title: front.title,
      description: front.description.trim(),
      ...publicationOf(front, front.hidden ?? false, today),
      feed: front.feed ?? true,
      lang: front.lang ?? language,
      background: front.background ?? "none",
      was: front.was ?? [],
      data: dataNames(front),
      body: text.slice(0, bodyOffset).replace(/[^\n]/g, " ") + text.slice(bodyOffset),
      digest,
      at: yaml.at,
    }
    if (front.flag) page.flag = front.flag
    if (front.window) page.window = front.window
    return page
  }
}

/** A page's claim to its number: one that is to come on a day has it before, and a draft has none. */
export function codeRequestOf({ key, file, waits, numbered, was, at }: PageSource): CodeRequest {
  return {
    path: key,
    file,
    hidden: !numbered,
    ...(waits === draftMark && { draft: true }),
    was: was.map((path, i) => ({ path, ...at(["was", i]) })),
  }
}

/** Songs that stand twice in a playlist, by their video or by their name. */
function songsTwice({ value, at }: Yaml): Problem[] {
  const { songs } = (value ?? {}) as { songs?: Json }
  if (!Array.isArray(songs)) return []
  const seen = new Map<string, number>()
  return songs.flatMap((song, i): Problem[] => {
    if (typeof song !== "object" || song === null || Array.isArray(song)) return []
    const keys = [song.id, song.title].filter(key => typeof key === "string")
    const before = keys.map(key => seen.get(key)).find(index => index !== undefined)
    for (const key of keys) if (!seen.has(key)) seen.set(key, i)
    if (before === undefined) return []
    const what = `"${song.title ?? song.id}" stands here twice: it is song ${before + 1} too.`
    return [{ ...at(["songs", i]), what, todo: "Remove one of the two." }]
  })
}

/** What a playlist's file may say. */
export const playlistFile = v.strictObject({
  ...playlistSchema.entries,
  added: daySchema,
  was: wasSchema,
  ...lifeEntries,
})

/** A playlist's YAML as a page on a day. */
export function readPlaylist(
  { file, text, digest }: Source,
  today = siteDay(new Date()),
  language = "en",
): { page: PageSource | null; problems: Problem[] } {
  const yaml = readYaml(file, text)
  const problems =
    yaml.problems.length > 0 ? yaml.problems : [...checkSchema(yaml, playlistFile), ...songsTwice(yaml)]
  if (problems.length > 0) return { page: null, problems }
  const written = yaml.value as unknown as v.InferOutput<typeof playlistFile>
  const { name: title, description, added, songs, was = [] } = written
  const path = pathOf(file)
  const page: PageSource = {
    kind: "playlist",
    file,
    path,
    key: keyOf(path),
    title,
    description,
    ...publicationOf(written, false, today),
    feed: true,
    lang: language,
    background: "none",
    was,
    data: [],
    playlist: deepFreeze({ name: title, description, added, songs }),
    body: "",
    digest,
    at: yaml.at,
  }
  return { page, problems: publicationProblems(written, yaml.at, today) }
}

/** What every list of pages tells of one. */
export type Listed = Pick<PageSource, "path" | "title" | "description" | "added" | "updated"> & Registered

/** A page as other pages list it. */
export function entryOf(page: Listed, siteName: string): PageEntry {
  const { path, title, description, code, added, updated, icon } = page
  const changed = updated === undefined ? {} : { updated }
  return { path, title: title || siteName, description, code: code ?? "", added, ...changed, icon }
}
