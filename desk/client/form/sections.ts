/** Divides a form into sections; the rows of a list are edited one at a time, since there may be a thousand. */
import type { Json } from "../../../src/lib/content/tree"
import type { Schema } from "../../shared/api"

export type Section =
  | { kind: "rows"; key: string | null; label: string; schema: Schema }
  | { kind: "keys"; label: string; schema: Schema }

const isRows = (schema: Schema | undefined): schema is Schema & { items: Schema } => {
  const items = schema?.items
  return (
    schema?.type === "array" &&
    items !== undefined &&
    !Array.isArray(items) &&
    (items.type === "object" || items.anyOf !== undefined || items.oneOf !== undefined)
  )
}

/** The sections of a schema: each list of objects is one, and all other keys share one. */
export function sectionsOf(schema: Schema): Section[] {
  if (isRows(schema)) return [{ kind: "rows", key: null, label: "Rows", schema: schema.items }]
  const entries = Object.entries(schema.properties ?? {})
  const rows = entries.filter(([, value]) => isRows(value))
  if (schema.type !== "object" || rows.length === 0) return [{ kind: "keys", label: "Keys", schema }]
  const rest = entries.filter(([, value]) => !isRows(value))
  const names = new Set(rest.map(([key]) => key))
  const keys: Schema = {
    ...schema,
    properties: Object.fromEntries(rest),
    required: (schema.required ?? []).filter(key => names.has(key)),
  }
  return [
    ...(rest.length > 0 ? [{ kind: "keys" as const, label: "Keys", schema: keys }] : []),
    ...rows.map(([key, value]) => ({
      kind: "rows" as const,
      key,
      label: key,
      schema: (value as { items: Schema }).items,
    })),
  ]
}

/** The rows of a section. */
export function rowsIn(value: Json, key: string | null): Json[] {
  const rows = key === null ? value : (value as Record<string, Json> | null)?.[key]
  return Array.isArray(rows) ? rows : []
}

/** Returns the value with other rows in a section. */
export function withRows(value: Json, key: string | null, rows: Json[]): Json {
  return key === null ? rows : { ...(value as Record<string, Json>), [key]: rows }
}

/** A row's label in the list of rows: its title or first text. */
export function nameOf(row: Json): string {
  if (typeof row !== "object" || row === null) return String(row)
  const named = ["title", "name", "label", "text", "words", "quote"].map(
    key => (row as Record<string, Json>)[key],
  )
  const parts = [...named, ...Object.values(row)].filter(
    part => typeof part === "string" || typeof part === "number",
  )
  const name = String(
    parts.find(part => typeof part === "string" && part.length > 1) ?? parts[0] ?? "(empty)",
  )
  return name.length > 60 ? `${name.slice(0, 57)}...` : name
}

/** A new row with empty texts and the constants that determine its kind. Other fields stay absent until typed. */
export function emptyRow(schema: Schema): Json {
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice) return emptyRow(choice)
  if (schema.type === "array") return []
  if (schema.type !== "object") return ""
  const needed = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key))
  return Object.fromEntries(
    needed.flatMap(([key, { const: constant, type, enum: choices }]): [string, Json][] => {
      if (constant !== undefined) return [[key, constant as Json]]
      return type === "string" && !choices ? [[key, ""]] : []
    }),
  )
}

/** The label of one alternative of a union schema. */
function titleOf({ type, properties, const: constant }: Schema): string {
  if (constant !== undefined) return String(constant)
  if (properties) return Object.keys(properties).join(", ")
  return type === "array" ? "several" : type === "string" ? "one text" : String(type ?? "other")
}

/**
 * Prepares a schema for rjsf: removes defaults, so that absent keys stay absent, and names the alternatives of
 * unions.
 */
export function prepareSchema(schema: Schema): Schema {
  const copy = structuredClone(schema)
  const clear = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return
    if (!Array.isArray(part) && "type" in part && "default" in part) delete part.default
    for (const options of [(part as Schema).anyOf, (part as Schema).oneOf])
      if (Array.isArray(options)) for (const option of options) option.title ??= titleOf(option)
    for (const inner of Object.values(part)) clear(inner)
  }
  clear(copy)
  return copy
}

/** rjsf's uiSchema: texts above 50 characters get a textarea. */
export function uiSchemaOf(schema: Schema, value: Json): Record<string, unknown> {
  const uiSchema: Record<string, unknown> = { "ui:submitButtonOptions": { norender: true } }
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    const current = (value as Record<string, Json> | null)?.[key]
    if (part.type === "string" && !part.enum && typeof current === "string" && current.length > 50)
      uiSchema[key] = { "ui:widget": "textarea" }
    if (part.type === "object" && typeof current === "object") uiSchema[key] = uiSchemaOf(part, current)
  }
  return uiSchema
}

/** Removes undefined keys from a value. */
export function withoutUndefined(value: unknown): Json {
  if (Array.isArray(value)) return value.map(item => (item === undefined ? "" : withoutUndefined(item)))
  if (typeof value !== "object" || value === null) return value as Json
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutUndefined(part)]))
}
