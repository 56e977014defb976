/** Converts files to pages: addresses, front matter, and the entries in lists of pages. */
import * as v from "valibot"
import type { PageEntry } from "../lib/content/derivedLists"
import type { PerttiRole } from "../lib/content/pertti"
import type { Thing } from "../lib/content/thing"
import type { Json, Tree } from "../lib/content/tree"
import type { WindowKind } from "../lib/content/windows"
import { type Playlist, playlistSchema } from "../lib/music/playlist"
import type { CodeRequest } from "./codeLines"
import { deepFreeze } from "./deepFreeze"
import {
  dataNames,
  daySchema,
  type FrontMatter,
  fallbackFrontMatter,
  publicationEntries,
  readFrontMatter,
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

/** A page as its file has it, not yet evaluated. */
export type PageSource = {
  kind: Kind
  file: string
  /** The address with a leading slash; parameters are as in "/youtube/[id]". */
  path: string
  /** The address without its leading slash, as in the registry; "/" for the home page. */
  key: string
  title: string
  description: string
  /** The publication date, past or future. */
  added: string
  /** The date of the last change, if the front matter names one. */
  updated?: string
  /** True for pages hidden by their front matter, and for unpublished ones. */
  hidden: boolean
  /** The state of publication; "" for a published page. */
  publishState: PublishState
  /** True if the page has a line in the registry: it is neither hidden by its front matter nor a draft. */
  numbered: boolean
  /** The tags in its front matter, without those assigned by address in the list of tags. */
  tags: readonly string[]
  /** True if the page is a feed item once it is not hidden. */
  feed: boolean
  /** The language of its text as a BCP 47 tag; the site's by default. */
  lang: string
  background: string
  /** True if the page stays open behind the next one. */
  stays: boolean
  /** The window kind in its front matter; without one it depends on the contents. */
  window?: WindowKind
  /** True if visitors who don't know where to go are sent here first. */
  recommended?: boolean
  /** The thing that the page gives at its moment. */
  thing?: Thing
  /** The part that Pertti plays on the page. */
  pertti?: PerttiRole
  flag?: string
  was: string[]
  data: string[]
  playlist?: Playlist
  /** The MDX with the front matter blanked out. */
  body: string
  digest: string
  /** The place of a key in the front matter or YAML. */
  at: Yaml["at"]
}

/** A page's code and feed id, null where it has none, and the name of its icon. */
export type Registered = { code: string | null; feedId: string | null; icon: string }

/** A page's own picture: its path from content/, and the place where the page names it. */
export type Picture = Place & { path: string }

/** The predicate of a sentence about a faulty picture, and what to do; null if the picture is sound. */
export type PictureFault = { is: string; todo: string } | null

/** A page's evaluated MDX, frozen since pages may share it. */
export type Contents = {
  tree: Tree
  links: readonly Reference[]
  images: readonly Picture[]
  /** The fragments that links may use; null for an unreadable page. */
  anchors: readonly string[] | null
  embeds: readonly string[]
  /** The uses of <List>. */
  lists: readonly ListUse[]
}

/** An evaluated page without its source and YAML, which would take most of the memory. */
export type Page = Omit<PageSource, "body" | "at" | "window"> & Registered & Contents & { window: WindowKind }

/** Returns whether a page's text has a mistake that leaves it unread. */
export const isUnreadable = ({ anchors }: Pick<Page, "anchors">) => anchors === null

/** The address of a content file: "content/pages/tools/x.mdx" is at "/tools/x". */
export function pathOf(file: string): string {
  const bare = file.replace(/^content\/pages\//, "").replace(/^content\/blog\//, "blog/")
  const path = bare.replace(/^content\/playlists\//, "playlist/").replace(/\.(mdx|yaml)$/, "")
  return `/${path.replace(/(^|\/)index$/, "")}`.replace(/(.)\/$/, "$1")
}

/**
 * The pattern of a path with parameters for Gatsby's router: "/youtube/:id", "/blog/*"; undefined for plain paths.
 */
export function matchPathOf(path: string): string | undefined {
  if (!path.includes("[")) return undefined
  return path.replace("[...]", "*").replace(/\[(\w+)\]/g, ":$1")
}

/** The registry's form of a path. */
export function keyOf(path: string): string {
  return path === "/" ? "/" : path.slice(1)
}

/** The contents of a page without MDX. */
export const noContents: Contents = deepFreeze({
  tree: [],
  links: [],
  images: [],
  anchors: [],
  embeds: [],
  lists: [],
})

/**
 * Reads an MDX file as a page, as of a day; null if the front matter has mistakes. Then `invalidPage` is the page
 * without the wrong keys, so that its text can be checked.
 */
export function readPage(
  { file, text, digest }: Source,
  today = siteDay(new Date()),
  language = "en",
): { page: PageSource | null; invalidPage?: PageSource; problems: Problem[] } {
  const { front, problems, yaml, bodyOffset } = readFrontMatter(file, text)
  if (!front) {
    const rest = bodyOffset > 0 ? fallbackFrontMatter(yaml.value) : null
    return { page: null, ...(rest && { invalidPage: pageSourceOf(rest) }), problems }
  }
  const path = pathOf(file)
  if (front.title.trim() === "" && (path !== "/" || front.title !== "")) {
    return {
      page: null,
      invalidPage: pageSourceOf(front),
      problems: [{ ...yaml.at(["title"]), what: "The title is empty.", todo: "Write one." }],
    }
  }
  return { page: pageSourceOf(front), problems: publicationProblems(front, yaml.at, today) }

  function pageSourceOf(front: FrontMatter): PageSource {
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
      stays: front.stays ?? true,
      was: front.was ?? [],
      data: dataNames(front),
      body: text.slice(0, bodyOffset).replace(/[^\n]/g, " ") + text.slice(bodyOffset),
      digest,
      at: yaml.at,
    }
    if (front.recommended) page.recommended = true
    if (front.flag) page.flag = front.flag
    if (front.thing) page.thing = front.thing
    if (front.pertti) page.pertti = front.pertti
    if (front.window) page.window = front.window
    return page
  }
}

/** A page's request for its code. Pages with a publication date have one in advance, drafts have none. */
export function codeRequestOf({ key, file, publishState, numbered, was, at }: PageSource): CodeRequest {
  return {
    path: key,
    file,
    hidden: !numbered,
    ...(publishState === draftMark && { draft: true }),
    was: was.map((path, i) => ({ path, ...at(["was", i]) })),
  }
}

/** Finds songs that a playlist lists twice, by video or title. */
function duplicateSongs({ value, at }: Yaml): Problem[] {
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

/** The schema of a playlist's file. */
export const playlistFile = v.strictObject({
  ...playlistSchema.entries,
  added: daySchema,
  was: wasSchema,
  ...publicationEntries,
})

/** Reads a playlist's YAML as a page, as of a day. */
export function readPlaylist(
  { file, text, digest }: Source,
  today = siteDay(new Date()),
  language = "en",
): { page: PageSource | null; problems: Problem[] } {
  const yaml = readYaml(file, text)
  const problems =
    yaml.problems.length > 0 ? yaml.problems : [...checkSchema(yaml, playlistFile), ...duplicateSongs(yaml)]
  if (problems.length > 0) return { page: null, problems }
  const values = yaml.value as unknown as v.InferOutput<typeof playlistFile>
  const { name: title, description, added, songs, sideB = [], toy, was = [] } = values
  const path = pathOf(file)
  const page: PageSource = {
    kind: "playlist",
    file,
    path,
    key: keyOf(path),
    title,
    description,
    ...publicationOf(values, false, today),
    feed: true,
    lang: language,
    background: "none",
    stays: true,
    was,
    data: [],
    playlist: deepFreeze({ name: title, description, added, songs, sideB }),
    body: toy ? `<${toy} />` : "",
    digest,
    at: yaml.at,
  }
  return { page, problems: publicationProblems(values, yaml.at, today) }
}

/** The fields of a page in lists. */
export type Listed = Pick<
  PageSource,
  "path" | "title" | "description" | "added" | "updated" | "recommended"
> &
  Registered

/** Converts a page to its entry in lists. */
export function entryOf(page: Listed, siteName: string): PageEntry {
  const { path, title, description, code, added, updated, icon, recommended } = page
  const optional = { ...(updated !== undefined && { updated }), ...(recommended && { recommended }) }
  return { path, title: title || siteName, description, code: code ?? "", added, ...optional, icon }
}
