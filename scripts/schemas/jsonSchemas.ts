/** Converts the schemas of the check to JSON Schemas of the YAML in content/. */
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
 * Converts a valibot schema to JSON Schema (draft 7). Its messages become descriptions; rules that JSON Schema can't
 * express, such as those over several rows, are left to the check.
 */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    errorMode: "ignore",
    typeMode: "input",
    overrideSchema: ({ valibotSchema, jsonSchema }) => withDescription(valibotSchema, jsonSchema),
    overrideAction: ({ valibotAction, jsonSchema }) => withDescription(valibotAction, jsonSchema),
  })
}

/** Adds the message of a valibot schema or action, if it has one, as the description. */
function withDescription(source: object, schema: JsonSchema): JsonSchema {
  const message = "message" in source ? source.message : undefined
  // The type says already that a value is a text; the first of several messages is the one on how to write it.
  if (typeof message !== "string" || message === "Write a text." || schema.description) return schema
  return { ...schema, description: message }
}

/** Parses the descriptions of the front matter's keys from the text of content/README.md. */
export function parseGuideKeys(guide: string): Map<string, string> {
  const rows = guide.matchAll(/^\| `(\w+)` \| (?:yes|no) \| (.+) \|$/gm)
  return new Map([...rows].map(([, key = "", description = ""]) => [key, description.replaceAll("`", "")]))
}

/** Returns the JSON Schema of front matter; `guide` is the text of content/README.md, which describes the keys. */
export function frontMatterJson(guide: string): JsonSchema {
  const schema = jsonSchemaOf(frontMatterSchema)
  const descriptions = parseGuideKeys(guide)
  const properties = Object.entries(schema.properties ?? {}).map(([key, value]) => {
    const description = descriptions.get(key)
    return [key, description && typeof value === "object" ? { ...value, description } : value]
  })
  return { ...schema, title: "Front matter", properties: Object.fromEntries(properties) }
}

const isColumn = (column: unknown): column is Column => {
  const { key, type } = (column ?? {}) as Partial<Column>
  return typeof key === "string" && columnTypes.some(known => known === type)
}

/** Derives the schema of a list's rows from the columns of the <List> elements that show it; undefined without any. */
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
 * Returns the JSON Schema of a list in content/data: the one beside the component that reads it, or one derived from the
 * columns with which a page shows it; undefined if there is neither.
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

/** Returns the JSON Schema of a playlist's file. */
export const playlistJson = (): JsonSchema => ({ ...jsonSchemaOf(playlistFile), title: "Playlist" })

/** Returns the JSON Schema of content/codes.yaml. */
export const codesJson = (): JsonSchema => ({ ...jsonSchemaOf(lineSchema), title: "Registry of numbers" })

/** Reads the authors' guide below a root; returns an empty text if it does not exist. */
export function guideText(root: string): string {
  try {
    return readFileSync(join(root, guideFile), "utf8")
  } catch {
    return ""
  }
}
