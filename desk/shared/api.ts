/** What the desk and its server say to each other. */
import type { Problem } from "../../src/engine/problems"
import type { PropTypes } from "../../src/engine/propTypes"

export type { Problem, PropTypes }

/** The header that holds the key of the address that `npm run edit` prints. */
export const keyHeader = "x-edit-key"

/** Where the develop server is. */
export const developAddress = "http://localhost:8000"

export type FileKind = "page" | "post" | "playlist" | "list" | "registry" | "picture"

/** A file of content/, or a picture of static/. */
export type ContentFile = {
  file: string
  kind: FileKind
  /** The page's title; empty where it can't be read, or is none. */
  title: string
  /** The page's address; null for what has none. */
  path: string | null
}

export type Component = { name: string; doc: string; props: PropTypes; list: boolean; data: string[] }

/** JSON Schema (draft 7), as far as the desk looks into it. */
export type Schema = {
  type?: string | string[]
  title?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | Schema[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  [keyword: string]: unknown
}

/** What is there to be named: what the editor completes and the forms are made of. */
export type Knowledge = {
  /** Tells this site from others that are edited at the same address. */
  site: string
  files: ContentFile[]
  components: Component[]
  /** Every page with what "#..." may say after its address. */
  pages: { path: string; title: string; anchors: readonly string[] }[]
  /** Every list, also those that the build makes. */
  lists: string[]
  /** What `{site.` may be followed by. */
  facts: string[]
  frontMatter: Schema
  /** The schemas of YAML files, by the file. */
  schemas: Record<string, Schema>
}

export type Opened = { text: string; digest: string }
export type Saved = { digest: string }
/** The file has changed on the disk since it was read. */
export type Conflict = { conflict: Opened }

/** Changes on disk: a stamp of content/, and the texts of open files that changed; null for a deleted file. */
export type DiskChanges = { stamp: string; files: Record<string, Opened | null> }

export type Action =
  | { do: "new"; kind: "page" | "post" | "list" | "playlist"; path: string; title: string }
  | { do: "rename"; file: string; to: string }
  | { do: "remove"; file: string }

/** A file's text before and after; null where it is not there. */
export type Change = { file: string; before: string | null; after: string | null }

/** What an action would do. */
export type Plan = {
  /** Of the changes: it is another when a file has changed meanwhile. */
  id: string
  changes: Change[]
  /** The mistakes that would be there and are not there now. */
  problems: Problem[]
  notes: string[]
  /** The file to open afterwards. */
  opens: string | null
}

export type Develop = { state: "running" | "starting" | "stopped" | "failed"; log: string }
