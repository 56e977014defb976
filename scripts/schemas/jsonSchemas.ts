/** JSON Schemas of everything in content/ that is YAML, made from the schemas that the check holds it against. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema"
import type { GenericSchema } from "valibot"
import { lineSchema } from "../../src/engine/codeLines"
import type { Embed } from "../../src/engine/embeds"
import { frontMatterSchema } from "../../src/engine/frontMatter"
import { guideFile } from "../../src/engine/guide"
import { rowsSchema } from "../../src/engine/listRows"
import { schemaFileOf } from "../../src/engine/lists"
import { type Page, playlistFile } from "../../src/engine/pages"
import { type Column, columnTypes } from "../../src/lib/content/columns"

export type { JsonSchema }

const load = createRequire(join(process.cwd(), "index.js"))

/**
 * A schema of valibot's as JSON Schema (draft 7). What JSON Schema can't say, as a rule over several rows, is left to
 * the check; what the schema says to an author is the description.
 */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    errorMode: "ignore",
    typeMode: "input",
    overrideSchema: ({ valibotSchema, jsonSchema }) => told(valibotSchema, jsonSchema),
    overrideAction: ({ valibotAction, jsonSchema }) => told(valibotAction, jsonSchema),
  })
}

/** The schema with the message, if it has one, in words of its own. */
function told(source: object, schema: JsonSchema): JsonSchema {
  const message = "message" in source ? source.message : undefined
  // That a text is a text is said by the type; of several messages the first says how to write it.
  if (typeof message !== "string" || message === "Write a text." || schema.description) return schema
  return { ...schema, description: message }
}

/** What content/README.md says of each key of the front matter, by the key. */
export function keysOfGuide(guide: string): Map<string, string> {
  const rows = guide.matchAll(/^\| `(\w+)` \| (?:yes|no) \| (.+) \|$/gm)
  return new Map([...rows].map(([, key = "", what = ""]) => [key, what.replaceAll("`", "")]))
}

/** The schema of front matter; `guide` is the text of content/README.md, which says what the keys are for. */
export function frontMatterJson(guide: string): JsonSchema {
  const schema = jsonSchemaOf(frontMatterSchema)
  const words = keysOfGuide(guide)
  const properties = Object.entries(schema.properties ?? {}).map(([key, value]) => {
    const description = words.get(key)
    return [key, description && typeof value === "object" ? { ...value, description } : value]
  })
  return { ...schema, title: "Front matter", properties: Object.fromEntries(properties) }
}

const isColumn = (column: unknown): column is Column => {
  const { key, type } = (column ?? {}) as Partial<Column>
  return typeof key === "string" && columnTypes.some(known => known === type)
}

/** The schema of a list's rows by the columns of the <List> that shows it; undefined where none does. */
function shownSchema(name: string, pages: readonly Pick<Page, "lists">[]): GenericSchema | undefined {
  const columns = pages
    .flatMap(({ lists }) => lists.filter(({ props }) => props.data === name))
    .flatMap(({ props }) => (Array.isArray(props.columns) ? (props.columns as unknown[]) : []))
    .filter(isColumn)
  if (columns.length === 0) return undefined
  const known = new Set<string>()
  return rowsSchema(columns.filter(({ key }) => !known.has(key) && known.add(key)))
}

/**
 * The schema of a list of content/data: the one beside the component that reads it, or the columns with which a page
 * shows it; undefined where it has neither.
 */
export function listJson(
  root: string,
  name: string,
  embeds: Iterable<Embed>,
  pages: readonly Pick<Page, "lists">[],
): JsonSchema | undefined {
  const file = schemaFileOf(root, name, embeds)
  const own = file === undefined ? undefined : (load(file) as { schema: GenericSchema }).schema
  const schema = own ?? shownSchema(name, pages)
  return schema && { ...jsonSchemaOf(schema), title: name }
}

/** The schema of a playlist's file. */
export const playlistJson = (): JsonSchema => ({ ...jsonSchemaOf(playlistFile), title: "Playlist" })

/** The schema of content/codes.yaml. */
export const codesJson = (): JsonSchema => ({ ...jsonSchemaOf(lineSchema), title: "Registry of numbers" })

/** The text of the authors' guide below a root; empty where there is none. */
export function guideText(root: string): string {
  try {
    return readFileSync(join(root, guideFile), "utf8")
  } catch {
    return ""
  }
}
