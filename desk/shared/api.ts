/** The messages between the desk and its server. */
import type { Problem } from "../../src/engine/problems"
import type { PropTypes } from "../../src/engine/propTypes"

export type { Problem, PropTypes }

/** The request header with the key from the address that `npm run edit` prints. */
export const keyHeader = "x-edit-key"

/** The address of the develop server. */
export const developAddress = "http://localhost:8000"

export type FileKind = "page" | "post" | "playlist" | "list" | "registry" | "picture"

/** A file of content/, or a picture of static/. */
export type ContentFile = {
  file: string
  kind: FileKind
  /** The page's title; empty if it is unreadable or the file is no page. */
  title: string
  /** The page's address; null for other files. */
  path: string | null
}

export type Component = { name: string; doc: string; props: PropTypes; list: boolean; data: string[] }

/** The parts of JSON Schema (draft 7) that the desk reads. */
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

/** Names and schemas for completion and forms. */
export type Knowledge = {
  /** Identifies the site, since several may be edited at the same address. */
  site: string
  files: ContentFile[]
  components: Component[]
  /** Every page with its anchors. */
  pages: { path: string; title: string; anchors: readonly string[] }[]
  /** Every list, including those that the build makes. */
  lists: string[]
  /** The facts available as `{site.name}`. */
  facts: string[]
  frontMatter: Schema
  /** The schemas of YAML files, by file. */
  schemas: Record<string, Schema>
}

export type Opened = { text: string; digest: string }
export type Saved = { digest: string }
/** The file's current version, which differs from the one that was read. */
export type Conflict = { conflict: Opened }

/** Changes on disk: a stamp of content/, and the texts of open files that changed; null for a deleted file. */
export type DiskChanges = { stamp: string; files: Record<string, Opened | null> }

export type Action =
  | { do: "new"; kind: "page" | "post" | "list" | "playlist"; path: string; title: string }
  | { do: "rename"; file: string; to: string }
  | { do: "remove"; file: string }

/** A file's text before and after; null if it does not exist. */
export type Change = { file: string; before: string | null; after: string | null }

/** The effects of an action. */
export type Plan = {
  /** A digest of the changes, which differs if a file has changed meanwhile. */
  id: string
  changes: Change[]
  /** New problems that the action would cause. */
  problems: Problem[]
  notes: string[]
  /** The file to open afterwards. */
  opens: string | null
}

export type Develop = { state: "running" | "starting" | "stopped" | "failed"; log: string }
