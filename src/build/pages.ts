/** From files to pages: addresses, front matter, and the entries by which other pages know them. */
import * as v from "valibot"
import type { PageEntry } from "../lib/lists/derived"
import { type Playlist, playlistSchema } from "../lib/playlist"
import type { Tree } from "../lib/tree"
import type { Claim } from "./codeLines"
import { dataNames, daySchema, readFrontMatter, wasSchema } from "./frontMatter"
import type { Reference } from "./mdx/evaluate"
import type { Problem } from "./problems"
import type { Source } from "./read"
import { checkSchema, readYaml, type Yaml } from "./yaml"

export type Kind = "page" | "post" | "playlist"

export type Page = {
  kind: Kind
  file: string
  /** The address with a leading slash; parameters as in "/youtube/[id]". */
  path: string
  /** The address in the registry: without the leading slash, but "/" for home. */
  key: string
  title: string
  description: string
  added: string
  hidden: boolean
  lang: "en" | "fi"
  background: string
  flag?: string
  was: string[]
  data: string[]
  code: string | null
  feedId: string | null
  body: string
  tree: Tree
  links: Reference[]
  images: string[]
  /** What "#..." in a link may say; null where the page can't be read. */
  anchors: string[] | null
  embeds: string[]
  playlist?: Playlist
  digest: string
  /** Where a key of its front matter stands, or of its YAML. */
  at: Yaml["at"]
}

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

const nothing = { tree: [], links: [], images: [], anchors: [], embeds: [], code: null, feedId: null }

/** An MDX file as a page, not evaluated yet; null where its front matter has mistakes. */
export function readPage({ file, text, digest }: Source): { page: Page | null; problems: Problem[] } {
  const { front, problems, yaml, bodyOffset } = readFrontMatter(file, text)
  if (!front) return { page: null, problems }
  const path = pathOf(file)
  if (front.title === "" && path !== "/") {
    return {
      page: null,
      problems: [{ ...yaml.at(["title"]), what: "The title is empty.", todo: "Write one." }],
    }
  }
  const page: Page = {
    ...nothing,
    kind: file.startsWith("content/blog/") ? "post" : "page",
    file,
    path,
    key: keyOf(path),
    title: front.title,
    description: front.description,
    added: front.added,
    hidden: front.hidden ?? false,
    lang: front.lang ?? "en",
    background: front.background ?? "none",
    was: front.was ?? [],
    data: dataNames(front),
    body: text.slice(0, bodyOffset).replace(/[^\n]/g, " ") + text.slice(bodyOffset),
    digest,
    at: yaml.at,
  }
  if (front.flag) page.flag = front.flag
  return { page, problems }
}

/** A page's claim to its number. */
export function claimOf({ key, file, hidden, was, at }: Page): Claim {
  return { path: key, file, hidden, was: was.map((path, i) => ({ path, ...at(["was", i]) })) }
}

const playlistFile = v.strictObject({ ...playlistSchema.entries, added: daySchema, was: wasSchema })

/** A playlist's YAML as a page. */
export function readPlaylist({ file, text, digest }: Source): { page: Page | null; problems: Problem[] } {
  const yaml = readYaml(file, text)
  const problems = yaml.problems.length > 0 ? yaml.problems : checkSchema(yaml, playlistFile)
  if (problems.length > 0) return { page: null, problems }
  const { was = [], ...playlist } = yaml.value as unknown as v.InferOutput<typeof playlistFile>
  const path = pathOf(file)
  const { name: title, description, added } = playlist
  const about = {
    kind: "playlist" as const,
    file,
    path,
    key: keyOf(path),
    title,
    description,
    added,
    was,
    digest,
    playlist,
    at: yaml.at,
  }
  const rest = { hidden: false, lang: "en" as const, background: "none", data: [], body: "" }
  return { page: { ...nothing, ...rest, ...about }, problems: [] }
}

/** A page as other pages list it. */
export function entryOf({ path, title, description, code, added }: Page, siteName: string): PageEntry {
  return { path, title: title || siteName, description, code: code ?? "", added }
}
